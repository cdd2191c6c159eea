import type { SitemapPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { CountedLinks } from '../parts/CountedLinks.tsx';
import { FEW_TOWNS } from '../parts/fewTowns.ts';
import { Fold } from '../parts/Fold.tsx';
import { IndexList } from '../parts/IndexList.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';

/** Renders a list of all pages for people by section, and the towns by nation and county. */
export function SitemapPage({ page }: PageProps<SitemapPageModel>) {
  const { title, lead, contents, sections, towns, breadcrumbs, related } = page;
  const counties = towns?.nations.flatMap((nation) => nation.counties) ?? [];
  const townCount = counties.flatMap(({ links }) => links).length;
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={title}
        lead={lead}
        ground="paper"
        aside={
          <div className="plate">
            <CountedLinks links={contents} />
          </div>
        }
        wide
      />
      <div className="band wrap index index--wide">
        {sections.map(({ id, kind, title: name, text, links }) => (
          <IndexList
            key={id}
            group={kind}
            title={name}
            id={id}
            text={text}
            links={links}
            counted
            open={kind === 'main' || kind === 'services'}
          />
        ))}
      </div>
      {towns && (
        <div id={towns.id} className="band plate towns-band">
          <div className="wrap towns-index">
            <h2>{towns.title}</h2>
            <p className="lead">{towns.text}</p>
            {towns.nations.map((nation) => (
              <Nation key={nation.id} nation={nation} open={townCount <= FEW_TOWNS} />
            ))}
          </div>
        </div>
      )}
      <RelatedLinks cards={related} />
    </>
  );
}

type NationView = NonNullable<SitemapPageModel['towns']>['nations'][number];

/** The smallest number of different initials of counties that are worth a letter each. */
const LETTERS = 3;

/**
 * Renders the counties of a nation. The first county of each letter has the letter, as in the index of an atlas. A word that all names begin
 * with is ignored.
 */
function Nation({
  nation: { id, title, count, counties },
  open,
}: {
  nation: NationView;
  open: boolean;
}) {
  const [first = '', ...others] = counties.map((county) => county.title);
  const word = first.slice(0, first.indexOf(' ') + 1);
  const start = others.every((title) => title.startsWith(word)) ? word.length : 0;
  const initials = counties.map((county) => [...county.title.slice(start)][0]);
  const hasLetters = new Set(initials).size >= LETTERS;
  return (
    <Fold open={open} summary={<h3 data-count={count}>{title}</h3>}>
      <ul id={id} className={hasLetters ? 'towns towns--letters' : 'towns'}>
        {counties.map((county, index) => (
          <County
            key={county.title}
            county={county}
            letter={
              hasLetters && initials[index] !== initials[index - 1] ? initials[index] : undefined
            }
          />
        ))}
      </ul>
    </Fold>
  );
}

/**
 * Renders the towns of a county below its name, which is a text on a line of its own: headings would be 92 more elements. A county that is a town
 * has one line.
 */
function County({
  county: { title, links },
  letter,
}: {
  county: NationView['counties'][number];
  letter: string | undefined;
}) {
  const isTown = links.length === 1 && links[0]?.label === title;
  return (
    <li data-letter={letter}>
      {!isTown && `${title}\n`}
      {links.map(({ label, path }) => (
        <a key={path} href={path} className={isTown ? 'large' : undefined}>
          {label}
        </a>
      ))}
    </li>
  );
}
