import type { ReactNode } from 'react';
import type { Layout } from '#schemas/generated/layout.ts';
import { fillWords } from '#schemas/fillWords.ts';
import { useWords } from '../words.ts';
import { Handset } from './Handset.tsx';
import { isLongName } from './longWords.ts';
import { Mark } from './Mark.tsx';
import { NavLink } from './NavLink.tsx';
import { Pictogram } from './Pictogram.tsx';

/** The number of services that the mobile menu shows before "All services" is opened. */
const FIRST_SERVICES = 5;

/** Renders the header with its menus, which work without a script. */
export function SiteHeader({ layout, section }: { layout: Layout; section: string }) {
  const { site, navigation, services, pages } = layout;
  const { phone, phoneDisplay = phone } = site;
  const { menu } = useWords().frame;
  const hasLongName = isLongName(site.name);
  const tools = toolsOf(layout);
  const onlyTool = tools.length === 1 ? tools[0] : undefined;
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
  const serviceItem = ({ label, path, from }: Layout['services'][number]) => (
    <li key={path}>
      <a href={path} aria-current={path === section ? 'page' : undefined} data-price={from}>
        {label}
      </a>
    </li>
  );
  const toolLink = ({ href, rel }: Tool, children: ReactNode) => (
    <a href={href} rel={rel} aria-current={href === section ? 'page' : undefined}>
      {children}
    </a>
  );
  const phoneLink = phone && phoneDisplay && (
    <a href={`tel:${phone}`} aria-label={fillWords(menu.call, { phone: phoneDisplay })}>
      <Handset />
      {phoneDisplay}
    </a>
  );
  return (
    <header className="site-header" id="site-header" data-enhance="header">
      <div className="site-header__bar wrap">
        <NavLink
          className={hasLongName ? 'wordmark wordmark--long' : 'wordmark'}
          href="/"
          section={section}
        >
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
                    {services.map(({ label, description, path, icon, from, duration }) => (
                      <li key={path}>
                        <NavLink href={path} section={section}>
                          <Pictogram brand={layout.brand} icon={icon} small />
                          <span>{label}</span>
                          {from && <span>{`${duration}\n${from}`}</span>}
                          {description}
                        </NavLink>
                      </li>
                    ))}
                    {hasList && (
                      <li>
                        <NavLink href="/services" section={section}>
                          <span>{menu.allServices}</span>
                          {menu.allServicesNote}
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
            {onlyTool && (
              <li>
                {toolLink(
                  onlyTool,
                  <>
                    {menu.tools}
                    <span className="visually-hidden"> {onlyTool.label}</span>
                  </>,
                )}
              </li>
            )}
            {tools.length > 1 && (
              <li>
                <details className="menu__group" name="menu" data-part="menu">
                  <summary>{menu.tools}</summary>
                  <div className="mega">
                    <ul className="mega__list wrap">
                      {tools.map((tool) => (
                        <li key={tool.href}>
                          {toolLink(
                            tool,
                            <>
                              <span>{tool.label}</span>
                              {tool.text}
                            </>,
                          )}
                        </li>
                      ))}
                    </ul>
                  </div>
                </details>
              </li>
            )}
          </ul>
        </nav>
        {phoneLink && <div className="site-header__call">{phoneLink}</div>}
        {pages.includes('/search') && (
          <a
            className="site-header__search"
            href="/search#q"
            aria-label={menu.search}
            aria-current={section === '/search' ? 'page' : undefined}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M16 16l5.5 5.5" />
            </svg>
          </a>
        )}
        {navigation.action && (
          <a
            className="button button--quiet button--small site-header__action"
            href={navigation.action.href}
          >
            {navigation.action.label}
          </a>
        )}
        <details className="mobile-menu" data-part="menu">
          <summary>{menu.button}</summary>
          <nav aria-label={menu.mobile}>
            <ul>
              {first.length > 0 && <li className="mobile-menu__title">{menu.services}</li>}
              {first.map(serviceItem)}
              {rest.length > 0 && (
                <li>
                  <details>
                    <summary>{menu.moreServices}</summary>
                    <ul>
                      {rest.map(serviceItem)}
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
              {tools.map((tool) => (
                <li key={tool.href}>{toolLink(tool, tool.label)}</li>
              ))}
              {/* A phone has no room for the number beside a long name (`styles/header.css`). */}
              {hasLongName && phoneLink && <li className="mobile-menu__call">{phoneLink}</li>}
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

interface Tool {
  label: string;
  href: string;
  text: string;
  rel?: string;
}

/** Returns the links of the Tools menu. Without a menu, a single link takes its place. */
function toolsOf({ navigation, site: { crm } }: Layout): Tool[] {
  return [
    ...(navigation.tools ?? []),
    ...(crm ? [{ label: crm.label, href: crm.url, text: crm.description, rel: 'noopener' }] : []),
  ];
}
