import type { FactView } from '#schemas/generated/views.ts';

/** Renders facts as a route confirmatory sign shows places: the label on the left, the value on the right. */
export function Distances({ rows, large = false }: { rows: readonly FactView[]; large?: boolean }) {
  return (
    <dl className={large ? 'distances distances--large' : 'distances'}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
