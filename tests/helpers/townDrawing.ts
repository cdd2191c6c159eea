import { edited } from './contentDir.ts';

/** Returns the minimal content with a drawing for the pages of a service in towns. Each of `words` is a pattern. */
export function townDrawing(...words: string[]): Record<string, string> {
  const fields = [
    'townDrawing:',
    '  src: /images/services/marketing.svg',
    '  alt: A search for a joiner {{ in_town }}',
    '  width: 1200',
    '  height: 630',
    "  colour: '#10241c'",
    '  words:',
    ...words.map(
      (text) => `    - { text: '${text}', x: 10, y: 50, size: 40, width: 300, centred: true }`,
    ),
    'heroImage:',
  ];
  return edited('services/marketing.md', 'heroImage:', fields.join('\n'));
}
