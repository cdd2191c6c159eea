import { fillWords } from '#schemas/fillWords.ts';
import type { PortfolioView } from '#schemas/generated/views.ts';
import { PortfolioGrid } from '../parts/PortfolioGrid.tsx';
import { Picture } from '../parts/Picture.tsx';
import { useWords } from '../words.ts';

/** The number of projects in a row of those with a large picture. */
const ROW = 3;

/**
 * Renders the portfolio of a service: one or two rows of projects with large pictures, so that an even number is left if possible, and the
 * others with their results in rows of two. The head of the page has the picture of `shown`.
 */
export function ServicePortfolio({
  items,
  shown,
}: {
  items: readonly PortfolioView[];
  shown: string | undefined;
}) {
  const { parts, pages } = useWords();
  const count = items.length > 2 * ROW && items.length % 2 === 0 ? 2 * ROW : ROW;
  const pictured = items.filter(({ id }) => id !== shown).slice(0, count);
  const others = items.filter((item) => !pictured.includes(item));
  return (
    <>
      <PortfolioGrid items={pictured} />
      {others.length > 0 && (
        <ul className="other-works">
          {others.map(({ id, title, kind, image, result, liveUrl, caseStudyUrl }) => (
            <li key={id}>
              <Picture image={image} place="person" />
              <h3>
                <a href={caseStudyUrl}>{title}</a>
              </h3>
              {result && <b>{result.value}</b>}
              <p>
                {result?.label ?? kind}
                {result?.was && `, ${fillWords(pages.caseStudy.was, { was: result.was })}`}
              </p>
              {liveUrl && (
                <a href={liveUrl} rel="noopener">
                  {parts.liveSite}
                  <span className="visually-hidden">: {title}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
