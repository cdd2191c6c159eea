import { screensOf } from '#cli/load/content.ts';
import { locationPath, variantsOf } from '#cli/plan/planPaths.ts';
import { planLocationTexts } from '#cli/plan/pages/planLocation.ts';
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

  for (const town of context.towns) {
    for (const variant of variantsOf(town, collections.variants)) {
      const { title, description } = planLocationTexts(town, variant, context);
      const path = locationPath(town, variant);
      const owner = titles.get(title.text.toLowerCase());
      const place = { file: variant.file, path: ['title', title.pattern] };
      if (owner === undefined) titles.set(title.text.toLowerCase(), path);
      else if (!repeated.has(variant.file)) {
        const args = { title: title.text, path: `${owner} and ${path}` };
        repeated.set(variant.file, { code: 'pattern-title-repeated', args, at: place });
      }
      note(worst.title, variant.file, title, searchLengths.title);
      note(worst.description, variant.file, description, searchLengths.description);
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

interface Worst {
  file: string;
  pattern: number;
  text: string;
  by: number;
}

function note(
  worst: Map<string, Worst>,
  file: string,
  { pattern, text }: { pattern: number; text: string },
  limits: readonly [number, number],
): void {
  if (fits(text, limits)) return;
  const by = Math.max(limits[0] - text.length, text.length - limits[1]);
  const key = `${file}#${pattern}`;
  if (by > (worst.get(key)?.by ?? 0)) worst.set(key, { file, pattern, text, by });
}
