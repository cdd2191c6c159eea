import type { Finding, FindingCode } from '#cli/model/finding.ts';
import { explanations, subjects } from '#cli/report/explanations.ts';
import type { Example } from '#cli/report/explanations/explanation.ts';
import { dedent } from '#cli/report/dedent.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { levelOf } from '#cli/report/messages.ts';
import { checkExample } from './checkExample.ts';
import type { CheckedExample } from './checkExample.ts';

/**
 * Returns the text of `docs/findings.md`: every kind of finding with an example and the output for it. Throws if an example does not have
 * its finding.
 */
export async function findingsPage(): Promise<string> {
  const sections: string[] = [];
  for (const { title, codes } of subjects) {
    sections.push(`## ${title}\n`);
    for (const code of codes) sections.push(await section(code));
  }
  return `# Findings

Each finding of \`site validate\`: its meaning, why it matters, and how to mend it. \`npm run handbook\` writes this page from
\`cli/report/explanations/\`. On your computer, \`npm run site -- explain <code>\` prints one entry.

${subjects.map(({ title, codes }) => `- ${title}: ${codes.map((code) => `[\`${code}\`](#${code})`).join(', ')}`).join('\n')}

${sections.join('\n')}`;
}

async function section(code: FindingCode): Promise<string> {
  const { meaning, mend, example } = explanations[code];
  const checked = await checkExample(example, 'wrong');
  const printed = checked ? [`The check prints:\n`, fence('text', printedOf(code, checked))] : [];
  return [
    `### ${code}\n`,
    `${levelOf(code) === 'error' ? 'An error.' : 'A warning.'} ${meaning} ${mend}\n`,
    ...sides(example),
    ...printed,
  ].join('\n');
}

function sides(example: Example): string[] {
  const { wrong, right } = example;
  if (!('file' in example)) return [`- Wrong: ${wrong}\n- Right: ${right}\n`];
  const language = example.file.endsWith('.md') ? 'md' : 'yaml';
  return [
    `Wrong, in \`content/${example.file}\`:\n`,
    fence(language, dedent(wrong)),
    'Right:\n',
    fence(language, dedent(right)),
  ];
}

function printedOf(code: FindingCode, { findings, texts }: CheckedExample): string {
  const finding = findings.find((one) => one.code === code);
  if (!finding) throw new Error(`The example of ${code} has no such finding.`);
  const { cause: _, ...own } = finding;
  const follows = findings.filter(
    ({ cause }) => cause?.code === code && cause.file === finding.file,
  );
  const report = { findings: [own as Finding, ...follows], texts, files: 0, outcome: '' };
  return formatPretty(report, { colour: false }).replace(/\n\n[^\n]*\n$/, '');
}

/** Returns a fenced block. Its fence is longer than any in the text. */
function fence(language: string, text: string): string {
  const mark = text.includes('```') ? '````' : '```';
  return `${mark}${language}\n${text}\n${mark}\n`;
}
