import type { ServicePageModel } from '#schemas/generated/pageModel.ts';

/** Renders worked examples of a price as a table: the job, its sum, and the total without VAT, and with VAT if the agency charges it. */
export function PriceExamples({
  examples: { rows, vatRate },
}: {
  examples: NonNullable<ServicePageModel['examples']>;
}) {
  return (
    <table className="examples">
      <thead>
        <tr>
          <th scope="col">For example</th>
          <th scope="col">Work</th>
          <th scope="col">Price</th>
          {vatRate && <th scope="col">With {vatRate} VAT</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, sum, total, withVat }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-label="Work">{sum}</td>
            <td data-label="Price">{total}</td>
            {vatRate && <td data-label={`With ${vatRate} VAT`}>{withVat}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
