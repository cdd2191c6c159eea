import { subjects } from './mistakes.ts';
import type { Edit } from './mistake.ts';

/** Returns the page of all mistakes, each with its edit and with the finding that is printed. `printed` holds the latter by name. */
export function handbookOfMistakes(printed: ReadonlyMap<Edits, string>): string {
  return [
    '# Mistakes and their findings',
    'Each mistake is one that an editor may make in the content of the tests, followed by everything that `npm run validate` prints about it. ' +
      '`tests/corpus/corpus.test.ts` writes this page. `npx vitest run tests/corpus -u` writes it again.',
    ...subjects.flatMap(({ title, mistakes }) => [
      `## ${title}`,
      ...mistakes.flatMap(({ name, edits }) => [
        `### The mistake: ${name}`,
        edits.map(described).join('\n\n'),
        'What is printed:',
        fenced('text', printed.get(edits) ?? ''),
      ]),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

type Edits = readonly Edit[];

function described(edit: Edit): string {
  const { file } = edit;
  if ('deleted' in edit) return `\`${file}\` is deleted.`;
  if ('movedTo' in edit) return `\`${file}\` is moved to \`${edit.movedTo}\`.`;
  if ('copyOf' in edit) return `\`${edit.copyOf}\` is copied to \`${file}\`.`;
  if ('text' in edit) {
    return edit.text === ''
      ? `\`${file}\` is empty.`
      : `\`${file}\` is:\n\n${fenced('text', visible(edit.text.trimEnd()))}`;
  }
  const [from, to] = [edit.from, edit.to].map((text) => text.split('\n'));
  const lines = [
    ...(from ?? []).map((line) => `- ${line}`),
    ...(to ?? []).map((line) => `+ ${line}`),
  ];
  return `In \`${file}\`:\n\n${fenced('diff', visible(lines.join('\n')))}`;
}

/** Returns a text with its invisible characters as codes. */
function visible(text: string): string {
  return text.replaceAll(
    /[^\P{C}\n]|[\u00a0\u200b]/gu,
    (sign) => `<U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );
}

function fenced(language: string, text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return ['````' + language, ...lines, '````'].join('\n');
}
