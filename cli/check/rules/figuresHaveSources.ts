import { plainText } from '#cli/body/plainText.ts';
import { fieldName } from '#cli/load/dataPath.ts';
import { selectTexts } from '#cli/load/sourceTexts.ts';
import type { CheckedContent, Entry } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { suggest } from '#cli/report/suggest.ts';
import type { Figures } from '#schemas/source.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { unfolded } from '../unfolded.ts';

/** Every figure names a source that exists and appears in the text of its file, and every source is used. */
export const figuresHaveSources: Rule = ({ content, facts, texts, hasFile }) => {
  const { sources, map } = content.singles;
  if (!sources && hasFile('content/sources.yaml')) return [];
  const data = sources?.data ?? {};
  const problems: Problem[] = [];
  const known = Object.keys(data);
  const used = new Set<string>();
  const refer = (file: string, path: DataPath, found: string | undefined) => {
    if (found === undefined) return;
    used.add(found);
    if (Object.hasOwn(data, found)) return;
    const suggestion = suggest(found, known);
    const args = { field: fieldName(path), found, known, ...(suggestion && { suggestion }) };
    problems.push({ code: 'source-unknown', args, at: { file, path } });
  };

  const { towns, sectors, posts } = content.collections;
  // Towns without texts have been checked before. Most of them name known sources only, so that their fields need not be parsed.
  const open = towns.filter((town) => {
    const named = facts(town).sources;
    if (!town.isPartial || !named.every((source) => Object.hasOwn(data, source))) return true;
    for (const source of named) used.add(source);
    return false;
  });
  for (const { file, data } of open) {
    refer(file, ['populationSource'], data.populationSource);
    refer(file, ['pointSource'], data.pointSource);
  }
  if (map) refer(map.file, ['source'], map.data.source);
  for (const entry of [...open, ...sectors, ...posts]) {
    const { figures } = entry.data;
    if (!figures) continue;
    const text = textOf(entry);
    for (const [index, { figure, source }] of figures.entries()) {
      refer(entry.file, ['figures', index, 'source'], source);
      // The figure may be in a text that is left out.
      if (entry.isPartial || text.includes(figure)) continue;
      const at = { file: entry.file, path: ['figures', index, 'figure'] };
      problems.push({ code: 'figure-missing', args: { figure }, at });
    }
  }
  if (!sources || !isWhole(content, facts)) return problems;
  // The fields of these entries have been looked at.
  const seen = new Set([...towns, ...sectors, ...posts].map(({ file }) => file));
  const others = selectTexts(texts, (file) => !seen.has(file));
  for (const source of known) {
    if (used.has(source) || isNamedIn(others, source)) continue;
    const at = { file: sources.file, path: [source], on: 'key' as const };
    problems.push({ code: 'source-unused', args: { source }, at });
  }
  return problems;
};

/** Returns the words of an entry, without its list of figures, in one line. */
function textOf({ data, markdown }: Entry<{ figures?: Figures | undefined }>): string {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect({ ...data, figures: undefined });
  return unfolded([...texts, plainText(markdown.tree)].join('\n'));
}

/** Returns whether one of the texts of other files names a source. A file may be hidden, such as a planned post. */
function isNamedIn(texts: RuleContext['texts'], source: string): boolean {
  const field = new RegExp(
    `\\b\\w*source: *["']?${RegExp.escape(source)}["']?\\s*(?:[,}#]|$)`,
    'im',
  );
  return texts.values().some((text) => field.test(text));
}

/** Returns whether every file that may name a source exists and could be read. A broken one may use a source that seems unused. */
function isWhole({ collections, names }: CheckedContent, facts: RuleContext['facts']): boolean {
  const isRead = (['towns', 'sectors', 'posts'] as const).every(
    (name) => collections[name].length >= names[name].size,
  );
  const isThere = collections.towns.every((town) =>
    facts(town).sectors.every((sector) => names.sectors.has(sector)),
  );
  return isRead && isThere && names.towns.size > 0;
}
