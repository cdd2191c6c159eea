import type { PageFault } from './pageFault.ts';
import type { Tag } from './tag.ts';

/** A list, or a group of a list of terms. */
interface OpenList {
  tag: Tag;
  items: number;
  /** The last item, and its position: a list of terms needs a term before each description, and a description after each term. */
  last?: { name: string; offset: number };
}

const lists = new Set(['ul', 'ol', 'menu', 'dl']);

/**
 * Checks that lists have items, that terms and descriptions belong together, and that tables have header cells. The validator of the markup
 * finds elements that are not allowed in lists. `open` and `close` take the events of the parser in their order.
 */
export function checkLists(report: (fault: PageFault) => void) {
  const stack: { name: string; list?: OpenList }[] = [];
  const tables: { offset: number; cells: number; headers: number }[] = [];
  const fault = (element: string, kind: 'empty' | 'order' | 'headers', offset: number) =>
    report({ code: 'built-list', args: { element, kind }, offset });
  return {
    open(tag: Tag) {
      const { name, attributes, offset } = tag;
      if (name === 'table') tables.push({ offset, cells: 0, headers: 0 });
      const table = tables.at(-1);
      const { role = '' } = attributes;
      // A table for layout, which screen readers do not announce, needs none either.
      const isHeader = name === 'th' || /^(?:columnheader|rowheader|presentation|none)$/.test(role);
      if (table && isHeader) table.headers += 1;
      if (table && name === 'td') table.cells += 1;
      const parent = stack.at(-1);
      const inTerms = parent?.name === 'dl';
      const isGroup = name === 'div' && inTerms;
      stack.push({ name, ...((lists.has(name) || isGroup) && { list: { tag, items: 0 } }) });
      const list = parent?.list;
      if (!list) return;
      if (name === 'li' || name === 'dt' || name === 'dd' || isGroup) list.items += 1;
      if (name === 'dd' && list.last === undefined) fault('dd', 'order', offset);
      if (name === 'dt' || name === 'dd') list.last = { name, offset };
    },
    close() {
      const { name, list } = stack.pop() ?? {};
      if (name === 'table') {
        const { offset = 0, cells = 0, headers = 0 } = tables.pop() ?? {};
        // One cell alone needs no header.
        if (cells > 1 && headers === 0) fault('table', 'headers', offset);
      }
      if (!list) return;
      const { tag, items, last } = list;
      if (last?.name === 'dt') fault('dt', 'order', last.offset);
      // A script fills a list that is hidden, or that is a `data-part` of its own.
      const isFilled = 'hidden' in tag.attributes || 'data-part' in tag.attributes;
      if (items === 0 && !isFilled) fault(tag.name, 'empty', tag.offset);
    },
  };
}
