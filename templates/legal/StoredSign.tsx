import type { LegalPageModel } from '#schemas/generated/pageModel.ts';
import { useWords } from '../words.ts';

/** The answers to the question about cookies. The script of legal pages uses the same names (`renderer/legalPage.client.ts`). */
const answers = ['reject', 'accept'] as const;

/**
 * Renders what is stored before and after each answer to the question about cookies: a row for each item, and a column for each state. If the site
 * asks the question, the columns of the answers end with their buttons, which need a script.
 */
export function StoredSign({
  sign: { title, before, rejected, accepted, now, nothing, rows },
  canAnswer,
}: {
  sign: NonNullable<LegalPageModel['stored']>;
  canAnswer: boolean;
}) {
  const { consent } = useWords().frame;
  return (
    <div className="plate head-sign">
      <p id="stored-title" className="head-sign__title">
        {title}
      </p>
      <table className="stored" aria-labelledby="stored-title" data-part="stored">
        <thead>
          <tr>
            <td />
            {[before, rejected, accepted].map((heading) => (
              <th key={heading} scope="col" data-now={now}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value, always }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {[false, always, true].map((isStored, column) => (
                <td key={column}>{isStored ? <b>{value}</b> : nothing}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {canAnswer && (
          <tfoot>
            <tr>
              <td />
              <td />
              {answers.map((answer) => (
                <td key={answer}>
                  <button type="button" className="button" aria-pressed="false" data-part={answer}>
                    {consent[answer]}
                  </button>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
