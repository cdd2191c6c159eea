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
  fade = 'usual',
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  tint?: boolean;
  /** The value of `data-fade`. It is `early` on the contact page (`renderer/enhance/fadeIn.client.ts`). */
  fade?: 'usual' | 'early';
  /** Shows the section as one large plate. */
  plate?: boolean;
  /** Puts the lead beside the heading on wide screens. */
  split?: boolean;
  /** Puts heading and lead beside the content on wide screens. */
  beside?: boolean;
  /** Makes the section one of the two lanes of an element with the class `lanes`. */
  lane?: boolean;
  children: ReactNode;
}) {
  const band = lane ? undefined : plate ? 'band band--primary' : tint ? 'band band--tint' : 'band';
  const inner = (
    <div className={lane ? undefined : beside ? 'wrap columns columns--even' : 'wrap'}>
      <div className={split && lead ? 'band__head band__head--split' : 'band__head'}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {beside ? <div>{children}</div> : children}
    </div>
  );
  return (
    <section id={id} className={band} aria-labelledby={`${id}-title`} data-fade={fade}>
      {plate ? <div className="plate">{inner}</div> : inner}
    </section>
  );
}
