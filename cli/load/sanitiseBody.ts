import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import type { Options } from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { bodyHtml } from '#schemas/bodyHtml.ts';

const { tags, attributes, classes, protocols, stripped, idPrefix } = bodyHtml;

/** The names of properties in hast that are not the HTML name without its hyphens. */
const properties: Record<string, string> = {
  'aria-describedby': 'ariaDescribedBy',
  colspan: 'colSpan',
  datetime: 'dateTime',
  rowspan: 'rowSpan',
};

const schema: Options = {
  tagNames: tags,
  attributes: {
    ...Object.fromEntries(
      Object.entries(attributes).map(([tag, names]) => [tag, names.map(propertyOf)]),
    ),
    '*': [...attributes['*'].map(propertyOf), ['className', new RegExp(classes)]],
  },
  required: { input: { disabled: true, type: 'checkbox' } },
  protocols,
  strip: stripped,
  clobber: ['ariaDescribedBy', 'id'],
  clobberPrefix: idPrefix,
  allowComments: false,
  allowDoctypes: false,
};

const sanitise = rehypeSanitize(schema);

/**
 * Removes everything that `bodyHtml` does not allow from the tree of an untrusted body, and returns the rest. Ids get a prefix,
 * and links within the body are changed to match. Later steps may add a writer's words only as text.
 */
export function sanitiseBody(unsafe: Root): Root {
  const safe = sanitise(unsafe);
  const ids = new Set<unknown>();
  visit(safe, 'element', (element: Element) => {
    const { id, ariaDescribedBy, className } = element.properties;
    if (Array.isArray(className) && className.length === 0) delete element.properties.className;
    if (id !== undefined) ids.add((element.properties.id = prefixedOnce(id)));
    if (ariaDescribedBy !== undefined) {
      element.properties.ariaDescribedBy = [prefixedOnce(ariaDescribedBy)];
    }
  });
  visit(safe, 'element', ({ properties: { href }, properties }: Element) => {
    if (typeof href !== 'string' || !href.startsWith('#')) return;
    const prefixed = idPrefix + href.slice(1);
    if (ids.has(prefixed)) properties.href = `#${prefixed}`;
  });
  return safe;
}

/** Returns an id with the prefix exactly once. The Markdown converter has already added it to footnotes and their links. */
function prefixedOnce(id: unknown): string {
  const text = String(id);
  return text.startsWith(idPrefix + idPrefix) ? text.slice(idPrefix.length) : text;
}

function propertyOf(attribute: string): string {
  return (
    properties[attribute] ??
    attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  );
}
