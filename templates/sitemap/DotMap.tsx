import type { SitemapPageModel } from '#schemas/generated/pageModel.ts';

/** The height of the map in ems. Dots have a size in ems. */
const LINES = 52;

/**
 * Renders a map of the country with a dot for each town. It is hidden from assistive technology, because the list of towns says the same. All
 * dots are one path, because the page has nearly as many elements as it may have.
 */
export function DotMap({
  map: { width, height, dots },
  coast,
}: {
  map: NonNullable<SitemapPageModel['towns']>['map'];
  coast: string | undefined;
}) {
  return (
    <svg
      className="map"
      viewBox={`0 0 ${width} ${height}`}
      fontSize={Math.round(height / LINES)}
      aria-hidden="true"
    >
      {coast && <use href={`${coast}#coast`} className="map__coast" />}
      <path className="map__dots" d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
    </svg>
  );
}
