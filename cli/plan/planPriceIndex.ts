import type { SiteContext } from '#cli/model/siteContext.ts';
import type { CollectionEntry } from '#cli/model/content.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { fromPrice } from '#cli/resolve/priceView.ts';
import type { CategoryView, FactView } from '#schemas/generated/views.ts';
import { amountsOf } from '#schemas/price.ts';

/** Returns the anchor of a category on the page that lists its services. */
export function categoryId(name: string): string {
  return `category-${name}`;
}

/**
 * Returns the lowest price of each category of services, with the names of its services, one on each line. Without categories, returns the
 * lowest price of each service.
 */
export function planPriceIndex(
  categories: readonly CategoryView[],
  { content, price }: Pick<SiteContext, 'content' | 'price'>,
): FactView[] {
  const { collections, singles } = content;
  const services = inOrder(collections.services);
  const lowest = (some: readonly CollectionEntry<'services'>[]) => {
    const prices = some.map(({ slug }) => price(slug));
    const [first] = prices.toSorted(
      (a, b) => (amountsOf(a)?.min ?? Infinity) - (amountsOf(b)?.min ?? Infinity),
    );
    if (!first) return '';
    // A fixed price is not that of the category if another service costs more.
    const max = Math.max(...prices.map((one) => amountsOf(one)?.max ?? Infinity));
    return fromPrice(amountsOf(first) ? { ...first, max } : first, singles);
  };
  if (categories.length === 0) {
    return services.map((service) => ({
      label: service.data.menuTitle,
      value: lowest([service]),
    }));
  }
  return categories.map(({ name, label }) => {
    const inCategory = services.filter(({ data }) => data.category === name);
    return {
      label,
      path: `#${categoryId(name)}`,
      value: lowest(inCategory),
      note: inCategory.map(({ data }) => data.menuTitle).join('\n'),
    };
  });
}
