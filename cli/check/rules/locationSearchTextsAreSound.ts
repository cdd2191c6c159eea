import { screensOf } from '#cli/resolve/screensOf.ts';
import type { Limits } from '#cli/model/finding.ts';
import type { FilledPattern, SearchTexts } from '#cli/model/locationTexts.ts';
import { locationPath, townPath, variantsOf } from '#cli/resolve/planPaths.ts';
import type { LocationRule } from '../rule.ts';
import type { Problem } from '#cli/model/problem.ts';
import { fits, searchLengths } from '#cli/resolve/searchLengths.ts';
import { required } from '#cli/resolve/required.ts';

/**
 * Titles made from patterns are unique, and fit into search results in every town. If no pattern fits a town, the chosen one is
 * reported once, with the town for which it is worst.
 */
export const locationSearchTextsAreSound: LocationRule = (context) => {
  const { content, texts } = context;
  const { collections } = content;
  const titles = new Map<string, string>();
  const entries = [
    ...screensOf(content),
    ...collections.services,
    ...collections.posts,
    ...collections.caseStudies,
    ...collections.legalPages,
  ];
  for (const { data, file } of entries) {
    if ('search' in data) titles.set(data.search.title.toLowerCase(), file);
  }
  const repeated = new Map<string, Problem>();
  const worst = { title: new Map<string, Worst>(), description: new Map<string, Worst>() };
  const check = (path: string, file: string, { title, description }: SearchTexts) => {
    const owner = titles.get(title.text.toLowerCase());
    if (owner === undefined) titles.set(title.text.toLowerCase(), path);
    else if (!repeated.has(file)) {
      const args = { title: title.text, path: `${owner} and ${path}` };
      const at = { file, path: ['title', title.pattern] };
      repeated.set(file, { code: 'pattern-title-repeated', args, at });
    }
    note(worst.title, file, title, searchLengths.title);
    note(worst.description, file, description, searchLengths.description);
  };

  for (const town of context.towns) {
    check(
      townPath(town.slug),
      required(content.singles.townPages, 'town-pages').file,
      texts.ofTown(town),
    );
    for (const variant of variantsOf(town, collections.variants)) {
      check(locationPath(town, variant), variant.file, texts.ofPage(town, variant));
    }
  }
  return [
    ...repeated.values(),
    ...[...worst.title.values()].map(({ file, pattern, text }): Problem => ({
      code: 'pattern-title-length',
      args: { found: text.length, title: text, limits: searchLengths.title },
      at: { file, path: ['title', pattern] },
    })),
    ...[...worst.description.values()].map(({ file, pattern, text }): Problem => ({
      code: 'pattern-description-length',
      args: { found: text.length, description: text, limits: searchLengths.description },
      at: { file, path: ['description', pattern] },
    })),
  ];
};

interface Worst {
  file: string;
  pattern: number;
  text: string;
  by: number;
}

function note(
  worst: Map<string, Worst>,
  file: string,
  { pattern, text }: FilledPattern,
  limits: Limits,
): void {
  if (fits(text, limits)) return;
  const by = Math.max(limits[0] - text.length, text.length - limits[1]);
  const key = `${file}#${pattern}`;
  if (by > (worst.get(key)?.by ?? 0)) worst.set(key, { file, pattern, text, by });
}
