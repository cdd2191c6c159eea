import type { FindingArgs } from '#cli/model/finding.ts';
import { pastedWords } from './pastedWords.ts';
import { typingErrors } from './typingErrors.ts';

/** A fault in the words of a text, at an offset in it. */
export type TextFault = {
  [C in TextFaultCode]: { code: C; args: FindingArgs[C]; offset: number };
}[TextFaultCode];

export type TextFaultCode =
  | 'text-garbled'
  | 'text-placeholder'
  | 'text-pasted'
  | 'text-slip'
  | 'word-repeated'
  | 'passage-repeated';

/**
 * Returns the faults in the words of a text: characters in a wrong encoding, placeholders, words that a program has added, typing errors, and
 * words or sentences that are written twice.
 */
export function textFaults(text: string): TextFault[] {
  const faults: TextFault[] = [];
  const garbled = /[\uFFFDâïÂÃÅ]/.test(text) ? GARBLED.exec(text) : null;
  if (garbled) {
    const [found] = garbled;
    const meant = meantBy(found);
    const args = { found, ...(meant && { meant }) };
    faults.push({ code: 'text-garbled', args, offset: garbled.index });
  }
  const placeholder = PLACEHOLDER.exec(text);
  if (placeholder) {
    const args = { found: placeholder[0] };
    faults.push({ code: 'text-placeholder', args, offset: placeholder.index });
  }
  const pasted = pastedWords(text);
  if (pasted) faults.push({ code: 'text-pasted', ...pasted });
  for (const match of text.matchAll(REPEATED)) {
    const [found, , second = ''] = match;
    // "The The" is a name, and the "a" of "what-a a" is part of another word.
    const before = text[match.index - 1] ?? ' ';
    const after = text[match.index + found.length] ?? ' ';
    if (second !== second.toLowerCase() || /[\p{L}’'-]/u.test(before + after)) continue;
    faults.push({ code: 'word-repeated', args: { found, word: second }, offset: match.index });
    break;
  }
  for (const { args, offset } of typingErrors(text))
    faults.push({ code: 'text-slip', args, offset });
  const sentence = repeatedSentence(text);
  return sentence ? [...faults, sentence] : faults;
}

/**
 * Finds a sentence of three words or more that appears twice in a row, or one of six or more that appears twice. Short ones may be there for
 * emphasis.
 */
function repeatedSentence(text: string): TextFault | undefined {
  const earlier = new Set<string>();
  let last = '';
  for (const { found, offset } of sentences(text)) {
    const words = found.split(/\s+/);
    const sentence = words.join(' ');
    if ((sentence === last && words.length > 2) || (earlier.has(sentence) && words.length > 5)) {
      return { code: 'passage-repeated', args: { kind: 'sentence', found }, offset };
    }
    earlier.add(sentence);
    last = sentence;
  }
  return undefined;
}

/**
 * Yields the sentences of a text, or their ends if a number or an abbreviation in them has a full stop. A regular expression for a whole sentence
 * would take minutes for a long text without a full stop.
 */
function* sentences(text: string): Generator<{ found: string; offset: number }> {
  let from = 0;
  for (const { 0: stop, index } of text.matchAll(/[.!?]+/g)) {
    const end = index + stop.length;
    const words = text.slice(from, index).trimStart();
    if (words !== '' && /^(?:\s|$)/.test(text.slice(end, end + 1))) {
      yield { found: words + stop, offset: index - words.length };
    }
    from = end;
  }
}

/** Text in UTF-8 that a program has read as Windows-1252, such as "Â£" for "£", and the character that stands for lost ones. */
const GARBLED =
  /\uFFFD|â€.?|ï»¿|Â[\u00A0-\u00BF]|[ÃÅ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/u;

/** Words that stand for a text that is still to be written. */
const PLACEHOLDER = new RegExp(
  [
    /\b[Ll]orem ipsum\b|\b[Dd]olor sit amet\b|\bconsectetur adipiscing elit\b|\b[Tt]ext text text\b|\b(?:TODO|FIXME|TBC|TBD)\b|\b(?:x{3,}|X{3,})\b|\?{3,}/,
    /\bX{2,}(?:%|(?= (?:minutes?|hours?|days?|weeks?|months?|years?)\b))|\(\?{2,}\)|[£€$]X{2,}\b|(?<!["“‘'])\[[Cc]itation needed\]/,
    /\[(?:[Ii]nsert|INSERT|[Aa]dd|ADD|[Yy]our|YOUR|[Rr]eplace|REPLACE|NAME|TOWN|CITY|DATE|CLIENT|COMPANY|PRICE|LINK)\b[^\][]{0,40}\]/,
    /\[(?:[A-Za-z]+ ){1,3}(?:[Nn]ame|[Dd]ate|[Aa]ddress|[Nn]umber|[Ee]mail|[Aa]mount|[Pp]rice|[Cc]ompany|[Cc]lient|[Tt]own|URL)\]/,
    /\[(?:[Cc]heck|CHECK|[Aa]sk|ASK|[Cc]onfirm|CONFIRM|[Ss]ource|SOURCE|[Pp]hoto|PHOTO|[Ii]mage|IMAGE|[Qq]uote|QUOTE|[Ff]igure|FIGURE) [^\][]{1,40}\]/,
    /\((?:tba|tbc|tbd|to be (?:confirmed|announced|decided))\)|\btb[cd]\b|[£€]\?+|\[TK\]|\bTKTK\b|(?<!,\s)\bNB [A-Z][a-z]+:|(?<!\b(?:[Tt]he|[Oo]ur|[Yy]our|[Aa]|[Ee]ach|[Ee]very) )\b[Cc]lient to (?:confirm|check|approve|supply|provide|sign off)\b/,
    /\[(?:[Cc]omment|COMMENT)(?: (?:by|from) [^\][]{1,20})?: [^\][]{1,80}\]|\bNB:? \p{Lu}\p{L}+ to (?:check|confirm|approve|supply|provide|send|write)\b/u,
    /\bNB:? (?:ask|check|confirm|update|add|replace|needs? (?:an?|the|some|more|better))\b|\bDRAFT:|\b[Nn]ote to (?:self|editors?|designers?|developers?)\b/,
    /^Copy of (?=[A-Z])|\bYour (?:Company|Business|Agency) Name (?:Ltd|Limited|LLP|LLC|Inc|GmbH)\b|\b[Ww]elcome to Your (?:Company|Business|Agency) Name\b(?! \p{Lu})/u,
    /\b[Rr]eplace (?:me|this (?:text|line|sentence|paragraph|title))\b|\bReplace(?:…|\.\.\.)/,
    /\b(?:[Yy]our|[Ss]ome|[Pp]laceholder) (?:text|title|headline|description) here\b/,
    /^(?:[Tt]b[acd]|[Tt]o[ -]?do|[Ff]ixme|TBA|[Pp]laceholder|[Uu]ntitled|[Cc]hange me|(?:asdf\w*[\s.]*)+|[Tt]est(?: test)*)\.?$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** Returns the faults in the words of a whole field, which may also stand for no text. In a body, such a text may be a cell of a table. */
export function fieldFaults(text: string): TextFault[] {
  if (!standsForNothing(text)) return textFaults(text);
  return [{ code: 'text-placeholder', args: { found: text }, offset: 0 }];
}

/** Returns whether a text stands for no text, such as "n/a". */
export function standsForNothing(text: string): boolean {
  return NOTHING.test(text);
}

const NOTHING = /^(?:~|-|n\/a|null|undefined)$/i;

/** Short words that are not written twice in a row. "That", "had", "in", "is", "it" and "on" may be. */
const WORDS =
  'the|a|an|of|and|for|with|our|your|we|from|or|at|by|be|are|to|this|if|but|as|its|their|they|than|into|etc';
const REPEATED = new RegExp(`\\b(${WORDS})\\s+(\\1)\\b`, 'gi');

/** The characters of Windows-1252 for the bytes 0x80 to 0x9F. Unused bytes stand for themselves. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Returns the character that a garbled sequence stands for, or `undefined` if it is unknown. */
function meantBy(garbled: string): string | undefined {
  const bytes = [...garbled].map((character) => {
    const index = WINDOWS_1252.indexOf(character);
    return index < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + index;
  });
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    const meant = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return meant.trim() === '' ? undefined : meant;
  } catch {
    return undefined;
  }
}
