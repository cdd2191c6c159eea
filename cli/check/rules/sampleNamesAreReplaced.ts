import { isSampleAt } from '../isSampleAt.ts';
import { sampleFilesIn } from '../sampleFilesIn.ts';
import { sampleTraces } from '../sampleTraces.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';

/**
 * No file names the sample agency, its clients, people or products. Reports each name once in each file, because a file that was copied
 * from the sample repeats them. Files that are marked as samples, or are those of the sample, are left to other rules. Comments are left out
 * because visitors never see them. Runs only with `validate --launch`.
 */
export const sampleNamesAreReplaced: Rule = ({ content, texts }) => {
  const same = sampleFilesIn(content);
  const marked = new Set(
    entriesOf(content)
      .filter(({ file, data }) => same.has(file) || isSampleAt(data, []))
      .map(({ file }) => file),
  );
  return [...texts].flatMap(([file, text]) => (marked.has(file) ? [] : namesIn(file, text)));
};

const names = new RegExp(
  `(?<![\\p{L}\\d])(?:${sampleTraces.names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => RegExp.escape(name))
    .join('|')})(?![\\p{L}\\d])`,
  'giu',
);

function namesIn(file: string, text: string): Problem[] {
  const found = new Map<string, ProblemOfName>();
  text.split('\n').forEach((content, index) => {
    if (file.endsWith('.yaml') && /^\s*#/.test(content)) return;
    for (const match of content.matchAll(names)) {
      const key = match[0].toLowerCase();
      const known = found.get(key);
      if (known) known.args.count += 1;
      else {
        const at = { file, line: index + 1, column: match.index + 1 };
        found.set(key, { code: 'sample-name', args: { name: match[0], count: 1 }, at });
      }
    }
  });
  return [...found.values()];
}

type ProblemOfName = Extract<Problem, { code: 'sample-name' }>;
