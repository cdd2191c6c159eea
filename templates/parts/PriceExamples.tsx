import { fillWords } from '#schemas/fillWords.ts';
import type { ServicePageModel } from '#schemas/generated/pageModel.ts';
import { useWords } from '../words.ts';

type Examples = NonNullable<ServicePageModel['examples']>;

/**
 * Renders the range of a price as a road, with a turning at the price of each worked example that leads to the job and its sum. The drawing
 * is hidden from assistive technology, because the list says the same.
 */
export function PriceExamples({
  examples: { rows, vatRate },
  price,
}: {
  examples: Examples;
  price: ServicePageModel['price'];
}) {
  const { examples } = useWords().prices;
  const withVatLabel = vatRate && fillWords(examples.withVat, { rate: vatRate });
  return (
    <div className="price-road">
      <div className="price-road__map" aria-hidden="true">
        <p>
          <span>{price.from}</span> <span>{price.to}</span>
        </p>
        <svg viewBox={`0 0 100 ${DEPTH}`} preserveAspectRatio="none" fill="none">
          <Line width={34} d={ROAD_PATH} />
          <Line width={16} d={rows.map(turningOf).join('')} />
          <Line width={3} colour="--road-line" dashes="22 16" d={ROAD_PATH} />
          <Line
            width={24}
            colour="--signal"
            d={rows.map(({ at }) => `M${alongRoad(at)} ${ROAD}h0`).join('')}
          />
        </svg>
      </div>
      <ol aria-label={examples.job}>
        {rows.map(({ what, sum, total, withVat }) => (
          <li key={what}>
            <p className="price-road__total">{total}</p>
            <h3>{what}</h3>
            <dl className="distances">
              <div>
                <dt>{examples.work}</dt>
                <dd>{sum}</dd>
              </div>
              {withVatLabel && (
                <div>
                  <dt>{withVatLabel}</dt>
                  <dd>{withVat}</dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </div>
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

/** The distance of a turning from the left edge of the column that it leads to. It is half the width of the sign of a price. */
const AXIS = 10.5;

/** The gap between two columns. It is 4 units in wide windows, and a little less in narrow ones. */
const GAP = 4;

/** Returns the place on the road of a price, which is `at` percent of its range. */
function alongRoad(at: number): number {
  return MARGIN + (at * (100 - 2 * MARGIN)) / 100;
}

/** Returns the path from the place of a worked example on the road to its column. */
function turningOf({ at }: Examples['rows'][number], index: number, rows: Examples['rows']) {
  const from = alongRoad(at);
  const to = Number((AXIS + (index * (100 + GAP)) / rows.length).toFixed(2));
  return `M${from} ${ROAD}C${from} ${DEPTH - 14} ${to} ${ROAD + 14} ${to} ${DEPTH}`;
}
