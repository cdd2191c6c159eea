import type { TownPageModel } from '#schemas/generated/pageModel.ts';

/** Renders services of a town, beside the name of their category if they have one. The first of an odd number has a row of its own. */
export function TownServices({
  name,
  services,
  inTown,
}: {
  name: string | undefined;
  services: TownPageModel['services'];
  inTown: string;
}) {
  const Title = name ? 'h4' : 'h3';
  return (
    <div className="town-services">
      {name && <h3>{name}</h3>}
      <ul>
        {services.map(({ title, text, price, links: [main] }) => (
          <li key={title} className="town-service">
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
          </li>
        ))}
      </ul>
    </div>
  );
}
