import type { LocationsPageModel } from '#schemas/generated/pageModel.ts';

type Spot = { x: number; y: number };

/**
 * Renders a map of the United Kingdom with a dot for each town. All dots are one path, because an element for each town would weigh more
 * than the rest of the page. The links are in the list of towns.
 */
export function TownMap({
  towns,
  office,
  city,
  map,
}: {
  towns: readonly Spot[];
  office: Spot;
  city: string;
  map: LocationsPageModel['map'];
}) {
  return (
    <figure className="town-map">
      <svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="img"
        aria-label={`Map of the United Kingdom: ${towns.length} towns and cities as dots, our ${city} office as a ring`}
      >
        <path className="town-map__dots" d={towns.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        <circle className="town-map__office" cx={office.x} cy={office.y} r="9" />
      </svg>
      <figcaption className="small">
        {towns.length} towns and cities. The ring is our office in {city}.
      </figcaption>
    </figure>
  );
}
