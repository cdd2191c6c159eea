import type { PageModel } from '#schemas/generated/pageModel.ts';

/** The addresses of the style sheets by type of page. A build replaces this module (`cli/prerender/pageSheets.ts`). */
const addresses: Record<string, string> = Object.fromEntries(
  Object.keys(import.meta.glob('../templates/styles/types/*.css')).map((file) => [
    file.replace(/^.*\/|\.css$/g, ''),
    file.replace('..', ''),
  ]),
);

/** Returns the address of the style sheet that only pages of this type need, or undefined if they need none. */
export function pageSheet(type: PageModel['type']): string | undefined {
  return addresses[type];
}

/** The addresses of the font files that every page needs. In development, pages don't preload them. */
export const firstFonts: readonly string[] = [];
