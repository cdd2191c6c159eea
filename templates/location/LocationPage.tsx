import { fillWords } from '#schemas/fillWords.ts';
import type { LocationPageModel } from '#schemas/generated/pageModel.ts';
import { Island } from '../islands/Island.tsx';
import { QuoteForm } from '../islands/QuoteForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { Booking, Clock } from '../parts/Booking.tsx';
import { ContactActions } from '../parts/ContactActions.tsx';
import { Credits } from '../parts/Credits.tsx';
import { Distances } from '../parts/Distances.tsx';
import { Fold } from '../parts/Fold.tsx';
import { Html } from '../parts/Html.tsx';
import { MapCrop } from '../parts/MapCrop.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Person } from '../parts/Person.tsx';
import { Picture } from '../parts/Picture.tsx';
import { priceRows } from '../parts/priceRows.ts';
import { Proof } from '../parts/Proof.tsx';
import { Section } from '../parts/Section.tsx';
import { unbrokenVersions } from '../parts/unbrokenVersions.ts';
import { useWords } from '../words.ts';
import { LocalText } from './LocalText.tsx';
import { TimeStrip } from './TimeStrip.tsx';

/**
 * Renders the page about a service in a town. A page with a local text is built around it: the text has a band of its own, and the parts
 * that all towns share are few (decision 24).
 */
export function LocationPage({ page, layout }: PageProps<LocationPageModel>) {
  const words = useWords();
  const texts = words.pages.location;
  const { town, service, local, sectors, otherSectors, nearby, breadcrumbs } = page;
  const { site } = layout;
  const inTown = { in_town: town.inTown };
  const isBookedElsewhere = local && page.bookingPath;
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
        ground="window"
        aside={
          nearby.map ? (
            <MapCrop map={nearby.map} coast={layout.coast} />
          ) : (
            <div className="place">
              <Picture image={service.image} place="half" />
            </div>
          )
        }
      >
        <ContactActions site={site} />
      </PageHead>
      <div className="wrap town-sign">
        <div className="town-sign__plate">
          <Distances rows={priceRows(page.price, words.prices)} />
          {page.timeStrip && <TimeStrip strip={page.timeStrip} />}
          {site.vatStatement && <p className="town-sign__note">{site.vatStatement}</p>}
        </div>
      </div>
      <LocalText page={page} />
      <Section id="included" title={page.texts.included} plate>
        <div className="columns columns--even">
          <ul className="ticks">
            {service.features.map((feature) => (
              <li key={feature}>{unbrokenVersions(feature)}</li>
            ))}
          </ul>
          <div>
            {page.sums && (
              <>
                <h3>{page.sums.title}</h3>
                <ol className="sums">
                  {page.sums.rows.map(({ what, total }) => (
                    <li key={what}>
                      <b>{total}</b> <span>{what}</span>
                    </li>
                  ))}
                </ol>
              </>
            )}
            <a href={service.path}>{fillWords(texts.service, { service: service.name })}</a>
          </div>
        </div>
      </Section>
      <section className="band band--tint" aria-labelledby="introduction-title">
        <div className="wrap columns columns--even own-words">
          <div>
            <h2 id="introduction-title">{fillWords(texts.introduction, inTown)}</h2>
            <Distances rows={page.facts} />
          </div>
          <Html html={page.introductionHtml} />
          <div className="own-words__foot">
            <a href={town.path}>{fillWords(texts.allServices, inTown)}</a>
            <Credits credits={page.credits} />
          </div>
        </div>
      </section>
      {page.proof && <Proof proof={page.proof} place="panel" />}
      <Section id="sectors" title={fillWords(texts.sectors, inTown)}>
        <ul className="trades">
          {sectors.map(({ name, text, note }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{note}</p>
              <p>{text}</p>
            </li>
          ))}
          {otherSectors.map((name) => (
            <li key={name}>
              <a href={`${town.path}#sectors`}>{name}</a>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="quote"
        title={page.texts.quote.title}
        lead={page.callToAction}
        beside
        plate="signal"
        foot={
          <>
            {page.texts.booking && (isBookedElsewhere || site.booking) && (
              <section id="booking" className="form-foot" aria-labelledby="booking-title">
                <h2 id="booking-title">{page.texts.booking.title}</h2>
                {isBookedElsewhere ? (
                  <div className="booking__offer">
                    {site.booking && <Clock minutes={site.booking.minutes} locale={site.locale} />}
                    <a className="button button--quiet" href={page.bookingPath}>
                      {texts.book}
                    </a>
                  </div>
                ) : (
                  site.booking && (
                    <>
                      <p>{page.texts.booking.text}</p>
                      <Booking booking={site.booking} />
                    </>
                  )
                )}
              </section>
            )}
            {page.person && (
              <div className="form-foot">
                <h3>{words.pages.people.lead}</h3>
                <Person person={page.person} short />
              </div>
            )}
          </>
        }
      >
        <Island
          name="QuoteForm"
          of={QuoteForm}
          props={{ page: `${service.title} ${town.inTown}` }}
        />
      </Section>
      <div className="band onward">
        <div className="wrap">
          {page.others.length > 0 && (
            <nav className="others" aria-labelledby="others-title">
              <Fold summary={<h2 id="others-title">{fillWords(texts.others, inTown)}</h2>}>
                <ul>
                  {page.others.flatMap(({ price, links }) =>
                    links.map(({ label, path }) => (
                      <li key={path}>
                        <a href={path}>{label}</a>
                        <span>{price}</span>
                      </li>
                    )),
                  )}
                </ul>
              </Fold>
            </nav>
          )}
          <NearbySign nearby={nearby} />
        </div>
      </div>
    </>
  );
}

/** Renders the pages about the service in the nearest towns with their distances and directions, as a sign that stands on two posts. */
function NearbySign({ nearby: { title, none, towns } }: Pick<LocationPageModel, 'nearby'>) {
  return (
    <nav className="near-sign" aria-labelledby="nearby-title">
      <div className="plate">
        <h2 id="nearby-title">{title}</h2>
        {none && <p>{none}</p>}
        {towns.length > 0 && (
          <ul>
            {towns.map(({ name, path, distance, direction }) => (
              <li key={path}>
                <a href={path}>{name}</a>
                <span data-to={direction}>{distance}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}
