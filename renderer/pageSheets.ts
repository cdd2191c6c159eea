import type { PageModel } from '#schemas/generated/pageModel.ts';

/** The addresses of the style sheets of page types, by the name of the file. A build replaces this module (`cli/prerender/pageSheets.ts`). */
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
