import type { PortfolioView } from '#schemas/generated/views.ts';
import { scriptWords } from '../scriptWords.ts';
import { useWords } from '../words.ts';
import { PortfolioGrid, portfolioCategories } from '../parts/PortfolioGrid.tsx';

/** Renders the portfolio of the home page. A script adds a filter and a button for more items; without it, all items are visible. */
export function Portfolio({ items }: { items: readonly PortfolioView[] }) {
  const { loading, portfolio } = useWords().scripts;
  const count = (value: string) => items.filter(({ category }) => category === value).length;
  const filters: [value: string, label: string, count: number][] = [
    ['all', 'All', items.length],
    ...Object.entries(portfolioCategories)
      .filter(([value]) => count(value) > 0)
      .map(([value, label]): [string, string, number] => [value, label, count(value)]),
  ];
  return (
    <div
      className="portfolio"
      data-enhance="portfolio"
      {...scriptWords({ loading, shown: portfolio.shown })}
    >
      <div className="filter" role="group" aria-label="Show projects" data-scripted>
        {filters.map(([value, label, number]) => (
          <button
            key={value}
            type="button"
            className="filter__choice"
            data-filter={value}
            aria-pressed={value === 'all'}
          >
            {label} ({number})
          </button>
        ))}
      </div>
      <PortfolioGrid items={items} />
      <p className="portfolio__more" data-scripted>
        <button type="button" className="button button--quiet" data-part="more">
          Load More
        </button>
      </p>
      <p className="visually-hidden" role="status" data-part="status" />
    </div>
  );
}
