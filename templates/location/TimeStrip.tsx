import type { TimeStripView } from '#schemas/generated/views.ts';

/**
 * Renders the time that a service takes as a road with a numbered field for each week or month: its line is solid if the work takes at
 * least as long, and broken if it may. It is hidden from assistive technology, because the duration beside it says the same.
 */
export function TimeStrip({ strip: { count, sure } }: { strip: TimeStripView }) {
  return (
    <div className="time-strip" aria-hidden="true">
      {Array.from({ length: count }, (_, index) =>
        index < sure ? <b key={index}>{index + 1}</b> : <i key={index}>{index + 1}</i>,
      )}
    </div>
  );
}
