import type { MapCropView } from '#schemas/generated/views.ts';

/**
 * Renders the part of the map around a town. It is hidden from assistive technology, because the list of nearby towns says the same. The coast
 * is a file that all pages share.
 */
export function MapCrop({ map, coast }: { map: MapCropView; coast: string | undefined }) {
  const { view, em, own, dots, labels, unit } = map;
  return (
    <svg className="map" viewBox={view} fontSize={em} aria-hidden="true">
      {coast && <use href={`${coast}#coast`} className="map__coast" x={-own.x} y={-own.y} />}
      <path className="map__lines" d={linesTo(dots)} />
      <path className="map__dots" d={dots.map(({ x, y }) => `M${points(x, y)}h0`).join('')} />
      <circle className="map__own" r=".45em" />
      {unit && (
        <text className="map__unit" x={unit.x} y={unit.y}>
          {unit.name}
        </text>
      )}
      {anchors.map((anchor) => {
        const names = labels.filter((label) => label.anchor === anchor);
        return (
          names.length > 0 && (
            <g key={anchor} textAnchor={anchor === 'start' ? undefined : anchor}>
              {names.map(({ x, y, name, isOwn }) => (
                <text key={name} className={isOwn && 'map__name'} x={x} y={y}>
                  {name}
                </text>
              ))}
            </g>
          )
        );
      })}
    </svg>
  );
}

const anchors = ['start', 'middle', 'end'] as const;

/** Returns lines between the dots and the town in the middle. Each runs through the town to the next dot, which makes the path shorter. */
function linesTo(dots: MapCropView['dots']): string {
  return dots
    .filter((_, index) => index % 2 === 0)
    .map(({ x, y }, index) => {
      const next = dots[2 * index + 1];
      return `M${next ? points(x, y, 0, 0, next.x, next.y) : points(x, y, 0, 0)}`;
    })
    .join('');
}

/** Returns numbers as short as paths allow: a minus sign needs no space before it. */
function points(...numbers: readonly number[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}
