import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { ServicePageModel } from '#schemas/generated/pageModel.ts';
import type { ServiceSection } from '#schemas/service.ts';
import { Island } from '../islands/Island.tsx';
import { QuoteForm } from '../islands/QuoteForm.tsx';
import type { PictureView } from '#schemas/generated/views.ts';
import type { PageProps } from '../pageProps.ts';
import { Booking } from '../parts/Booking.tsx';
import { ContactActions } from '../parts/ContactActions.tsx';
import { Distances } from '../parts/Distances.tsx';
import { Html } from '../parts/Html.tsx';
import { openingOf } from '../parts/openingOf.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Picture } from '../parts/Picture.tsx';
import { PriceExamples } from '../parts/PriceExamples.tsx';
import { durationOf, priceRows } from '../parts/priceRows.ts';
import { QuoteSign } from '../parts/QuoteSign.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { unbrokenCompounds } from '../parts/unbrokenCompounds.ts';
import { unbrokenSpans } from '../parts/unbrokenSpans.ts';
import { unbrokenVersions } from '../parts/unbrokenVersions.ts';
import { useWords } from '../words.ts';

import { ServiceProof } from './ServiceProof.tsx';
import { Sheet } from './Sheet.tsx';
import { PortfolioWall, Wall } from './Wall.tsx';

/** The usual order of the sections below the head. The sheet of `document` is beside the long description. */
const ORDER: readonly ServiceSection[] = [
  'benefits',
  'testimonial',
  'examples',
  'body',
  'solutionAreas',
  'process',
  'pictures',
  'portfolio',
];

/** Renders the page of a service (docs/behaviour.md#services). The first section that the service names is the `opening`, and larger than usual. */
export function ServicePage({ page, layout }: PageProps<ServicePageModel>) {
  const words = useWords();
  const { service, essay, lead, price, examples, work, testimonial, portfolio, pictures } = page;
  const { heroWork, breadcrumbs, related, texts } = page;
  const { site } = layout;
  // The head has the picture of the project and what it shows.
  const isInHead = work !== undefined && work.title === heroWork?.title;
  const proof = isInHead || pictures ? undefined : work;
  const hasWords = proof !== undefined || testimonial !== undefined;
  const named = (service.sections ?? []).filter((name) => hasWords || name !== 'testimonial');
  const [opening] = named;
  const headings = { ...words.pages.service, ...service.headings };
  const roadTexts = examples && texts.examples;
  const sheet = named.includes('document') ? undefined : service.document;
  const quoteLink = (
    <div className="actions">
      {site.vatStatement && <p className="small">{site.vatStatement}</p>}
      <a className="button" href="#quote">
        {texts.quote.title}
      </a>
    </div>
  );
  const prices = (
    <aside className="plate" aria-label={words.prices.title}>
      <Distances rows={priceRows(price, words.prices)} />
      {quoteLink}
    </aside>
  );
  // The sign of what the service includes is beside the long description, or beside the reasons if the description has a sheet or prices.
  const isBeside = !sheet && roadTexts !== undefined;
  const included = (
    <Section id="included" title={texts.included} lane plate>
      <ul className="ticks">
        {service.features.map((feature) => (
          <li key={feature}>{unbrokenCompounds(unbrokenVersions(feature))}</li>
        ))}
      </ul>
    </Section>
  );
  const basis = site.claims?.basis && <p className="small note">{site.claims.basis}</p>;
  const sections: Record<ServiceSection, ReactNode> = {
    benefits: (
      <div className="band">
        <div className={isBeside ? 'wrap' : 'wrap reasons'}>
          <Section id="why" title={texts.whyChoose} lane>
            <ul className="benefits">
              {service.benefits.map((benefit) => (
                <Benefit key={benefit} text={benefit} />
              ))}
            </ul>
          </Section>
          {!isBeside && included}
        </div>
      </div>
    ),
    testimonial: hasWords && (
      <ServiceProof work={proof} testimonial={testimonial} opening={opening === 'testimonial'} />
    ),
    examples: examples && roadTexts && (
      <Section
        id="examples"
        title={roadTexts.title}
        lead={roadTexts.text}
        split
        opening={opening === 'examples'}
      >
        <PriceExamples examples={examples} />
        {quoteLink}
      </Section>
    ),
    body: (
      <div className="band band--tint">
        <div className="wrap essay">
          {words.pages.service.description && <h2>{words.pages.service.description}</h2>}
          {essay.map((section, index) => (
            <EssaySection key={section} html={section} isOpen={index === 0} />
          ))}
          <div className="essay__side">
            {sheet && <Sheet document={sheet} />}
            {isBeside ? included : !(sheet && roadTexts) && prices}
          </div>
        </div>
      </div>
    ),
    document: service.document && !sheet && (
      <section
        className="band--tint desk opening"
        aria-labelledby="document-title"
        data-fade="usual"
      >
        <Sheet document={service.document} id="document-title" />
      </section>
    ),
    solutionAreas: service.solutionAreas && (
      <Section id="solution-areas" title={headings.solutionAreas}>
        <ul className="areas plate plate--card">
          {service.solutionAreas.map(({ title, text, example, image }) => (
            <li key={title}>
              {image && <Picture image={image} />}
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              {example && (
                <>
                  <p>{example.isCode ? <code>{example.given}</code> : example.given}</p>
                  <p>{example.result}</p>
                </>
              )}
            </li>
          ))}
        </ul>
        {basis}
      </Section>
    ),
    process: service.process && (
      <Section id="process" title={headings.process} opening={opening === 'process'}>
        <ol className="exits">
          {service.process.map(({ title, text, when, note }) => (
            <li key={title}>
              {when && <p className="exits__when">{when}</p>}
              <h3>{title}</h3>
              <p>{text}</p>
              {note && <p className="exits__note">{note}</p>}
            </li>
          ))}
        </ol>
        {basis}
      </Section>
    ),
    pictures: pictures && (
      <Section id="pictures" title={pictures.title} opening>
        <Wall items={pictures.items} />
      </Section>
    ),
    portfolio: portfolio && texts.portfolio && (
      <Section
        id="portfolio"
        title={texts.portfolio.title}
        lead={texts.portfolio.text}
        split
        opening
      >
        <PortfolioWall items={portfolio} locale={site.locale} />
      </Section>
    ),
  };
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={service.title}
        lead={service.description}
        aside={
          heroWork ? (
            <Shown
              image={heroWork.image}
              title={heroWork.title}
              path={heroWork.path}
              text={heroWork.text ?? (isInHead ? work.text : undefined)}
            />
          ) : (
            <Shown image={service.heroImage} text={service.heroText} />
          )
        }
      >
        <div className="page-head__price">
          <p>
            <strong>{unbrokenSpans(price.range)}</strong> <span className="whole">{price.per}</span>
          </p>
          <p>
            <strong>{unbrokenSpans(durationOf(price))}</strong>
          </p>
        </div>
        <ContactActions site={site} />
      </PageHead>
      {[...new Set([...named, ...ORDER])].map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <QuoteSign
        title={texts.quote.title}
        lead={texts.quote.text}
        person={lead}
        booking={
          site.booking &&
          texts.booking && (
            <section id="booking" aria-labelledby="booking-title">
              <h2 id="booking-title">{texts.booking.title}</h2>
              <p>{texts.booking.text}</p>
              <Booking booking={site.booking} locale={site.locale} />
            </section>
          )
        }
      >
        <Island name="QuoteForm" of={QuoteForm} props={{ page: service.title }} />
      </QuoteSign>
      <RelatedLinks cards={related} />
    </>
  );
}

/** Renders a reason to choose the agency, with its first sentence as the opening. */
function Benefit({ text }: { text: string }) {
  const opening = openingOf(text);
  return (
    <li>
      {opening && <b>{opening}</b>}
      {text.slice(opening.length)}
    </li>
  );
}

/** Renders a section of the description. Narrow windows fold it below its heading unless it `isOpen`. */
function EssaySection({ html, isOpen }: { html: string; isOpen: boolean }) {
  if (!html.startsWith('<h2')) return <Html html={html} className="prose" />;
  const end = html.indexOf('>', html.indexOf('</h2')) + 1;
  // The markup of the heading is within the summary itself, so that no element is between them.
  return (
    <details className="fold prose" open={isOpen}>
      <summary dangerouslySetInnerHTML={{ __html: html.slice(0, end) }} />
      <Html html={html.slice(end)} />
    </details>
  );
}

/** Renders the picture in the head of the page, with the name of a project and what it shows below it, as far as they are known. */
function Shown({
  image,
  title,
  path,
  text,
}: {
  image: PictureView;
  title?: string;
  path?: string | undefined;
  text: string | undefined;
}) {
  return (
    <figure className="shown">
      <Picture image={image} place="halfSign" eager />
      {(title ?? text) && (
        <figcaption>
          {title && <strong>{path ? <a href={path}>{title}</a> : title}</strong>}
          {text && <p>{text}</p>}
        </figcaption>
      )}
    </figure>
  );
}
