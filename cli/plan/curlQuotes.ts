/** The elements whose text is shown as it was typed. */
const VERBATIM = /^(?:code|pre|kbd|samp|script|style|svg|math)$/;

/** The elements within a sentence. Text before and after their tags is one text; every other tag ends it. */
const INLINE =
  /^(?:a|abbr|b|bdi|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)$/;

/** The attributes that hold text. */
const TEXT_ATTRIBUTE = /(\s(?:alt|title|aria-label)=")([^"]*)(?=")/g;

/** A tag or a comment. Values of attributes may hold ">". The limit keeps many unfinished tags from taking quadratic time. */
const TAG = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^"'>]){0,1000}>|<!--[^]*?-->/gi;

/** Typed quotation marks, and the references that HTML has for them. */
const TYPED = /["']|&quot;|&apos;|&#(?:x2[27]|3[49]);/i;

/** Addresses of the web, of mail and of files, which are left as they are. */
const ADDRESS =
  /(?:https?:\/\/|mailto:|www\.)\S+|(?<![^\s"'(])[^\s"'(]\S*@\S+\.\S+|(?<![^\s("'])\/\S+\.\w+/g;

/** Matches a character that is in every kind of address. */
const MAYBE_ADDRESS = /[/@]|mailto:|www\./;

/**
 * Returns a text, or HTML, with curly quotation marks and apostrophes instead of straight ones: `’`, `“ ”` and `‘ ’`. Feet and inches stay
 * straight, and so do tags, addresses and code.
 */
export function curlQuotes(text: string): string {
  // Most texts have none of these characters, and finding that out is faster without a pattern.
  if (!text.includes("'") && !text.includes('"') && !text.includes('&')) return text;
  if (!TYPED.test(text)) return text;
  return /<[a-z!/]/i.test(text) ? curlHtml(text) : curlPlain(text);
}

/** Curls the text between tags. The tags of a passage are taken out, so that a quotation mark sees the letters on their other side. */
function curlHtml(html: string): string {
  let result = '';
  let pieces: string[] = [];
  let isText: boolean[] = [];
  let verbatim: string | undefined;
  const add = (piece: string, isCurled: boolean) => {
    pieces.push(piece);
    isText.push(isCurled);
  };
  const flush = () => {
    result += curlPieces(pieces, isText);
    pieces = [];
    isText = [];
  };
  let end = 0;
  for (const match of html.matchAll(TAG)) {
    add(html.slice(end, match.index), verbatim === undefined);
    end = match.index + match[0].length;
    const [tag, closing, written] = match;
    const name = written?.toLowerCase();
    if (name !== undefined && !INLINE.test(name)) flush();
    add(
      tag.replace(TEXT_ATTRIBUTE, (_, start: string, value: string) => start + curlValue(value)),
      false,
    );
    if (name === undefined) continue;
    if (closing && name === verbatim) verbatim = undefined;
    else if (!closing && verbatim === undefined && VERBATIM.test(name)) verbatim = name;
  }
  add(html.slice(end), verbatim === undefined);
  flush();
  return result;
}

/** Stands for code within a sentence: a letter, as seen by the quotation marks beside it. */
const CODE = 'x';

function curlPieces(pieces: readonly string[], isText: readonly boolean[]): string {
  const isTag = (piece: string) => piece.startsWith('<');
  const whole = pieces
    .map((piece, index) => (isText[index] ? decoded(piece) : isTag(piece) || !piece ? '' : CODE))
    .join('');
  const curled = curlPlain(whole);
  let at = 0;
  return pieces
    .map((piece, index) => {
      if (!isText[index]) {
        if (piece && !isTag(piece)) at += CODE.length;
        return piece;
      }
      const { length } = decoded(piece);
      at += length;
      return curled.slice(at - length, at);
    })
    .join('');
}

/** Returns text of HTML with quotation marks themselves instead of references to them. Outside attributes they need none. */
function decoded(html: string): string {
  return html.replace(/&quot;|&#(?:x22|34);/gi, '"').replace(/&apos;|&#(?:x27|39);/gi, "'");
}

/** Curls the value of an attribute in double quotation marks, so those that stay straight are written as references. */
function curlValue(value: string): string {
  return TYPED.test(value) ? curlPlain(decoded(value)).replaceAll('"', '&quot;') : value;
}

/** Curls a text without tags, one character for one character. */
function curlPlain(text: string): string {
  const curled = curl(text);
  // Finding that a text has no address takes the pattern longer than curling the text.
  if (!MAYBE_ADDRESS.test(text)) return curled;
  let result = '';
  let end = 0;
  for (const { index, 0: address } of text.matchAll(ADDRESS)) {
    // A mark at the end of an address belongs to the sentence.
    const own = address.replace(/["').,;:!?]+$/, '');
    result += curled.slice(end, index) + own;
    end = index + own.length;
  }
  return result + curled.slice(end);
}

/** The characters before a mark that opens a quotation. */
const BEFORE_OPENING = /^$|[\s([{‘“—–\-/|=:]/;

/** Words that lack letters at their start, and decades. A mark after such a word makes it a quotation. */
const ELISION = /^(?:(?:tis|twas|twere|twill|em|til|cause)\b(?!')|n\b|\d\ds?\b(?!'))/i;

/** The second side of a measure, as in 12" x 9". */
const NEXT_SIDE = /^\s?(?:[x×]|by)\s?\d/;

/** A measure whose mark for inches, or for feet, is missing at the end. */
const LAST_OF_MEASURE = /(?:\d["']\s?(?:[x×]|by)\s?|\d'\s?)\d+(?:\.\d+)?$/;

/** The longest text before a mark that matters to it. */
const REACH = 20;

/** Replaces each typed mark with the one that its neighbours, and the quotations that are open there, call for. */
function curl(text: string): string {
  let isOpen = false;
  let isInnerOpen = false;
  let last = { at: -1, mark: '' };
  const shown = (mark: string, at: number) => {
    const before = last.at === at - 1 ? last.mark : text.slice(Math.max(0, at - 1), at);
    const after = text.slice(at + 1, at + 1 + REACH);
    const opens = BEFORE_OPENING.test(before) && /^\S/.test(after);
    const isMeasure =
      /\d/.test(before) &&
      (NEXT_SIDE.test(after) || LAST_OF_MEASURE.test(text.slice(Math.max(0, at - REACH), at)));
    if (mark === '"') {
      if (isMeasure || (/\d/.test(before) && !isOpen)) return '"';
      return opens && !(isOpen && /^[.,;:!?)\]}]/.test(after)) ? '“' : '”';
    }
    if (/\d/.test(before) && /^(?:\d|\s\d+(?:\.\d+)?")/.test(after)) return "'";
    if (isMeasure || (/\d/.test(before) && !isInnerOpen && !/^\p{L}/u.test(after))) return "'";
    if (!/[\p{L}\p{N}'’]/u.test(before) && ELISION.test(after)) return '’';
    return opens ? '‘' : '’';
  };
  return text.replace(/["'“”‘’]/g, (typed, at: number) => {
    const mark = typed === '"' || typed === "'" ? shown(typed, at) : typed;
    if (mark === '“' || mark === '”') isOpen = mark === '“';
    if (mark === '‘') isInnerOpen = true;
    // An apostrophe within a word, or at its start, closes nothing.
    if (mark === '’' && /[^\s(]/.test(text[at - 1] ?? ' ') && !/^\p{L}/u.test(text[at + 1] ?? '')) {
      isInnerOpen = false;
    }
    last = { at, mark };
    return mark;
  });
}
