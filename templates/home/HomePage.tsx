import type { HomePageModel } from '#schemas/generated/pageModel.ts';
import { Island } from '../islands/Island.tsx';
import { LeadForm } from '../islands/LeadForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { Booking } from '../parts/Booking.tsx';
import { Html } from '../parts/Html.tsx';
import { longWords } from '../parts/longWords.ts';
import { OfficeDetails } from '../parts/OfficeDetails.tsx';
import { Pictogram } from '../parts/Pictogram.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { SampleRows } from '../parts/SampleRows.tsx';
import { Section } from '../parts/Section.tsx';
import { Portfolio } from './Portfolio.tsx';
import { RouteSign } from './RouteSign.tsx';
import { SectionNav } from './SectionNav.tsx';
import { Testimonials } from './Testimonials.tsx';

/** Renders the home page with the sections that it has (docs/behaviour.md#home). */
export function HomePage({ page, layout }: PageProps<HomePageModel>) {
  const { screen, sign, services, portfolio, testimonials, related, sections } = page;
  const { site } = layout;
  const secondAction =
    screen.calendar && screen.secondaryAction
      ? { label: screen.secondaryAction, href: '#calendar' }
      : page.howFar && { label: page.howFar.title, href: page.howFar.path };
  return (
    <>
      <section id="home" className="hero" aria-labelledby="home-title">
        <div className="plate hero__plate">
          <div className="hero__in">
            <div>
              {screen.eyebrow && <p className="hero__eyebrow">{screen.eyebrow}</p>}
              <h1 id="home-title" className={longWords(screen.title)}>
                {screen.title}
              </h1>
              <p className="lead">{screen.lead}</p>
              <ul className="actions">
                <li>
                  <a className="button" href={screen.leadCapture ? '#lead-capture' : '/contact'}>
                    {screen.primaryAction}
                  </a>
                </li>
                {secondAction && (
                  <li>
                    <a className="button button--quiet" href={secondAction.href}>
                      {secondAction.label}
                    </a>
                  </li>
                )}
              </ul>
              {page.howFar && secondAction?.href !== page.howFar.path && (
                <p className="hero__far">
                  <a href={page.howFar.path}>{page.howFar.title}</a>
                </p>
              )}
            </div>
            <RouteSign sign={sign} />
          </div>
        </div>
      </section>
      <SectionNav sections={sections} />
      {screen.portfolio && (
        <Section id="portfolio" title={screen.portfolio.title} lead={screen.portfolio.text} split>
          <Portfolio items={portfolio} categories={page.portfolioCategories} />
        </Section>
      )}
      {screen.services && (
        <Section id="services" title={screen.services.title} lead={screen.services.text} split>
          <ul className="services">
            {services.map(({ title, description, icon, cta, link, from, terms }) => (
              <li key={link} className="service-card">
                <Pictogram brand={layout.brand} icon={icon} />
                <h3 className={longWords(title)}>{title}</h3>
                {/* One element with two lines, because the page has as many elements as it may have. */}
                <p className="service-card__price">{`${from}\n${terms}`}</p>
                <p>{description}</p>
                <a href={link}>{cta}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {page.howFar && page.journeys.length > 0 && (
        <Section id="how-far" title={page.howFar.title} lead={page.howFar.text} tint beside>
          <div className="plate plate--card">
            <dl className="distances">
              {page.journeys.map(({ title, path, weeks, price }) => (
                <div key={path}>
                  <dt>
                    <a href={path}>{title}</a>
                    <small>{price}</small>
                  </dt>
                  <dd>{weeks}</dd>
                </div>
              ))}
            </dl>
            <a className="button" href={page.howFar.path}>
              {page.howFar.action}
            </a>
          </div>
        </Section>
      )}
      {screen.about && (
        <Section id="about" title={screen.about.title} lead={screen.about.text} plate>
          <Html html={page.aboutHtml} />
          {page.facts.length > 0 && (
            <div className="claims">
              <SampleRows rows={page.facts} />
            </div>
          )}
        </Section>
      )}
      {screen.testimonials && (
        <Section
          id="testimonials"
          title={screen.testimonials.title}
          lead={screen.testimonials.text}
          plate="secondary"
          split
        >
          <Testimonials testimonials={testimonials} />
        </Section>
      )}
      {screen.leadCapture && (
        <Section
          id="lead-capture"
          title={screen.leadCapture.title}
          lead={screen.leadCapture.text}
          beside
          plate
        >
          <Island name="LeadForm" of={LeadForm} props={{}} />
        </Section>
      )}
      {screen.calendar && site.booking && (
        <Section id="calendar" title={screen.calendar.title} lead={screen.calendar.text} beside>
          <Booking booking={site.booking} locale={site.locale} />
        </Section>
      )}
      {screen.contact && (
        <Section id="contact" title={screen.contact.title} lead={screen.contact.text} beside>
          <OfficeDetails site={site} />
        </Section>
      )}
      <RelatedLinks cards={related} />
    </>
  );
}
