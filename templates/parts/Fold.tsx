import type { ComponentProps, ReactNode } from 'react';

/**
 * Renders a list that narrow windows fold below its `summary`, unless it is `open`. Wide windows show all of it, and the summary is not a
 * control there (`templates/styles/pages/fold.css`). A link to an element in the list unfolds it, as does a search on the page.
 */
export function Fold({
  summary,
  className = '',
  children,
  ...attributes
}: { summary: ReactNode } & ComponentProps<'details'>) {
  return (
    <details {...attributes} className={`fold ${className}`.trim()}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
