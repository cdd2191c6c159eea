import type { Layout } from '#schemas/generated/layout.ts';

/**
 * Renders the mark of the agency, `content/brand/mark.svg`. It is hidden from assistive technology, because its name stands beside it. A page
 * shows it several times, so ids within it start with `place`.
 */
export function Mark({ brand, place }: { brand: Layout['brand']; place: string }) {
  const { viewBox, attributes, markup } = brand.mark;
  const unique = markup.replace(/( id="|url\(#|href="#)/g, (start) => `${start}${place}-`);
  return (
    <svg
      viewBox={viewBox}
      {...attributes}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: unique }}
    />
  );
}
