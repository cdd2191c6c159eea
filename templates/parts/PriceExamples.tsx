import { fillWords } from '#schemas/fillWords.ts';
import type { ServicePageModel } from '#schemas/generated/pageModel.ts';
import { useWords } from '../words.ts';
import { PriceRoad } from './PriceRoad.tsx';

type Examples = NonNullable<ServicePageModel['examples']>;

/**
 * Renders the range of a price as a road, with a turning at the price of each worked example that leads to the job and its sum. The drawing
 * is hidden from assistive technology, because the list says the same.
 */
export function PriceExamples({ examples: { from, to, rows, vatRate } }: { examples: Examples }) {
  const { examples } = useWords().prices;
  const withVatLabel = vatRate && fillWords(examples.withVat, { rate: vatRate });
  return (
    <div className="price-road">
      <div className="price-road__map" aria-hidden="true">
        <p>
          <span>{from}</span> <span>{to}</span>
        </p>
        <PriceRoad rows={rows} axis={AXIS} />
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

/** The distance of a turning from the left edge of the column that it leads to. It is half the width of the sign of a price. */
const AXIS = 10.5;
