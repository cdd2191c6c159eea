import type { TimeStripView } from '#schemas/generated/views.ts';

/**
 * Renders the time that a service takes as a strip of fields: filled if the work takes at least as long, dashed if it may, and with a point
 * at the end if the work goes on. It is hidden from assistive technology, because the duration beside it says the same.
 */
export function TimeStrip({ strip: { labels, sure, goesOn } }: { strip: TimeStripView }) {
  return (
    <div className={goesOn ? 'time-strip time-strip--on' : 'time-strip'} aria-hidden="true">
      {labels.map((label, index) =>
        index < sure ? <b key={index}>{label}</b> : <i key={index}>{label}</i>,
      )}
    </div>
  );
}
