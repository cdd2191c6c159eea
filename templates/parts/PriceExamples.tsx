import { fillWords } from '#schemas/fillWords.ts';
import type { ServicePageModel } from '#schemas/generated/pageModel.ts';
import { useWords } from '../words.ts';

/** Renders worked examples of a price as a table: the job, its sum, and the total without VAT, and with VAT if the agency charges it. */
export function PriceExamples({
  examples: { rows, vatRate },
}: {
  examples: NonNullable<ServicePageModel['examples']>;
}) {
  const { examples } = useWords().prices;
  const withVatLabel = vatRate && fillWords(examples.withVat, { rate: vatRate });
  return (
    <table className="examples">
      <thead>
        <tr>
          <th scope="col">{examples.job}</th>
          <th scope="col">{examples.work}</th>
          <th scope="col">{examples.price}</th>
          {withVatLabel && <th scope="col">{withVatLabel}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, sum, total, withVat }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-label={examples.work}>{sum}</td>
            <td data-label={examples.price}>{total}</td>
            {withVatLabel && <td data-label={withVatLabel}>{withVat}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
