import type { Layout } from '#schemas/generated/layout.ts';
import { useWords } from '../words.ts';
import { Mark } from './Mark.tsx';
import { NavLink } from './NavLink.tsx';
import { Pictogram } from './Pictogram.tsx';

/** The number of services that the mobile menu shows before "All services" is opened. */
const FIRST_SERVICES = 5;

/** Renders the header with its menus, which work without a script. */
export function SiteHeader({ layout, section }: { layout: Layout; section: string }) {
  const { site, navigation, services, pages } = layout;
  const { menu } = useWords().frame;
  const { tools = [] } = navigation;
  const hasList = pages.includes('/services');
  const first = services.slice(0, FIRST_SERVICES);
  const rest = services.slice(FIRST_SERVICES);
  const servicesLink = (
    <li>
      <NavLink href="/services" section={section}>
        {menu.servicesAndPrices}
      </NavLink>
    </li>
  );
  return (
    <header className="site-header" id="site-header" data-enhance="header">
      <div className="site-header__bar wrap">
        <NavLink className="wordmark" href="/" section={section}>
          <Mark brand={layout.brand} place="header" />
          <span className={layout.brand.hasName ? undefined : 'visually-hidden'}>{site.name}</span>
        </NavLink>
        <nav className="menu" aria-label={menu.main}>
          <ul className="menu__list">
            <li>
              <details className="menu__group" name="menu" data-part="menu">
                <summary>{menu.services}</summary>
                <div className="mega">
                  <ul className="mega__list wrap">
                    {services.map(({ label, description, path, icon }) => (
                      <li key={path}>
                        <NavLink href={path} section={section}>
                          <Pictogram brand={layout.brand} icon={icon} small />
                          <span className="mega__label">{label}</span>
                          <span className="mega__text">{description}</span>
                        </NavLink>
                      </li>
                    ))}
                    {hasList && (
                      <li>
                        <NavLink href="/services" section={section}>
                          <span className="mega__label">{menu.allServices}</span>
                          <span className="mega__text">{menu.allServicesNote}</span>
                        </NavLink>
                      </li>
                    )}
                  </ul>
                </div>
              </details>
            </li>
            {navigation.header.map(({ label, href }) => (
              <li key={href}>
                <NavLink href={href} section={section}>
                  {label}
                </NavLink>
              </li>
            ))}
            {(tools.length > 0 || site.crm) && (
              <li>
                <details className="menu__group" name="menu" data-part="menu">
                  <summary>{menu.tools}</summary>
                  <div className="mega">
                    <ul className="mega__list wrap">
                      {tools.map(({ label, href, text }) => (
                        <li key={href}>
                          <NavLink href={href} section={section}>
                            <span className="mega__label">{label}</span>
                            <span className="mega__text">{text}</span>
                          </NavLink>
                        </li>
                      ))}
                      {site.crm && (
                        <li>
                          <a href={site.crm.url} rel="noopener">
                            <span className="mega__label">{site.crm.label}</span>
                            <span className="mega__text">{site.crm.description}</span>
                          </a>
                        </li>
                      )}
                    </ul>
                  </div>
                </details>
              </li>
            )}
          </ul>
        </nav>
        {navigation.action && (
          <a className="button button--small site-header__action" href={navigation.action.href}>
            {navigation.action.label}
          </a>
        )}
        <details className="mobile-menu" data-part="menu">
          <summary>{menu.button}</summary>
          <nav aria-label={menu.mobile}>
            <ul>
              {first.map(({ label, path }) => (
                <li key={path}>
                  <NavLink href={path} section={section}>
                    {label}
                  </NavLink>
                </li>
              ))}
              {rest.length > 0 && (
                <li>
                  <details>
                    <summary>{menu.moreServices}</summary>
                    <ul>
                      {rest.map(({ label, path }) => (
                        <li key={path}>
                          <NavLink href={path} section={section}>
                            {label}
                          </NavLink>
                        </li>
                      ))}
                      {hasList && servicesLink}
                    </ul>
                  </details>
                </li>
              )}
              {rest.length === 0 && hasList && servicesLink}
              {navigation.header.map(({ label, href }) => (
                <li key={href}>
                  <NavLink href={href} section={section}>
                    {label}
                  </NavLink>
                </li>
              ))}
              {tools.map(({ label, href }) => (
                <li key={href}>
                  <NavLink href={href} section={section}>
                    {label}
                  </NavLink>
                </li>
              ))}
              {site.crm && (
                <li>
                  <a href={site.crm.url} rel="noopener">
                    {site.crm.label}
                  </a>
                </li>
              )}
              {navigation.action && (
                <li>
                  <a className="button" href={navigation.action.href}>
                    {navigation.action.label}
                  </a>
                </li>
              )}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}
