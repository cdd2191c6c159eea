import type { FactView } from '#schemas/generated/views.ts';

/** Facts as a route confirmatory sign shows places: what on the left, how much on the right. */
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
