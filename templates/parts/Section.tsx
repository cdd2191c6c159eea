import type { ReactNode } from 'react';

/** Renders a section of a page with its heading. `id` is its anchor, and the id of the heading begins with it. */
export function Section({
  id,
  title,
  lead,
  tint = false,
  plate = false,
  split = false,
  beside = false,
  lane = false,
  opening = false,
  fade = 'usual',
  foot,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  tint?: boolean;
  /** The value of `data-fade`. It is `early` on the contact page (`renderer/enhance/fadeIn.client.ts`). */
  fade?: 'usual' | 'early';
  /** Shows the section as one large plate, of the first colour, of the second one, of cards or of signals. */
  plate?: boolean | 'secondary' | 'card' | 'signal';
  /** Puts the lead beside the heading on wide screens. */
  split?: boolean;
  /** Puts heading and lead beside the content on wide screens. */
  beside?: boolean;
  /** Makes the section one of the two lanes of an element with the class `lanes`. */
  lane?: boolean;
  /** Shows what is within the section larger, and as far as the edges of the window (`templates/styles/pages/service.css`). */
  opening?: boolean;
  /** Content below the lead on wide screens, and below the other content on narrow ones. It needs `beside`. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const ground = plate && 'band--primary';
  const band = ['band', ground || (tint && 'band--tint'), opening && 'opening'];
  const head = ['band__head', split && lead && 'band__head--split'];
  const inner = (
    <div className={lane ? undefined : beside ? 'wrap columns columns--even' : 'wrap'}>
      <div className={head.filter(Boolean).join(' ')}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {beside ? <div>{children}</div> : children}
      {foot && <div className="columns__foot">{foot}</div>}
    </div>
  );
  return (
    <section
      id={id}
      className={lane ? undefined : band.filter(Boolean).join(' ')}
      aria-labelledby={`${id}-title`}
      data-fade={fade}
    >
      {plate ? (
        <div className={plate === true ? 'plate' : `plate plate--${plate}`}>{inner}</div>
      ) : (
        inner
      )}
    </section>
  );
}
