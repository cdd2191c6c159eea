import type { CheckedContent } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';

/** Returns the links of the menus with their places. The button of the header is not one of them. */
export function menuLinks({
  singles: { navigation },
}: CheckedContent): { label: string; href: string; at: { file: string; path: DataPath } }[] {
  if (!navigation) return [];
  const { file, data } = navigation;
  const groups = [
    { links: data.header, path: ['header'] },
    { links: data.tools ?? [], path: ['tools'] },
    ...data.footer.map(({ links }, column) => ({ links, path: ['footer', column, 'links'] })),
  ];
  return groups.flatMap(({ links, path }) =>
    links.map(({ label, href }, index) => ({
      label,
      href,
      at: { file, path: [...path, index, 'href'] },
    })),
  );
}
