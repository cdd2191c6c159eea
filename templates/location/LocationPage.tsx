import type { LocationPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Booking } from '../parts/Booking.tsx';
import { ContactActions } from '../parts/ContactActions.tsx';
import { FactList } from '../parts/FactList.tsx';
import { Html } from '../parts/Html.tsx';
import { NearbyTowns } from '../parts/NearbyTowns.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { PriceFacts } from '../parts/PriceFacts.tsx';
import { QuoteForm } from '../parts/QuoteForm.tsx';
import { Section } from '../parts/Section.tsx';

/** A service in a town. */
export function LocationPage({ page, layout }: PageProps<LocationPageModel>) {
  const { town, service, passages, sectors, breadcrumbs } = page;
  const { site } = layout;
  const [opening, ...rest] = passages;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={page.heading} lead={page.lead}>
        <ContactActions site={site} />
      </PageHead>
      <div className="band wrap columns">
        <div className="prose">
          {opening && (
            <>
              <h2>{opening.title}</h2>
              <p>{opening.text}</p>
            </>
          )}
          <h2>Doing business {town.inTown}</h2>
          <Html html={page.introductionHtml} className="introduction" />
          {rest.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
        <aside aria-label="Facts">
          <PriceFacts price={page.price} vat={site.vatStatement} />
          <FactList facts={page.facts} />
          <p>
            <a href={service.path}>{service.title}: the service in full</a>
          </p>
        </aside>
      </div>
      <Section id="sectors" title={`For the trades ${town.inTown}`} tint>
        {sectors.map(({ name, text, note }) => (
          <div key={name} className="sector">
            <h3>{name}</h3>
            <p>{note}</p>
            <p>{text}</p>
          </div>
        ))}
      </Section>
      <Section id="quote" title={page.texts.quote.title} lead={page.callToAction}>
        <QuoteForm page={`${service.title} ${town.inTown}`} />
      </Section>
      <Section id="booking" title={page.texts.booking.title} tint>
        <Booking site={site} />
      </Section>
      <div className="band wrap">
        <NearbyTowns title="The same service near by" towns={page.nearby} />
        <nav aria-labelledby="others-title">
          <h2 id="others-title">Other services {town.inTown}</h2>
          <ul className="inline-list">
            {page.others.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
            <li>
              <a href={town.path}>All services {town.inTown}</a>
            </li>
          </ul>
        </nav>
      </div>
    </>
  );
}
