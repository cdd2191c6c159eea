import createPurifier from 'dompurify';
import type { Config, UponSanitizeAttributeHookEvent } from 'dompurify';
import { bodyHtml, isHtml } from '#schemas/bodyHtml.ts';
import { headingSlug } from './headingSlug.ts';
import { isLivePicture } from './isLivePicture.ts';
import { parseAddress } from './parseAddress.ts';

const attributes: Record<string, readonly string[]> = bodyHtml.attributes;
const protocols: Record<string, readonly string[]> = bodyHtml.protocols;
const classes = new RegExp(bodyHtml.classes);

const config = {
  ALLOWED_TAGS: bodyHtml.tags,
  ALLOWED_ATTR: [...new Set(Object.values(attributes).flat()), 'class'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: bodyHtml.stripped,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * Returns the body of a post that is newer than the build, as nodes for the page. `content` is Markdown or HTML. The result has only the
 * allowed elements (`bodyHtml`) and the pictures that `isLivePicture` allows. The nodes are never turned back into text, because a second
 * parser could read them differently.
 */
export async function liveBody(content: string, databaseUrl: string): Promise<DocumentFragment> {
  const html = isHtml(content)
    ? content
    : (await import('./markdownToHtml.client.ts')).markdownToHtml(content);
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (element, event) => {
    event.keepAttr &&= isAllowed(element.tagName.toLowerCase(), event, databaseUrl);
  });
  // The result is null if the HTML has no body, such as a frameset. Its types don't say so.
  const body =
    (purifier.sanitize(html, config) as DocumentFragment | null) ??
    document.createDocumentFragment();
  finish(body);
  return body;
}

function isAllowed(
  tag: string,
  event: UponSanitizeAttributeHookEvent,
  databaseUrl: string,
): boolean {
  const { attrName: name, attrValue: value } = event;
  if (name === 'class') {
    event.attrValue = value
      .split(/\s+/)
      .filter((one) => classes.test(one))
      .join(' ');
    return event.attrValue !== '';
  }
  if (![...(attributes['*'] ?? []), ...(attributes[tag] ?? [])].includes(name)) return false;
  if (name === 'id' || name === 'aria-describedby') event.attrValue = prefixed(value);
  const allowed = protocols[name];
  if (!allowed) return true;
  const address = parseAddress(value, location.href);
  if (name === 'src' && address?.origin !== location.origin && !isLivePicture(value, databaseUrl)) {
    return false;
  }
  return allowed.includes(address?.protocol.slice(0, -1) ?? '');
}

function prefixed(id: string): string {
  return id.startsWith(bodyHtml.idPrefix) ? id : bodyHtml.idPrefix + id;
}

/** Changes a body as the build does: ids and levels of headings, links within the page, and scrollable frames. */
function finish(body: DocumentFragment): void {
  for (const input of body.querySelectorAll('input')) {
    input.type = 'checkbox';
    input.disabled = true;
  }
  if (body.querySelector('h1')) lowerHeadings(body);
  const taken = new Set<string>();
  for (const heading of body.querySelectorAll('h2, h3, h4, h5, h6')) {
    if (heading.id) continue;
    const words = headingSlug(heading.textContent);
    let slug = words;
    for (let number = 1; taken.has(slug); number++) slug = `${words}-${number}`;
    taken.add(slug);
    heading.id = document.getElementById(slug) ? `section-${slug}` : slug;
  }
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const id = prefixed(link.getAttribute('href')?.slice(1) ?? '');
    if (body.querySelector(`[id="${CSS.escape(id)}"]`)) link.href = `#${id}`;
  }
  for (const table of body.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.className = 'table-frame';
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', 'Table');
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
  }
  for (const code of body.querySelectorAll('pre')) code.tabIndex = 0;
  for (const picture of body.querySelectorAll('img')) {
    if (picture.hasAttribute('src')) picture.loading = 'lazy';
    else picture.remove();
  }
}

function lowerHeadings(body: DocumentFragment): void {
  for (const heading of [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]) {
    const level = Math.min(6, Number(heading.tagName[1]) + 1);
    const lower = document.createElement(`h${level}`);
    if (heading.id) lower.id = heading.id;
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}
