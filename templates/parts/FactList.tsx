import type { FactView } from '#schemas/generated/views.ts';

/** Facts in two columns: what and how much. */
export function FactList({ facts }: { facts: readonly FactView[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
