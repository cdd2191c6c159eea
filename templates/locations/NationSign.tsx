import type { LocationsPageModel } from '#schemas/generated/pageModel.ts';
import { PlacedNames } from './PlacedNames.tsx';

/** The width of the map in ems. Dots and lines have sizes in ems. */
const EMS = 30;

/** Renders the name of a nation and the number of its towns, with the part of the map that has them and the names of the largest ones if it `hasMap`. */
export function NationSign({
  nation: { name, frame, regions, names },
  count,
  coast,
  hasMap,
}: {
  nation: LocationsPageModel['nations'][number];
  /** The number of towns as text. */
  count: string;
  coast: string | undefined;
  hasMap: boolean;
}) {
  const towns = regions.flatMap((region) => region.towns);
  return (
    <div className="nation__sign plate">
      <h2 data-count={count}>{name}</h2>
      {hasMap && (
        <svg
          className="map"
          viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
          fontSize={Math.round(frame.width / EMS)}
          aria-hidden="true"
        >
          {coast && <use href={`${coast}#coast`} />}
          <path className="map__dots" d={towns.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
          <path className="map__lit" data-part="lit" />
          <PlacedNames names={names} />
        </svg>
      )}
    </div>
  );
}
