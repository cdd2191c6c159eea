import { fillWords } from '#schemas/fillWords.ts';
import type { LocationPageModel } from '#schemas/generated/pageModel.ts';
import type { TownDrawingView } from '#schemas/generated/views.ts';
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
import { Picture } from '../parts/Picture.tsx';
import { PriceRoad } from '../parts/PriceRoad.tsx';
import { priceRows } from '../parts/priceRows.ts';
import { Proof } from '../parts/Proof.tsx';
import { QuoteSign } from '../parts/QuoteSign.tsx';
import { TownFlags } from '../parts/TownFlags.tsx';
import { unbrokenCompounds } from '../parts/unbrokenCompounds.ts';
import { unbrokenName } from '../parts/unbrokenName.ts';
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
  const unbroken = (heading: string) => unbrokenName(heading, town.name);
  const inTown = { in_town: unbroken(town.inTown) };
  const isBookedElsewhere = local && page.bookingPath;
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={unbroken(page.heading)}
        lead={page.lead}
        ground="window"
        aside={
          <div className="drawn">
            <Picture image={service.townDrawing?.image ?? service.image} place="windowBeside" />
            {service.townDrawing && <DrawnWords drawing={service.townDrawing} />}
          </div>
        }
      >
        <ContactActions site={site} />
      </PageHead>
      <div className="wrap town-sign">
        <div className="town-sign__plate">
          <Distances rows={priceRows(page.price, words.prices)} />
          {page.timeStrip && <TimeStrip strip={page.timeStrip} />}
          {site.vatStatement && <p className="town-sign__note">{site.vatStatement}</p>}
          {page.sums && <Sums sums={page.sums} />}
        </div>
      </div>
      <LocalText page={page} unbroken={unbroken} />
      <section
        id="included"
        className="band band--primary"
        aria-labelledby="included-title"
        data-fade="usual"
      >
        <div className="plate">
          <div className="wrap included">
            <h2 id="included-title">{page.texts.included}</h2>
            <ul className="ticks">
              {service.features.map((feature) => (
                <li key={feature}>{unbrokenCompounds(unbrokenVersions(feature))}</li>
              ))}
            </ul>
            <a href={service.path}>{fillWords(texts.service, { service: service.name })}</a>
          </div>
        </div>
      </section>
      <section className="band band--tint place-words" aria-labelledby="introduction-title">
        <div className="wrap">
          <div className="place-town">
            {nearby.map && <MapCrop map={nearby.map} coast={layout.coast} />}
            <div>
              <h2 id="introduction-title">{fillWords(texts.introduction, inTown)}</h2>
              <Html html={page.introductionHtml} className="prose" />
              <a href={town.path}>{fillWords(texts.allServices, inTown)}</a>
              <dl className="place-facts small">
                {page.facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt> <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <Credits credits={page.credits} />
            </div>
          </div>
          <section id="sectors" aria-labelledby="sectors-title">
            <h2 id="sectors-title">{fillWords(texts.sectors, inTown)}</h2>
            <ul
              className={
                sectors.length === 1 && otherSectors.length > 0
                  ? 'trade-texts trade-texts--names'
                  : 'trade-texts'
              }
            >
              {sectors.map(({ name, text, note }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p className="prose">{unbrokenCompounds(`${note} ${text}`)}</p>
                </li>
              ))}
              {otherSectors.map((name) => (
                <li key={name}>
                  <a href={`${town.path}#sectors`}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </section>
      {page.proof && <Proof proof={page.proof} />}
      <QuoteSign
        title={page.texts.quote.title}
        lead={page.callToAction}
        person={page.person}
        booking={
          page.texts.booking &&
          site.booking && (
            <section id="booking" aria-labelledby="booking-title">
              <h2 id="booking-title">{page.texts.booking.title}</h2>
              {isBookedElsewhere ? (
                <>
                  <Clock minutes={site.booking.minutes} locale={site.locale} />
                  <a className="button button--quiet" href={page.bookingPath}>
                    {texts.book}
                  </a>
                </>
              ) : (
                <>
                  <p>{page.texts.booking.text}</p>
                  <Booking booking={site.booking} locale={site.locale} />
                </>
              )}
            </section>
          )
        }
      >
        <Island
          name="QuoteForm"
          of={QuoteForm}
          props={{ page: `${service.title} ${town.inTown}` }}
        />
      </QuoteSign>
      <div className="band onward">
        <div className="wrap">
          {page.others.length > 0 && (
            <nav aria-labelledby="others-title">
              <Fold summary={<h2 id="others-title">{fillWords(texts.others, inTown)}</h2>}>
                <ul>
                  {page.others.map(({ label, path, price }) => (
                    <li key={path}>
                      <a href={path}>{label}</a>
                      <b>{price}</b>
                    </li>
                  ))}
                </ul>
              </Fold>
            </nav>
          )}
          <NearbyFlags nearby={nearby} />
        </div>
      </div>
    </>
  );
}

/** The distance of a turning from the left edge of the column that it leads to. It is half the width of the sign of a price. */
const AXIS = 9.2;

/** Renders the worked examples of a price as turnings of a road that is as long as its range. */
function Sums({ sums: { title, rows } }: { sums: NonNullable<LocationPageModel['sums']> }) {
  return (
    <>
      <div className="price-road__map" aria-hidden="true">
        <PriceRoad rows={rows} axis={AXIS} />
      </div>
      <ol className="sums" aria-label={title}>
        {rows.map(({ what, total }) => (
          <li key={what}>
            <b>{total}</b> <span>{what}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Renders the words of a town over a drawing, whose alternative text says the same. */
function DrawnWords({ drawing: { image, colour, words } }: { drawing: TownDrawingView }) {
  return (
    <svg
      viewBox={`0 0 ${image.width} ${image.height}`}
      preserveAspectRatio="xMinYMid slice"
      fill={colour}
      aria-hidden="true"
    >
      {words.map(({ text, x, y, size, centred, colour: own }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          fontSize={size}
          fill={own}
          textAnchor={centred ? 'middle' : undefined}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Renders the pages about the service in the nearest towns as flags on a post at the bottom of the page. */
function NearbyFlags({ nearby: { title, none, towns } }: Pick<LocationPageModel, 'nearby'>) {
  return (
    <nav className="flags" aria-labelledby="nearby-title">
      <h2 id="nearby-title">{title}</h2>
      {none && <p>{none}</p>}
      <TownFlags towns={towns} />
    </nav>
  );
}
