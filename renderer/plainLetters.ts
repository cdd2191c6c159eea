/** Returns a text in lower case, without accents, apostrophes and full stops, as visitors may type it. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase();
}
