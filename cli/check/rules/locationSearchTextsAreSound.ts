import { screensOf } from '#cli/load/content.ts';
import type { FilledPattern } from '#cli/plan/fittingPattern.ts';
import { planLocationTexts } from '#cli/plan/pages/planLocation.ts';
import { townSearchTexts } from '#cli/plan/pages/planTown.ts';
import { locationPath, townPath, variantsOf } from '#cli/plan/planPaths.ts';
import type { LocationRule } from '../locationRules.ts';
import type { Problem } from '../problem.ts';
import { fits, searchLengths } from '#cli/plan/searchLengths.ts';

/**
 * Titles made from patterns are different on every page, and fit into search results in every town. Where none of the patterns
 * fits a town, the one chosen is reported once, with the town where it fails worst.
 */
export const locationSearchTextsAreSound: LocationRule = (context) => {
  const { content } = context;
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
  const judge = (
    path: string,
    file: string,
    { title, description }: Record<Field, FilledPattern>,
  ) => {
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
    judge(townPath(town.slug), content.singles.townPages.file, townSearchTexts(town, context));
    for (const variant of variantsOf(town, collections.variants)) {
      const texts = planLocationTexts(town, variant, context);
      judge(locationPath(town, variant), variant.file, texts);
    }
  }
  return [
    ...repeated.values(),
    ...[...worst.title.values()].map(({ file, pattern, text }): Problem => ({
      code: 'pattern-title-length',
      args: { found: text.length, title: text },
      at: { file, path: ['title', pattern] },
    })),
    ...[...worst.description.values()].map(({ file, pattern, text }): Problem => ({
      code: 'pattern-description-length',
      args: { found: text.length, description: text },
      at: { file, path: ['description', pattern] },
    })),
  ];
};

type Field = 'title' | 'description';

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
  limits: readonly [number, number],
): void {
  if (fits(text, limits)) return;
  const by = Math.max(limits[0] - text.length, text.length - limits[1]);
  const key = `${file}#${pattern}`;
  if (by > (worst.get(key)?.by ?? 0)) worst.set(key, { file, pattern, text, by });
}
