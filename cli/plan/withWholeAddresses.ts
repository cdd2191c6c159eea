import type { Root } from 'hast';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { mapElements } from '#cli/body/mapElements.ts';

/** Returns a body as HTML that is read apart from its page, with absolute URLs. Links within the body lead to `page`. */
export function withWholeAddresses(body: Root, site: string, page: string): string {
  const whole = (address: unknown) => {
    if (typeof address !== 'string') return undefined;
    return address.startsWith('/') ? site + address : address.replace(/^#/, `${page}#`);
  };
  return formatHtml(
    mapElements(body, (element) => {
      const properties = { ...element.properties };
      for (const name of ['href', 'src']) {
        if (name in properties) properties[name] = whole(properties[name]);
      }
      return { ...element, properties };
    }),
  );
}
