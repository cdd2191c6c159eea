import type { ReactNode } from 'react';
import { journeyPart } from './journeyPart.ts';

/** Marks a form as the one that a script puts a brief into, if the site has the planner (`renderer/how-far/fillBrief.client.ts`). */
export function BriefTarget({
  planner,
  children,
}: {
  /** The path of the planner. */
  planner: string | undefined;
  children: ReactNode;
}) {
  if (planner === undefined) return children;
  return (
    <div data-enhance="brief" data-planner-path={planner}>
      <p className="form__filled" role="status" {...journeyPart('filled')} />
      {children}
    </div>
  );
}
