import type { Finding, FindingCode } from '#cli/model/finding.ts';
import { explanations, subjects } from '#cli/report/explanations.ts';
import type { Example } from '#cli/report/explanations/explanation.ts';
import { dedent } from '#cli/report/dedent.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { levelOf } from '#cli/report/levelOf.ts';
import { checkExample } from './checkExample.ts';
import type { CheckedExample } from './checkExample.ts';

/**
 * Returns the text of `docs/findings.md`: every kind of finding with an example and the output for it. Throws if an example does not have
 * its finding.
 */
export async function findingsPage(): Promise<string> {
  const sections: string[] = [];
  for (const { title, codes } of subjects) {
    const links = codes.map((code) => `[\`${code}\`](#${code})`);
    sections.push(`## ${title}\n\n${links.join(', ')}\n`);
    for (const code of codes) sections.push(await section(code));
  }
  const count = subjects.flatMap(({ codes }) => codes).length;
  return `# Findings

The check of the content (\`npm run site -- validate\`, and the check of a pull request) prints findings. Each has a code, such as
\`order-repeated\`, in its first line. This page explains all ${count} codes: the meaning, what to do, and a wrong and a right example. To
find one, search the page for its code. On your computer, \`npm run site -- explain order-repeated\` prints the same.

An **error** stops the build. A **warning** does not, but is worth a look. The examples are from a small invented site. "Wrong" and "Right" show only the lines that matter.

${subjects.map(({ title }) => `- [${title}](#${anchorOf(title)})`).join('\n')}

<!-- "npm run handbook" writes this page from cli/report/explanations/. -->

${sections.join('\n')}`;
}

/** Returns the anchor that GitHub gives to a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

async function section(code: FindingCode): Promise<string> {
  const { meaning, fix, example } = explanations[code];
  const checked = await checkExample(example, 'wrong');
  const printed = checked ? [`The check prints:\n`, fence('text', printedOf(code, checked))] : [];
  return [
    `### ${code}\n`,
    `**${levelOf(code) === 'error' ? 'Error' : 'Warning'}.** ${withCode(meaning)}\n`,
    `**What to do:** ${withCode(fix)}\n`,
    ...sides(example),
    ...printed,
  ].join('\n');
}

function sides(example: Example): string[] {
  const { wrong, right } = example;
  if (!('file' in example)) return [`- Wrong: ${withCode(wrong)}\n- Right: ${withCode(right)}\n`];
  const language = example.file.endsWith('.md') ? 'md' : 'yaml';
  return [
    `Wrong, in \`content/${example.file}\`:\n`,
    fence(language, dedent(wrong)),
    'Right:\n',
    fence(language, dedent(right)),
  ];
}

/** Returns a text with all that is in quotation marks as code, which Markdown leaves as it is, and with paths and options as code. */
function withCode(text: string): string {
  return text.replace(
    /"([^"]+)"|(?<![\w./-])(?:(?:content|public|docs|supabase)\/(?:[\w./-]*[\w/])?|--[a-z][a-z-]+)/g,
    (found, quoted?: string) => codeSpan(quoted ?? found),
  );
}

function codeSpan(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
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
