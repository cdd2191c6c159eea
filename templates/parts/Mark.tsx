import type { Layout } from '#schemas/generated/layout.ts';

/**
 * Renders the mark of the agency, `content/brand/mark.svg`. It is hidden from assistive technology, because its name is beside it. A page
 * shows it several times, so ids within it start with `place`.
 */
export function Mark({ brand, place }: { brand: Layout['brand']; place: string }) {
  const { viewBox, attributes, markup } = brand.mark;
  const withPlace = (text: string) =>
    text.replace(/( id="|url\(#|href="#)/g, (start) => `${start}${place}-`);
  const root = Object.entries(attributes).map(([name, value]) => [name, withPlace(value)]);
  return (
    <svg
      viewBox={viewBox}
      {...Object.fromEntries(root)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: withPlace(markup) }}
    />
  );
}
