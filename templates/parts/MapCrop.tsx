import { Fragment } from 'react';
import type { MapCropView } from '#schemas/generated/views.ts';

type Spot = MapCropView['own'];

/**
 * Renders the part of the map around a town as a sheet with an arrow to the north, parts of rings of distance and straight lines to the
 * listed towns. It is hidden from assistive technology, because the list of nearby towns says the same. The coast is a file that all pages
 * share.
 */
export function MapCrop({ map, coast }: { map: MapCropView; coast: string | undefined }) {
  const { view, em, own, dots, rings, labels } = map;
  return (
    <div className="map-sheet" aria-hidden="true">
      <svg className="map" viewBox={view} fontSize={em}>
        {coast && <use href={`${coast}#coast`} x={-own.x} y={-own.y} />}
        <g className="map__rings">
          {rings.map(
            ({ radius, label }) =>
              label && (
                <Fragment key={radius}>
                  <path d={arcsOf(radius, label)} />
                  <text x={label.x} y={label.y}>
                    {label.name}
                  </text>
                </Fragment>
              ),
          )}
        </g>
        {dots.length > 0 && <path d={linesTo(dots)} />}
        <path className="map__dots" d={pathOf(dots)} />
        <circle className="map__own" r=".5em" />
        {[...Map.groupBy(labels, ({ kind, anchor }) => `${kind} ${anchor}`)].map(([key, group]) => {
          const [{ kind, anchor } = {}] = group;
          const attributes = {
            className: kind && 'map__name',
            textAnchor: anchor === 'start' ? undefined : anchor,
          };
          // A group with a single element would be longer than its text.
          const own = group.length === 1 ? attributes : undefined;
          const texts = group.map(({ x, y, name }) => (
            <text key={name} {...own} x={x} y={y}>
              {name}
            </text>
          ));
          return own ? (
            texts
          ) : (
            <g key={key} {...attributes}>
              {texts}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Returns a path with a dot at each spot. */
function pathOf(spots: MapCropView['dots']): string {
  return spots.map(({ x, y }) => `M${points(x, y)}h0`).join('');
}

/** Returns the path of lines from the town in the middle to spots. A line joins two spots through the middle, which is shorter than two lines. */
function linesTo(spots: MapCropView['dots']): string {
  return spots
    .map(({ x, y }, index) => (index % 2 === 0 ? `M${points(x, y, 0, 0)}` : `L${points(x, y)}`))
    .join('');
}

/** The angle of the part of a ring on each side of its label, in degrees. */
const ARC = 32;

/** Returns the path of the two parts of a ring beside its label, as on a scale. A whole ring would seem to be cut off by the edges of the sheet. */
function arcsOf(radius: number, { from, to }: { from: Spot; to: Spot }): string {
  return [arcFrom(from, radius, ARC), arcFrom(to, radius, -ARC)].join('');
}

/** Returns the path of an arc around the middle, clockwise if the angle is positive. */
function arcFrom({ x, y }: Spot, radius: number, degrees: number): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const end = [x * cos - y * sin, x * sin + y * cos].map((value) => Math.round(value));
  return `M${points(x, y)}A${radius} ${radius} 0 0 ${degrees > 0 ? 1 : 0} ${points(...end)}`;
}

/** Returns numbers in the shortest form for a path. A minus sign needs no space before it. */
function points(...numbers: readonly number[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}
