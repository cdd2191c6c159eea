import type { LinkView } from '#schemas/generated/views.ts';
import { Fold } from './Fold.tsx';

/**
 * Renders links on a plate, which is green for services, brown for work, and white for all others. Narrow windows fold it, unless it is `open`.
 * `counted` states the number of links.
 */
export function IndexPlate({
  group,
  title,
  links,
  counted = false,
  open,
  id,
  text,
}: {
  group: string;
  title: string;
  links: readonly LinkView[];
  counted?: boolean;
  open?: boolean;
  id?: string;
  text?: string;
}) {
  return (
    <Fold
      className={plateOf(group)}
      open={open}
      summary={<h2 data-count={counted ? links.length : undefined}>{title}</h2>}
    >
      {text !== undefined && (
        <p id={id} className="small">
          {text}
        </p>
      )}
      {/* Without list items, which would double the number of elements. */}
      {links.map(({ label, path }) => (
        <a key={path} href={path}>
          {label}
        </a>
      ))}
    </Fold>
  );
}

function plateOf(group: string): string {
  if (group === 'services') return 'plate';
  return group === 'caseStudies' ? 'plate plate--secondary' : 'plate plate--card';
}
