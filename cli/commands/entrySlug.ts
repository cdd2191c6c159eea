import type { Prompt } from '#cli/prompt.ts';
import { oneLine } from '#cli/report/printable.ts';
import { isReserved } from '#schemas/isReserved.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { LONGEST_SLUG, SlugSchema } from '#schemas/fields.ts';
import { slugOf } from '#schemas/slugOf.ts';
import { askSlug } from './askEntry.ts';

/** Returns the slug of a title. With a prompt, asks for it until it can be used. */
export async function slugFrom(
  title: string | undefined,
  problemOf: (slug: string) => string | undefined,
  prompt: Prompt | undefined,
): Promise<string | undefined> {
  const suggestion = slugOf((title ?? '').replaceAll(/['’]/g, ''));
  return prompt && title !== undefined ? askSlug(prompt, suggestion, problemOf) : suggestion;
}

/**
 * Returns what is wrong with a slug, with a better one if possible, or `undefined` if it can be used. `takenFile` returns a file that a
 * slug would overwrite.
 */
export function slugProblem(
  collection: CollectionName,
  slug: string,
  takenFile: (slug: string) => string | undefined,
): string | undefined {
  if (!SlugSchema.safeParse(slug).success) {
    const better = slugOf(slug);
    return `"${oneLine(slug)}" is not a slug: lower-case letters and digits, joined by single hyphens.${better ? ` Use "${better}".` : ''}`;
  }
  if (slug.length > LONGEST_SLUG) {
    return `The slug has ${slug.length} characters. Expected at most ${LONGEST_SLUG}. Choose a shorter one.`;
  }
  const taken = takenFile(slug);
  if (taken !== undefined) {
    return `${taken} exists already. Choose another slug, such as "${freeSlug(slug, takenFile)}".`;
  }
  const base =
    collection in basePaths ? basePaths[collection as keyof typeof basePaths] : undefined;
  if (base !== undefined && isReserved(`${base}/${slug}`)) {
    return `The address ${base}/${slug} belongs to a file that the build writes. Choose another slug.`;
  }
  return undefined;
}

/** Returns the slug with the lowest number after it, from 2, that no file has. */
function freeSlug(slug: string, takenFile: (slug: string) => string | undefined): string {
  for (let number = 2; ; number++) {
    if (takenFile(`${slug}-${number}`) === undefined) return `${slug}-${number}`;
  }
}
