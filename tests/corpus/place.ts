import type { Findings } from '../helpers/findingsOf.ts';
import { corpusContent } from './corpusContent.ts';
import { filesAfter } from './corpusFindings.ts';
import type { Mistake } from './mistake.ts';

/** Returns the file and the line of a finding, with the text of the line. */
export function placeOf(
  finding: Findings['findings'][number] | undefined,
  { texts }: Findings,
): string {
  if (!finding) return 'no place';
  return placeOn(finding.file.replace(/^content\//, ''), texts.get(finding.file), finding.line);
}

function placeOn(file: string, text: string | undefined, line: number): string {
  return `${file}:${line} ${text?.split('\n')[line - 1] ?? ''}`.trim();
}

/** Returns the place at which the finding is expected, in the form of `placeOf`. */
export function expectedPlace(
  { edits, in: file, at, nth = 1 }: Mistake,
  { texts }: Findings,
): string {
  const [first] = edits;
  const where = file ?? (first && 'movedTo' in first ? first.movedTo : (first?.file ?? ''));
  const text = texts.get(`content/${where}`);
  const lines = (text ?? '').split('\n');
  const before = (corpusContent()[where] ?? '').split('\n');
  const changed = where in filesAfter(edits) && where in corpusContent();
  const index =
    at !== undefined
      ? (lines.flatMap((line, number) => (line.trimStart().startsWith(at) ? [number] : []))[
          nth - 1
        ] ?? -1)
      : changed && text !== undefined
        ? lines.findIndex((line, number) => line !== before[number])
        : 0;
  return placeOn(where, text, index + 1);
}
