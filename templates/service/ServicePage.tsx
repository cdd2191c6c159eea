import type { ServicePageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Booking } from '../parts/Booking.tsx';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { ContactActions } from '../parts/ContactActions.tsx';
import { Html } from '../parts/Html.tsx';
import { Picture } from '../parts/Picture.tsx';
import { PortfolioGrid } from '../parts/PortfolioGrid.tsx';
import { PriceFacts } from '../parts/PriceFacts.tsx';
import { QuoteForm } from '../parts/QuoteForm.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { TestimonialQuote } from '../parts/TestimonialQuote.tsx';

/** A service with all blocks of the specification's template (section 2). */
export function ServicePage({ page, layout }: PageProps<ServicePageModel>) {
  const { service, html, price, testimonial, portfolio, texts, breadcrumbs, related } = page;
  const { site } = layout;
  return (
    <>
      <div className="page-head page-head--picture wrap">
        <div>
          <Breadcrumbs crumbs={breadcrumbs} />
          <h1>{service.title}</h1>
          <p className="lead">{service.description}</p>
          <ContactActions site={site} />
          <PriceFacts price={price} vat={site.vatStatement} />
        </div>
        <Picture image={service.heroImage} place="half" eager />
      </div>
      <Section id="why" title={texts.whyChoose} tint>
        <ul className="grid grid--three">
          {service.benefits.map((benefit) => (
            <li key={benefit} className="card">
              <p>{benefit}</p>
            </li>
          ))}
        </ul>
      </Section>
      <div className="band wrap">
        <Html html={html} />
      </div>
      <Section id="included" title={texts.included} tint>
        <ul className="ticks ticks--columns">
          {service.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Section>
      {service.solutionAreas && (
        <Section id="solution-areas" title="Solution areas">
          <ul className="grid grid--three">
            {service.solutionAreas.map(({ title, text }) => (
              <li key={title} className="card">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <p className="small">{site.claims.basis}</p>
        </Section>
      )}
      {service.process && (
        <Section id="process" title="Four steps to launch">
          <ol className="grid grid--two steps">
            {service.process.map(({ title, text }) => (
              <li key={title} className="card">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="small">{site.claims.basis}</p>
        </Section>
      )}
      {portfolio && (
        <Section id="portfolio" title={texts.portfolio.title} lead={texts.portfolio.text}>
          <PortfolioGrid items={portfolio} />
        </Section>
      )}
      {testimonial && (
        <Section id="testimonial" title="What a client says" tint>
          <TestimonialQuote testimonial={testimonial} />
        </Section>
      )}
      <Section id="quote" title={texts.quote.title} lead={texts.quote.text}>
        <QuoteForm page={service.title} />
      </Section>
      <Section id="booking" title={texts.booking.title} lead={texts.booking.text} tint>
        <Booking site={site} />
      </Section>
      <RelatedLinks cards={related} />
    </>
  );
}
