import type { CountedLinkView } from '#schemas/generated/views.ts';

/**
 * Renders links to the parts of a long page as rows of a sign: their names on the left, and how much each lists on the right. A row is one
 * element, because these pages have many.
 */
export function CountedLinks({ links }: { links: readonly CountedLinkView[] }) {
  return (
    <p className="counted">
      {links.map(({ label, path, count }) => (
        <a key={path} href={path} data-count={count}>
          {label}
        </a>
      ))}
    </p>
  );
}
