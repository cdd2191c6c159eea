import { asciiLetters } from '#schemas/asciiLetters.ts';

/** Returns a text in lower case, without accents, apostrophes and full stops, and with ASCII for letters such as "ł", as visitors may type it. */
export function plainLetters(text: string): string {
  return asciiLetters(text.normalize('NFD').toLowerCase()).replace(/\p{M}|['’.]/gu, '');
}
