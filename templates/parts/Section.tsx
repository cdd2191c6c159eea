import type { ReactNode } from 'react';

/** A band of a page with its heading. `id` makes it a target of links and names the heading. */
export function Section({
  id,
  title,
  lead,
  tint = false,
  green = false,
  split = false,
  beside = false,
  fade = 'usual',
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  tint?: boolean;
  /** How it fades in: `early` on the contact page (`renderer/enhance/fadeIn.client.ts`). */
  fade?: 'usual' | 'early';
  /** As one large green sign. */
  green?: boolean;
  /** Puts the lead beside the heading where there is room. */
  split?: boolean;
  /** Puts heading and lead beside the content where there is room. */
  beside?: boolean;
  children: ReactNode;
}) {
  const band = green ? 'band band--green' : tint ? 'band band--tint' : 'band';
  const inner = (
    <div className={beside ? 'wrap columns columns--even' : 'wrap'}>
      <div className={split && lead ? 'band__head band__head--split' : 'band__head'}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {beside ? <div>{children}</div> : children}
    </div>
  );
  return (
    <section id={id} className={band} aria-labelledby={`${id}-title`} data-fade={fade}>
      {green ? <div className="plate">{inner}</div> : inner}
    </section>
  );
}
