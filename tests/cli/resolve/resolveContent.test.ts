import { describe, expect, test } from 'vitest';
import { emptyParseCache } from '#cli/cache/parseCache.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import type { ResolvedContent } from '#cli/model/resolvedContent.ts';
import { resolveContent } from '#cli/resolve/resolveContent.ts';
import { contentDir, edited } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';

async function resolved(
  files: ContentFiles = {},
  options: { postsElsewhere?: boolean } = {},
): Promise<ResolvedContent> {
  const { loaded } = await loadContent(contentDir(files), emptyParseCache());
  return resolveContent(checkShape(loaded).checked, loaded, { images: new Map(), ...options });
}

describe('resolved content', () => {
  test('has the paths of pages, and the targets of old paths', async () => {
    const { targets } = await resolved(
      edited('services/marketing.md', '- digital-marketing', '- promotion'),
    );
    expect(targets.has('/services/marketing')).toBe(true);
    expect(targets.has('/services/promotion')).toBe(false);
    expect(targets.redirectOf('/services/promotion')).toBe('/services/marketing');
  });

  test('has the anchors of every page: its headings and its sections', async () => {
    const { anchorsOf } = await resolved(
      edited('blog/first-post.md', /$/, '\n\n## A second part\n\nWords.\n'),
    );
    expect(anchorsOf('/blog/first-post')).toContain('a-second-part');
    expect(anchorsOf('/about')).toContain('principles');
    expect(anchorsOf('/blog')).not.toContain('principles');
    expect(anchorsOf('/locations/leeds')).toContain('services');
    expect(anchorsOf('/nowhere')).toBeUndefined();
  });

  test('has a context for planning, with the same redirects sorted', async () => {
    const { context, redirects } = await resolved();
    expect(context?.redirects.map(({ from }) => from)).toEqual(
      redirects.map(({ redirect }) => redirect.from).toSorted(),
    );
  });

  test.each([
    ['a file is missing', { 'screens/home.md': null }],
    ['an entry does not fit its schema', edited('towns/leeds.md', /population: \d+/, 'people: 1')],
  ])('has no context when %s', async (_, files) => {
    expect((await resolved(files)).context).toBeUndefined();
  });

  test('accepts links to an entry with other errors', async () => {
    const { targets, mayExist } = await resolved(
      edited('towns/leeds.md', /population: \d+/, 'people: 1'),
    );
    expect(targets.has('/locations/leeds')).toBe(false);
    expect(mayExist('/locations/leeds')).toBe(true);
    expect(mayExist('/locations/nowhere')).toBe(false);
  });

  test('accepts links to any post if some posts were not loaded', async () => {
    expect((await resolved()).mayExist('/blog/elsewhere')).toBe(false);
    expect((await resolved({}, { postsElsewhere: true })).mayExist('/blog/elsewhere')).toBe(true);
  });
});
