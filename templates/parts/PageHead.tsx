import type { ReactNode } from 'react';
import type { LinkView } from '#schemas/generated/views.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** The top of every page but the home page: where one is, the heading, the lead, and what can be done. */
export function PageHead({
  crumbs,
  title,
  lead,
  children,
}: {
  crumbs: readonly LinkView[];
  title: string;
  lead: string;
  children?: ReactNode;
}) {
  return (
    <div className="page-head wrap">
      <Breadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  );
}
