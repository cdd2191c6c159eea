import type { CheckedContent } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { workOfService } from '#cli/resolve/workOfService.ts';
import type { Rule } from '../rule.ts';

/**
 * Data that needs a section on a page has that section. One section has one problem, at the first of its entries, because one line in the
 * file of the page puts all of them right.
 */
export const dataHasItsSection: Rule = ({ content }) => {
  const { home, servicePages } = content.singles;
  const { portfolio, services } = content.collections;
  const problems: Problem[] = [];
  const report = (page: string, section: string, file: string, path: DataPath) =>
    problems.push({
      code: 'data-left-out',
      args: { field: String(path.at(-1)), file: page, section },
      at: { file, path, on: 'key' },
    });

  if (servicePages && !servicePages.data.examples) {
    const priced = unusedExamples(content);
    if (priced) report(servicePages.file, 'examples', priced.file, [priced.service, 'examples']);
  }
  if (servicePages && !servicePages.data.portfolio) {
    const service = services.find(({ data }) => workOfService(data, portfolio).length > 0);
    if (service) report(servicePages.file, 'portfolio', service.file, ['showsPortfolio']);
  }
  if (home && !home.data.portfolio) {
    const item = portfolio.find(({ data }) => data.onHome);
    if (item) report(home.file, 'portfolio', item.file, ['onHome']);
  }
  return problems;
};

/** Returns the first service with worked examples of prices if no journey shows any of them. */
function unusedExamples({
  singles,
}: CheckedContent): { file: string; service: string } | undefined {
  const { prices, howFar } = singles;
  if (!prices) return undefined;
  const stages = howFar?.data.journeys.flatMap((journey) => journey.stages) ?? [];
  const [service] =
    Object.entries(prices.data).find(
      ([slug, { examples }]) =>
        examples && !stages.some((stage) => stage.service === slug && stage.example !== undefined),
    ) ?? [];
  return service === undefined ? undefined : { file: prices.file, service };
}
