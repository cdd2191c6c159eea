import type { Layout } from '#schemas/generated/layout.ts';
import type { TownPageModel } from '#schemas/generated/pageModel.ts';
import { Pictogram } from '../parts/Pictogram.tsx';

/** Renders the services of a town as a list of prices: a row for each with its pictogram, name and price, the start of the local text, and links to further pages about the service. */
export function TownServices({
  services,
  inTown,
  brand,
}: {
  services: TownPageModel['services'];
  inTown: string;
  brand: Layout['brand'];
}) {
  return (
    <ul className="town-services">
      {services.map(({ name, icon, text, price, links: [main, ...others] }) => (
        <li key={name}>
          <Pictogram brand={brand} icon={icon} small />
          <h3>
            {main ? (
              <a href={main.path}>
                {name}
                <span className="visually-hidden"> {inTown}</span>
              </a>
            ) : (
              name
            )}
          </h3>
          <p className="town-services__price">
            {price.range} {price.per && <span>{price.per}</span>}
          </p>
          {text !== undefined && <p>{text}</p>}
          {others.length > 0 && (
            <p className="inline-list">
              {others.map(({ label, path }) => (
                <a key={path} href={path}>
                  {label}
                </a>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
