import type { MapCropView } from '#schemas/generated/views.ts';

/**
 * Renders the part of the map around a town. It is hidden from assistive technology, because the list of nearby towns says the same. The coast
 * is a file that all pages share.
 */
export function MapCrop({ map, coast }: { map: MapCropView; coast: string | undefined }) {
  const { view, em, own, dots, labels } = map;
  return (
    <svg className="map" viewBox={view} fontSize={em} aria-hidden="true">
      {coast && <use href={`${coast}#coast`} className="map__coast" />}
      <path
        className="map__lines"
        d={dots.map(({ x, y }) => `M${own.x} ${own.y}L${x} ${y}`).join('')}
      />
      <path className="map__dots" d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      <circle className="map__own" cx={own.x} cy={own.y} r=".45em" />
      {labels.map(({ x, y, anchor, name, isOwn }) => (
        <text
          key={name}
          className={isOwn && 'map__name'}
          x={x}
          y={y}
          textAnchor={anchor === 'start' ? undefined : anchor}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
