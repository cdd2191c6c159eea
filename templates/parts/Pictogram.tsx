import type { Layout } from '#schemas/generated/layout.ts';

/**
 * Renders the pictogram of a service, a file of `content/brand/icons/`. It is hidden from assistive technology, because the text beside it
 * says the same.
 */
export function Pictogram({
  brand,
  icon,
  small = false,
}: {
  brand: Layout['brand'];
  icon: string;
  small?: boolean;
}) {
  const drawing = brand.icons[icon];
  if (!drawing) return null;
  return (
    <svg
      className={small ? 'pictogram pictogram--small' : 'pictogram'}
      viewBox={drawing.viewBox}
      {...drawing.attributes}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing.markup }}
    />
  );
}
