import type { CategoryView, PortfolioView } from '#schemas/generated/views.ts';
import { scriptWords } from '../scriptWords.ts';
import { useWords } from '../words.ts';
import { PortfolioGrid } from '../parts/PortfolioGrid.tsx';

/** Renders the portfolio of the home page. A script adds a filter and a button for more items; without it, all items are visible. */
export function Portfolio({
  items,
  categories,
}: {
  items: readonly PortfolioView[];
  categories: readonly CategoryView[];
}) {
  const { loading, portfolio } = useWords().scripts;
  const filters = [
    { name: 'all', label: 'All', count: items.length },
    ...categories.map((one) => ({
      ...one,
      count: items.filter(({ category }) => category === one.name).length,
    })),
  ];
  return (
    <div
      className="portfolio"
      data-enhance="portfolio"
      {...scriptWords({ loading, shown: portfolio.shown })}
    >
      {categories.length > 0 && (
        <div className="filter" role="group" aria-label="Show projects" data-scripted>
          {filters.map(({ name, label, count }) => (
            <button
              key={name}
              type="button"
              className="filter__choice"
              data-filter={name}
              aria-pressed={name === 'all'}
            >
              {label} ({count})
            </button>
          ))}
        </div>
      )}
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
