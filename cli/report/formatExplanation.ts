import type { FindingCode } from '#cli/model/finding.ts';
import { explanations, subjects } from './explanations.ts';
import type { Example } from './explanations/explanation.ts';
import { levelOf } from './messages.ts';
import { suggest } from './suggest.ts';
import { wrapText } from './wrapText.ts';

/** The width of a terminal that nobody has made wider. */
const WIDTH = 80;

/** Returns the explanation of a kind of finding: what it means, how to mend it, and a wrong and a right example. */
export function formatExplanation(code: FindingCode): string {
  const { meaning, mend, example } = explanations[code];
  return [
    `${code}  (${levelOf(code)})`,
    `${wrapped(meaning)}\n${wrapped(mend)}`,
    ...formatExample(example),
    'docs/findings.md explains all kinds.\n',
  ].join('\n\n');
}

/** Returns every code with its meaning, by subject. */
export function formatCodes(): string {
  const width = Math.max(...Object.keys(explanations).map((code) => code.length));
  const parts = subjects.map(({ title, codes }) => {
    const lines = codes.map((code) => {
      const meaning = wrapText(firstSentence(code), {
        width: WIDTH,
        indent: ' '.repeat(width + 4),
      });
      return `  ${code.padEnd(width)}  ${meaning.trimStart()}\n`;
    });
    return `${title}\n${lines.join('')}`;
  });
  return `${parts.join('\n')}\n"site explain <code>" says more about one of them.\n`;
}

/** Returns what to say about a code that does not exist. */
export function formatUnknownCode(found: string): string {
  const suggestion = suggest(found, Object.keys(explanations));
  const advice = suggestion
    ? `Did you mean "${suggestion}"?`
    : '"site explain" without a code lists all.';
  return `There is no kind of finding "${found}". ${advice}\n`;
}

/** Returns whether a text is the code of a kind of finding. */
export function isFindingCode(text: string): text is FindingCode {
  return Object.hasOwn(explanations, text);
}

function formatExample(example: Example): string[] {
  const { wrong, right } = example;
  if (!('file' in example)) return [`Wrong: ${wrong}\nRight: ${right}`];
  const [before, after] = [wrong, right].map((text) => text.trim().replace(/^/gm, '    '));
  return [`Wrong, in content/${example.file}:\n\n${before}`, `Right:\n\n${after}`];
}

function wrapped(text: string): string {
  return wrapText(text, { width: WIDTH, indent: '  ' });
}

function firstSentence(code: FindingCode): string {
  return explanations[code].meaning.replace(/(?<=[.?]) .*/, '');
}
