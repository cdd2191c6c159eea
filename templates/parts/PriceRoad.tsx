import type { PriceExampleView } from '#schemas/generated/views.ts';

type Example = Pick<PriceExampleView, 'at'>;

/**
 * Renders the range of a price as a road, with a turning at the price of each worked example that leads to its column below the drawing.
 * Each turning ends `axis` percent of the width from the left edge of the column.
 */
export function PriceRoad({ rows, axis }: { rows: readonly Example[]; axis: number }) {
  return (
    <svg viewBox={`0 0 100 ${DEPTH}`} preserveAspectRatio="none" fill="none">
      <Line width={34} d={ROAD_PATH} />
      <Line width={16} d={rows.map((row, index) => turningTo(axis, row, index, rows)).join('')} />
      <Line width={3} colour="--road-line" dashes="22 16" d={ROAD_PATH} />
      <Line
        width={24}
        colour="--signal"
        d={rows.map(({ at }) => `M${alongRoad(at)} ${ROAD}h0`).join('')}
      />
    </svg>
  );
}

/** Renders a line of the drawing. Its width and dashes are in pixels, because the drawing is stretched to the width of the list. */
function Line({
  d,
  width,
  colour = '--road',
  dashes,
}: {
  d: string;
  width: number;
  colour?: string;
  dashes?: string;
}) {
  return (
    <path
      d={d}
      stroke={`var(${colour})`}
      strokeWidth={width}
      strokeDasharray={dashes}
      strokeLinecap={dashes ? undefined : 'round'}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** The height of the drawing, in its units. It is 100 units wide, and as wide as the list. */
const DEPTH = 60;

/** The distance of the road from the top. */
const ROAD = 16;

/** The path of the road. It is wider than any window. */
const ROAD_PATH = `M-200 ${ROAD}H300`;

/** The distance of the ends of the range from those of the list. It is about the radius of a stop, so that the stops end with the labels above them. */
const MARGIN = 1.25;

/** The gap between two columns. It is 4 units in wide windows, and a little less in narrow ones. */
const GAP = 4;

/** Returns the place on the road of a price, which is `at` percent of its range. */
function alongRoad(at: number): number {
  return MARGIN + (at * (100 - 2 * MARGIN)) / 100;
}

/** Returns the path from the place of a worked example on the road to its column. */
function turningTo(axis: number, { at }: Example, index: number, { length }: readonly Example[]) {
  const from = alongRoad(at);
  const to = Number((axis + (index * (100 + GAP)) / length).toFixed(2));
  return `M${from} ${ROAD}v8C${from} ${DEPTH - 8} ${to} ${ROAD + 16} ${to} ${DEPTH}`;
}
