import type { Layout } from '#schemas/generated/layout.ts';
import type { TownPageModel } from '#schemas/generated/pageModel.ts';
import { Pictogram } from '../parts/Pictogram.tsx';

/** Renders the services of a town as equal fields of a sign, each with a pictogram, name, price and sentence. Further pages about services are below them. */
export function TownServices({
  services,
  inTown,
  brand,
}: {
  services: TownPageModel['services'];
  inTown: string;
  brand: Layout['brand'];
}) {
  const others = services.flatMap(({ links }) => links.slice(1));
  return (
    <>
      <ul className="town-services">
        {services.map(({ name, icon, text, price, links: [main] }) => (
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
              {price.range} <span>{price.per}</span>
            </p>
            {text !== undefined && <p>{text}</p>}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className="inline-list town-services__others">
          {others.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
