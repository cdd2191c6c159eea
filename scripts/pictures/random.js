/**
 * Returns random functions that give the same numbers in every run, so that a drawing does not change: `random()` in [0, 1),
 * `between(a, b)`, and `pick(choices)`. The generator is mulberry32.
 */
function chance(seed) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low, high) => low + random() * (high - low);
  const pick = (choices) => choices[Math.floor(random() * choices.length)];
  return { random, between, pick };
}
window.chance = chance;
