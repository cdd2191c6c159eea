import type { CollectionName, SingleName } from '#schemas/collections.ts';
import type { PricePeriod } from '#schemas/price.ts';
import type { HiddenReason } from './hiddenReason.ts';
import type { SectionNeed } from './sectionNeed.ts';
import type { SwitchedOffPage } from './switchedOffPage.ts';
import type { ImageSize, PictureFormat } from './images.ts';
import type { PictureFault } from './pictureFault.ts';
import type { SvgFault } from './svgFault.ts';

/** `error` stops `generate` and `build`; `warning` is only printed. */
export type Level = 'error' | 'warning';

/** The keys and indices that lead from the top of a file's data to a value, such as `['sectors', 1, 'note']`. */
export type DataPath = readonly (string | number)[];

/** A field that a text needs, with its dotted name, such as `claims.usualReply`. */
export interface NeededField {
  file: string;
  field: string;
}

/** A second place in a finding, such as the other end of a conflict. */
export interface Place {
  file: string;
  line: number;
  column: number;
  /** The column of the database, if `file` is a row of it. Line and column count in its text. */
  dataColumn?: DataColumn;
}

/** A column of a row of the database. */
export interface DataColumn {
  name: string;
  /** The value, `null` if the row lacks the column. Left out if the place is a line of the column's text. */
  value?: unknown;
}

/** The kind of value that a field has. */
export type ValueKind =
  | 'list'
  | 'group'
  | 'choice'
  | 'yes/no'
  | 'number'
  | 'whole number'
  | 'text'
  | 'line'
  | 'slug'
  | 'path'
  | 'web address'
  | 'date'
  | 'month'
  | 'day and time'
  | 'time'
  | 'phone number'
  | 'hex colour'
  | 'picture file';

/** An error that a browser reports. `address` is a word such as "inline" if the part that is blocked has no address. */
export type BrowserError =
  | { kind: 'script'; reason: string }
  | { kind: 'file'; address: string; status: number }
  | { kind: 'blocked'; address: string; directive: string };

/** A part of the head that every page has. */
export type HeadPart =
  | 'title'
  | 'description'
  | 'canonical'
  | 'viewport'
  | 'charset'
  | 'language'
  | 'stylesheet'
  | 'og:title'
  | 'og:description'
  | 'og:url'
  | 'og:image';

/** The smallest and the largest number that is allowed. */
export type Limits = readonly [min: number, max: number];

/** A point that is not where the other fields say. */
interface PointArgs {
  latitude: number;
  longitude: number;
  /** The distance to the expected place, in miles. */
  miles: number;
}

/** The facts about a site that has become much smaller than the published one. */
export interface ShrinkageArgs {
  /** The number of pages that would be lost. */
  lost: number;
  /** The number of published pages. */
  before: number;
  /** The kinds of pages and entries that lose some, with examples of their paths. */
  kinds: readonly { what: string; lost: number; before: number; examples: readonly string[] }[];
  /** The share of all pages that may disappear at once. */
  limit: number;
  /** The state to compare with, such as "the last build". */
  baseline: string;
}

/** The facts about a check of figures or names that has to be repeated. Months are written as YYYY-MM. */
export interface CheckArgs {
  subject: { kind: 'source'; source: string; url?: string } | { kind: 'names' };
  /** The month of the last check. */
  checked: string;
  /** The months since then. */
  age: number;
  /** The months that a check lasts. */
  limit: number;
  /** The current month. */
  now: string;
  /** The first month in which the check is an error. */
  failsFrom: string;
}

/** The facts about an entry that places name and that does not exist. */
export interface EntryArgs {
  collection: CollectionName;
  slug: string;
  /** The file that the entry would have. */
  file: string;
  /** The number of places that name it. */
  places: number;
  /** Other names by which some of the places name it, which are probably its aliases. */
  also?: readonly string[];
}

/** The facts about published addresses that would be lost, and the lines that save them. */
export interface LostAddressArgs {
  paths: readonly string[];
  /** The file that held them, and what happened to it. */
  cause: string;
  change: 'new' | 'deleted' | 'changed' | 'renamed' | 'unchanged';
  baseline: string;
  /** The file to add lines to, and its field: the aliases of a page, or the list of addresses that are gone. */
  target: string;
  field: 'aliases' | 'gone';
  /** Whether the file has that field. */
  hasField: boolean;
  lines: readonly string[];
  /** The aliases that would lead the addresses to another page of the folder, if `field` is "gone". */
  aliases?: readonly string[];
}

/**
 * The arguments of every kind of finding. `found` is always the value as the editor wrote it. The words are in `messages.ts`, so
 * rules hold no text for people.
 */
export interface FindingArgs {
  // The whole content
  /** `found` and `current` are versions of the content; `summaries` are the changes between them. */
  'content-outdated': { found: number; current: number; summaries: readonly string[] };
  'content-newer': { found: number; current: number };

  // Files
  /** `kind` is what is there in place of the content folder. */
  'content-folder-missing': { folder: string; kind?: 'file' | 'folder' };
  /**
   * `neededFor` is the folder with the entries that need the file, if a site without them needs none. `namedBy` is what names the file, if it
   * is outside of `content/`.
   */
  'file-missing': { file: string; neededFor?: string; namedBy?: 'command' | 'post' };
  /** `isUnparsable`: whether the reason is a body that would take too much time or memory to parse. */
  'file-unreadable': { reason: string; isUnparsable?: true };
  /** `kind`: 'single' if the file is the only one of its kind, such as `site.yaml`; 'download' if visitors download it. */
  'file-empty': { kind?: 'single' | 'download' };
  'file-byte-order-mark': Record<never, never>;
  /** `isCr`: whether lines end with CR alone. */
  'file-crlf': { lines: number; isCr?: true };
  /** `kind`: an encoding, or an invisible character, that explains the byte. */
  'file-not-text': {
    byte: number;
    isDocument?: true;
    kind?: 'UTF-16' | 'NUL';
    /** The first word that is not UTF-8, if the file is probably Windows-1252. */ word?: string;
  };
  /** `isColumn`: whether it is the text of a row of the database. */
  'file-too-large': { bytes: number; limit: number; isColumn?: true };
  'file-unexpected': {
    expected: string;
    /** The path that the file should have, if it is known. */
    target?: string;
    /** The existing file or the files to which the contents may be moved. */
    into?: string;
  };
  'file-name-invalid': {
    name: string;
    target?: string;
    /** The maximum length of the name, if it is longer. */
    limit?: number;
  };
  'file-copied': { original: string };
  'file-misplaced': { kind: CollectionName | SingleName; target: string };
  'link-outside-content': { target: string };
  'link-loop': Record<never, never>;

  // The brand
  'svg-invalid': { fault: SvgFault };
  'icon-unused': { name: string };
  /** `name` is that of a package. `isDamaged`: whether it is installed, but not as a whole. */
  'font-missing': { name: string; isDamaged?: true };
  'font-weight': { name: string; found: number; weights: string };
  /**
   * The letters of one word that fonts lack. `isLeftOut` is true if the packages have them, but the files that are made from them do not.
   * `latin` has the letter of ASCII that looks like the first one, if others of ASCII are beside it, or the letters of a ligature.
   */
  'font-letter': {
    names: readonly string[];
    letters: readonly string[];
    isLeftOut: boolean;
    latin?: string;
  };

  // Public files
  'public-link-outside': { target: string };
  'public-file-hidden': Record<never, never>;
  'public-file-hides-page': { path: string };
  'public-file-reserved': Record<never, never>;
  'public-names-alike': { name: string; other: string };

  // The templates of a site. `path` is as site.config.ts has it.
  'site-config-broken': { reason: string };
  'slot-unknown': { slot: string; suggestion?: string; known: readonly string[] };
  'slot-renamed': { slot: string; to: string; version: string };
  'slot-file-missing': { slot: string; path: string };
  'slot-file-broken': { reason: string };
  'slot-import': { source: string; isOutside: boolean };
  'slot-export-missing': { slot: string; path: string };

  // YAML and Markdown. `write` is the line, or its value, as it should be.
  'git-conflict': { marker: string };
  'yaml-invalid': { reason: string };
  'yaml-space-missing': { after: ':' | '-'; write: string };
  'yaml-space-invisible': { name: string };
  'yaml-quotes': {
    /** The reason why the quotation marks are wrong or missing. */
    kind:
      | 'curly'
      | 'inside'
      | 'apostrophe'
      | 'backslash'
      /** A comma, a semicolon or a comment directly after the closing mark. */
      | 'after'
      | 'alone'
      | 'start'
      | 'colon'
      | 'hash'
      | 'comment'
      /** Colours of a group on one line. */
      | 'colours'
      /** Such a colour with a mark at one end. */
      | 'colour-mark'
      /** A text of several lines in quotation marks, with such a mark inside. */
      | 'lines'
      /** A text in the lines below a field without ">-". */
      | 'folded'
      /** A link as Markdown writes it. */
      | 'link';
    /** The first character of the text, if it is the reason. */
    sign?: string;
    write: string;
  };
  'yaml-bracket': { missing: '{' | '}' | '[' | ']' | ','; instead?: ';'; write: string };
  'yaml-colon-missing': { field: string; write: string };
  'yaml-field-form': { write: string };
  /**
   * `found` is empty if the hyphen is missing, and "-" if there is one too many. `joined`: the text that YAML makes of the entry above and the
   * line.
   */
  'yaml-list-mark': { found: string; write: string; joined?: string };
  'yaml-number-comma': { found: string; write: string };
  /**
   * `by`: the number of spaces to add, or to delete if it is negative. `last`: the last line, if there are several. `below`: the line
   * whose text it is, if the text is not indented.
   */
  /** `belongs`: the field that has more text above the line. */
  'yaml-indent': { by: number; last?: number; below?: string; belongs?: string };
  /** `write` is the line that the second field needs. */
  'yaml-fields-joined': { field: string; other: string; write: string };
  'yaml-comment': { comment: string };
  /** `field` with its colon and `last`, the number of the last line, belong to a text of several lines. */
  'yaml-quote-open': { field?: string; last?: number };
  'yaml-tab': { lines: number };
  /** `top`: the outermost field that contains the repeated one, or is it. */
  'yaml-duplicate-key': { key: string; top: string };
  /** `kind` is that of a reference to a value, a group or a list. Without it, `name` is the start of a text. */
  'yaml-alias': { name: string; write: string; kind?: 'anchor' | 'alias' | 'value' | 'merge' };
  'front-matter-missing': Record<never, never>;
  'front-matter-unclosed': Record<never, never>;
  'front-matter-mark': {
    kind:
      | 'open'
      | 'close'
      | 'both'
      | 'late'
      | 'text-before'
      | 'field-before'
      | 'open-missing'
      | 'above-fields'
      | 'again'
      | 'early'
      | 'toml'
      | 'fence'
      | 'yaml-close';
    /** The line. */
    found: string;
  };
  /** `group`: the field to which a list without a name belongs. */
  'front-matter-not-fields': { found: unknown; group?: string };
  'character-forbidden': { character: string };
  'text-garbled': { found: string; meant?: string };
  'text-placeholder': { found: string };
  /** Words that a program has added: one for mail, a chat, an assistant, a word processor, a spreadsheet or a blog; or the name of an attachment. */
  'text-pasted': {
    found: string;
    kind: 'mail' | 'chat' | 'assistant' | 'office' | 'blog' | 'attachment';
  };
  /** `found` starts with the word before the typing error. `write` is left out if the intended text is unknown. */
  /** A sentence with a missing part. */
  'sentence-unfinished': {
    kind: 'cut-off' | 'no-stop' | 'bracket' | 'quote' | 'article' | 'question';
    found: string;
    write?: string;
  };
  'text-slip': {
    kind:
      | 'sign-twice'
      | 'space-before'
      | 'space-missing'
      | 'link-space'
      /** A hyphen and a space inside a word. */
      | 'word-divided'
      | 'word-wrong'
      /** Two hyphens in place of a dash. */
      | 'hyphens'
      | 'amount'
      | 'unit-twice'
      | 'range'
      | 'time'
      | 'date'
      | 'weekday';
    found: string;
    write?: string;
  };
  /** `variable`: the variable of a pattern whose value has the word, too. */
  'word-repeated': { found: string; word: string; variable?: string };
  'text-language': { found: string; language: string };
  'passage-repeated': { kind: 'heading' | 'paragraph' | 'sentence'; found: string };
  'field-markup': {
    field: string;
    found: string;
    kind: 'markdown' | 'html' | 'entity' | 'pattern';
  };
  /** `isOptional`: whether the site can do without the file. */
  'body-missing': { isOptional: boolean };
  'body-unexpected': Record<never, never>;

  // Shape
  'field-missing': { field: string; expected: string };
  /** `write` is the line that is missing. `below`: the fields of a group that follow it; empty if a text follows. */
  'field-line-missing': { field: string; write: string; below: readonly string[] };
  'fields-missing': { fields: readonly string[] };
  'fields-unknown': { fields: readonly string[] };
  'field-unknown': {
    field: string;
    suggestion?: string;
    /** Whether the suggestion is only the one field that is missing, and not spelt alike. */
    isGuess?: boolean;
    /** Whether the value belongs below the fields, as the text of the page. */
    isBody?: boolean;
    known: readonly string[];
  };
  /** `group` is empty if the field belongs to none. `by`: the spaces to add, or to delete if it is negative; 0 if unknown. */
  'field-misplaced': { field: string; group: string; by: number };
  'field-invalid': {
    field: string;
    found: unknown;
    expected: string;
    suggestion?: string;
    kind?: ValueKind;
    /** The value as it is written in the file, if it fits on one line. */
    written?: string;
    /** The value as it should be written, if that is clear. */
    write?: string;
    /** The values of a field that allows only some. */
    choices?: readonly string[];
    /** The fields of a group. */
    fields?: readonly string[];
    /** The number of other entries of the same list with the same problem. */
    more?: number;
    isOptional?: boolean;
    /** The limit that a number is below or above. */
    limit?: { side: 'from' | 'above' | 'up to'; number: number };
    /** The first entry of a list as it should be written, if a text was found instead of the list. */
    entry?: string;
    /** A whole number that the found text has beside other signs. */
    example?: string;
  };
  'field-length': { field: string; found: number; expected: string };

  // References
  /** `mayBeAlias`: whether only links name it, which may name an alias. */
  'entry-missing': EntryArgs & { suggestion?: string; mayBeAlias?: true };
  'entry-hidden': EntryArgs & { hidden: HiddenReason };
  'entry-renamed': EntryArgs & { renamed: string };
  /** `write`: the lines that make the file differ, if they are clear. */
  'entry-copied': {
    other: string;
    fields: readonly string[];
    write?: readonly string[];
    /** The kind of entry that `site new` creates with all its parts, if the copy lacks some in other files. */
    create?: 'service';
  };
  'service-incomplete': { service: string; price: boolean; sectors: number; variant: boolean };
  'sector-incomplete': { services: readonly string[] };
  'reference-unknown': {
    field: string;
    found: string;
    collection: string;
    suggestion?: string;
    hidden?: HiddenReason;
    known: readonly string[];
  };
  'source-unknown': {
    field: string;
    found: string;
    suggestion?: string;
    known: readonly string[];
  };
  'source-unused': { source: string };
  'figure-missing': { figure: string };
  'check-due': CheckArgs;
  'check-overdue': CheckArgs;
  'price-missing': { service: string };
  'price-service-unknown': { found: string; suggestion?: string };
  'sector-service-missing': { service: string };
  'sector-service-unknown': { found: string; suggestion?: string };
  'related-link-unknown': {
    field: string;
    found: string;
    suggestion?: string;
    hidden?: HiddenReason | SwitchedOffPage;
  };
  'related-link-to-list': { field: string; found: string };
  'related-link-repeated': { field: string; found: string; path: string };
  'related-link-to-itself': { field: string; found: string };
  'menu-link-unknown': {
    field: string;
    found: string;
    suggestion?: string;
    hidden?: HiddenReason | SwitchedOffPage;
  };
  /** A page that lists entries and to which no menu has a link. */
  'page-in-no-menu': { path: string };
  'menu-link-redirected': { field: string; found: string; target: string };

  // Aliases
  'alias-shadows-page': { alias: string; path: string };
  'alias-repeated': { alias: string };
  'alias-reserved': { alias: string };
  'alias-loops': { alias: string; path: string };
  'gone-is-page': { path: string; page: string };
  'gone-is-alias': { path: string; target: string };
  'gone-repeated': { path: string };
  'gone-reserved': { path: string };

  // Numbers and dates
  'price-reversed': { min: number; max: number; currency: string };
  /**
   * `found` is the price in a text, and the numbers are those of the service. `lowest`: the services with the lowest prices, if the text is
   * about no service in particular. `per`: what the price is for, if only that differs.
   */
  'price-contradicted':
    | {
        found: string;
        service: string;
        min: number;
        max: number;
        currency: string;
        per?: PricePeriod;
      }
    | {
        found: string;
        lowest: readonly { service: string; min: number }[];
        currency: string;
      };
  /** `fields` are those that a price on request has no use for. */
  'price-on-request': { fields: readonly string[] };
  'price-range-wide': { min: number; max: number; currency: string };
  'price-example-sum': {
    days: number;
    rate: number;
    total: number;
    sum: number;
    currency: string;
  };
  /** `isEvery`: whether no other example of the service is within its range either. */
  'price-example-range': { total: number; limits: Limits; currency: string; isEvery?: true };
  'duration-contradicted': { found: string; service: string; duration: string };
  'duration-implausible': { field: string; found: string };
  'brand-contrast': {
    colour: { role: string; hex: string };
    on: { role: string; hex: string };
    scheme: 'light' | 'dark';
    /** The use of the pair, such as "secondary text on cards". */
    use: string;
    ratio: number;
    least: number;
    /** The field to change: `light` or `dark`. */
    field: string;
    /** The nearest colour for it that passes. */
    nearest?: string;
  };
  /** `timeZone`: that of the site, if the text names another. */
  'hours-text': { found: string; expected: string; timeZone?: string };
  /** `claims` are the reply times in `site.yaml`. */
  'claim-contradicted': { found: string; claims: readonly string[] };
  /** `source` is the field or the folder that has the fact. */
  'fact-contradicted': { found: string; source: string; expected: string };
  /** `other`: the promised reply, or the label of the profile. */
  'site-implausible': {
    kind: 'preview' | 'reply' | 'share' | 'network' | 'profile' | 'vat' | 'session';
    field: string;
    found: string;
    other?: string;
  };
  'hours-reversed': { opens: string; closes: string };
  /** `field` is empty for a link in a text. */
  'phone-display': { field: string; found: string; phone: string; expected: string };
  /** `field` is empty for a link in a text. `write`: the whole value with the number that is probably meant. */
  'phone-impossible': { field: string; found: string; write?: string };
  /** `field` is empty for an address in a text. */
  'email-domain-alike': { field: string; found: string; suggestion: string };
  'booking-origin': { found: string; expected: string };
  /** A page that lists a folder without entries. */
  'page-left-out': { path: string; folder: string };
  /** A section without the data that it shows. */
  'section-left-out': { section: string; need: SectionNeed };
  /** A field of an entry that has no effect, because `file` lacks the section that would show it. */
  'data-left-out': { field: string; file: string; section: string };
  /** A body that no page shows without a section. */
  'body-left-out': { section: string };
  /** Words that name another unit than the one in which distances are measured. */
  'distance-unit': { found: string; unit: 'miles' | 'kilometres' };
  'category-unknown': {
    found: string;
    kind: 'services' | 'portfolio';
    known: readonly string[];
    suggestion?: string;
  };
  'category-unused': { category: string; kind: 'services' | 'portfolio' };
  /** A start, a goal or an earlier stage that a journey names and that does not exist. */
  'journey-name-unknown': {
    field: string;
    found: string;
    known: readonly string[];
    suggestion?: string;
  };
  'journey-repeated': { field: string; found: string };
  'journey-end-unused': { kind: 'starts' | 'goals'; name: string };
  'journey-example-missing': { service: string };
  /** A company states some of its registration, but not the field `missing`. */
  'company-incomplete': { field: string; missing: string };
  'benefit-count': { found: number; expected: number };
  'feature-count': { found: number; expected: number };
  'solution-area-count': { found: number; expected: number };
  'process-step-count': { found: number; expected: number };
  'case-study-portfolio': { found: string; hidden?: HiddenReason };
  /** `field`: a text for search results that names another client than `title`, the one of the case study. */
  'case-study-client': { found: string; title: string; field?: string };
  /** `miles` is the distance from the town that the place names. Without it, `place` is a nation that the point is not in. */
  'case-study-place': { place: string; miles?: number };
  /** `name`: the person whose words a case study has, and who is from the company in a testimonial. */
  'testimonial-client': { found: string; client: string; name?: string };
  /** `isOwn`: the address is that of the agency, and not of another item. */
  'live-url': { found: string; isOwn: boolean };
  /** Figures of a case study: one that nothing states, one that is the same before and after, one that is other than `expected` in the field `other`, or one
   * whose digits the body has in another order. */
  'result-contradicted': {
    field: string;
    found: string;
    kind: 'unstated' | 'same' | 'other' | 'swapped';
    other?: string;
    expected?: string;
  };
  'portfolio-case-study': { found: string; expected?: string };
  'portfolio-case-study-unused': { found: string; expected: string };
  'testimonial-quotes': { field: string };
  'post-quote': Record<never, never>;
  'testimonial-excerpt': { isQuoted: boolean; words: number; limit: number };
  'order-repeated': { found: number };
  'date-in-future': { field: string; found: string };
  'date-too-old': { field: string; found: string; earliest: string };
  /** `kind`: another day than the post comes out, or a time that clocks skip. `write`: the right line. */
  'planned-time': { kind: 'day' | 'skipped'; publishAt: string; write: string };
  'date-reversed': { field: string; found: string; earliest: string };
  'town-outside-uk': { latitude: number; longitude: number; nation: string; suggestion?: string };
  /** `limit`: the number of miles from which a point counts as far away. */
  'point-far-away': {
    latitude: number;
    longitude: number;
    limit: number;
    from: 'office' | 'towns';
    suggestion: string;
  };
  'town-elsewhere': PointArgs & { area: string; suggestion?: string };
  /** `isInArea`: whether the point of the town is in the area, so that the region is wrong. */
  'town-postcode-area': {
    area: string;
    region: string;
    regions: readonly string[];
    isInArea?: true;
  };
  /** `name`: the town at the same point. */
  'town-place-repeated': { town: string; name: string };
  'town-population': { found: number; limits: Limits };
  /** `miles`: the distance to the nearest other town of the county, if all are far away. */
  'town-county-region': { county: string; region: string; expected: string; miles?: number };
  'town-county-alike': { found: string; suggestion: string };
  'town-neighbour-far': { neighbour: string; miles: number; limit: number; isWhole?: true };
  'town-part-nested': { partOf: string; whole: string };
  'office-elsewhere': PointArgs & { area: string; suggestion?: string };
  'office-postcode-area': { found: string };
  'office-city': { city: string; miles: number };
  'town-nation-mismatch': { region: string; nation: string; expected: string };
  'town-sector-repeated': { sector: string };
  /** `otherCounty`: the county of the other town. `slug`: the name of the file, if the other town has that of its file and this one does not. */
  'town-name-repeated': { name: string; county: string; otherCounty: string; slug?: string };
  /** `write`: the name as it should be. `slug`: the name of the file, from which that of the town differs by a letter or two. */
  'town-name-slip':
    | { kind: 'case' | 'comma'; found: string; write: string }
    | { kind: 'letter'; found: string; slug: string };
  /** `other`: the name of the town that has the same text. */
  'town-text-copied': { field: string; otherField: string; town: string; other: string };
  'town-introduction-length': { words: number; limits: Limits };
  'local-town-unknown': { found: string; suggestion?: string };
  'local-text-length': { service: string; words: number; limits: Limits };
  /** `other`: the town that all texts of the file name instead. */
  'local-text-placeless': { service: string; town: string; other?: string };
  'local-text-alike': {
    service: string;
    otherService: string;
    other: string;
    similarity: number;
    limit: number;
  };
  'local-name-unused': { found: string };
  /** No text of a field suits the page at `path`, which is in `nation`, nor those of `more` other towns or services. */
  'phrasing-missing': { field: string; path: string; nation: string; more: number };
  'nation-term': {
    term: string;
    /** The nations to which the term belongs. */
    belongs: readonly string[];
    /** The nation of the page at `path`, the first of those on which the term is out of place. */
    nation: string;
    path: string;
    more: number;
    /** Whether the text is that of the town alone, so that no other page can get another one. */
    isOwn: boolean;
  };
  'slot-reads-wrong': {
    kind: 'repeated' | 'range' | 'start' | 'article' | 'the';
    variable: string;
    /** The filled words around the variable. */
    excerpt: string;
    /** The word that is repeated or that does not go with the value. */
    word: string;
    path: string;
    more: number;
  };
  'house-style': { found: string; write: string };
  'sector-paragraph-length': { service: string; words: number; limits: Limits };
  /** `free`: the rank that no variant of the service has. */
  'variant-rank-repeated': { service: string; rank: number; free?: number };
  'variant-rank-missing': { service: string };
  'variant-missing': { service: string };
  'service-short-variant': { service: string; count: number };

  // Texts
  'path-repeated': { path: string };
  'title-repeated': { title: string };
  'heading-repeated': { field: string; found: string };
  'description-repeated': { field: string; found: string };
  /** `other`: the field with the same text, if it is in the same file. */
  'text-repeated': { field: string; found: string; other?: string };
  'list-item-repeated': { field: string; found: string };
  /** `other`: the name of the field beside it that has the same words. */
  'choice-repeated': { field: string; found: string; other: string };
  /** `several`: the tags that are written as one. */
  'tag-alike':
    | { kind: 'tag' | 'author' | 'group'; found: string; suggestion: string }
    | { kind: 'tag'; found: string; several: readonly string[] };
  /** `known`: the tags that posts have. */
  'tag-unused': { found: string; known: readonly string[] };
  'slug-alike': { found: string; other: string };
  'pattern-title-repeated': { title: string; path: string };
  'pattern-heading-repeated': { heading: string; path: string };
  'headline-length': { found: number; limit: number };
  'search-title-length': { found: number; limits: Limits };
  'search-description-length': { found: number; limits: Limits };
  'pattern-title-length': { found: number; title: string; limits: Limits };
  'pattern-description-length': { found: number; description: string; limits: Limits };
  'pattern-town': { found: string; write: string };
  'pattern-invalid': { reason: string };
  'pattern-variable-unknown': {
    found: string;
    suggestion?: string;
    known: readonly string[];
    /** The field that the variable needs and that the agency leaves out. */
    needs?: NeededField;
  };
  'pattern-filter-unknown': { found: string; suggestion?: string; known: readonly string[] };

  // Pictures and links
  /** `isEmbedded`: whether the text has the picture itself, as word processors export it. */
  'image-missing': { src: string; suggestion?: string; isEmbedded?: true };
  'image-size': { src: string; found: ImageSize; size: ImageSize };
  /** `isCut`: whether the end of the file is missing. `src`: a picture in content whose `ending` is that of no format for browsers. */
  'image-format':
    | { named: PictureFormat; found?: PictureFormat; isEmpty?: true; isCut?: true }
    | { src: string; ending: string };
  'image-alone': { src: string };
  'image-is-smaller': { src: string; picture: string };
  'image-variant-missing': { src: string; variant: string; more: number };
  'image-variant-unlike': { src: string; variant: string };
  'image-elsewhere': { src: string };
  /**
   * `start` is the first words, `title` and `caption` the words that the page shows beside the picture. `write`: the text without `start`. `other`
   * is the name of another person, client or project than `own`.
   */
  'image-alt-name':
    | { found: string; kind: 'file' | 'word' | 'start' | 'title' | 'caption'; write?: string }
    | { found: string; kind: 'other'; own: string };
  /** `noun`: what the entries of the collection are, such as "client". */
  'picture-repeated': { src: string; field: string; noun: string; isOptional: boolean };
  /** `isHtml`: whether the picture is written as a tag. */
  'image-alt-missing': { src: string; isHtml?: true };
  'picture-not-stored': { src: string; url: string; reason: string };
  'picture-unavailable': { src: string; fault: PictureFault };
  'link-unknown': { href: string; suggestion?: string; hidden?: HiddenReason | SwitchedOffPage };
  'link-redirected': { href: string; target: string };
  /** `isQuoted`: whether the address is in quotation marks. */
  'link-not-from-root': { href: string; suggestion?: string; isQuoted?: boolean };
  'link-insecure': { href: string };
  /**
   * `kind`: a document that only some people may open, a private network, a preview, or an address with the parameter `found`, which is `write`
   * without such parameters. `field`: the field with the address, if it is not in a body.
   */
  'link-unpublished': { href: string; field?: string } & (
    | { kind: 'document' | 'private' | 'preview' }
    | { kind: 'tracking'; found: string; write: string }
  );
  /** `write`: the address that is probably meant. */
  /** `found`: the words of the link, which are another address than `href`. */
  'link-words': { found: string; href: string };
  'link-malformed': {
    href: string;
    kind: 'web' | 'email' | 'phone' | 'empty' | 'wrapped';
    write?: string;
  };
  /** `isPreview`: whether the address is that of a preview of this site. */
  'link-to-own-domain': { href: string; path: string; isPreview?: true };
  'anchor-unknown': { href: string; anchor: string; suggestion?: string; known: readonly string[] };
  'heading-level-one': { heading: string; form?: 'html' | 'underlined' };

  // Markdown that is not recognised, and HTML that is left out
  /** `shown` is the date of the field, if it has one; otherwise `write` is the typed date as the field has it. */
  'date-typed': { found: string; shown?: string; write?: string };
  'heading-numbered': { heading: string; write: string };
  /** A block beside a text. `last`: the number of the last section. */
  'section-beyond': { found: number; last: number };
  /** A note of a legal page. `limits`: the first and the last section of the text. */
  'note-section': { found: number; limits: Limits; isRepeated?: true };
  'heading-skipped': { heading: string; found: number; expected: number };
  'heading-space': { found: string };
  'heading-by-dashes': { found: string };
  /** `write`: the heading without its full stop, or in small letters. */
  'heading-style': { kind: 'stop' | 'capitals'; found: string; write: string };
  'section-empty': { heading: string };
  'heading-bold': { found: string; write: string };
  /**
   * `kind`: no space after `mark`, a special space after it, a mark that makes no list, a number that makes none in a paragraph, or a figure
   * that makes one. `write`: the first line.
   */
  'list-space': {
    kind: 'none' | 'special' | 'mark' | 'number' | 'figure';
    mark: string;
    write: string;
  };
  /** `write`: the link as it should be, if its address is clear. `rename`: the name that the file of a picture needs. */
  'link-broken': { found: string; write?: string; rename?: string; isExtra?: boolean };
  /** `found` is empty if the link has no words. */
  'link-text-vague': { found: string; href: string };
  /** `target` is the page that the words name; `isOne` is false if several pages have that name. */
  'link-to-other': { found: string; href: string; target: string; isOne: boolean };
  /** `write`: the words without the spaces inside their signs, or with one after them, or a figure with the sign that is meant. */
  'mark-open': {
    found: string;
    write?: string;
    isUneven?: boolean;
    isFigure?: true;
    isJoined?: true;
  };
  'pattern-in-body': { found: string };
  'code-block-open': Record<never, never>;
  'code-block-indented': Record<never, never>;
  /** `isNote`: whether this is the note itself, without its colon. */
  'footnote-missing': { name: string; isNote?: true };
  'footnote-unused': { name: string; isRepeated?: true };
  /** `write`: the row of dashes that is missing. */
  /** `isSplit`: whether an empty line separates the rows from their table. */
  'table-broken': { write?: string; isSplit?: true };
  /** `write`: the first two lines of the table. */
  'table-pasted': { write: readonly string[] };
  'table-cells': { found: number; expected: number };
  /** `write`: the HTML that has the same meaning. `isWhole`: whether the whole text of the page is HTML. */
  'markdown-in-html': {
    kind: 'inline' | 'block' | 'note';
    found: string;
    write: string;
    isWhole?: true;
  };
  /** `tag`: the name of the element, or "!--" for a comment. */
  /** `placeholder`: the tag as it is written, if HTML has no such element. */
  'html-open': { tag: string; placeholder?: string };
  'html-removed': {
    what: string;
    /** Whether the text inside is left out, too. */
    content: boolean;
    count: number;
  };

  // Likeness
  'locations-alike': { path: string; other: string; similarity: number; limit: number };
  'locations-nearly-alike': { path: string; other: string; similarity: number; limit: number };

  // The database
  'database-settings': { reason: 'no-url' | 'no-key' | 'no-secret' | 'bad-url' | 'secret-key' };
  'database-unreachable': { url: string; reason: string };
  'database-refused': { url: string; reason: string };
  'blog-rows-missing': { url: string };
  'blog-rows-shrunk': { rows: number; before: number; limit: number };
  'post-in-both-sources': { slug: string };
  'post-slug-repeated': { slug: string; ids: readonly string[] };
  'post-is-a-file': { slug: string };
  'post-field-unkept': { field: string };

  // The published site
  'address-lost': LostAddressArgs;
  'site-shrunk': ShrinkageArgs;

  // Launch and dates of change
  'sample-left': { what: string };
  'sample-name': { name: string; count: number };
  'sample-file': { folder: string; files: readonly string[] };
  'sample-picture': {
    folder: string;
    files: readonly string[];
    /** Whether they are drawings that `site init` made. */
    isDraft?: boolean;
  };
  'draft-mark': { folder: string; files: readonly string[] };
  'sample-colour': { role: string; colour: string };
  'note-left': { found: string };
  'picture-unused': Record<never, never>;
  'text-unwritten': { count: number; isDraft: boolean };
  'git-history-missing': { reason: 'no-git' | 'no-repository' | 'shallow' };

  // Built pages
  'built-page-missing': { path: string };
  'built-page-unplanned': Record<never, never>;
  /** `built` is what the build wrote at the first difference, or empty if it wrote nothing there, or if that is not known. */
  'built-page-changed': { built: string };
  'built-output': { path: string; kind: 'missing' | 'changed' | 'added' | 'private' };
  /** `found` is the text of a comment, or empty for other kinds. */
  'built-document': {
    kind: 'doctype' | 'doctype-repeated' | 'charset' | 'end' | 'comment';
    found: string;
  };
  'built-main-hidden': { element: string; attribute: string };
  /** `pages` is the number of pages with the same address, if only the first of many has a finding. */
  'built-link-broken': { href: string; pages?: number };
  'built-link-moved': { href: string; to: string; pages?: number };
  'built-anchor-missing': { href: string; anchor: string; pages?: number };
  'built-file-missing': { address: string; pages?: number };
  'built-insecure': { address: string };
  /** `directive` is that of the security policy which would have to allow the address. */
  'built-blocked': { address: string; directive: string; pages?: number };
  /** `found` is the number or the address that the text of the link shows. */
  'built-contact-differs': { found: string; href: string };
  'built-name-missing': {
    element: 'link' | 'button' | 'heading' | 'field' | 'frame' | 'picture';
  };
  'built-id-repeated': { id: string };
  /** `id` is empty if a label has no field. */
  'built-reference-broken': { attribute: string; id: string };
  /** `alt` is a text that is only the name of the file. */
  'built-alt-missing': { src: string; alt?: string };
  /**
   * `srcset` is a file of a picture in several sizes, with the size that is wrong. `stated` is the size ("800x600"), the ratio ("800:600") or
   * the width ("800w") that a page states for a file, and `actual` is the size that the file has.
   */
  'built-image-size':
    | { src: string; srcset?: string }
    | { src: string; stated: string; actual: ImageSize; pages?: number };
  'built-head-missing': { what: HeadPart };
  'built-head-repeated': { what: HeadPart };
  'built-head-length': { what: 'title' | 'description'; length: number; limits: Limits };
  /** `path` is that of another page with the same text. */
  'built-head-shared': { what: 'title' | 'description'; text: string; path: string };
  /** `found` is the whole value. `expected` is the right one, or empty if several are right. */
  'built-head-value': {
    what:
      | 'base'
      | 'refresh'
      | 'viewport'
      | 'language'
      | 'image'
      | 'preload'
      | 'twitter:card'
      | 'og:locale'
      | 'og:title'
      | 'og:description';
    found: string;
    expected: string;
  };
  'built-canonical': { found: string; expected: string };
  'built-robots': { found: string; indexable: boolean };
  /** `own` says that no alternate names the page itself. */
  'built-alternate': {
    language: string;
    href: string;
    kind: 'language' | 'address' | 'repeated' | 'own';
  };
  'built-data-invalid': { reason: string };
  /** With the kind "type", the type itself is not known. */
  'built-data-property': {
    type: string;
    property: string;
    kind: 'missing' | 'unknown' | 'type' | 'value';
  };
  /** `found` is the address or the title of another page. */
  'built-data-page': { type: string; property: string; found: string; expected: string };
  'built-aria': {
    kind: 'role' | 'attribute' | 'value' | 'language' | 'tabindex' | 'landmark';
    value: string;
  };
  'built-list': { element: string; kind: 'empty' | 'order' | 'headers' };
  'built-h1-count': { count: number };
  'built-main-count': { count: number };
  'built-heading-skipped': { heading: string; found: number; expected: number };
  'built-text-left': { found: string };
  'built-inline-code': { what: string };
  'built-too-large': { what: 'elements' | 'bytes'; found: number; limit: number };
  'built-sample-name': { name: string };
  'built-markup': { rule: string; reason: string };
  /** `conditions` are the width and the colours in which the page was opened. */
  'built-browser-error': BrowserError & { conditions: string };
  /** The widths of the page and of the window, in pixels. */
  'built-too-wide': { width: number; window: number };
  'built-accessibility': { rule: string; reason: string; target: string; conditions: string };

  // Built files beside the pages
  'built-file-invalid': { reason: string };
  /** `address` is that of a page or a sitemap. `pages` is the number of pages, if only the first of many has a finding. */
  'built-sitemap': {
    kind: 'page' | 'hidden' | 'canonical' | 'repeated' | 'left-out' | 'file' | 'unlisted';
    address: string;
    pages?: number;
  };
  /** `path` is that of the first page or file that the rule applies to, and `paths` their number. */
  'built-robots-file':
    | { kind: 'none'; expected: string }
    | { kind: 'sitemap'; address: string; expected: string }
    | { kind: 'rule'; rule: string; path: string; paths: number };
  /** `end` is the address at which a chain of redirects ends. */
  'built-redirect':
    | { kind: 'loop' | 'page' | 'target' | 'repeated'; from: string; to: string }
    | { kind: 'chain'; from: string; to: string; end: string };
}

export type FindingCode = keyof FindingArgs;

/** The codes of findings about built pages. The others are about content. */
export type BuiltCode = Extract<FindingCode, `built-${string}`>;

/** The result of a check: a code and its arguments, at a place. Lines and columns count from 1. */
export type Finding = { [C in FindingCode]: FindingOf<C> }[FindingCode];

export interface FindingOf<C extends FindingCode> {
  code: C;
  level: Level;
  file: string;
  line: number;
  column: number;
  /** The column of the database, as in `Place`. */
  dataColumn?: DataColumn;
  path: DataPath;
  args: FindingArgs[C];
  /** The other places of a conflict between files. */
  related: readonly Place[];
  /** The finding from which this one follows. Once that one is fixed, this one disappears. */
  cause?: Place & { code: FindingCode };
}
