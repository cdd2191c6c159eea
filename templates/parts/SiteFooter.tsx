import { asSentence } from '#schemas/asSentence.ts';
import { fillWords } from '#schemas/fillWords.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import type { Site } from '#schemas/site.ts';
import { useWords } from '../words.ts';
import type { LayoutWords } from '../words.ts';
import { needsConsent } from './ConsentBanner.tsx';
import { cityLine } from './cityLine.ts';
import { Mark } from './Mark.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { unbrokenAddress } from './unbrokenAddress.ts';

/** Renders the footer: menus, the office, and the details of the company (Companies Act 2006, trading disclosures). */
export function SiteFooter({ layout }: { layout: Layout }) {
  const { site, navigation, services, legal, cookiePolicy, pages } = layout;
  const { footer } = useWords().frame;
  return (
    <footer className="site-footer">
      <div className="plate">
        <div className="wrap site-footer__columns">
          <div className="site-footer__about">
            <p className="site-footer__name">
              <Mark brand={layout.brand} place="footer" />
              <span className={layout.brand.hasName ? undefined : 'visually-hidden'}>
                {site.name}
              </span>
            </p>
            {site.tagline && <p>{asSentence(site.tagline)}</p>}
            <address>
              {site.office.street &&
                `${site.office.street}\n${unbrokenAddress(cityLine(site.office))}`}
              {site.phone && <a href={`tel:${site.phone}`}>{site.phoneDisplay ?? site.phone}</a>}
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </address>
          </div>
          <nav aria-label={footer.services}>
            <h2 className="site-footer__heading">{footer.services}</h2>
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
            {asSentence(disclosures(site, footer.company))} {site.vatStatement}
          </p>
          <SchemeSwitch />
          <ul className="inline-list">
            {legal.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
            {needsConsent(site) && (
              <li>
                <a href={cookiePolicy.path} data-open="consent">
                  {footer.cookies}
                </a>
              </li>
            )}
            {pages.includes('/blog') && (
              <li>
                <a href="/blog/feed.xml">{footer.feed}</a>
              </li>
            )}
            {site.social?.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="noopener me">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** Returns the name of the trader, and the registration of a company and its number for VAT if it has them. */
function disclosures(site: Site, words: LayoutWords['frame']['footer']['company']): string {
  const { legalName, registeredIn, companyNumber, registeredOffice, vatNumber } = site;
  return [
    fillWords(words.name, { legal_name: legalName ?? site.name }),
    ...(registeredIn ? [fillWords(words.registeredIn, { registered_in: registeredIn })] : []),
    ...(companyNumber ? [fillWords(words.number, { company_number: companyNumber })] : []),
    ...(registeredOffice
      ? [fillWords(words.office, { registered_office: unbrokenAddress(registeredOffice) })]
      : []),
    ...(vatNumber ? [fillWords(words.vatNumber, { vat_number: vatNumber })] : []),
  ].join(', ');
}
