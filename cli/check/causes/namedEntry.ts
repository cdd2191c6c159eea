import type { CollectionName } from '#schemas/collections.ts';
import { collectionIn } from '#cli/load/collectionNames.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import type { HiddenReason } from '#cli/model/hiddenReason.ts';
import type { Problem } from '#cli/model/problem.ts';
import { basePaths, screenPaths } from '#cli/resolve/planPaths.ts';
import { splitPath } from '#cli/resolve/resolveLink.ts';

/** An entry by its collection and slug. It need not exist. */
export interface NamedEntry {
  collection: CollectionName;
  slug: string;
}

type Names = Readonly<Record<CollectionName, ReadonlySet<string>>>;

/** Returns the entry that a problem's place names and that does not exist, or `undefined` if the problem is of another kind. */
export function namedEntry(problem: Problem, names: Names): NamedEntry | undefined {
  // The entry exists if a finding says why visitors cannot see it.
  if ('hidden' in problem.args && problem.args.hidden) return undefined;
  return entryIn(problem, names);
}

/** Returns the entry that a problem's place names and that visitors cannot see, or `undefined` if the problem is of another kind. */
export function hiddenEntry(
  problem: Problem,
  { names, hiddenAliases }: CheckedContent,
): { entry: NamedEntry; reason: HiddenReason } | undefined {
  const reason = 'hidden' in problem.args ? problem.args.hidden : undefined;
  if (typeof reason !== 'string') return undefined;
  const entry = entryIn(problem, names);
  if (!entry) return undefined;
  const { collection, slug } = entry;
  const base = collection in basePaths && basePaths[collection as keyof typeof basePaths];
  const owner =
    hiddenAliases?.get(`${collection}/${slug}`) ??
    (base ? hiddenAliases?.get(`${base}/${slug}`) : undefined);
  return { entry: owner ? { collection, slug: owner.split('/')[1] ?? slug } : entry, reason };
}

function entryIn(problem: Problem, names: Names): NamedEntry | undefined {
  switch (problem.code) {
    case 'reference-unknown': {
      const collection = collectionIn(problem.args.collection.split('/')[1]);
      return collection && { collection, slug: problem.args.found };
    }
    case 'price-service-unknown':
    case 'sector-service-unknown':
      return { collection: 'services', slug: problem.args.found };
    case 'local-town-unknown':
      return { collection: 'towns', slug: problem.args.found };
    case 'case-study-portfolio':
      return { collection: 'portfolio', slug: problem.args.found };
    case 'related-link-unknown': {
      const { found } = problem.args;
      if (found.startsWith('/')) return entryAt(found, names);
      return { collection: 'services', slug: splitPath(found)[0] };
    }
    case 'menu-link-unknown':
      return entryAt(problem.args.found, names);
    case 'link-unknown':
      return entryAt(problem.args.href, names);
    case 'anchor-unknown': {
      const { href, anchor } = problem.args;
      const [page] = splitPath(href);
      if (page !== screenPaths.factsQuestions.path) return undefined;
      return { collection: 'questions', slug: anchor };
    }
    default:
      return undefined;
  }
}

/** Returns the entry that is missing for a link, or `undefined` if its path is not that of an entry. */
function entryAt(href: string, names: Names): NamedEntry | undefined {
  const parts = splitPath(href)[0].split('/').filter(Boolean);
  const [base = '', slug, page] = parts;
  if (slug === undefined) {
    return base === '' ? undefined : { collection: 'legalPages', slug: base };
  }
  const collection = (Object.keys(basePaths) as (keyof typeof basePaths)[]).find(
    (name) => basePaths[name] === `/${base}`,
  );
  if (!collection) return undefined;
  if (!names[collection].has(slug)) return { collection, slug };
  if (collection !== 'towns' || page === undefined) return undefined;
  // A page of a town is named after the town and a variant, or after the variant alone.
  const variant = page.startsWith(`${slug}-`) ? page.slice(slug.length + 1) : page;
  return names.variants.has(variant) ? undefined : { collection: 'variants', slug: variant };
}
