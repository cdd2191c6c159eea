import { fillPlural } from '#schemas/fillWords.ts';
import type { LocationsPageModel } from '#schemas/generated/pageModel.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import type { Site } from '#schemas/site.ts';
import { useWords } from '../words.ts';
import { PlacedNames } from './PlacedNames.tsx';

/** The width of the map in ems. Dots and lines have sizes in ems. */
const EMS = 41;

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
  names,
  coast,
}: {
  towns: readonly Spot[];
  office: Spot;
  site: Site;
  map: LocationsPageModel['map'];
  names: LocationsPageModel['names'];
  coast: string | undefined;
}) {
  const words = useWords().pages.locations;
  const { locale, number } = localeFormats(site);
  const values = { count: number(towns.length), office: site.office.city };
  return (
    <figure className="town-map">
      <svg
        data-part="map"
        className="map"
        viewBox={`${map.left} ${map.top} ${map.width} ${map.height}`}
        fontSize={Math.round(map.width / EMS)}
        role="img"
        aria-label={fillPlural(words.map, towns.length, locale, values)}
      >
        {coast && <use href={`${coast}#coast`} />}
        <path
          className="map__dots"
          d={towns.map(({ x, y }) => `M${x} ${y}h0`).join('')}
          data-part="dots"
        />
        <path className="map__lit" data-part="lit" />
        <PlacedNames names={names} />
        <circle className="map__own" cx={office.x} cy={office.y} r=".6em" />
        <a data-part="spot" tabIndex={-1}>
          <circle r=".75em" />
        </a>
      </svg>
      <a className="town-map__name" data-part="name" tabIndex={-1} aria-hidden="true" hidden />
      <figcaption className="small">
        {fillPlural(words.caption, towns.length, locale, values)}
      </figcaption>
    </figure>
  );
}
