import type { Problem } from '#cli/model/problem.ts';
import { locationPath, townPath, variantsOf } from '#cli/resolve/planPaths.ts';
import { screensOf } from '#cli/resolve/screensOf.ts';
import type { LocationRule } from '../rule.ts';
import { required } from '#cli/resolve/required.ts';

/**
 * No page of a town has the heading of another page. Each file of patterns is reported once. `wordingsAreUnique` covers the headings
 * of the other pages.
 */
export const locationHeadingsAreUnique: LocationRule = ({ content, texts, towns }) => {
  const { collections, singles } = content;
  const owners = new Map<string, string>();
  const { services, posts, caseStudies, legalPages } = collections;
  for (const { file, data } of [
    ...screensOf(content),
    ...[services, posts, caseStudies, legalPages].flat(),
  ]) {
    if ('title' in data && typeof data.title === 'string') {
      owners.set(data.title.toLowerCase(), file);
    }
  }
  const repeated = new Map<string, Problem>();
  const check = (path: string, file: string, heading: string) => {
    const owner = owners.get(heading.toLowerCase());
    if (owner === undefined) owners.set(heading.toLowerCase(), path);
    else if (!repeated.has(file)) {
      repeated.set(file, {
        code: 'pattern-heading-repeated',
        args: { heading, path: `${owner} and ${path}` },
        at: { file, path: ['heading'] },
      });
    }
  };
  for (const town of towns) {
    check(
      townPath(town.slug),
      required(singles.townPages, 'town-pages').file,
      texts.headingOfTown(town),
    );
    for (const variant of variantsOf(town, collections.variants)) {
      check(locationPath(town, variant), variant.file, texts.headingOfPage(town, variant));
    }
  }
  return [...repeated.values()];
};
