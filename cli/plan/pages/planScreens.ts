import { planPicture } from '../planPicture.ts';
import { factsOfSite, hasOffice } from '#cli/resolve/locationVariables.ts';
import { renderPattern } from '#cli/resolve/patterns.ts';
import { entryOf } from '#cli/resolve/entryOf.ts';
import type { CollectionEntry, SingleEntry } from '#cli/model/content.ts';
import type { LocationsPageModel } from '#schemas/generated/pageModel.ts';
import type { HeadedText } from '#schemas/fields.ts';
import { SearchGroupSchema } from '#schemas/generated/searchIndex.ts';
import type { SearchGroup } from '#schemas/generated/searchIndex.ts';
import type { CountedLinkView, LinkView, TeaserView } from '#schemas/generated/views.ts';
import type { JourneyEnd } from '#schemas/journey.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import { slugOf } from '#schemas/slugOf.ts';
import { frameAround, mapOf, viewOf } from '#cli/resolve/mapOf.ts';
import type { CountryMap } from '#cli/resolve/mapOf.ts';
import { planCaseStudyFilter } from '../planCaseStudyFilter.ts';
import { planHead, trail } from '../planHead.ts';
import type { HeadOptions } from '../planHead.ts';
import { basePaths, screenPaths, townPath } from '#cli/resolve/planPaths.ts';
import { planBody } from '../planBody.ts';
import { ownWork } from '../ownWork.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { planCrop } from '../planCrop.ts';
import { listedNearby } from '../planNearby.ts';
import { planJourneys } from '../planJourneys.ts';
import { parseWeeks } from '../parseWeeks.ts';
import { categoryId, planPriceIndex } from '../planPriceIndex.ts';
import { planRouteSign } from '../planRouteSign.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { faqPage, organization, person } from '../structuredData.ts';
import {
  caseStudyCardView,
  personView,
  portfolioView,
  sourceView,
  testimonialView,
} from '../views.ts';
import { mainScreens } from '../mainScreens.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { newestFirst } from '#cli/resolve/newestFirst.ts';
import { lowestPrice, priceView } from '#cli/resolve/priceView.ts';
import { homeSections } from '#cli/resolve/homeSections.ts';
import { required } from '#cli/resolve/required.ts';
import { withShownSections } from '#cli/resolve/sectionNeeds.ts';
import { workOfTestimonial } from '#cli/resolve/workOfTestimonial.ts';
import { agencyFacts, statFacts } from '#cli/resolve/agencyFacts.ts';
import { usedCategories } from '#cli/resolve/categories.ts';

type ScreenName = keyof typeof screenPaths;

/** Returns the pages that are made by hand and that the site has, one of each type. `planBlogLists` plans the pages of the blog, which can be many. */
export function planScreens(context: SiteContext): PlannedPage[] {
  const { singles } = context.content;
  return (Object.keys(planners) as (keyof typeof planners)[]).flatMap((name) => {
    const own = singles[name];
    // The compiler cannot see that the planner and the screen have the same name.
    const plan = planners[name] as ScreenPlanner<typeof name>;
    return own ? [plan(context, own)] : [];
  });
}

/** Plans the page of a screen. */
type ScreenPlanner<N extends ScreenName> = (
  context: SiteContext,
  own: SingleEntry<N>,
) => PlannedPage;

const planners: { [N in Exclude<ScreenName, 'blogList'>]: ScreenPlanner<N> } = {
  home: planHome,
  about: planAbout,
  servicesList: planServicesList,
  howFar: planHowFar,
  caseStudiesList: planCaseStudiesList,
  factsQuestions: planFactsQuestions,
  contact: planContact,
  locationsList: planLocationsList,
  sitemap: planSitemapPage,
  search: planSearchPage,
  thankYou: planThankYou,
  notFound: planNotFound,
};

function planHome(context: SiteContext, own: SingleEntry<'home'>): PlannedPage {
  const { collections, singles } = context.content;
  const { homeTestimonials = [], ...fields } = fieldsOfTemplate(own.data);
  const screen = withShownSections('home', fields, context.content);
  const services = inOrder(collections.services);
  const testimonials = homeTestimonials.map((slug) => entryOf(collections.testimonials, slug));
  const portfolio = inOrder(collections.portfolio).filter(({ data }) => data.onHome);
  return {
    model: {
      ...common(context, 'home', [organization(singles.site.data)]),
      type: 'home',
      screen,
      sections: homeSections(screen),
      aboutHtml: planBody(own.markdown.tree, context.images),
      facts: statFacts(singles),
      sign: planRouteSign(
        services.map(({ slug, data }) => ({
          label: data.menuTitle,
          path: `${basePaths.services}/${slug}`,
          duration: context.price(slug).duration,
        })),
      ),
      ...teaserOf(context),
      services: services.map(({ slug, data }) => ({
        ...data.card,
        link: `${basePaths.services}/${slug}`,
        from: lowestPrice(context.price(slug), singles),
        duration: context.price(slug).duration,
      })),
      portfolio: portfolio.map((item) => {
        const [result] =
          collections.caseStudies.find(({ slug }) => slug === item.slug)?.data.results ?? [];
        return { ...portfolioView(item, context), ...(result && { result }) };
      }),
      portfolioCategories: usedCategories('portfolio', portfolio, context.content),
      testimonials: testimonials.map((entry) => {
        const item = workOfTestimonial(entry, context.content);
        // Stars with some of the words only would look like a verdict on the others.
        const { rating: _rating, picture: _picture, ...view } = testimonialView(entry, context);
        return {
          ...view,
          ...(item && { work: planPicture(item.data.image, context.images) }),
        };
      }),
    },
    sources: [
      own.file,
      singles.prices.file,
      ...(singles.howFar ? [singles.howFar.file] : []),
      ...[...services, ...portfolio, ...testimonials, ...collections.caseStudies].map(
        ({ file }) => file,
      ),
    ],
  };
}

/** The fields that every screen has for its head, its links and its address. */
interface PageFields {
  search: unknown;
  relatedLinks?: unknown;
  synonyms?: unknown;
  lastModified?: unknown;
  aliases?: unknown;
}

/** Returns the fields of a screen that its template shows as they are. */
function fieldsOfTemplate<T extends PageFields>({
  search: _s,
  relatedLinks: _r,
  synonyms: _y,
  lastModified: _l,
  aliases: _a,
  ...screen
}: T): Omit<T, keyof PageFields> {
  return screen;
}

function planAbout(context: SiteContext, own: SingleEntry<'about'>): PlannedPage {
  const { collections, singles } = context.content;
  const screen = withShownSections('about', fieldsOfTemplate(own.data), context.content);
  const people = screen.people ? inOrder(collections.people) : [];
  return {
    model: {
      ...common(
        context,
        'about',
        people
          .filter(({ data }) => data.sample !== true)
          .map(({ data }) => person(data, singles.site.data)),
      ),
      type: 'about',
      screen,
      people: people.map((entry) => personView(entry, context)),
      html: planBody(own.markdown.tree, context.images),
    },
    sources: [own.file, singles.site.file, ...people.map(({ file }) => file)],
  };
}

function planServicesList(context: SiteContext, own: SingleEntry<'servicesList'>): PlannedPage {
  const { collections, singles } = context.content;
  const { title, lead } = own.data;
  const services = inOrder(collections.services);
  const works = services.map((service) => ({ service, work: ownWork(service, context) }));
  const weeksOf = (slug: string) => parseWeeks(context.price(slug).duration);
  const longest = Math.max(...services.map(({ slug }) => weeksOf(slug)?.most ?? 0));
  const barOf = (slug: string) => {
    const weeks = weeksOf(slug);
    const share = (some: number) => Math.round((100 * some) / longest);
    return weeks && { bar: { least: share(weeks.least), most: share(weeks.most) } };
  };
  const categories = usedCategories('services', services, context.content);
  return {
    model: {
      ...common(context, 'servicesList'),
      type: 'services',
      title,
      lead,
      ...teaserOf(context),
      categories: categories.map((category) => ({ ...category, id: categoryId(category.name) })),
      prices: planPriceIndex(categories, context),
      services: works.map(({ service: { slug, data }, work }) => ({
        id: slug,
        title: data.title,
        icon: data.card.icon,
        description: data.listing.description,
        ...(data.category &&
          categories.length > 0 && {
            category: categories.findIndex(({ name }) => name === data.category) + 1,
          }),
        features: data.listing.features,
        price: priceView(context.price(slug), singles),
        ...barOf(slug),
        link: `${basePaths.services}/${slug}`,
        highlight: data.highlight ?? '',
        picture: work ? work.view.image : planPicture(data.heroImage, context.images),
      })),
    },
    sources: [
      own.file,
      singles.prices.file,
      ...(singles.howFar ? [singles.howFar.file] : []),
      ...works.flatMap(({ service: { file }, work }) => [file, ...(work ? work.files : [])]),
    ],
  };
}

/** Returns the section that leads to the planner of journeys, if the site has it. */
function teaserOf({ content: { singles } }: SiteContext): { howFar?: TeaserView } {
  const { howFar } = singles;
  return howFar ? { howFar: { ...howFar.data.teaser, path: screenPaths.howFar.path } } : {};
}

function planHowFar(context: SiteContext, own: SingleEntry<'howFar'>): PlannedPage {
  const { collections, singles } = context.content;
  const { title, lead, starts, goals, journeys, all, labels } = own.data;
  const withoutBrief = ({ name, label }: JourneyEnd) => ({ name, label });
  const services = new Set(journeys.flatMap(({ stages }) => stages.map(({ service }) => service)));
  return {
    model: {
      ...common(context, 'howFar'),
      type: 'how-far',
      title,
      lead,
      starts: starts.map(withoutBrief),
      goals: goals.map(withoutBrief),
      journeys: planJourneys(own.data, context),
      all,
      labels,
    },
    sources: [
      own.file,
      singles.prices.file,
      singles.site.file,
      ...[...services].map((slug) => entryOf(collections.services, slug).file),
    ],
  };
}

function planCaseStudiesList(
  context: SiteContext,
  own: SingleEntry<'caseStudiesList'>,
): PlannedPage {
  const { collections } = context.content;
  const { title, lead } = own.data;
  const caseStudies = inPortfolioOrder(context);
  const filter = planCaseStudyFilter(context);
  const groupsOf = (slug: string) =>
    filter.flatMap(({ groups }) =>
      groups.filter(({ members }) => members.has(slug)).map(({ id }) => id),
    );
  return {
    model: {
      ...common(context, 'caseStudiesList'),
      type: 'case-studies',
      title,
      lead,
      caseStudies: caseStudies.map((entry) => ({
        ...caseStudyCardView(entry, context),
        groups: groupsOf(entry.slug),
      })),
      filter: filter.map(({ by, groups }) => ({
        by,
        groups: groups.map(({ members, ...group }) => ({ ...group, count: members.size })),
      })),
    },
    sources: [
      own.file,
      ...caseStudies.flatMap(({ file, slug }) => [file, entryOf(collections.portfolio, slug).file]),
    ],
  };
}

/** Returns case studies in the order of their portfolio items. */
export function inPortfolioOrder({ content: { collections } }: SiteContext) {
  const order = (slug: string) => entryOf(collections.portfolio, slug).data.order;
  return collections.caseStudies.toSorted((a, b) => order(a.slug) - order(b.slug));
}

function planFactsQuestions(context: SiteContext, own: SingleEntry<'factsQuestions'>): PlannedPage {
  const { collections, singles } = context.content;
  const { title, lead } = own.data;
  const entries = inOrder(collections.questions);
  const questionOf = ({ slug, data, markdown }: (typeof entries)[number]) => ({
    id: slug,
    question: data.question,
    ...(data.short !== undefined && { short: data.short }),
    html: planBody(markdown.tree, context.images),
  });
  return {
    model: {
      ...common(context, 'factsQuestions', [faqPage(entries.map(questionOf))]),
      type: 'facts-questions',
      title,
      lead,
      facts: agencyFacts(singles),
      groups: [...Map.groupBy(entries, ({ data }) => data.group)].map(([group, inGroup]) => ({
        ...(group !== undefined && { title: group }),
        questions: inGroup.map(questionOf),
      })),
    },
    sources: [own.file, singles.site.file, ...entries.map(({ file }) => file)],
  };
}

/** The number of frequent questions on the contact page. */
const QUESTIONS = 5;

function planContact(context: SiteContext, own: SingleEntry<'contact'>): PlannedPage {
  const { collections, singles } = context.content;
  const screen = withShownSections('contact', fieldsOfTemplate(own.data), context.content);
  const people = screen.people ? callers(context) : [];
  const town = context.towns.find(({ data }) => hasOffice(data, singles.site.data.office));
  const map = screen.office && town && planCrop(town, listedNearby(town, context), context);
  return {
    model: {
      ...common(context, 'contact', [organization(singles.site.data)]),
      type: 'contact',
      screen: { ...screen, lead: withReplyTimes(screen.lead, context) },
      people: people.map((entry) => personView(entry, context)),
      ...(map && { map }),
      next: nextSteps(context),
      questions: singles.factsQuestions
        ? inOrder(collections.questions)
            .slice(0, QUESTIONS)
            .map(({ slug, data }) => ({
              label: data.question,
              path: `${screenPaths.factsQuestions.path}#${slug}`,
              ...(data.short !== undefined && { short: data.short }),
            }))
        : [],
    },
    sources: [
      own.file,
      singles.site.file,
      singles.thankYou.file,
      ...[...collections.questions, ...people].map(({ file }) => file),
    ],
  };
}

/** Returns the people whom visitors may speak to in a first call, in their order. */
function callers({ content }: SiteContext): CollectionEntry<'people'>[] {
  return inOrder(content.collections.people).filter(({ data }) => data.onCalls === true);
}

function planLocationsList(context: SiteContext, own: SingleEntry<'locationsList'>): PlannedPage {
  const { singles } = context.content;
  const screen = fieldsOfTemplate(own.data);
  const { office } = singles.site.data;
  const map = mapOf(singles.site.data, context.towns, singles.map?.data);
  const { number } = localeFormats(singles.site.data);
  const nations = townsByNation(context, map);
  return {
    model: {
      ...common(context, 'locationsList'),
      type: 'locations',
      screen,
      html: planBody(own.markdown.tree, context.images),
      sources: Object.values(singles.sources?.data ?? {}).map((source) =>
        sourceView(source, singles.site.data),
      ),
      contents: nations.length > 1 ? nations.map((nation) => contentsOf(nation, number)) : [],
      nations,
      map: viewOf(map, [office, ...context.towns.map(({ data }) => data)]),
      office: map.project(office),
    },
    sources: [
      own.file,
      ...(singles.map ? [singles.map.file] : []),
      ...(singles.sources ? [singles.sources.file] : []),
      ...context.towns.map(({ file }) => file),
    ],
  };
}

/** Returns a link to the towns of a nation, with their number. */
function contentsOf(
  { id, name, regions }: LocationsPageModel['nations'][number],
  number: (amount: number) => string,
): CountedLinkView {
  const towns = regions.flatMap((region) => region.towns);
  return { label: name, path: `#${id}`, count: number(towns.length) };
}

/** Returns nations and regions in alphabetical order, with the towns of each region by name. */
function townsByNation(
  { towns, layout }: SiteContext,
  map: CountryMap,
): LocationsPageModel['nations'] {
  const { compare } = localeFormats(layout.site);
  const byName = (a: { name: string }, b: { name: string }) => compare(a.name, b.name);
  const nations = new Set(towns.map(({ data }) => data.nation));
  return [...nations].toSorted().map((nation) => {
    const inNation = towns.filter(({ data }) => data.nation === nation);
    const regions = new Set(inNation.map(({ data }) => data.region));
    return {
      id: slugOf(nation),
      name: nation,
      frame: frameAround(
        map,
        inNation.map(({ data }) => data),
      ),
      regions: [...regions].toSorted().map((region) => ({
        ...(region !== nation && { id: slugOf(region) }),
        name: region,
        towns: inNation
          .filter(({ data }) => data.region === region)
          .map(({ slug, data }) => ({
            name: data.name,
            path: townPath(slug),
            ...map.project(data),
          }))
          .sort(byName),
      })),
    };
  });
}

/** The anchors of the sections of the sitemap for people. */
const sitemapAnchors = {
  main: 'pages',
  services: 'services',
  caseStudies: 'case-studies',
  posts: 'posts',
  legalPages: 'legal-pages',
  towns: 'towns',
};

function planSitemapPage(context: SiteContext, own: SingleEntry<'sitemap'>): PlannedPage {
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
  const names = Object.keys(listed) as (keyof typeof listed)[];
  const sections = names.flatMap((name) => {
    const heading = headings[name];
    if (!heading) return [];
    const links = listed[name].map(({ slug, data }) => ({
      label: data.title,
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
      ...common(context, 'sitemap'),
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
      ...[...screens, ...Object.values(listed).flat(), ...context.towns].map(({ file }) => file),
    ],
  };
}

/** The number of posts on the page of the search. */
const RECENT_POSTS = 6;

function planSearchPage(context: SiteContext, own: SingleEntry<'search'>): PlannedPage {
  const { collections, singles } = context.content;
  const { title, lead } = own.data;
  const services = inOrder(collections.services);
  const caseStudies = inPortfolioOrder(context);
  const posts = newestFirst(collections.posts).slice(0, RECENT_POSTS);
  const questions = singles.factsQuestions ? inOrder(collections.questions) : [];
  const screens = mainScreens(context);
  const legalPages = inOrder(collections.legalPages);
  const locations = screenPaths.locationsList.path;
  const paged = (basePath: string, entries: readonly { slug: string; data: { title: string } }[]) =>
    entries.map(({ slug, data }) => ({ label: data.title, path: `${basePath}/${slug}` }));
  const links: Record<SearchGroup, LinkView[]> = {
    services: paged(basePaths.services, services),
    caseStudies: paged(basePaths.caseStudies, caseStudies),
    posts: paged(basePaths.posts, posts),
    questions: questions.map(({ slug, data }) => ({
      label: data.question,
      path: `${screenPaths.factsQuestions.path}#${slug}`,
    })),
    towns: regionsOf(context).map(({ id, name }) => ({ label: name, path: `${locations}#${id}` })),
    pages: [
      ...screens.map(({ label, path }) => ({ label, path })),
      ...paged(basePaths.legalPages, legalPages),
    ],
  };
  return {
    model: {
      ...common(context, 'search'),
      type: 'search',
      title,
      lead,
      sections: SearchGroupSchema.options.flatMap((group) =>
        links[group].length === 0 ? [] : [{ group, links: links[group] }],
      ),
      examples: own.data.examples ?? [],
      hasPosts: singles.blogList !== undefined,
      hasTowns: context.towns.length > 0,
    },
    sources: [
      own.file,
      singles.navigation.file,
      ...[
        ...screens,
        ...services,
        ...caseStudies,
        ...posts,
        ...questions,
        ...legalPages,
        ...context.towns,
      ].map(({ file }) => file),
    ],
  };
}

/** Returns the regions and the nations without regions that have towns, with their anchors on the list of towns. */
function regionsOf({ towns }: SiteContext): { id: string; name: string }[] {
  const regions = new Set(towns.map(({ data }) => data.region));
  return [...regions].toSorted().map((name) => ({ id: slugOf(name), name }));
}

function planThankYou(context: SiteContext, own: SingleEntry<'thankYou'>): PlannedPage {
  const screen = withShownSections('thankYou', fieldsOfTemplate(own.data), context.content);
  const people = screen.people ? callers(context) : [];
  return {
    model: {
      ...common(context, 'thankYou'),
      type: 'thank-you',
      screen: { ...screen, next: nextSteps(context) },
      people: people.map((entry) => personView(entry, context)),
    },
    sources: [own.file, context.content.singles.site.file, ...people.map(({ file }) => file)],
  };
}

/** Returns what happens after a form, step by step. */
function nextSteps(context: SiteContext): HeadedText[] {
  return context.content.singles.thankYou.data.next.map(({ title, text }) => ({
    title,
    text: withReplyTimes(text, context),
  }));
}

/** Returns a text with the reply times of the agency in place of their variables. */
function withReplyTimes(text: string, { content }: SiteContext): string {
  return renderPattern(text, factsOfSite(content.singles.site.data));
}

function planNotFound(context: SiteContext, own: SingleEntry<'notFound'>): PlannedPage {
  const { title, lead } = own.data;
  return {
    model: {
      ...common(context, 'notFound'),
      type: 'not-found',
      title,
      lead,
      ...(context.database && { live: context.database }),
    },
    sources: [own.file],
  };
}

/** Returns the fields that all screens have. */
function common(
  context: SiteContext,
  name: ScreenName,
  structuredData: HeadOptions['structuredData'] = [],
) {
  const screen = screenPaths[name];
  const { path } = screen;
  const { data } = required<SingleEntry<ScreenName>>(context.content.singles[name], name);
  const breadcrumbs =
    name === 'home' ? trail(context) : trail(context, { label: firstSentence(data.title), path });
  const indexable = !('indexable' in screen);
  return {
    path,
    head: planHead({ path, search: data.search, breadcrumbs, indexable, structuredData }, context),
    section: path,
    breadcrumbs,
    related: context.cards(data.relatedLinks),
  };
}

/** Returns the first of several sentences of a title, without its full stop. */
function firstSentence(title: string): string {
  const [first = title, ...others] = title.split(/(?<=[.?!]) /);
  return others.length === 0 ? title : first.replace(/\.$/, '');
}
