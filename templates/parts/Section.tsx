import type { ReactNode } from 'react';

/** A band of a page with its heading. `id` makes it a target of links and names the heading. */
export function Section({
  id,
  title,
  lead,
  tint = false,
  fade = 'usual',
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  tint?: boolean;
  /** How it fades in: `early` on the contact page (`renderer/enhance/fadeIn.client.ts`). */
  fade?: 'usual' | 'early';
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={tint ? 'band band--tint' : 'band'}
      aria-labelledby={`${id}-title`}
      data-fade={fade}
    >
      <div className="wrap">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
