import { asciiLetters } from '#schemas/asciiLetters.ts';

/** Returns a text in lower case and letters of ASCII, without apostrophes and full stops, as visitors may type it. */
export function plainLetters(text: string): string {
  return asciiLetters(text.normalize('NFD').toLowerCase()).replace(/\p{M}|['’.]/gu, '');
}
