import type { SingleEntry } from '#cli/model/content.ts';
import type { Problem } from '#cli/model/problem.ts';
import { hasData, sectionNeeds } from '#cli/resolve/sectionNeeds.ts';
import type { SectionNeed } from '#cli/model/sectionNeed.ts';
import { singles } from '#schemas/collections.ts';
import type { Rule } from '../rule.ts';

/** Every page and section that editors wrote is shown: it has the entries, or the data of the agency, that it is about. */
export const pagesHaveTheirData: Rule = ({ content, switchedOff, texts }) => [
  ...[...switchedOff].flatMap(([path, { file, folder }]): Problem[] => {
    const screen = Object.values(singles).find((one) => 'path' in one && one.path === path);
    if (file !== undefined || folder === undefined || !screen) return [];
    const at = { file: `content/${screen.file}`, line: 1, column: 1 };
    return texts.has(at.file) ? [{ code: 'page-left-out', args: { path, folder }, at }] : [];
  }),
  ...(Object.keys(sectionNeeds) as (keyof typeof sectionNeeds)[]).flatMap((name) => {
    const entry: SingleEntry<typeof name> | undefined = content.singles[name];
    return entry ? sectionsWithoutData(name, entry, content) : [];
  }),
  ...bodyWithoutSection(content.singles.home),
];

/** Returns a problem if the home page has a text and not the section that shows it. */
function bodyWithoutSection(home: SingleEntry<'home'> | undefined): Problem[] {
  if (!home || home.markdown.words === 0 || home.data.about) return [];
  const at = { file: home.file, line: home.bodyLine, column: 1 };
  return [{ code: 'body-left-out', args: { section: 'about' }, at }];
}

function sectionsWithoutData(
  name: keyof typeof sectionNeeds,
  { file, data }: SingleEntry<keyof typeof sectionNeeds>,
  content: Parameters<typeof hasData>[1],
): Problem[] {
  const needs: Record<string, SectionNeed> = sectionNeeds[name];
  return Object.entries(needs).flatMap(([section, need]): Problem[] => {
    if (!(section in data) || hasData(need, content)) return [];
    const at = { file, path: [section], on: 'key' as const };
    return [{ code: 'section-left-out', args: { section, need }, at }];
  });
}
