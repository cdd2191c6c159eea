import type { PortfolioView } from '#schemas/generated/views.ts';
import { useWords } from '../words.ts';
import { Picture } from './Picture.tsx';

/** Renders portfolio items with links to their case studies and to the live sites. With `lead`, the first one has a larger picture. */
export function PortfolioGrid({
  items,
  lead = false,
}: {
  items: readonly PortfolioView[];
  lead?: boolean;
}) {
  const { parts } = useWords();
  return (
    <ul className="works">
      {items.map(
        ({ id, title, category, kind, description, image, liveUrl, caseStudyUrl }, index) => (
          <li key={id} className="work" data-category={category}>
            <Picture image={image} place={lead && index === 0 ? 'lead' : 'card'} />
            <div className="work__plate">
              {kind && <p className="work__kind">{kind}</p>}
              <h3>{title}</h3>
              <p>{description}</p>
              <p className="inline-list">
                <a href={caseStudyUrl}>
                  {caseStudyUrl.startsWith('/case-studies/') ? parts.caseStudy : parts.aboutService}
                  <span className="visually-hidden">: {title}</span>
                </a>
                {liveUrl && (
                  <a href={liveUrl} rel="noopener">
                    {parts.liveSite}
                    <span className="visually-hidden">: {title}</span>
                  </a>
                )}
              </p>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
