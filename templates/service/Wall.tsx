import { fillPlural, fillWords } from '#schemas/fillWords.ts';
import type { PortfolioView, WallItemView } from '#schemas/generated/views.ts';
import { Fold } from '../parts/Fold.tsx';
import { Picture } from '../parts/Picture.tsx';
import { isStudy } from '../parts/PortfolioGrid.tsx';
import { useWords } from '../words.ts';

/** The number of works in two rows. The first is as large as the four others together. */
const BLOCK = 5;

/**
 * Renders pictures of finished work from edge to edge of the window. The first of an odd number has a row of its own. Screenshots of apps are
 * shown four in a row, or two on phones.
 */
export function Wall({ items }: { items: readonly WallItemView[] }) {
  const isOfPhones = items.every(({ image }) => image.height > image.width);
  const place = isOfPhones ? 'phoneOfFour' : 'windowHalf';
  return (
    <ul className={isOfPhones ? 'wall wall--phones' : 'wall'}>
      {items.map(({ image, title, value, text }, index) => (
        <li key={title}>
          <Picture
            image={image}
            place={index === 0 && items.length % 2 === 1 ? 'feature' : place}
          />
          <div>
            <h3>{title}</h3>
            {value && <b>{value}</b>}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * Renders the portfolio of a service from edge to edge of the window: each project with its first figure, or its kind, and links to its
 * case study and its site. Phones fold all but the first five, if there are words for it.
 */
export function PortfolioWall({
  items,
  locale,
}: {
  items: readonly PortfolioView[];
  locale: string;
}) {
  const { moreWorks } = useWords().pages.service;
  const rest = items.slice(BLOCK);
  if (!moreWorks || rest.length === 0) return <Works items={items} />;
  const summary = fillPlural(moreWorks, rest.length, locale, { count: rest.length });
  return (
    <>
      <Works items={items.slice(0, BLOCK)} />
      <Fold summary={summary}>
        <Works items={rest} />
      </Fold>
    </>
  );
}

/** Renders projects. If they fill their rows, the first of every five is larger. */
function Works({ items }: { items: readonly PortfolioView[] }) {
  const isFilled = items.length % BLOCK === 0;
  return (
    <ul className={isFilled ? 'wall wall--blocks' : 'wall'} data-late="">
      {items.map((item, index) => (
        <PortfolioItem
          key={item.id}
          item={item}
          large={isFilled && index % BLOCK === 0}
          inRow={isFilled}
        />
      ))}
    </ul>
  );
}

/** Renders a project. A `large` one has its description as well. */
function PortfolioItem({
  item: { id, title, kind, description, image, result, liveUrl, caseStudyUrl },
  large,
  inRow,
}: {
  item: PortfolioView;
  large: boolean;
  /** Whether four of those that are not `large` are in a row. */
  inRow: boolean;
}) {
  const { parts, pages } = useWords();
  return (
    <li>
      <Picture
        image={image}
        place={inRow && !large ? 'workOfFour' : 'windowHalf'}
        transition={isStudy(caseStudyUrl) ? id : undefined}
      />
      <div>
        <h3>
          <a href={caseStudyUrl}>{title}</a>
        </h3>
        {result && (
          <b>
            {result.value}
            {result.was && <small>{fillWords(pages.caseStudy.was, { was: result.was })}</small>}
          </b>
        )}
        <p>{result?.label ?? kind}</p>
        {large && <p>{description}</p>}
        {(isStudy(caseStudyUrl) || liveUrl) && (
          <p className="inline-list">
            {/* The title is the link, and covers the card. */}
            {isStudy(caseStudyUrl) && <u aria-hidden="true">{parts.caseStudy}</u>}
            {liveUrl && (
              <a href={liveUrl} rel="noopener">
                {parts.liveSite}
                <span className="visually-hidden">: {title}</span>
              </a>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
