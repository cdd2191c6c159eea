import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aliasesAreSafe } from '#cli/check/rules/aliasesAreSafe.ts';
import type { RuleContext } from '#cli/check/rule.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import { pageLookup, planPaths } from '#cli/resolve/planPaths.ts';
import { planRedirects } from '#cli/resolve/planRedirects.ts';
import { AliasesSchema } from '#schemas/fields.ts';
import type { PageSet } from '#schemas/town.ts';
import { tenServices } from '../../helpers/tenServices.ts';

const real = await tenServices();
const aberdeen = real.collections.towns.filter(({ slug }) => slug === 'aberdeen');

/** Returns the ten services with Aberdeen as the only town, and the given aliases. */
function contentWith(options: {
  pageSet: PageSet;
  townAliases?: string[];
  serviceAliases?: Record<string, string[]>;
}): CheckedContent {
  const { pageSet, townAliases = [], serviceAliases = {} } = options;
  return {
    ...real,
    collections: {
      ...real.collections,
      posts: real.collections.posts.map((post) => ({
        ...post,
        data: { ...post.data, aliases: [] },
      })),
      services: real.collections.services.map((service) => ({
        ...service,
        data: { ...service.data, aliases: serviceAliases[service.slug] ?? [] },
      })),
      towns: aberdeen.map((town) => ({
        ...town,
        data: { ...town.data, pageSet, aliases: townAliases },
      })),
    },
  };
}

function redirectsOf(content: CheckedContent): string[] {
  return planRedirects(content).map(({ redirect: { from, to } }) => `${from} → ${to}`);
}

describe('the names that a page set leaves over', () => {
  test('are none for the full set', () => {
    expect(redirectsOf(contentWith({ pageSet: 'full' }))).toEqual([]);
  });

  test('are the ten short names for the full set with short aliases', () => {
    const redirects = redirectsOf(contentWith({ pageSet: 'full-with-short-aliases' }));
    expect(redirects).toHaveLength(10);
    expect(redirects).toContain(
      '/locations/aberdeen/mvp-development → /locations/aberdeen/aberdeen-mvp-development',
    );
  });

  test('are the fifteen full names for the short set; two may lead to one page', () => {
    const redirects = redirectsOf(contentWith({ pageSet: 'short' }));
    expect(redirects).toHaveLength(15);
    expect(redirects).toEqual(
      expect.arrayContaining([
        '/locations/aberdeen/aberdeen-mvp-development → /locations/aberdeen/mvp-development',
        '/locations/aberdeen/aberdeen-fast-affordable-mvp-development → /locations/aberdeen/mvp-development',
      ]),
    );
  });

  test('point to the page set, so that a mistake can be shown there', () => {
    const [first] = planRedirects(contentWith({ pageSet: 'short' }));
    expect(first).toMatchObject({
      redirect: { status: 301, source: 'content/towns/aberdeen.md' },
      at: { file: 'content/towns/aberdeen.md', path: ['pageSet'] },
    });
  });
});

describe('an alias', () => {
  test('that is a slug is beside its entry, and one that is a path stays as it is', () => {
    const serviceAliases = { marketing: ['digital-marketing', '/old/marketing.html'] };
    expect(redirectsOf(contentWith({ pageSet: 'full', serviceAliases }))).toEqual([
      '/services/digital-marketing → /services/marketing',
      '/old/marketing.html → /services/marketing',
    ]);
  });

  test('of a town that is a slug leads its pages as well to their new names', () => {
    const redirects = redirectsOf(contentWith({ pageSet: 'full', townAliases: ['aberdon'] }));
    expect(redirects).toHaveLength(16);
    expect(redirects[0]).toBe('/locations/aberdon → /locations/aberdeen');
    expect(redirects).toContain(
      '/locations/aberdon/aberdon-marketing → /locations/aberdeen/aberdeen-marketing',
    );
  });

  test('of a town leads the names that its page set leaves over as well', () => {
    const townAliases = ['aberdon'];
    const short = redirectsOf(contentWith({ pageSet: 'short', townAliases }));
    // The 15 other names of pages, the old name of the town, and below it ten pages and the 15 other names.
    expect(short).toHaveLength(15 + 1 + 10 + 15);
    expect(short).toContain(
      '/locations/aberdon/aberdon-fast-affordable-mvp-development → /locations/aberdeen/mvp-development',
    );
    const full = redirectsOf(contentWith({ pageSet: 'full-with-short-aliases', townAliases }));
    expect(full).toHaveLength(10 + 1 + 15 + 10);
    expect(full).toContain('/locations/aberdon/marketing → /locations/aberdeen/aberdeen-marketing');
  });

  test('of a town that is a path leads to its own page only', () => {
    const townAliases = ['/scotland/aberdeen'];
    expect(redirectsOf(contentWith({ pageSet: 'full', townAliases }))).toEqual([
      '/scotland/aberdeen → /locations/aberdeen',
    ]);
  });
});

describe('an alias of a variant', () => {
  const renamed = (content: CheckedContent): CheckedContent => ({
    ...content,
    collections: {
      ...content.collections,
      variants: content.collections.variants.map((variant) =>
        variant.slug === 'marketing'
          ? { ...variant, data: { ...variant.data, aliases: ['adverts'] } }
          : variant,
      ),
    },
  });

  test.each<[PageSet, string[]]>([
    ['full', ['/locations/aberdeen/aberdeen-adverts → /locations/aberdeen/aberdeen-marketing']],
    [
      'full-with-short-aliases',
      [
        '/locations/aberdeen/aberdeen-adverts → /locations/aberdeen/aberdeen-marketing',
        '/locations/aberdeen/adverts → /locations/aberdeen/aberdeen-marketing',
      ],
    ],
    [
      'short',
      [
        '/locations/aberdeen/aberdeen-adverts → /locations/aberdeen/marketing',
        '/locations/aberdeen/adverts → /locations/aberdeen/marketing',
      ],
    ],
  ])('leads its old addresses in a town with the page set "%s"', (pageSet, expected) => {
    const redirects = redirectsOf(renamed(contentWith({ pageSet })));
    expect(redirects.filter((one) => one.includes('adverts')).toSorted()).toEqual(expected);
  });

  test('leads its old addresses below the old name of a town as well', () => {
    const redirects = redirectsOf(
      renamed(contentWith({ pageSet: 'full', townAliases: ['aberdon'] })),
    );
    expect(redirects).toContain(
      '/locations/aberdon/aberdon-adverts → /locations/aberdeen/aberdeen-marketing',
    );
  });

  test('points to the line of the variant', () => {
    const [first] = planRedirects(renamed(contentWith({ pageSet: 'full' })));
    expect(first?.at).toEqual({ file: 'content/variants/marketing.yaml', path: ['aliases', 0] });
  });
});

describe('whatever aliases the rules let through', () => {
  const word = fc.constantFrom(
    'a',
    'b',
    'marketing',
    'aberdeen',
    'aberdeen-marketing',
    'saas-development',
  );
  const alias = fc.oneof(
    word,
    fc
      .array(fc.oneof(word, fc.constantFrom('services', 'locations', 'blog')), {
        minLength: 1,
        maxLength: 3,
      })
      .map((parts) => `/${parts.join('/')}`),
  );
  const content = fc
    .record({
      pageSet: fc.constantFrom<PageSet>('full', 'short', 'full-with-short-aliases'),
      townAliases: fc.array(alias, { maxLength: 3 }),
      serviceAliases: fc.record({
        marketing: fc.array(alias, { maxLength: 3 }),
        'saas-development': fc.array(alias, { maxLength: 3 }),
      }),
    })
    .map(contentWith);

  test('no redirect leads to another or away from a page, and no path has two redirects', () => {
    let safe = 0;
    fc.assert(
      fc.property(content, (some) => {
        const redirects = planRedirects(some);
        const pageAt = pageLookup(some);
        const pages = new Set(planPaths(some).map(({ path }) => path));
        const context = { content: some, pageAt, redirects } as unknown as RuleContext;
        if (aliasesAreSafe(context).length > 0) return;
        safe++;
        const from = redirects.map(({ redirect }) => redirect.from);
        expect(new Set(from).size).toBe(from.length);
        for (const { redirect } of redirects) {
          expect(pages.has(redirect.to)).toBe(true);
          expect(pages.has(redirect.from)).toBe(false);
          expect(from).not.toContain(redirect.to);
        }
      }),
      { numRuns: 300 },
    );
    expect(safe).toBeGreaterThan(10);
  });

  test('every alias that is tried here is one that editors may write', () => {
    fc.assert(fc.property(alias, (some) => AliasesSchema.safeParse([some]).success));
  });
});
