import type { PortfolioItem } from '#schemas/portfolioItem.ts';
import type { Service } from '#schemas/service.ts';

/** Returns the pieces of work that the page of a service shows: those of its categories, or all, and none if it shows no work. */
export function workOfService<Item extends { data: PortfolioItem }>(
  { showsPortfolio, portfolioCategories }: Service,
  portfolio: readonly Item[],
): Item[] {
  return portfolio.filter(
    ({ data }) => showsPortfolio && (portfolioCategories?.includes(data.category ?? '') ?? true),
  );
}
