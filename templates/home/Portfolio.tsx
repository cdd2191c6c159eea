import type { CategoryView, PortfolioView } from '#schemas/generated/views.ts';
import { scriptWords } from '../scriptWords.ts';
import { useWords } from '../words.ts';
import { PortfolioGrid } from '../parts/PortfolioGrid.tsx';
import { FIRST_ITEMS } from './firstItems.ts';

/** Renders the portfolio of the home page. A script adds a filter and a button for more items; without it, all items are visible. */
export function Portfolio({
  items,
  categories,
}: {
  items: readonly PortfolioView[];
  categories: readonly CategoryView[];
}) {
  const { pages, scripts } = useWords();
  const words = pages.home;
  const { loading, portfolio } = scripts;
  const filters = [{ name: 'all', label: words.allProjects }, ...categories];
  return (
    <div
      className="portfolio"
      data-enhance="portfolio"
      {...scriptWords({ loading, shown: portfolio.shown })}
    >
      {categories.length > 1 && (
        <div className="filter" role="group" aria-label={words.showProjects} data-scripted>
          {filters.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              className="filter__choice"
              data-filter={name}
              aria-pressed={name === 'all'}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <PortfolioGrid items={items} lead />
      <p className="portfolio__more" data-scripted>
        <button
          type="button"
          className="button button--quiet"
          data-part="more"
          hidden={items.length <= FIRST_ITEMS}
        >
          {words.moreProjects}
        </button>
      </p>
      <p className="visually-hidden" role="status" data-part="status" />
    </div>
  );
}
