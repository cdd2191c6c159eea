/**
 * Returns a number from 0 to 2³²−1 that depends only on the text: FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) with a
 * final mix, so that texts that differ only in their last letter are spread too.
 */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns one of `choices`, always the same for the same text. Throws if there are none. */
export function chooseBy<T>(text: string, choices: readonly T[]): T {
  const choice = choices[stableHash(text) % choices.length];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}
