import { fillWords } from '#schemas/fillWords.ts';
import type { TownPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { ContactActions } from '../parts/ContactActions.tsx';
import { Credits } from '../parts/Credits.tsx';
import { Distances } from '../parts/Distances.tsx';
import { Html } from '../parts/Html.tsx';
import { MapCrop } from '../parts/MapCrop.tsx';
import { NearbyTowns } from '../parts/NearbyTowns.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Proof } from '../parts/Proof.tsx';
import { Section } from '../parts/Section.tsx';
import { unbrokenCompounds } from '../parts/unbrokenCompounds.ts';
import { unbrokenName } from '../parts/unbrokenName.ts';
import { useWords } from '../words.ts';
import { TownServices } from './TownServices.tsx';

/** The number of nearby towns at the top of a page without a map. */
const SIGNED = 4;

/** Renders the page of a town: its economy and the services offered there. */
export function TownPage({ page, layout }: PageProps<TownPageModel>) {
  const words = useWords();
  const {
    town,
    lead,
    introductionHtml,
    facts,
    credits,
    sectors,
    services,
    further,
    nearby,
    breadcrumbs,
  } = page;
  const unbroken = (heading: string) => unbrokenName(heading, town.name);
  const inTown = { in_town: unbroken(town.inTown) };
  const nextTowns = nearby.towns
    .slice(0, SIGNED)
    .map(({ name, distance }) => ({ label: name, value: distance }));
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={unbroken(page.heading)}
        lead={lead}
        ground="paper"
        aside={
          nearby.map ? (
            <MapCrop map={nearby.map} coast={layout.coast} />
          ) : (
            nextTowns.length > 0 && <Distances rows={nextTowns} large />
          )
        }
      >
        <ContactActions site={layout.site} />
      </PageHead>
      <aside className="wrap town-sign" aria-label={words.places.facts.title}>
        <div className="town-sign__plate">
          <Distances rows={facts} />
        </div>
        <Credits credits={credits} />
      </aside>
      <section className="band" aria-labelledby="place-title">
        <div className="wrap">
          <h2 id="place-title" className="visually-hidden">
            {town.place}
          </h2>
          <Html html={introductionHtml} className="prose prose--opening" />
        </div>
      </section>
      <Section id="services" title={fillWords(words.pages.town.services, inTown)} plate>
        <TownServices
          services={services}
          further={further}
          inTown={town.inTown}
          otherServices={fillWords(words.pages.location.others, inTown)}
          brand={layout.brand}
        />
      </Section>
      <Section id="sectors" title={fillWords(words.pages.town.sectors, inTown)}>
        <ul className="trades">
          {sectors.map(({ name, note }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="prose">{unbrokenCompounds(note)}</p>
            </li>
          ))}
        </ul>
      </Section>
      {page.proof && <Proof proof={page.proof} />}
      {page.offer && (
        <Section id="offer" title={unbroken(page.offer.title)} plate="signal">
          <p className="lead">{page.offer.text}</p>
          <ContactActions site={layout.site} />
        </Section>
      )}
      <div className="band band--tint signpost">
        <div className="wrap">
          <NearbyTowns nearby={nearby} />
          {nearby.towns.length > 0 && <p className="small">{page.distances}</p>}
          <div className="elsewhere">
            {page.elsewhere && (
              <nav aria-labelledby="elsewhere-title">
                <h3 id="elsewhere-title">{page.elsewhere.title}</h3>
                <ul className="link-list">
                  {page.elsewhere.towns.map(({ label, path }) => (
                    <li key={path}>
                      <a href={path}>{label}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            <p className="around__all">
              <a className="button button--quiet" href="/locations">
                {words.pages.town.allTowns}
              </a>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
