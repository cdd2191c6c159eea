import type { LocationsPageModel } from '#schemas/generated/pageModel.ts';
import { fillPlural } from '#schemas/fillWords.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import type { PageProps } from '../pageProps.ts';
import { CountedLinks } from '../parts/CountedLinks.tsx';
import { Fold } from '../parts/Fold.tsx';
import { FEW_TOWNS } from '../parts/fewTowns.ts';
import { Html } from '../parts/Html.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { SourceList } from '../parts/SourceList.tsx';
import { scriptWords } from '../scriptWords.ts';
import { useWords } from '../words.ts';
import { NationSign } from './NationSign.tsx';
import { TownMap } from './TownMap.tsx';

/** Renders all towns by nation and region, with a map. A script adds a field that finds towns, and links to the dots. */
export function LocationsPage({ page, layout }: PageProps<LocationsPageModel>) {
  const { pages, scripts } = useWords();
  const words = pages.locations;
  const { screen, html, contents, nations, map, names, breadcrumbs, related } = page;
  const { locale, number } = localeFormats(layout.site);
  const townCount = (count: number) =>
    fillPlural(scripts.towns.count, count, locale, { count: number(count) });
  const towns = nations.flatMap(({ regions }) => regions.flatMap((region) => region.towns));
  return (
    <>
      <div data-enhance="town-filter" {...scriptWords(scripts.towns)}>
        <PageHead
          crumbs={breadcrumbs}
          title={screen.title}
          lead={screen.lead}
          ground="window"
          aside={
            <TownMap
              towns={towns}
              office={page.office}
              map={map}
              names={names}
              coast={layout.coast}
              site={layout.site}
            />
          }
        >
          <div className="field town-filter" role="search" data-part="filter">
            <label htmlFor="town-filter">{words.filter}</label>
            <input id="town-filter" type="search" autoComplete="off" />
            <p className="small" role="status" data-part="status" />
            <p className="town-filter__found" data-part="found" />
          </div>
          {contents.length > 0 && <CountedLinks links={contents} />}
        </PageHead>
        <div className="wrap nations" data-part="nations">
          {nations.map((nation) => (
            <section
              key={nation.id}
              id={nation.id}
              className="nation"
              aria-label={nation.name}
              data-group
            >
              <NationSign
                nation={nation}
                count={number(nation.regions.flatMap((region) => region.towns).length)}
                coast={layout.coast}
                hasMap={nations.length > 1 && nation.regions.length === 1}
              />
              <div>
                {nation.regions.map((region) => (
                  <Fold
                    key={region.name}
                    className="region"
                    open={towns.length <= FEW_TOWNS}
                    summary={
                      region.name === nation.name ? (
                        <span data-part="count">{townCount(region.towns.length)}</span>
                      ) : (
                        <h3 data-count={number(region.towns.length)}>{region.name}</h3>
                      )
                    }
                    data-group
                  >
                    {/* Without list items, which would double the number of elements on the page. */}
                    <div id={region.id} className="towns" data-part="towns">
                      {region.towns.map(({ name, path, isLarge }) => (
                        <a key={path} href={path} className={isLarge ? 'large' : undefined}>
                          {name}
                        </a>
                      ))}
                    </div>
                  </Fold>
                ))}
              </div>
            </section>
          ))}
          <section className="attribution">
            <details className="question">
              <summary>
                <h2>{screen.sources.title}</h2>
              </summary>
              {/* A browser that follows a link to an element in closed details opens them, without a script. */}
              <div id="sources" className="question__answer prose--beside">
                <p>{screen.sources.text}</p>
                <SourceList sources={page.sources} />
              </div>
            </details>
          </section>
        </div>
      </div>
      <div className="band band--tint">
        <div className="wrap">
          <Html html={html} className="prose prose--wide" />
        </div>
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}
