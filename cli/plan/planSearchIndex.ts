import { plainText } from '#cli/body/plainText.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { basePaths, screenPaths } from '#cli/resolve/planPaths.ts';
import { entryOf } from '#cli/resolve/entryOf.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { priceView } from '#cli/resolve/priceView.ts';
import type { SearchEntry, SearchGroup, SearchIndex } from '#schemas/generated/searchIndex.ts';
import { mainScreens } from './mainScreens.ts';

/** The maximum number of characters of an answer in a result. */
const ANSWER = 160;

/** The groups of the screens that list the other pages of a group. */
const listGroups: Readonly<Record<string, SearchGroup>> = {
  [basePaths.services]: 'services',
  [basePaths.caseStudies]: 'caseStudies',
  [screenPaths.factsQuestions.path]: 'questions',
  [screenPaths.blogList.path]: 'posts',
  [screenPaths.locationsList.path]: 'towns',
};

/** Plans the index that the browser searches for pages other than posts and towns. */
export function planSearchIndex(context: SiteContext): SearchIndex {
  const { collections, singles } = context.content;
  const {
    services,
    variants,
    caseStudies,
    portfolio,
    testimonials,
    questions,
    legalPages,
    sectors,
  } = collections;
  const projectsOf = Map.groupBy(portfolio, ({ data }) => data.caseStudyUrl);
  const byRank = variants.toSorted((a, b) => a.data.rank - b.data.rank);
  const entries: SearchEntry[] = [
    ...inOrder(services).map(({ slug, data }): SearchEntry => {
      const links = byRank.flatMap((variant) =>
        variant.data.service === slug ? variant.data.linkText : [],
      );
      return [
        'services',
        `${basePaths.services}/${slug}`,
        data.title,
        data.listing.description,
        joined([
          data.menuTitle,
          ...links,
          ...(data.synonyms ?? []),
          singles.words.data.prices.title,
        ]),
        // Visitors look for clients whose work has no page of its own.
        joined([
          ...data.features,
          ...(projectsOf.get(`${basePaths.services}/${slug}`) ?? []).map(
            ({ data: project }) => project.title,
          ),
          ...(data.testimonial === undefined
            ? []
            : [entryOf(testimonials, data.testimonial).data.company]),
        ]),
        priceFacts(slug, context),
      ];
    }),
    ...caseStudies.map(({ slug, data }): SearchEntry => [
      'caseStudies',
      `${basePaths.caseStudies}/${slug}`,
      data.title,
      data.summary,
      joined([
        data.client,
        data.place,
        entryOf(sectors, data.sector).data.name,
        ...data.services.map((service) => entryOf(services, service).data.menuTitle),
      ]),
      joined(data.outcomes),
    ]),
    ...(singles.factsQuestions ? inOrder(questions) : []).map(
      ({ slug, data, markdown }): SearchEntry => {
        const answer = plainText(markdown.tree);
        const shown = shortened(answer);
        return [
          'questions',
          `${screenPaths.factsQuestions.path}#${slug}`,
          data.question,
          shown === answer ? answer : `${shown} …`,
          joined([data.group ?? '', ...(data.synonyms ?? [])]),
          answer.slice(shown.length).trim(),
        ];
      },
    ),
    ...[...mainScreens(context), ...sitemapScreen(context)].map(
      ({ path, label, data }): SearchEntry => [
        listGroups[path] ?? 'pages',
        path,
        label,
        data.search.description,
        joined([data.title, ...(data.synonyms ?? [])]),
        joined(factsOfScreen(path, context)),
      ],
    ),
    ...inOrder(legalPages).map(({ slug, data }): SearchEntry => [
      'pages',
      `${basePaths.legalPages}/${slug}`,
      data.title,
      data.search.description,
      joined(data.synonyms ?? []),
      '',
    ]),
  ];
  return {
    ignored: singles.search?.data.ignored ?? [],
    alike: singles.search?.data.alike ?? [],
    entries,
    variants: byRank.map(({ slug, data }) => {
      const service = entryOf(services, data.service);
      const { title, menuTitle, synonyms = [] } = service.data;
      return [
        slug,
        data.rank === 1 ? 1 : 2,
        joined([title, menuTitle, ...synonyms]),
        `${basePaths.services}/${service.slug}`,
      ];
    }),
  };
}

/** Returns what visitors look for by its name, which a screen has from other files: the agency and its people, or the address and the phone number. */
function factsOfScreen(path: string, { content: { collections, singles } }: SiteContext): string[] {
  const { name, office, phone, phoneDisplay } = singles.site.data;
  if (path === screenPaths.about.path) {
    const people = singles.about?.data.people ? inOrder(collections.people) : [];
    return [name, ...people.flatMap(({ data }) => [data.name, data.role])];
  }
  if (path !== screenPaths.contact.path) return [];
  // Some visitors type a phone number without its spaces.
  const numbers = [phone ?? [], phoneDisplay ?? [], phoneDisplay?.replaceAll(' ', '') ?? []];
  return [office.street ?? [], office.city, office.postcode ?? [], numbers].flat(2);
}

/** Returns the page that lists all others. The lists of the search page leave it out. */
function sitemapScreen({ content: { singles } }: SiteContext) {
  const { path } = screenPaths.sitemap;
  return singles.sitemap ? [{ ...singles.sitemap, path, label: singles.sitemap.data.title }] : [];
}

/** Returns the price and the duration of a service, as its result states them. */
function priceFacts(slug: string, { content, price }: SiteContext): string[] {
  const { range, per, duration } = priceView(price(slug), content.singles);
  return [`${range} ${per}`.trim(), duration];
}

/** Returns texts as one, each of its lines once. */
function joined(texts: readonly string[]): string {
  return [...new Set(texts)].join('\n');
}

/** Returns the beginning of a text, up to the end of a word. A language without spaces is cut at the limit. */
function shortened(text: string): string {
  if (text.length <= ANSWER) return text;
  const space = text.lastIndexOf(' ', ANSWER);
  return text.slice(0, space > 0 ? space : ANSWER);
}
