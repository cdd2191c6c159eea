import type { HomePageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { Booking } from '../parts/Booking.tsx';
import { Html } from '../parts/Html.tsx';
import { LeadForm } from '../parts/LeadForm.tsx';
import { OfficeDetails } from '../parts/OfficeDetails.tsx';
import { PortfolioGrid } from '../parts/PortfolioGrid.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { TestimonialQuote } from '../parts/TestimonialQuote.tsx';
import { SectionNav } from './SectionNav.tsx';

/** The home page with its eight anchors (specification, section 2). */
export function HomePage({ page, layout }: PageProps<HomePageModel>) {
  const { screen, services, portfolio, testimonials, related } = page;
  const { site } = layout;
  return (
    <>
      <section id="home" className="hero wrap" aria-labelledby="home-title">
        <p className="eyebrow">{screen.eyebrow}</p>
        <h1 id="home-title">{screen.title}</h1>
        <p className="lead">{screen.lead}</p>
        <ul className="actions">
          <li>
            <a className="button" href="#lead-capture">
              {screen.primaryAction}
            </a>
          </li>
          <li>
            <a className="button button--quiet" href="#calendar">
              {screen.secondaryAction}
            </a>
          </li>
        </ul>
      </section>
      <SectionNav
        without={[
          ...(portfolio.length > 0 ? [] : (['portfolio'] as const)),
          ...(testimonials.length > 0 ? [] : (['testimonials'] as const)),
        ]}
      />
      <Section id="services" title={screen.services.title} lead={screen.services.text} tint>
        <ul className="grid grid--three">
          {services.map(({ title, description, cta, link }) => (
            <li key={link} className="card">
              <h3>{title}</h3>
              <p>{description}</p>
              <p>
                <a href={link}>{cta}</a>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="about" title={screen.about.title} lead={screen.about.text}>
        <Html html={page.aboutHtml} />
        <dl className="stats">
          {site.stats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {portfolio.length > 0 && (
        <Section id="portfolio" title={screen.portfolio.title} lead={screen.portfolio.text} tint>
          <PortfolioGrid items={portfolio} />
        </Section>
      )}
      <Section id="calendar" title={screen.calendar.title} lead={screen.calendar.text}>
        <Booking site={site} />
      </Section>
      {testimonials.length > 0 && (
        <Section
          id="testimonials"
          title={screen.testimonials.title}
          lead={screen.testimonials.text}
          tint
        >
          <ul className="grid grid--three">
            {testimonials.map((testimonial) => (
              <li key={testimonial.id}>
                <TestimonialQuote testimonial={testimonial} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="lead-capture" title={screen.leadCapture.title} lead={screen.leadCapture.text}>
        <LeadForm />
      </Section>
      <Section id="contact" title={screen.contact.title} lead={screen.contact.text} tint>
        <OfficeDetails site={site} />
      </Section>
      <RelatedLinks cards={related} />
    </>
  );
}
