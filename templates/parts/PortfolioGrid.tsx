import { fillWords } from '#schemas/fillWords.ts';
import type { PortfolioView } from '#schemas/generated/views.ts';
import { useWords } from '../words.ts';
import { openingOf } from './openingOf.ts';
import { Picture } from './Picture.tsx';

/**
 * Renders portfolio items with links to their case studies and to the live sites. A card has a figure or a description. With `lead`, the first
 * one has a larger picture and always a description, and others have the first sentence of theirs.
 */
export function PortfolioGrid({
  items,
  lead = false,
}: {
  items: readonly PortfolioView[];
  lead?: boolean;
}) {
  const { parts, pages } = useWords();
  return (
    <ul className="works" data-late={lead ? '' : undefined}>
      {items.map(
        (
          { id, title, category, kind, result, description, image, liveUrl, caseStudyUrl },
          index,
        ) => {
          const isLead = lead && index === 0;
          const words = isLead || !lead ? description : openingOf(description);
          return (
            <li key={id} className="work" data-category={category}>
              <Picture
                image={image}
                place={isLead ? 'lead' : 'card'}
                transition={isStudy(caseStudyUrl) ? id : undefined}
              />
              <div className="work__plate">
                {kind && !result && <p className="work__kind">{kind}</p>}
                <h3>
                  <a href={caseStudyUrl}>{title}</a>
                </h3>
                {result && (
                  <p className="work__result">
                    <b>
                      {result.value}
                      {result.was && (
                        <small> {fillWords(pages.caseStudy.was, { was: result.was })}</small>
                      )}
                    </b>{' '}
                    {result.label}
                  </p>
                )}
                {(isLead || !result) && words && <p>{words}</p>}
                {/* The style sheet shows the label. It is not a link, because the title above links to the same page. */}
                <p
                  className="inline-list"
                  data-label={isStudy(caseStudyUrl) ? parts.caseStudy : parts.aboutService}
                >
                  {liveUrl && (
                    <a href={liveUrl} rel="noopener" aria-label={`${parts.liveSite}: ${title}`}>
                      {parts.liveSite}
                    </a>
                  )}
                </p>
              </div>
            </li>
          );
        },
      )}
    </ul>
  );
}

/** Returns whether a path is that of a case study. The card of such a work is a link. */
export function isStudy(path: string): boolean {
  return path.startsWith('/case-studies/');
}
