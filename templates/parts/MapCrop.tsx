import type { MapCropView } from '#schemas/generated/views.ts';

/**
 * Renders the part of the map around a town, with rings of distance. It is hidden from assistive technology, because the list of nearby towns
 * says the same. The coast is a file that all pages share.
 */
export function MapCrop({ map, coast }: { map: MapCropView; coast: string | undefined }) {
  const { view, em, own, dots, others, rings, labels } = map;
  const names = [
    ...labels,
    ...rings.flatMap(({ label }) =>
      label ? { ...label, anchor: 'middle' as const, kind: 'other' as const } : [],
    ),
  ];
  return (
    <svg className="map map--crop" viewBox={view} fontSize={em} aria-hidden="true">
      {coast && <use href={`${coast}#coast`} className="map__coast" x={-own.x} y={-own.y} />}
      <path className="map__rings" d={rings.map(({ radius }) => circle(radius)).join('')} />
      <path className="map__dots map__dots--other" d={pathOf(others)} />
      <path className="map__dots" d={pathOf(dots)} />
      <circle className="map__own" r=".5em" />
      {anchors.map((anchor) => {
        const anchored = names.filter((label) => label.anchor === anchor);
        return (
          anchored.length > 0 && (
            <g key={anchor} textAnchor={anchor === 'start' ? undefined : anchor}>
              {anchored.map(({ x, y, name, kind }) => (
                <text key={name} className={kind && `map__${kind}-name`} x={x} y={y}>
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

/** Returns a path with a dot at each spot. */
function pathOf(spots: MapCropView['dots']): string {
  return spots.map(({ x, y }) => `M${points(x, y)}h0`).join('');
}

/** Returns the path of a circle around the town. */
function circle(radius: number): string {
  const half = `a${points(radius, radius)} 0 0 0`;
  return `M${-radius} 0${half} ${2 * radius} 0${half}${-2 * radius} 0`;
}

/** Returns numbers as short as paths allow: a minus sign needs no space before it. */
function points(...numbers: readonly number[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}
