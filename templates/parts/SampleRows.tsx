import type { FactView } from '#schemas/generated/views.ts';
import { Distances } from './Distances.tsx';

/** Renders facts as the rows of a sign. If all of them are samples, one note above the rows says so. */
export function SampleRows({ rows, large }: { rows: readonly FactView[]; large?: boolean }) {
  const note = rows.every(({ isSample }) => isSample) ? rows[0]?.note : undefined;
  if (note === undefined) return <Distances rows={rows} large={large} />;
  return (
    <>
      <p className="small">{note}</p>
      <Distances rows={rows.map(({ label, value }) => ({ label, value }))} large={large} />
    </>
  );
}
