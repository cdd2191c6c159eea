import type { PortfolioView } from '#schemas/generated/views.ts';
import { isStudy, PortfolioGrid } from '../parts/PortfolioGrid.tsx';
import { useWords } from '../words.ts';

/** The number of projects that have a picture. */
const PICTURES = 3;

/** Renders the portfolio of a service: three projects with their pictures, and links to the others. The head of the page has the picture of `shown`. */
export function ServicePortfolio({
  items,
  shown,
}: {
  items: readonly PortfolioView[];
  shown: string | undefined;
}) {
  const { parts } = useWords();
  const pictured = items.filter(({ id }) => id !== shown).slice(0, PICTURES);
  const others = items.filter((item) => !pictured.includes(item));
  return (
    <>
      <PortfolioGrid items={pictured} />
      {others.length > 0 && (
        <ul className="other-works">
          {others.map(({ id, title, kind, liveUrl, caseStudyUrl }) => (
            <li key={id}>
              <h3>{title}</h3>
              {kind && <p>{kind}</p>}
              <p className="inline-list">
                <a href={caseStudyUrl}>
                  {isStudy(caseStudyUrl) ? parts.caseStudy : parts.aboutService}
                  <span className="visually-hidden">: {title}</span>
                </a>
                {liveUrl && (
                  <a href={liveUrl} rel="noopener">
                    {parts.liveSite}
                    <span className="visually-hidden">: {title}</span>
                  </a>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
