import type { FindingCode } from '#cli/model/finding.ts';
import { dedent } from './dedent.ts';
import { explanations, subjects } from './explanations.ts';
import type { Example } from './explanations/explanation.ts';
import { levelOf } from './levelOf.ts';
import { painter } from './painter.ts';
import type { Paint } from './painter.ts';
import { suggest } from './suggest.ts';
import { wrapText } from './wrapText.ts';

/** The width of text in columns. Lines of content may be longer. */
const WIDTH = 80;

/** Returns the explanation of a kind of finding: what it means, how to fix it, and a wrong and a right example. */
export function formatExplanation(code: FindingCode, { colour }: { colour: boolean }): string {
  const paint = painter(colour);
  const { meaning, fix, example } = explanations[code];
  const level = levelOf(code);
  return [
    `${paint('bold', code)}  ${paint(level === 'error' ? 'red' : 'yellow', level)}`,
    `${wrap(meaning, '  ')}\n${wrap(fix, '  ')}`,
    ...formatExample(example, paint),
    paint('dim', 'docs/findings.md explains all kinds.') + '\n',
  ].join('\n\n');
}

/** Returns every code with the first sentence of its meaning, by subject. */
export function formatCodes({ colour }: { colour: boolean }): string {
  const paint = painter(colour);
  const parts = subjects.map(
    ({ title, codes }) => `${paint('bold', title)}\n\n${listCodes(codes)}\n`,
  );
  return `${parts.join('\n')}\n"npm run site -- explain <code>" says more about one of them.\n`;
}

/** Returns what to say about a code that does not exist: the codes that contain it, or the one that was probably meant. */
export function formatUnknownCode(found: string): string {
  const codes = Object.keys(explanations) as FindingCode[];
  const word = plainCode(found);
  const like = word === '' ? [] : codes.filter((code) => code.includes(word));
  const start = `There is no kind of finding "${found}".`;
  if (like.length > 0) return `${start} These have it in their names:\n\n${listCodes(like)}\n`;
  const suggestion = suggest(word, codes);
  const advice = suggestion
    ? `Did you mean "${suggestion}"?`
    : '"npm run site -- explain" without a code lists all.';
  return `${start} ${advice}\n`;
}

/** Returns the code that a text names, whatever its case and the signs around it, or `undefined` if there is no such code. */
export function findCode(text: string): FindingCode | undefined {
  const code = plainCode(text);
  return Object.hasOwn(explanations, code) ? (code as FindingCode) : undefined;
}

/** Returns a text as codes are written: `Order_Repeated:` becomes `order-repeated`. */
function plainCode(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/^[^a-z]+|[^a-z]+$/g, '');
}

function formatExample(example: Example, paint: Paint): string[] {
  const { wrong, right } = example;
  const [no, yes] = [paint('red', 'Wrong'), paint('green', 'Right')];
  if (!('file' in example)) {
    return [`${no}:\n\n${wrap(wrong, '    ')}`, `${yes}:\n\n${wrap(right, '    ')}`];
  }
  const [before, after] = [wrong, right].map((text) =>
    // A tab would look like spaces.
    indent(dedent(text).replaceAll('\t', '→')),
  );
  return [`${no}, in content/${example.file}:\n\n${before}`, `${yes}:\n\n${after}`];
}

/** Returns lines with a code each and the first sentence of its meaning, which continues below itself. */
function listCodes(codes: readonly FindingCode[]): string {
  const width = Math.max(...codes.map((code) => code.length));
  const margin = ' '.repeat(width + 4);
  return codes
    .map((code) => `  ${code.padEnd(width)}  ${wrap(firstSentence(code), margin).trimStart()}`)
    .join('\n');
}

function firstSentence(code: FindingCode): string {
  return explanations[code].meaning.replace(/(?<=[.?]) [A-Z].*/, '');
}

/** Returns a text in lines that fit into the width, each with a margin. */
function wrap(text: string, margin: string): string {
  return wrapText(text, { width: WIDTH, indent: margin });
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}
