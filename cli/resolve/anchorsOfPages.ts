import type { CheckedContent, Entry } from '#cli/model/content.ts';
import type { ResolvedContent } from '#cli/model/resolvedContent.ts';
import { agencyFacts } from './agencyFacts.ts';
import { homeSections } from './homeSections.ts';
import { basePaths, screenPaths } from './planPaths.ts';
import { withShownSections } from './sectionNeeds.ts';
import { workOfService } from './workOfService.ts';

/** Returns a function that returns the anchors of a page that links may lead to: the sections of its template and the headings of its body. */
export function anchorsOfPages(
  content: CheckedContent,
  pageAt: ResolvedContent['pageAt'],
): ResolvedContent['anchorsOf'] {
  const { collections, singles } = content;
  const anchors = new Map<string, ReadonlySet<string>>();
  const add = (path: string, sections: readonly string[], entry?: Entry<unknown>) => {
    anchors.set(path, new Set([...onEveryPage, ...sections, ...headingsOf(entry)]));
  };

  for (const { path, entry } of screens(content)) add(path, [], entry);
  if (singles.home) {
    const shown = withShownSections('home', singles.home.data, content);
    add(screenPaths.home.path, homeSections(shown), singles.home);
  }
  if (singles.about) {
    const { people, process, principles, refusals, office } = withShownSections(
      'about',
      singles.about.data,
      content,
    );
    const sections = { people, process, principles, refusals, office };
    const shown = Object.entries(sections).filter(([, section]) => section);
    add(
      screenPaths.about.path,
      shown.map(([name]) => name),
      singles.about,
    );
  }
  const journeys = singles.howFar
    ? [...singles.howFar.data.starts, ...singles.howFar.data.journeys].map(({ name }) => name)
    : [];
  add(screenPaths.howFar.path, ['journeys', ...journeys], singles.howFar);
  add(screenPaths.locationsList.path, ['sources'], singles.locationsList);
  if (singles.contact) {
    const { people, office, booking, questions } = withShownSections(
      'contact',
      singles.contact.data,
      content,
    );
    const shown = Object.entries({ people, office, booking, questions }).filter(
      ([, section]) => section,
    );
    add(screenPaths.contact.path, ['message', ...shown.map(([name]) => name)]);
  }
  const { servicePages, site, words } = singles;
  const texts = servicePages && withShownSections('servicePages', servicePages.data, content);
  const hasFacts = !site || !words || agencyFacts({ site, words }).length > 0;
  const facts = hasFacts ? ['facts'] : [];
  const questions = collections.questions.map(({ slug }) => slug);
  add(screenPaths.factsQuestions.path, [...facts, 'questions', ...questions]);
  for (const service of collections.services) {
    const { solutionAreas, process, testimonial } = service.data;
    const hasWork = workOfService(service.data, collections.portfolio).length > 0;
    const sections = [
      ...['why', 'included', 'quote'],
      ...(texts?.booking ? ['booking'] : []),
      ...(solutionAreas ? ['solution-areas'] : []),
      ...(process ? ['process'] : []),
      ...(hasWork && texts?.portfolio ? ['portfolio'] : []),
      ...(testimonial === undefined ? [] : ['testimonial']),
    ];
    add(`${basePaths.services}/${service.slug}`, sections, service);
  }
  for (const name of ['posts', 'legalPages', 'caseStudies'] as const) {
    for (const entry of collections[name]) add(`${basePaths[name]}/${entry.slug}`, [], entry);
  }
  const locationSections: ReadonlySet<string> = new Set([
    ...onEveryPage,
    ...['sectors', 'quote'],
    ...(texts?.booking ? ['booking'] : []),
  ]);
  const towns = new Map(collections.towns.map((town) => [town.file, town]));
  return (path) => {
    const own = anchors.get(path);
    if (own) return own;
    const page = pageAt(path);
    if (!page) return undefined;
    const { type, file } = page;
    const sections = type === 'town' ? townSections : type === 'location' ? locationSections : none;
    const headings = headingsOf(towns.get(file));
    return headings.length > 0 ? new Set([...sections, ...headings]) : sections;
  };
}

function headingsOf(entry?: Entry<unknown>): string[] {
  return entry?.markdown.headings.map(({ id }) => id) ?? [];
}

function screens({ singles }: CheckedContent): { path: string; entry?: Entry<unknown> }[] {
  return Object.entries(screenPaths).map(([name, { path }]) => {
    const entry = singles[name as keyof typeof screenPaths];
    return { path, ...(entry && { entry }) };
  });
}

/** The skip link leads to the main content. */
const onEveryPage = ['main'];

const none: ReadonlySet<string> = new Set(onEveryPage);
const townSections: ReadonlySet<string> = new Set([...onEveryPage, 'sectors', 'services']);
