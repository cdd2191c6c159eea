/**
 * Chance that falls the same way in every run, so that a drawing stays as it was: `random()` in [0, 1), `between(a, b)`. An
 * implementation of mulberry32.
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
