import type { FactView } from '#schemas/generated/views.ts';

/** Renders facts side by side, each as a large figure above its label and its evidence. */
export function Figures({ facts }: { facts: readonly FactView[] }) {
  return (
    <dl className="figures">
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
