import { pageFile } from '#cli/prerender/pageFile.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { attribute, elementsOf, parseHtml, textOf } from './html.ts';
import type { Element } from './html.ts';

const site = builtSite();

/** Returns the `<html>` element of a page of the built site, as a browser without JavaScript receives it. Throws if there is no such page. */
export function screen(path: string): Part {
  const [html] = parseHtml(site.read(pageFile(path))).elements;
  if (!html) throw new Error(`${path} is empty.`);
  return part(html);
}

/** An element of a page, with queries. */
export interface Part {
  text: string;
  attribute(name: string): string | undefined;
  /** The elements below with that tag name. */
  all(tagName: string): Part[];
  /** The texts of the elements below with that tag name. */
  texts(tagName: string): string[];
  /** The one element below with that tag name. Throws if there is none or more than one. */
  one(tagName: string): Part;
  /** The element below with that id. Throws if there is none. */
  byId(id: string): Part;
  /** The one link below with that text. Throws if there is none or more than one. */
  link(text: string): Part;
  /** The targets of the links below. */
  hrefs(): (string | undefined)[];
  /** The fields of a form by their names. */
  fields(): Record<string, Field>;
}

export interface Field {
  type: string;
  required: boolean;
  value?: string;
  /** The text of the label; empty for hidden fields. */
  label: string;
}

function part(element: Element): Part {
  const below = elementsOf(element);
  const all = (tagName: string) => below.filter((e) => e.tagName === tagName).map(part);
  return {
    text: textOf(element),
    attribute: (name) => attribute(element, name),
    all,
    texts: (tagName) => all(tagName).map(({ text }) => text),
    one: (tagName) => only(all(tagName), `<${tagName}>`),
    byId(id) {
      return only(below.filter((e) => attribute(e, 'id') === id).map(part), `#${id}`);
    },
    link(text) {
      return only(
        all('a').filter((link) => link.text === text),
        `link "${text}"`,
      );
    },
    hrefs: () => all('a').map((link) => link.attribute('href')),
    fields: () => fieldsOf(below),
  };
}

function only(found: Part[], what: string): Part {
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`There are ${found.length} of ${what}.`);
  return first;
}

function fieldsOf(elements: readonly Element[]): Record<string, Field> {
  const labels = new Map(
    elements.filter((e) => e.tagName === 'label').map((e) => [attribute(e, 'for'), textOf(e)]),
  );
  const fields = elements.filter((e) => ['input', 'select', 'textarea'].includes(e.tagName));
  return Object.fromEntries(
    fields.map((field) => {
      const value = attribute(field, 'value');
      return [
        attribute(field, 'name') ?? '',
        {
          type: attribute(field, 'type') ?? field.tagName,
          required: attribute(field, 'required') !== undefined,
          ...(value !== undefined && { value }),
          label: labels.get(attribute(field, 'id')) ?? '',
        },
      ];
    }),
  );
}
