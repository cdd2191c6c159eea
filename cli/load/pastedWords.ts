import type { FindingArgs } from '#cli/model/finding.ts';

/** Words that a program adds to those of people, at an offset in a text. */
export interface PastedWords {
  args: FindingArgs['text-pasted'];
  offset: number;
}

/** Returns the first words in a text that a mail program, a chat, an assistant, an office or a blog program has added, or that only a message can say, or `undefined`. */
export function pastedWords(text: string): PastedWords | undefined {
  for (const [kind, pattern] of kinds) {
    const match = pattern.exec(text);
    if (match)
      return { args: { kind, found: match[0].trim().replace(/\n.*/s, '') }, offset: match.index };
  }
  return undefined;
}

/** The start of a line, or of a sentence in a field, where lines are joined. */
const START = /(?:(?<![^\n])|(?<=[.!?:…] ))/;

/** The names of the days, as mail programs and chats write them. */
const DAY = /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*/;

/** A time of day. */
const TIME = /\d{1,2}:\d\d(?::\d\d)?(?:\s?[AaPp][Mm])?/;

/** The words that chats write in place of a picture or a film. */
export const LEFT_OUT =
  /<(?:[Mm]edia|[Ii]mage|[Vv]ideo|[Aa]udio|[Ss]ticker|GIF|[Aa]ttachment) omitted>/;

/** The words for a file that a message can have attached. */
const FILE = /(?:document|file|PDF|spreadsheet|brochure)s?\b/;

const kinds: readonly (readonly [FindingArgs['text-pasted']['kind'], RegExp])[] = [
  [
    'mail',
    anyOf(
      // People write about the signature of a phone between quotation marks.
      /(?<!["“‘'])Sent from my (?:iPhone|iPad|mobile|phone|Samsung|Galaxy|Android)\b/,
      /(?<!["“‘'])Get Outlook for (?:iOS|Android)\b/,
      `${START.source}(?:-{3,} ?(?:Original|Forwarded) [Mm]essage ?-*|Begin forwarded message:)`,
      // The address of the sender becomes a link in a body, so that the text ends before it.
      `${START.source}On (?:${DAY.source},? )?\\d{1,2}[^\\n]{4,40}?${TIME.source},? (?:[^\\n]{2,80}? wrote:(?!\\S)|(?:\\p{Lu}[\\p{L}.’'-]* ){1,4}$)`,
      /(?<![^\n])(?:From|Sent): [^\n]+\n(?:Sent|Date|To|Cc|Subject): [^\n]*/,
      /\bThis e-?mail (?:and|or) any (?:attachments?|files)\b/,
    ),
  ],
  [
    'chat',
    anyOf(
      LEFT_OUT,
      /^\u200E?(?:image|video|audio|sticker|GIF|document) omitted$/,
      /^(?:This message was deleted|You deleted this message)\.?$/,
      `\\[\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4},? ${TIME.source}\\] [^:\\n]{1,40}:`,
      `${START.source}\\d{1,2}/\\d{1,2}/\\d{2,4},? ${TIME.source} [-–] [^:\\n]{1,40}:`,
      `\\[(?:(?:Yesterday|Today|${DAY.source}) )?${TIME.source}\\] \\p{Lu}[^\\n]{0,40}`,
    ),
  ],
  [
    'assistant',
    anyOf(
      `${START.source}(?:(?:Would you like|Let me know if you(?:(?:'|’)d| would) like) me to (?:add|adjust|change the tone|continue|create|expand|make|refine|rewrite|rephrase|shorten|(?:write|draft) [^.!?\\n]{0,20}\\bversions?)\\b|I hope this helps[!.]|Feel free to (?:adjust|tweak|edit) )`,
      /\bAs an AI (?:language )?(?:model|assistant)\b/,
      // People answer a question in this way, too, and present what is theirs.
      /(?<!\? )\b(?:Certainly|Sure|Of course|Absolutely)! (?:Here(?:'s|’s| is| are)|Below (?:is|are))(?! our\b)(?:[^.!?:\n]{0,60}:| an? (?:\p{Ll}+ ){0,3}version\b)/u,
      `${START.source}Here(?:'s|’s| is) (?:an?|the|your) (?:(?:\\p{Ll}+ ){0,3}version of your (?:answer|copy|draft|email|message|paragraph|post|text)\\b|(?:more |slightly more )?polished version\\b)(?:[^.!?:\\n]{0,60}:|\\.?(?![^\\n]))`,
      // A sentence may quote an assistant, or name its button.
      /(?<![^\n])ChatGPT said:(?! ?[\p{Ll}"“‘'])/u,
      `${START.source}Regenerate response(?![^\\n])`,
      /(?<!["“‘'])\b[Aa]s of my (?:last|latest|most recent) (?:knowledge )?(?:update|training|cut-?off)\b|\bmy (?:training|knowledge) cut-?off\b/,
    ),
  ],
  [
    'office',
    anyOf(
      /\b(?:(?:Commented|Deleted|Formatted) \[\w{1,6}|Comment \[\p{Lu}{1,4}\d{1,3})\]:/u,
      `${START.source}Formatted: (?:Font|Indent|List Paragraph)\\b`,
      // Google Docs puts the mark of a comment after a word.
      /(?<=\p{L}{2}[.,;:!?]?)\[[a-z]\](?![\p{L}([])/u,
      /#(?:REF!|VALUE!|NAME\?|DIV\/0!|N\/A(?!\w))|\bError! (?:Reference source|Bookmark) not (?:found|defined)\./,
    ),
  ],
  [
    'blog',
    anyOf(
      `${START.source}Posted by (?:[Aa]dmin\\b|[^\\n|]{1,40} on [^\\n|]{4,30} \\| )`,
      /^Share this(?: post)?:$/,
    ),
  ],
  [
    'attachment',
    anyOf(
      `(?<!["“‘'])\\b[Pp]lease (?:see|find) (?:attached|the attached ${FILE.source})(?=[.,;:!]|$)`,
      `${START.source}(?:For [^.!?\\n]{1,40}, s|S)ee the attached ${FILE.source}`,
    ),
  ],
];

function anyOf(...patterns: readonly (RegExp | string)[]): RegExp {
  const sources = patterns.map((pattern) => (pattern instanceof RegExp ? pattern.source : pattern));
  return new RegExp(sources.join('|'), 'u');
}
