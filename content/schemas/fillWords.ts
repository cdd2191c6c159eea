/** Words with variables, such as "{{ town }}". The type names the variables, so that code can't forget a value (`fillWords`). */
export type Words<Name extends string> = string & { readonly variables?: Name };

/** Words that depend on a number: one form for each plural category of the language (https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules). */
export type Plural<Name extends string> = { other: Words<Name> } & {
  [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: Words<Name> | undefined;
};

/** The value of a variable. */
type Value = string | number;

/** Returns words with their variables replaced. `{{ town }}` becomes the value of `town`. A variable without a value becomes nothing. */
export function fillWords<Name extends string>(
  words: Words<Name>,
  values: Readonly<Record<NoInfer<Name>, Value>>,
): string {
  return words.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: Name) => String(values[name] ?? ''));
}

/**
 * Returns the form of some words that suits a number in a locale, such as "en-GB", with the variables replaced. If the words have no such form,
 * the form `other` is taken.
 */
export function fillPlural<Name extends string>(
  plural: Plural<Name>,
  count: number,
  locale: string,
  values: Readonly<Record<NoInfer<Name>, Value>>,
): string {
  return fillWords(plural[rulesOf(locale).select(count)] ?? plural.other, values);
}

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  let found = rules.get(locale);
  if (!found) rules.set(locale, (found = new Intl.PluralRules(locale)));
  return found;
}
