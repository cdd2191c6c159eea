import type { Finding } from '#cli/model/finding.ts';
import type { Cause, Fate, SearchFacts, SiteDiff } from '#cli/model/siteDiff.ts';
import { causesOf } from './causes.ts';
import { formatGithub } from './formatGithub.ts';
import { findingInMarkdown } from './formatMarkdown.ts';
import { formatPretty } from './formatPretty.ts';
import { markdownCode, markdownText } from './markdown.ts';
import { messageOf } from './messages.ts';
import { oneLine, printableJson } from './printable.ts';
import type { SourceLinks } from './sourceLinks.ts';
import { count, number } from './amounts.ts';

export type DiffFormat = 'pretty' | 'json' | 'markdown' | 'github';

/** The number of changes of one file that are listed one by one. More are counted, unless all are wanted. */
const LISTED = 3;

interface Options {
  format: DiffFormat;
  /** Whether to list every change. */
  all: boolean;
  colour: boolean;
  texts: ReadonlyMap<string, string>;
  files: number;
  /** Links to the sources, for Markdown. */
  links?: SourceLinks | undefined;
}

/** Formats the differences between two states of a site. `findings` are the addresses that would be lost. */
export function formatDiff(
  changes: SiteDiff,
  findings: readonly Finding[],
  { format, all, colour, texts, files, links }: Options,
): string {
  if (format === 'json') return `${printableJson(jsonOf(changes, findings), 2)}\n`;
  if (format === 'github') {
    const outcome = findings.length > 0 ? '' : 'No address is lost.';
    return formatGithub({ findings, texts, files, outcome });
  }
  const sections = sectionsOf(changes, all);
  if (format === 'markdown') {
    const lost = causesOf(findings).map((cause) => findingInMarkdown(cause, texts, links));
    return diffInMarkdown(changes, sections, lost);
  }
  const title = `Compared with ${changes.baseline}:`;
  const body =
    sections.length > 0
      ? sections.map(({ heading, lines }) =>
          [heading, ...lines.map((line) => `  ${line}`)].join('\n'),
        )
      : ['No address has changed.'];
  const lost =
    findings.length > 0
      ? formatPretty({ findings, texts, files, outcome: '' }, { colour })
      : 'No address is lost.\n';
  return [title, ...body, lost].join('\n\n');
}

/** Returns one line on the addresses that a build changes, such as "16 pages added, 1 moved". Empty if none changed. */
export function diffSummary({ added, removed, moved, lost, baseline }: SiteDiff): string {
  const counts = [
    [added.length, 'added'],
    [removed.length, 'removed'],
    [moved.length, 'moved'],
  ] as const;
  const parts = counts.flatMap(([pages, verb]) =>
    pages > 0 ? [`${count(pages, 'page')} ${verb}`] : [],
  );
  const paths = lost.flatMap((group) => group.paths);
  const warning =
    paths.length > 0
      ? `Warning: ${count(paths.length, 'address', 'addresses')} of ${baseline} ${paths.length === 1 ? 'leads' : 'lead'} nowhere: ${paths.slice(0, LISTED).join(', ')}${paths.length > LISTED ? ` and ${paths.length - LISTED} more` : ''}.\nRun "npm run site -- diff" against the published commit for the lines that save ${paths.length === 1 ? 'it' : 'them'}.\n`
      : '';
  return (parts.length > 0 ? `Since ${baseline}: ${parts.join(', ')}.\n` : '') + warning;
}

interface Section {
  heading: string;
  lines: readonly string[];
}

function sectionsOf(changes: SiteDiff, all: boolean): Section[] {
  const { added, removed, moved, unlisted = [], listed = [], redirects, searchTexts } = changes;
  const kept = removed.filter(({ fate }) => fate.kind !== 'lost');
  const lost = removed.filter(({ fate }) => fate.kind === 'lost');
  const pages = (
    heading: string,
    list: readonly (Cause & { path: string; fate?: Fate; prose?: SearchFacts['prose'] })[],
  ) =>
    section(`${heading}: ${count(list.length, 'page')}`, list, all, ({ path, fate, prose }) => {
      if (fate) return `${path}: ${fateText(fate)}`;
      return prose ? `${path}: ${proseText(prose)}` : path;
    });
  const hops = (heading: string, list: readonly (Cause & Hop)[], noun: string) =>
    section(`${heading}: ${count(list.length, noun)}`, list, all, ({ from, to, before }) =>
      before ? `${from} → ${to} (before: ${before})` : `${from} → ${to}`,
    );
  const texts = searchTexts ?? { titles: 0, descriptions: 0 };
  return [
    pages('Added', added),
    hops('Moved', moved, 'page'),
    pages('Removed', kept),
    pages('Lost', lost),
    pages('No longer in search results', unlisted),
    pages('New in search results', listed),
    hops('Redirects added', redirects.added, 'redirect'),
    hops('Redirects changed', redirects.changed, 'redirect'),
    hops('Redirects removed', redirects.removed, 'redirect'),
    texts.titles + texts.descriptions > 0
      ? {
          heading: `Texts in search results changed: ${count(texts.titles, 'title')}, ${count(texts.descriptions, 'description')}`,
          lines: [],
        }
      : undefined,
  ].filter((one) => one !== undefined);
}

function proseText({ share, own }: NonNullable<SearchFacts['prose']>): string {
  return `${Math.round(share * 100)}% of its words are shared with other towns, ${own} are its own`;
}

interface Hop {
  from: string;
  to: string;
  before?: string;
}

function section<T extends Cause>(
  heading: string,
  list: readonly T[],
  all: boolean,
  text: (item: T) => string,
): Section | undefined {
  if (list.length === 0) return undefined;
  const groups = Map.groupBy(list, ({ file }) => file);
  const lines = [...groups].flatMap(([file, group]) => {
    const [first] = group;
    const name = oneLine(file);
    const cause = first && first.change !== 'unchanged' ? `${name} (${first.change})` : name;
    const shown = all || group.length <= LISTED ? group : group.slice(0, 1);
    const more = group.length - shown.length;
    return [
      `${cause}:`,
      ...shown.map((item) => `  ${oneLine(text(item))}`),
      ...(more > 0 ? [`  and ${number(more)} more`] : []),
    ];
  });
  return { heading, lines };
}

function fateText(fate: Fate): string {
  switch (fate.kind) {
    case 'redirected':
      return `leads to ${fate.to}`;
    case 'gone':
      return 'gone (410)';
    case 'lost':
      return 'lost (404)';
    case 'list-page':
      return 'a further page of a list that is shorter';
  }
}

function diffInMarkdown(
  { baseline }: SiteDiff,
  sections: readonly Section[],
  lost: readonly string[],
): string {
  const blocks = sections.flatMap(({ heading, lines }) => [
    `### ${markdownText(heading)}`,
    ...(lines.length > 0
      ? ['<details><summary>Pages</summary>', markdownCode(lines.join('\n')), '</details>']
      : []),
  ]);
  return `${[
    `## Addresses, compared with ${markdownText(baseline)}`,
    ...(lost.length > 0 ? ['### Lost addresses', ...lost] : ['No address is lost.']),
    ...(blocks.length > 0 ? blocks : ['No address has changed.']),
  ].join('\n\n')}\n`;
}

function jsonOf(changes: SiteDiff, findings: readonly Finding[]) {
  return {
    ...changes,
    findings: findings.map((finding) => {
      const { code, level, file, line, column } = finding;
      return { code, level, file, line, column, ...messageOf(finding) };
    }),
  };
}
