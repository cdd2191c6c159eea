import { amountOf } from '#cli/load/amountOf.ts';
import type { CheckedContent, Entry } from '#cli/model/content.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { withEntries } from '#cli/resolve/entriesOf.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import { capitalise } from '#schemas/capitalise.ts';
import { amountsOf } from '#schemas/price.ts';
import type { PriceAmounts } from '#schemas/price.ts';
import { matchesInBody } from '../matchesInBody.ts';
import type { BodyMatch } from '../matchesInBody.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { visitTexts } from '../textFields.ts';
import { unfolded } from '../unfolded.ts';

/**
 * Texts state no other prices of a service than `content/prices.yaml`. A price counts if it follows a link to the service in the same
 * sentence, if a sentence of the about page or of an answer starts with the name of the service, or if the page of the service or a post
 * about it says what "our" work costs. The short answer "from £100" is the lowest price of some service. A price in the heading, lead,
 * title or description of a page in a town is that of its service, and so is one on the card of a service.
 */
export const pricesAgree: Rule = (context) => {
  const { content, texts } = context;
  const { prices, site } = content.singles;
  if (!prices || !site) return [];
  const { currency } = site.data;
  const published = new Map(
    Object.entries(prices.data).flatMap(([service, price]) => {
      const amounts = amountsOf(price);
      // A range that is the wrong way round has a finding of its own.
      return amounts && amounts.min <= amounts.max ? [[service, amounts]] : [];
    }),
  );
  const sign = signOf(currency);
  const check = (service: string, stated: StatedPrice, at: Spot, isDirect = true): Problem[] => {
    const price = published.get(service);
    if (!price) return [];
    const { found, to, period } = stated;
    const { min, max, per } = price;
    const isPrice = isPriceOf(price, stated);
    const signs = signsIn(found);
    // An amount in another currency is the price of something else, unless its numbers are those of the service.
    const isClear = isPrice && (to !== undefined || isDirect);
    if (!isClear && !signs.includes(sign)) return [];
    const args = { found: unfolded(found), service, min, max, currency };
    if (!isPrice || signs.some((one) => one !== sign))
      return [{ code: 'price-contradicted', args, at }];
    if (period === undefined || period === per) return [];
    const whole = unfolded(found + stated.unit);
    return [{ code: 'price-contradicted', args: { ...args, found: whole, per }, at }];
  };
  const { collections } = content;
  const written = [...Object.values(content.singles), ...Object.values(collections).flat()];
  return [
    ...written.flatMap((entry: Entry<unknown>) =>
      matchesInBody(entry, texts.get(entry.file), LINKED).flatMap(({ groups, at }) =>
        check(groups.service ?? '', statedIn(groups), at, DIRECT.test(groups.between ?? '')),
      ),
    ),
    ...namedPrices(context).flatMap(({ service, stated, at }) => check(service, stated, at)),
    ...collections.posts.flatMap((post) =>
      post.data.service === undefined
        ? []
        : matchesInBody(post, texts.get(post.file), OWN).flatMap(({ groups, at }) =>
            check(post.data.service ?? '', statedIn(groups), at),
          ),
    ),
    ...collections.services.flatMap((service) =>
      matchesInBody(service, texts.get(service.file), OWN).flatMap(({ groups, at }) =>
        check(service.slug, statedIn(groups), at),
      ),
    ),
    ...patternPrices(content).flatMap(({ service, stated, at }) => check(service, stated, at)),
    ...shortAnswers(content, published, currency),
  ];
};

/** A price in a text: its words, the lower end, and the upper one if it is a range. The words of its unit follow those of the price. */
interface StatedPrice {
  found: string;
  from: number;
  to?: number;
  unit: string;
  period?: string;
}

/** A price that a text states for a service. */
interface ServicePrice {
  service: string;
  stated: StatedPrice;
  at: Spot;
}

/** A sign of a currency. */
const SIGN = '[£€$]';

const SIGNS = new RegExp(SIGN, 'gu');

function signsIn(text: string): string[] {
  return text.match(SIGNS) ?? [];
}

/** Returns the sign that pages write for a currency, such as "£". */
function signOf(currency: string): string {
  return localeFormats({ locale: 'en-GB', currency })
    .money(1)
    .replace(/[\d\s]/g, '');
}

/** The unit of an amount such as "£2k". */
const UNIT = '\\s?(?:[kK]|[mM]|thousand|million)\\b';

/** The digits of an amount. Decimals count only before a unit. */
const SUM = `[\\d,]{0,12}\\d(?:(?:\\.\\d+)?${UNIT})?`;

/** The things that a price may be for. */
const PERIODS = 'hour|day|week|month|year|project';

/** Fails before a word that belongs to the unit, such as those of "a day after the start" and "per week of work". */
const END = '(?!-|\\s(?!(?:and|or|but|plus|including|excluding)\\b)[\\p{L}\\d])';

/** An amount with decimals that has its unit after the upper one of a range, such as that of "£1.5–3k". */
const SHARING = `[\\d,]{0,12}\\d\\.\\d+(?=[–-]${SIGN}?[\\d,.]*\\d${UNIT})`;

/** Two amounts, or the lower one alone, and perhaps what they are for. A text may have a tag or a mark before them. */
const AMOUNTS = `(?<found>(?<=\\b(?:from|starts? (?:at|from)) )${SIGN}(?<least>${SUM})(?![\\d,.]*\\d|${UNIT}|\\s*(?:–|-|to)[\\s£€$\\d])|${SIGN}(?<from>${SUM}|${SHARING})(?:\\s*(?:–|-|to|and)\\s*${SIGN}|[–-])(?<to>${SUM}))(?<unit>(?:\\s(?:an?|per|each|every)\\s|\\s?/\\s?)(?<period>${PERIODS})\\b${END}|\\s(?<yearly>p\\.a\\.|annually\\b))?`;

/** A price after a link to a service, with neither a full stop nor another link between them. */
const LINKED = new RegExp(
  `\\]\\(/services/(?<service>[a-z\\d-]+)\\)(?<between>(?:(?!\\]\\()[^.£€$|]){0,60}?)${AMOUNTS}`,
  'gu',
);

/** The words between a link to a service and its own lowest price. */
const DIRECT = /^(?:\s(?:costs?|is|runs?|starts?))?\s(?:at|from)\s$/;

/** A price range that the page of a service or a post about it calls that of the agency. */
const OWN = new RegExp(
  `\\b[Oo]ur (?:own )?(?:[\\p{L}]+ ){0,3}(?:runs?|range|costs?)\\b[^.£€$|\\]]{0,20}?${AMOUNTS}`,
  'gu',
);

/**
 * Returns the prices of sentences such as "Branding starts at £100" on the about page and in answers, with their services and places. Verbs
 * such as "costs" may state the prices of others.
 */
function namedPrices({ content, texts }: Pick<RuleContext, 'content' | 'texts'>): ServicePrice[] {
  const { about } = content.singles;
  const { questions, services } = content.collections;
  const entries: Entry<unknown>[] = [...(about ? [about] : []), ...questions];
  const named = services.flatMap(({ slug, data: { title, menuTitle, phrase } }) =>
    [title, menuTitle, phrase]
      // "Branding" stands for "Branding and Graphics Design".
      .flatMap((name) => [name, name.replace(/ and .*/, '')])
      .map((name) => [capitalise(name), slug] as const),
  );
  const owners = Map.groupBy(named, ([name]) => name);
  // A name that two services share stands for neither.
  const own = new Map(
    named.filter(([name, slug]) => owners.get(name)?.every(([, other]) => other === slug)),
  );
  if (own.size === 0) return [];
  const names = [...own.keys()].map((name) => RegExp.escape(name)).join('|');
  const pattern = new RegExp(
    `(?<=^|\\n\\n|[.!?]\\s|[-*] )(?<name>${names})\\s(?:starts\\s(?:at|from)|runs\\sfrom) ${AMOUNTS}`,
    'gu',
  );
  return entries.flatMap((entry) =>
    matchesInBody(entry, texts.get(entry.file), pattern).map(({ groups, at }) => ({
      service: own.get(groups.name ?? '') ?? '',
      stated: statedIn(groups),
      at,
    })),
  );
}

/** Any price. */
const ANY = new RegExp(AMOUNTS, 'giu');

/** The fields of a kind of page that are only about its service. Passages may be about other prices. */
const FIELDS: ReadonlySet<unknown> = new Set(['title', 'description', 'heading', 'lead']);

/** The groups of fields of a service that other pages show beside its name. */
const CARD_FIELDS: ReadonlySet<unknown> = new Set(['card', 'listing', 'search']);

/** Returns the prices that the fields of services and the patterns of pages in towns state, with their services and places. */
function patternPrices(content: CheckedContent): ServicePrice[] {
  const { services: pages, variants } = content.collections;
  const services = new Map<Entry<unknown>, string>([
    ...variants.map((variant) => [variant, variant.data.service] as const),
    ...pages.map((page) => [page, page.slug] as const),
  ]);
  const found: ServicePrice[] = [];
  visitTexts(
    withEntries(content, (entry) => services.has(entry)),
    ({ entry, value, path }) => {
      const service = services.get(entry);
      if (service === undefined || signsIn(value).length === 0) return;
      const place = path();
      if (!FIELDS.has(place[0]) && !CARD_FIELDS.has(place[0])) return;
      for (const { groups = {} } of value.matchAll(ANY)) {
        const stated = statedIn(groups);
        found.push({ service, stated, at: { file: entry.file, path: place, words: stated.found } });
      }
    },
  );
  return found;
}

/** Returns the price that a match of `AMOUNTS` has found. */
function statedIn({
  found = '',
  least = '',
  from = '',
  to,
  unit = '',
  yearly,
  period = yearly && 'year',
}: BodyMatch['groups']): StatedPrice {
  const words = { found, unit, ...(period !== undefined && { period }) };
  if (to === undefined) return { ...words, from: sumOf(least) };
  const [thousand = ''] = /\p{L}+$/u.exec(to) ?? [];
  // "£2–3k" has the unit of both at its end, and "£900–£2k" has not.
  const isShared = /\d$/.test(from) && sumOf(from) < Number.parseFloat(to);
  return { ...words, from: sumOf(isShared ? from + thousand : from), to: sumOf(to) };
}

/** Returns the number of "2,000", "2k" or "2 thousand". */
function sumOf(text: string): number {
  const [, digits = '', unit = ''] = /^([\d,.]+)\s?(\p{L}?)/u.exec(text) ?? [];
  return amountOf(digits) * ({ k: 1000, t: 1000, m: 1_000_000 }[unit.toLowerCase()] ?? 1);
}

/** Finds short answers to questions that name a lowest price that no service has. */
function shortAnswers(
  { collections }: CheckedContent,
  prices: ReadonlyMap<string, PriceAmounts>,
  currency: string,
): Problem[] {
  const byPrice = [...prices]
    .map(([service, { min }]) => ({ service, min }))
    .toSorted((a, b) => a.min - b.min);
  const all = new Set(byPrice.map(({ min }) => min));
  const lowest = byPrice.slice(0, SHOWN);
  if (lowest.length === 0) return [];
  return collections.questions.flatMap(({ file, data: { short } }): Problem[] => {
    const [found, amount] = SHORT.exec(short ?? '') ?? [];
    if (found === undefined || amount === undefined) return [];
    const isOwn = signsIn(found).includes(signOf(currency));
    if (all.has(sumOf(amount)) === isOwn) return [];
    const at = { file, path: ['short'], words: found };
    return [{ code: 'price-contradicted', args: { found, lowest, currency }, at }];
  });
}

const SHORT = new RegExp(`(?<=^from )${SIGN}(${SUM})$`, 'i');

/** The number of lowest prices that a message names. */
const SHOWN = 3;

function isPriceOf({ min, max }: PriceAmounts, { from, to }: StatedPrice): boolean {
  return from === min && (to === undefined || to === max);
}
