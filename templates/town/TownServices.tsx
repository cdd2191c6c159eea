import type { Layout } from '#schemas/generated/layout.ts';
import type { TownPageModel } from '#schemas/generated/pageModel.ts';
import { Pictogram } from '../parts/Pictogram.tsx';

/** Renders services of a town with their pictograms as rows, below the name of their category if they have one. */
export function TownServices({
  name,
  services,
  inTown,
  brand,
}: {
  name: string | undefined;
  services: TownPageModel['services'];
  inTown: string;
  brand: Layout['brand'];
}) {
  const Title = name ? 'h4' : 'h3';
  return (
    <div className="town-services">
      {name && <h3>{name}</h3>}
      <ul>
        {services.map(({ title, icon, text, price, links: [main, ...others] }) => (
          <li key={title} className="town-service">
            <Pictogram brand={brand} icon={icon} />
            <Title>
              {main ? (
                <a href={main.path}>
                  {title}
                  <span className="visually-hidden"> {inTown}</span>
                </a>
              ) : (
                title
              )}
            </Title>
            <p className="town-service__price">
              {price.range} <span>{price.per}</span>
            </p>
            {text && <p>{text}</p>}
            {others.map(({ label, path }) => (
              <a key={path} href={path}>
                {label}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
