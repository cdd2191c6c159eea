import type { SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { newestFirst } from '#cli/resolve/newestFirst.ts';
import { basePaths, townPath } from '#cli/resolve/planPaths.ts';
import { fromPrice } from '#cli/resolve/priceView.ts';
import { withShownSections } from '#cli/resolve/sectionNeeds.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import { longDate } from '#schemas/longDate.ts';
import { slugOf } from '#schemas/slugOf.ts';
import { mainScreens } from '../mainScreens.ts';
import { trail } from '../planHead.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { inPortfolioOrder } from './inPortfolioOrder.ts';
import { commonFields } from './screenPage.ts';

/** The anchors of the sections of the sitemap for people. */
const sitemapAnchors = {
  main: 'pages',
  services: 'services',
  caseStudies: 'case-studies',
  posts: 'posts',
  legalPages: 'legal-pages',
  towns: 'towns',
};

/** Plans the sitemap for people. */
export function planSitemapPage(context: SiteContext, own: SingleEntry<'sitemap'>): PlannedPage {
  const { collections, singles } = context.content;
  const { title, lead, main, towns, ...headings } = withShownSections(
    'sitemap',
    own.data,
    context.content,
  );
  const screens = mainScreens(context);
  const listed = {
    services: inOrder(collections.services),
    caseStudies: inPortfolioOrder(context),
    posts: newestFirst(collections.posts),
    legalPages: inOrder(collections.legalPages),
  };
  const { locale } = singles.site.data;
  const rows = {
    services: listed.services.map(({ slug, data }) => ({
      slug,
      label: data.menuTitle,
      figure: fromPrice(context.price(slug), singles),
    })),
    caseStudies: listed.caseStudies.map(({ slug, data }) => ({
      slug,
      label: data.title,
      figure: data.client,
    })),
    posts: listed.posts.map(({ slug, data }) => ({
      slug,
      label: data.title,
      figure: longDate(data.publishedDate, locale),
    })),
    legalPages: listed.legalPages.map(({ slug, data }) => ({ slug, label: data.title })),
  };
  const names = Object.keys(rows) as (keyof typeof rows)[];
  const sections = names.flatMap((name) => {
    const heading = headings[name];
    if (!heading) return [];
    const links = rows[name].map(({ slug, ...row }) => ({
      ...row,
      path: `${basePaths[name]}/${slug}`,
    }));
    return [{ ...heading, id: sitemapAnchors[name], kind: name, links }];
  });
  const mainLinks = trail(context, ...screens.map(({ path, label }) => ({ label, path })));
  const all = [
    { ...main, id: sitemapAnchors.main, kind: 'main' as const, links: mainLinks },
    ...sections,
  ];
  const { compare, number } = localeFormats(singles.site.data);
  const nations = [...Map.groupBy(context.towns, ({ data }) => data.nation)]
    .map(([nation, inNation]) => ({
      id: slugOf(nation),
      title: nation,
      count: number(inNation.length),
      counties: [...Map.groupBy(inNation, ({ data }) => data.county)]
        .map(([county, inCounty]) => ({
          title: county,
          links: inCounty
            .map(({ slug, data }) => ({ label: data.name, path: townPath(slug) }))
            .sort((a, b) => compare(a.label, b.label)),
        }))
        .sort((a, b) => compare(a.title, b.title)),
    }))
    .sort((a, b) => compare(a.title, b.title));
  return {
    model: {
      ...commonFields(context, 'sitemap'),
      type: 'sitemap',
      title,
      lead,
      contents: [
        ...all.map(({ id, title: label, links }) => ({
          label,
          path: `#${id}`,
          count: number(links.length),
        })),
        ...(towns && nations.length > 1
          ? nations.map(({ id, title: label, count }) => ({ label, path: `#${id}`, count }))
          : []),
      ],
      sections: all,
      ...(towns && {
        towns: {
          ...towns,
          id: sitemapAnchors.towns,
          nations,
        },
      }),
    },
    sources: [
      own.file,
      singles.navigation.file,
      singles.prices.file,
      ...[...screens, ...Object.values(listed).flat(), ...context.towns].map(({ file }) => file),
    ],
  };
}
