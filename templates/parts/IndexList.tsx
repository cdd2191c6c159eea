import type { LinkView } from '#schemas/generated/views.ts';
import { Fold } from './Fold.tsx';

/**
 * Renders links below or beside a heading. The line above is in the colour of what they lead to. Narrow windows fold the links, unless they are
 * `open`. `counted` states the number of links.
 */
export function IndexList({
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
  /** Links, each with a figure at the end of its row if it has one, such as a price. */
  links: readonly (LinkView & { figure?: string })[];
  counted?: boolean;
  open?: boolean;
  id?: string;
  text?: string;
}) {
  return (
    <Fold
      className="index__group"
      data-kind={group}
      open={open}
      summary={
        <>
          <h2 data-count={counted ? links.length : undefined}>{title}</h2>
          {text !== undefined && <span className="small">{text}</span>}
        </>
      }
    >
      {/* Without list items and elements for figures, which would double the number of elements. */}
      <div id={id} className="index__links">
        {links.map(({ label, path, figure }) => (
          <a key={path} href={path} data-figure={figure}>
            {label}
          </a>
        ))}
      </div>
    </Fold>
  );
}
