/** Returns the possessive of a name: "Leeds'", "York's". */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

/**
 * The abbreviations of three letters that are spelt out although they could be spoken, because their second letter is a vowel. Only those that
 * begin with a letter whose name starts with a vowel matter here. Others, such as LAN, NAS and SIM, are spoken as words.
 */
const SPELT_LIKE_WORDS = [
  ...['FAQ', 'FOI', 'HIV', 'LEA', 'LED', 'LEP', 'LOI', 'MEP', 'MOD', 'MOQ', 'MOT', 'MOU', 'NEC'],
  ...['NYC', 'RAC', 'RAF', 'ROI', 'SAP', 'SEM', 'SEO', 'SIC', 'SUV'],
].join('|');

/**
 * Matches the start of a name that is spelt out: a letter alone, as in "x-ray" and "B2B", or an abbreviation. Longer abbreviations with a vowel,
 * such as NATO, are mostly spoken as words.
 */
const SPELT_OUT = new RegExp(
  `^(?:[A-Za-z](?![\\p{L}'’])|(?:[A-Z]{2}|(?![^AEIOU][AEIOUY])[A-Z]{3}|${SPELT_LIKE_WORDS}|[B-DF-HJ-NP-TV-XZ]{4,5})s?(?!\\p{L}))`,
  'u',
);

/** Returns a name with "a" or "an", chosen by its sound: "an Aberdeen", "an Uxbridge", "a Ewell", "an SEO audit", "an 8-week course". */
export function withArticle(name: string): string {
  return `${startsWithVowel(name) ? 'an' : 'a'} ${name}`;
}

/** Returns whether the sound at the start of a name is a vowel. */
function startsWithVowel(name: string): boolean {
  if (SPELT_OUT.test(name)) return /^[AEFHILMNORSX]/i.test(name);
  // Eight, eleven and eighteen.
  if (/^(?:8|1[18](?!\d))/.test(name)) return true;
  if (/^(?:eu|ew|one\b|uga|ukr|uni(?![mn])|uru|use|usu|ut[eior])/i.test(name)) return false;
  return /^(?:[aeiou]|hour|heir|honest|honour)/i.test(name);
}

/**
 * Returns whether the sound at the start of a name is known. Capitals may be spelt out or spoken as a word, 1832 is a number or a year, and an
 * amount such as £8 starts with a sign.
 */
export function hasKnownSound(name: string): boolean {
  if (SPELT_OUT.test(name)) return true;
  return !/^(?:[^\p{L}\d]|1[18]\d\d(?!\d)|\p{L}*\p{Lu}\p{Lu})/u.test(name);
}

/** Returns a region or nation of the United Kingdom as written within a sentence: "the North West", "Scotland". */
export function regionInText(region: string): string {
  return /^(?:East|North|South|West) (?!.*Ireland)/.test(region) ? `the ${region}` : region;
}

/** Returns a county of the United Kingdom as written within a sentence: "the Vale of Glamorgan", "West Yorkshire". */
export function countyInText(county: string): string {
  return /^(?:Vale of|East Riding|City of|West Midlands$|Isle of)/.test(county)
    ? `the ${county}`
    : county;
}
