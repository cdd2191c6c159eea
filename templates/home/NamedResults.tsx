import type { PortfolioView } from '#schemas/generated/views.ts';
import { isStudy } from '../parts/PortfolioGrid.tsx';
import { ResultRow } from '../parts/ResultRow.tsx';
import { useWords } from '../words.ts';
import { FIRST_ITEMS } from './firstItems.ts';

/** The number of rows of the sign. */
const ROWS = 3;

/**
 * Renders the results of three projects as rows of a sign, with links to their case studies. They are projects that the portfolio does not show
 * at first. Renders nothing if there are fewer.
 */
export function NamedResults({ items }: { items: readonly PortfolioView[] }) {
  const words = useWords().pages.caseStudy;
  const rows = items
    .slice(FIRST_ITEMS)
    .flatMap(({ title, caseStudyUrl, result }) =>
      result && isStudy(caseStudyUrl) ? [{ title, path: caseStudyUrl, result }] : [],
    )
    .slice(0, ROWS);
  if (rows.length < ROWS) return null;
  return (
    <div className="plate plate--secondary">
      <dl className="distances distances--large" aria-label={words.results}>
        {rows.map(({ title, path, result }) => (
          <ResultRow key={path} path={path} name={title} result={result} />
        ))}
      </dl>
    </div>
  );
}
