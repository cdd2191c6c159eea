import { sampleContent } from './sampleContent.ts';

const { collections } = await sampleContent();

/** The services of the content in the order of the menus, each with the path of its page. */
export const services = collections.services
  .map((entry) => ({ ...entry.data, slug: entry.slug, path: `/services/${entry.slug}` }))
  .toSorted((a, b) => a.order - b.order);

/** The first service. */
export const service = firstService();

function firstService() {
  const [first] = services;
  if (!first) throw new Error('The content has no service. The tests need one.');
  return first;
}
