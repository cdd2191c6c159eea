/** Returns the possessive of a name: "Leeds'", "York's". */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

/** Returns a name with "a" or "an", chosen by its sound: "an Aberdeen", "an Uxbridge", "a Ewell". */
export function withArticle(name: string): string {
  const soundsLikeConsonant = /^(?:eu|ew|one|uni|use|usu|uti)/i.test(name);
  const soundsLikeVowel = /^(?:[aeiou]|hour|heir|honest|honour)/i.test(name);
  return `${soundsLikeVowel && !soundsLikeConsonant ? 'an' : 'a'} ${name}`;
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
