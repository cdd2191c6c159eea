import type { Finding } from '#cli/model/finding.ts';
import { messageOf } from '#cli/report/messages.ts';
import { placeName } from '#cli/report/placeName.ts';
import { escapeHtml } from '#schemas/escapeHtml.ts';
import { count, number } from '#cli/report/amounts.ts';

/** Formats all findings of a check as an HTML page, grouped by their kinds. It needs no other file. */
export function checkPage({
  findings,
  pages,
}: {
  findings: readonly Finding[];
  pages: number;
}): string {
  const kinds = Map.groupBy(findings, ({ code }) => code);
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Check of the built pages</title>
<style>${STYLE}</style>
<main>
<h1>Check of the built pages</h1>
<p>${count(findings.length, 'finding')} on ${count(pages, 'page')}.</p>
${[...kinds].map(([code, those]) => section(code, those)).join('\n')}
</main>
`;
}

function section(code: string, findings: readonly Finding[]): string {
  const [first] = findings;
  if (!first) return '';
  return `<h2>${escapeHtml(code)} <small>${first.level}, ${number(findings.length)}</small></h2>
<table>
<thead><tr><th scope="col">Place<th scope="col">Found<th scope="col">To do<th scope="col">Content</thead>
${findings.map(row).join('\n')}
</table>`;
}

function row(finding: Finding): string {
  const { found, action = '' } = messageOf(finding);
  const sources = finding.related.map((place) => code(placeName(place))).join(', ');
  return `<tr><td>${code(placeName(finding))}<td>${escapeHtml(found)}<td>${escapeHtml(action)}<td>${sources}`;
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid; }
code { overflow-wrap: anywhere; }
small { font-weight: normal; }
`;
