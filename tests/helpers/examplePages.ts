import { curlQuotes } from '#cli/plan/curlQuotes.ts';
import { pageFile } from '#cli/prerender/pageFile.ts';
import { builtSite } from './builtSite.ts';
import { sampleContent } from './sampleContent.ts';

/**
 * The pages of the built site that tests visit. They are chosen by their properties, never by their names, so that editors can add,
 * rename and remove entries.
 */
const site = builtSite();
const { collections } = await sampleContent();

/** Returns the paths of the pages of a type. */
export const pathsOf = (type: string) =>
  site.routes.filter((r) => r.type === type).map((r) => r.path);

const pagesOf = Map.groupBy(pathsOf('location'), (path) => path.replace(/\/[^/]+$/, ''));

/** A town with the full page set whose name is not part of the name of another, as pages show it. If possible, the name has an apostrophe. */
export const town = exampleTown();

/** A page of a service in that town, with its short name, such as "marketing". */
export const locationPage = pageIn(town.path);

/** The path of a post. */
export const post = existing(pathsOf('post')[0], 'post');

/** The path of the list of posts with a tag. */
export const tag = existing(
  pathsOf('blog').find((path) => path.startsWith('/blog/tag/')),
  'tag',
);

/** The path of a case study with a photograph in several widths. */
export const caseStudy = existing(
  pathsOf('case-study').find((path) => site.read(pageFile(path)).includes('-720.avif')),
  'case study with a photograph',
);

function exampleTown() {
  const { towns } = collections;
  const candidates = towns.filter(
    ({ slug, data }) =>
      data.pageSet !== 'short' &&
      slug.length > 5 &&
      towns.every((other) => other.slug === slug || !other.data.name.includes(data.name)),
  );
  const { slug, data } = existing(
    candidates.find(({ data: { name } }) => name.includes("'")) ?? candidates[0],
    'town',
  );
  return { slug, name: curlQuotes(data.name), path: `/locations/${slug}` };
}

/** Returns a page below a town whose name no other page there begins with. */
function pageIn(townPath: string) {
  const paths = pagesOf.get(townPath) ?? [];
  const path = existing(
    paths.find((one) => paths.every((other) => other === one || !other.startsWith(one))),
    `page below ${townPath}`,
  );
  const name = path.split('/').at(-1) ?? '';
  return { path, variant: name.replace(`${townPath.split('/').at(-1)}-`, '') };
}

function existing<T>(found: T | undefined, kind: string): T {
  if (found === undefined) throw new Error(`The content has no ${kind}. The tests need one.`);
  return found;
}
