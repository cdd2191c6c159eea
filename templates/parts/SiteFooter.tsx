import type { Layout } from '#schemas/generated/layout.ts';
import { Mark } from './Mark.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';

/** Renders the footer: menus, the office, and the details of the company (Companies Act 2006, trading disclosures). */
export function SiteFooter({ layout }: { layout: Layout }) {
  const { site, navigation, services, legal, cookiePolicy } = layout;
  return (
    <footer className="site-footer">
      <div className="plate">
        <div className="wrap site-footer__columns">
          <div className="site-footer__about">
            <p className="site-footer__name">
              <Mark brand={layout.brand} place="footer" />
              <span>{site.name}</span>
            </p>
            <p>{site.tagline}.</p>
            <address>
              {site.office.street}
              <br />
              {site.office.city} {site.office.postcode}
              <br />
              <a href={`tel:${site.phone}`}>{site.phoneDisplay}</a>
              <br />
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </address>
          </div>
          <nav aria-label="Services">
            <h2 className="site-footer__heading">Services</h2>
            <ul className="site-footer__services">
              {services.map(({ label, path }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          {navigation.footer.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2 className="site-footer__heading">{heading}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="wrap site-footer__end">
          <p>
            © {site.legalName}, registered in {site.registeredIn}, company number{' '}
            {site.companyNumber}, registered office {site.registeredOffice}, VAT number{' '}
            {site.vatNumber}. {site.vatStatement}
          </p>
          <ul className="inline-list">
            {legal.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
            <li>
              <a href={cookiePolicy.path} data-open="consent">
                Cookie choices
              </a>
            </li>
            <li>
              <a href="/blog/feed.xml">RSS feed</a>
            </li>
            {site.social.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="noopener me">
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <SchemeSwitch />
        </div>
      </div>
    </footer>
  );
}
