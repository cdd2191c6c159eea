import { lazily } from './lazily.ts';

/** The settings of `content/site.yaml` that decide how pages write dates, numbers and money. */
export interface LocaleSettings {
  /** A BCP 47 language tag, such as "en-GB". */
  locale: string;
  /** An ISO 4217 code, such as "GBP". */
  currency: string;
}

/** The formats of a locale. */
export interface LocaleFormats {
  locale: string;
  /** Returns a date (YYYY-MM-DD), a month (YYYY-MM) or a year (YYYY) in the long form: "21 March 2021", "March 2021", "2021". */
  date(date: string): string;
  /** Returns a number with separators: "1,250". */
  number(amount: number): string;
  /** Returns an amount in the currency of the site, with decimals unless it is whole: "£5,000", "£118.80". */
  money(amount: number): string;
  /** Returns a list in words: "a", "a and b", "a, b and c". */
  list(items: readonly string[]): string;
  /** Compares two names in the order of the alphabet of the locale. */
  compare(a: string, b: string): number;
}

const known = new Map<string, LocaleFormats>();

/** Returns the formats of a locale with a currency. All pages of a site use the same ones, so they are kept. */
export function localeFormats({ locale, currency }: LocaleSettings): LocaleFormats {
  const key = `${locale} ${currency}`;
  let formats = known.get(key);
  if (!formats) known.set(key, (formats = makeFormats(locale, currency)));
  return formats;
}

/** Makes the formats when they are first used, because making one takes milliseconds and few runs need all. */
function makeFormats(locale: string, currency: string): LocaleFormats {
  const numbers = lazily(() => new Intl.NumberFormat(locale));
  const money = lazily(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        trailingZeroDisplay: 'stripIfInteger',
      }),
  );
  const days = lazily(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  );
  const months = lazily(
    () => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  );
  const lists = lazily(() => new Intl.ListFormat(locale));
  const names = lazily(() => new Intl.Collator(locale));
  return {
    locale,
    date(date) {
      if (date.length === 4) return date;
      return (date.length === 7 ? months() : days()).format(new Date(date));
    },
    number: memoised((amount: number) => numbers().format(amount)),
    money: memoised((amount: number) => money().format(amount)),
    list: (items) => lists().format(items),
    compare: (a, b) => names().compare(a, b),
  };
}

/** Returns a function that calls `format` once for each number. Location pages have the same few figures, and formatting one takes microseconds. */
function memoised(format: (amount: number) => string): (amount: number) => string {
  const texts = new Map<number, string>();
  return (amount) => {
    let text = texts.get(amount);
    if (text === undefined) texts.set(amount, (text = format(amount)));
    return text;
  };
}
