import type { Layout } from '#schemas/generated/layout.ts';
import type { TownPageModel } from '#schemas/generated/pageModel.ts';
import { Pictogram } from '../parts/Pictogram.tsx';
import { unbrokenCompounds } from '../parts/unbrokenCompounds.ts';

/** Renders the services of a town as a list of prices: a row for each with its pictogram, name and price, the start of the local text and a link to its page. The last row has links to second pages about services. */
export function TownServices({
  services,
  further,
  inTown,
  otherServices,
  brand,
}: {
  services: TownPageModel['services'];
  further: TownPageModel['further'];
  inTown: string;
  /** The heading of the last row. */
  otherServices: string;
  brand: Layout['brand'];
}) {
  return (
    <ul className="town-services">
      {services.map(({ name, icon, text, price, path }) => (
        <li key={name}>
          <Pictogram brand={brand} icon={icon} small />
          <h3>
            {path ? (
              <a href={path}>
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
          {text !== undefined && <p>{unbrokenCompounds(text)}</p>}
        </li>
      ))}
      {further.length > 0 && (
        <li className="town-services__further">
          <h3>{otherServices}</h3>
          <p className="inline-list">
            {further.map(({ label, path }) => (
              <a key={path} href={path}>
                {label}
              </a>
            ))}
          </p>
        </li>
      )}
    </ul>
  );
}
