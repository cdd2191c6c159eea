import type { Page } from 'playwright';

/** Two colours that a page shows: that of a text or of the edge of a field, and the one behind it, as hex. */
export interface ShownPair {
  colour: string;
  on: string;
  /** The text, or the element. */
  example: string;
}

/** Returns the pairs of colours of all texts and fields that a page shows. */
export async function shownPairs(page: Page): Promise<ShownPair[]> {
  return page.evaluate(() => {
    const found = new Map<string, ShownPair>();
    const hexOf = (colour: string): string | undefined => {
      const [r, g, b, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      if (!colour.startsWith('rgb') || alpha < 1) return undefined;
      return `#${[r, g, b].map((value = 0) => value.toString(16).padStart(2, '0')).join('')}`;
    };
    /**
     * Returns the first opaque colour at or above an element. A layer below its content counts too, as flags have it, and so does the edge
     * that names on maps have below their letters.
     */
    const behind = (start: Element | null): string => {
      const { paintOrder, stroke } = start ? getComputedStyle(start) : document.body.style;
      const edge = paintOrder === 'stroke' && hexOf(stroke);
      if (edge) return edge;
      for (let element = start; element; element = element.parentElement) {
        const layer = getComputedStyle(element, '::before');
        const isLayer =
          layer.content !== 'none' && layer.zIndex === '-1' && layer.clipPath !== 'none';
        const colour =
          (isLayer && layer.display !== 'none' && hexOf(layer.backgroundColor)) ||
          hexOf(getComputedStyle(element).backgroundColor);
        if (colour) return colour;
      }
      return '#ffffff';
    };
    const add = (colour: string, on: string, example: string) => {
      const hex = hexOf(colour);
      if (hex && hex !== on)
        found.set(`${hex} ${on}`, { colour: hex, on, example: example.trim().slice(0, 40) });
    };
    for (const details of document.querySelectorAll('details')) details.open = true;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (
        !element ||
        !node.textContent?.trim() ||
        element.closest('script, style, template, select')
      )
        continue;
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      add(getComputedStyle(element).color, behind(element), node.textContent);
    }
    for (const field of document.querySelectorAll('.field :is(input, select, textarea)')) {
      if (!field.checkVisibility()) continue;
      const { color, borderTopColor } = getComputedStyle(field);
      add(borderTopColor, behind(field.parentElement), `the edge of ${field.id}`);
      add(color, behind(field), `the text of ${field.id}`);
    }
    return [...found.values()];
  });
}
