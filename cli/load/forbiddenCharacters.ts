import type { Root } from 'hast';
import type { Problem } from '#cli/model/problem.ts';
import type { DataPath } from '#cli/model/finding.ts';

/**
 * Characters that no XML document may contain, including unpaired surrogates (https://www.w3.org/TR/xml/#charsets), those that reverse the text
 * around them (https://www.unicode.org/reports/tr9/), line breaks that only some programs know, the sign for a picture that was not pasted, a
 * space without width inside a word or at its edge, a soft hyphen at the edge of a word, and signs that only a font
 * such as Wingdings shows. At the start of a line, such a sign is the bullet of a list.
 */
const FORBIDDEN = new RegExp(
  [
    /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u0085\u2028-\u202E\u2066-\u2069\uFFFC\uFFFE\uFFFF]/u,
    /\p{Surrogate}/u,
    /[\uE000-\uF8FF](?<=\S[^\n]*.)/u,
    /(?<=[\p{L}\d])[\u200B\uFEFF](?=[\p{L}\d])/u,
    // At the end, and at the start of a word.
    /(?<=[\p{L}\d.,;!?])[\u200B\uFEFF\u00AD](?=[\s.,;:!?)]|$)/u,
    /(?<=^|\n|[\p{L}\d.,;!?] )[\u200B\uFEFF\u00AD](?=[\p{L}\d])/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** The maximum number of findings of this kind in one file. */
const LIMIT = 5;

/**
 * Finds characters that would break feeds. Looks in the text of an entry first. If it has none, looks in the fields and the body,
 * where an escape such as `"\x07"` or `&#7;` can produce them.
 */
export function forbiddenCharacters(entry: {
  file: string;
  text: string;
  data: unknown;
  tree: Root;
  bodyLine: number;
}): Problem[] {
  const { file, text, data, tree, bodyLine } = entry;
  const problem = (found: string, at: Problem['at']): Problem => ({
    code: 'character-forbidden',
    args: { character: codePoint(found) },
    at,
  });
  if (FORBIDDEN.test(text)) {
    return text
      .split('\n')
      .flatMap((line, index) => {
        const match = FORBIDDEN.exec(line);
        return match ? [problem(match[0], { file, line: index + 1, column: match.index + 1 })] : [];
      })
      .slice(0, LIMIT);
  }
  const inFields = [...stringsIn(data, [])].flatMap(([value, path]) => {
    const match = FORBIDDEN.exec(value);
    return match ? [problem(match[0], { file, path })] : [];
  });
  const inBody = [...stringsIn(tree, [])]
    .map(([value]) => FORBIDDEN.exec(value))
    .find((match) => match !== null);
  return [
    ...inFields.slice(0, LIMIT),
    ...(inBody ? [problem(inBody[0], { file, line: bodyLine, column: 1 })] : []),
  ];
}

/** Returns the name of the first forbidden character of a text, such as "U+0007", or undefined if there is none. */
export function forbiddenCharacterIn(text: string): string | undefined {
  const [found] = FORBIDDEN.exec(text) ?? [];
  return found === undefined ? undefined : codePoint(found);
}

function* stringsIn(value: unknown, path: DataPath): Generator<[string, DataPath]> {
  if (typeof value === 'string') yield [value, path];
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* stringsIn(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* stringsIn(item, [...path, key]);
  }
}

/** Returns the name of a character, such as "U+0007". */
function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
