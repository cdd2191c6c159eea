import type { Page } from 'playwright';

/** The element that makes a page wider than the window. */
export interface Overflow {
  /** The width of the page, in CSS pixels. */
  width: number;
  /** The start of the element's HTML. */
  html: string;
}

/** Returns the element that makes a page scroll sideways: the one that ends farthest to the right. Returns `null` if none does. */
export function overflowingElement(page: Page): Promise<Overflow | null> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    // Parts that scroll or are cut off by themselves do not make the page wider.
    const isContained = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isContained(parent);
    };
    let widest: Element = document.body;
    let end = clientWidth;
    for (const element of document.querySelectorAll('body *')) {
      const { right } = element.getBoundingClientRect();
      if (right <= end || isContained(element)) continue;
      widest = element;
      end = right;
    }
    return { width: scrollWidth, html: widest.outerHTML };
  });
}
