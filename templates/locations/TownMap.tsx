import { fillPlural } from '#schemas/fillWords.ts';
import type { LocationsPageModel } from '#schemas/generated/pageModel.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import type { Site } from '#schemas/site.ts';
import { useWords } from '../words.ts';

type Spot = { x: number; y: number };

/**
 * Renders a map of the country with a dot for each town. All dots are one path, because an element for each town would weigh more
 * than the rest of the page. The links are in the list of towns.
 */
export function TownMap({
  towns,
  office,
  site,
  map,
}: {
  towns: readonly Spot[];
  office: Spot;
  site: Site;
  map: LocationsPageModel['map'];
}) {
  const words = useWords().pages.locations;
  const { locale, number } = localeFormats(site);
  const values = { count: number(towns.length), office: site.office.city };
  return (
    <figure className="town-map">
      <svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="img"
        aria-label={fillPlural(words.map, towns.length, locale, values)}
      >
        <path className="town-map__dots" d={towns.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        <circle className="town-map__office" cx={office.x} cy={office.y} r="9" />
      </svg>
      <figcaption className="small">
        {fillPlural(words.caption, towns.length, locale, values)}
      </figcaption>
    </figure>
  );
}
