import type { SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { agencyFacts } from '#cli/resolve/agencyFacts.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { basePaths, screenPaths } from '#cli/resolve/planPaths.ts';
import { planBody } from '../planBody.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { faqPage } from '../structuredData.ts';
import { withWholeAddresses } from '../withWholeAddresses.ts';
import { inPortfolioOrder } from './inPortfolioOrder.ts';
import { commonFields } from './screenPage.ts';

/** The number of case studies with a result on the page. With fewer, it has none. */
const RESULTS = 3;

/** Plans the page of facts and questions. */
export function planFactsQuestions(
  context: SiteContext,
  own: SingleEntry<'factsQuestions'>,
): PlannedPage {
  const { collections, singles } = context.content;
  const { title, lead } = own.data;
  const entries = inOrder(collections.questions);
  const questionOf = ({ slug, data, markdown }: (typeof entries)[number]) => ({
    id: slug,
    question: data.question,
    ...(data.short !== undefined && { short: data.short }),
    html: planBody(markdown.tree, context.images),
  });
  const address = context.absolute(screenPaths.factsQuestions.path);
  const answers = entries.map(({ data, markdown }) => ({
    question: data.question,
    html: withWholeAddresses(markdown.tree, singles.site.data.url, address),
  }));
  const proven = inPortfolioOrder(context).flatMap(({ slug, file, data: { client, results } }) => {
    const [result] = results ?? [];
    const path = `${basePaths.caseStudies}/${slug}`;
    return result ? [{ file, result: { ...result, client, path } }] : [];
  });
  const shown = proven.length < RESULTS ? [] : proven.slice(0, RESULTS);
  return {
    model: {
      ...commonFields(context, 'factsQuestions', [faqPage(answers)]),
      type: 'facts-questions',
      title,
      lead,
      facts: agencyFacts(singles),
      results: shown.map(({ result }) => result),
      groups: [...Map.groupBy(entries, ({ data }) => data.group)].map(([group, inGroup]) => ({
        ...(group !== undefined && { title: group }),
        questions: inGroup.map(questionOf),
      })),
    },
    sources: [own.file, singles.site.file, ...[...entries, ...shown].map(({ file }) => file)],
  };
}
