/** The first character of Unicode's private use area. It stands for the first slot. */
const FIRST = 0xe000;

/** Returns the character that stands for a variable of a pattern which is not filled. */
export function slotCharacter(slot: number): string {
  return String.fromCharCode(FIRST + slot);
}

/** Returns the slots of a text in their order, each as often as it occurs. */
export function slotsIn(text: string): number[] {
  return Array.from(text.matchAll(SLOT), ([character]) => character.charCodeAt(0) - FIRST);
}

/** Matches a character that stands for a slot. */
export const SLOT = /[\uE000-\uF8FF]/g;
