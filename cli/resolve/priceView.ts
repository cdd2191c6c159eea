import type { Content } from '#cli/model/content.ts';
import { fillPlural, fillWords } from '#schemas/fillWords.ts';
import { capitalise } from '#schemas/capitalise.ts';
import type { PriceExampleView, PriceView } from '#schemas/generated/views.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import { amountsOf } from '#schemas/price.ts';
import type { Price, PriceAmounts, PriceExample } from '#schemas/price.ts';
import { span } from './span.ts';

/** The settings and words with which prices are written. */
type Singles = Pick<Content['singles'], 'site' | 'words'>;

/**
 * Returns a price as it is printed: "£5,000–£50,000", "a month". A fixed price is one amount. A price on request has its words in place of the
 * range, with a capital letter.
 */
export function priceView(price: Price, { site, words }: Singles): PriceView {
  const { onRequest = '', duration } = price;
  const amounts = amountsOf(price);
  if (!amounts) return { range: capitalise(onRequest), per: '', duration };
  const { min, max, per } = amounts;
  const { money } = localeFormats(site.data);
  return { range: span(min, max, money), per: words.data.prices.per[per], duration };
}

/** Returns the lowest usual price for a menu: "from £5,000", or "from £200 a month" if it is not for a project. A fixed price is its amount. */
export function fromPrice(price: Price, singles: Singles): string {
  const { per } = priceView(price, singles);
  const words = lowestPrice(price, singles);
  return per === '' || price.per === 'project' ? words : `${words} ${per}`;
}

/**
 * Returns the lowest usual price without its period, in one unbroken line: "from £200". A fixed price is its amount. Returns the words of a
 * price on request.
 */
export function lowestPrice(price: Price, { site, words }: Singles): string {
  const amounts = amountsOf(price);
  if (!amounts) return price.onRequest ?? '';
  const amount = localeFormats(site.data).money(amounts.min);
  const from =
    amounts.min === amounts.max ? amount : fillWords(words.data.prices.from, { price: amount });
  return from.replaceAll(' ', '\u00a0');
}

/** Returns the worked examples of a price as they are printed, with the ends of its range. Returns `undefined` if it has none. */
export function priceExamplesView(
  price: Price,
  singles: Singles,
): { from: string; to: string; rows: PriceExampleView[] } | undefined {
  const amounts = amountsOf(price);
  if (!amounts || !price.examples) return undefined;
  const { money } = localeFormats(singles.site.data);
  return {
    from: money(amounts.min),
    to: money(amounts.max),
    rows: price.examples.map((example) => priceExampleView(example, amounts, singles)),
  };
}

/** Returns a worked example as it is printed. The price with VAT is left out if the site has no rate of VAT. */
export function priceExampleView(
  { what, days, rate, total }: PriceExample,
  { min, max, per }: PriceAmounts,
  { site, words }: Singles,
): PriceExampleView {
  const { money, number, locale } = localeFormats(site.data);
  const { vatRate } = site.data;
  const { prices } = words.data;
  const work = fillPlural(prices.days, days, locale, { days: number(days) });
  const period = per === 'project' ? '' : ` ${prices.per[per]}`;
  return {
    what,
    sum: `${work}${period} × ${money(rate)}`,
    total: money(total),
    at: max === min ? 0 : Math.round((100 * (total - min)) / (max - min)),
    ...(vatRate !== undefined && { withVat: money(total * (1 + vatRate / 100)) }),
  };
}
