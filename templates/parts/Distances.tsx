import type { FactView } from '#schemas/generated/views.ts';
import { longWords } from './longWords.ts';
import { unbrokenSpans } from './unbrokenSpans.ts';

/** Renders facts like the places on a route confirmatory sign: labels on the left, values on the right. */
export function Distances({ rows, large = false }: { rows: readonly FactView[]; large?: boolean }) {
  return (
    <dl className={large ? 'distances distances--large' : 'distances'}>
      {rows.map(({ label, path, value, note }) => (
        <div key={label} className={longWords(label)}>
          <dt>
            {path ? <a href={path}>{label}</a> : label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{unbrokenSpans(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
