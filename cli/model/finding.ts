import type { ImageSize } from './images.ts';
import type { PictureFault } from './pictureFault.ts';

/** `error` stops `generate` and `build`; `warning` is only printed. */
export type Level = 'error' | 'warning';

/** The keys and indices that lead from the top of a file's data to a value, such as `['sectors', 1, 'note']`. */
export type DataPath = readonly (string | number)[];

/** A second place in a finding, such as the other end of a conflict. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** The smallest and the largest number that is allowed. */
export type Limits = readonly [min: number, max: number];

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

/** The facts about published addresses that would be lost, and the lines that save them. */
export interface LostAddressArgs {
  paths: readonly string[];
  /** The file that held them, and what happened to it. */
  cause: string;
  change: 'new' | 'deleted' | 'changed' | 'renamed' | 'unchanged';
  baseline: string;
  /** The file to add lines to, and its field: the aliases of a page, or the list of addresses that were given up. */
  target: string;
  field: 'aliases' | 'gone';
  /** Whether the file has that field. */
  hasField: boolean;
  lines: readonly string[];
}

/**
 * The arguments of every kind of finding. `found` is always the value as the editor wrote it. The words are in `messages.ts`, so
 * rules hold no text for people.
 */
export interface FindingArgs {
  // Files
  'content-folder-missing': { folder: string };
  'file-missing': { file: string };
  'file-unreadable': { reason: string };
  'file-empty': Record<never, never>;
  'file-byte-order-mark': Record<never, never>;
  'file-crlf': { lines: number };
  'file-not-text': { byte: number };
  'file-too-large': { bytes: number; limit: number };
  'file-unexpected': { expected: string };
  'file-name-invalid': { name: string };
  'link-outside-content': { target: string };
  'link-loop': Record<never, never>;

  // Public files
  'public-link-outside': { target: string };
  'public-file-hidden': Record<never, never>;
  'public-file-hides-page': { path: string };
  'public-file-reserved': Record<never, never>;
  'public-names-alike': { name: string; other: string };

  // YAML and Markdown
  'yaml-invalid': { reason: string };
  'yaml-comment': { comment: string };
  'yaml-quote-open': Record<never, never>;
  'yaml-tab': Record<never, never>;
  'yaml-duplicate-key': { key: string };
  'yaml-alias': { name: string };
  'front-matter-missing': Record<never, never>;
  'front-matter-unclosed': Record<never, never>;
  'front-matter-not-fields': { found: unknown };
  'character-forbidden': { character: string };
  'body-missing': Record<never, never>;
  'body-unexpected': Record<never, never>;

  // Shape
  'field-missing': { field: string; expected: string };
  'field-unknown': { field: string; suggestion?: string; known: readonly string[] };
  'field-invalid': {
    field: string;
    found: unknown;
    expected: string;
    suggestion?: string;
    /** Whether YAML read a text as a number or a boolean because it has no quotation marks. */
    needsQuotes?: boolean;
  };
  'field-length': { field: string; found: number; expected: string };

  // References
  'reference-unknown': {
    field: string;
    found: string;
    collection: string;
    suggestion?: string;
    known: readonly string[];
  };
  'price-missing': { service: string };
  'price-service-unknown': { found: string; suggestion?: string };
  'sector-service-missing': { service: string };
  'sector-service-unknown': { found: string; suggestion?: string };
  'related-link-unknown': { field: string; found: string; suggestion?: string };
  'related-link-to-list': { field: string; found: string };
  'related-link-repeated': { field: string; found: string; path: string };
  'related-link-to-itself': { field: string; found: string };
  'menu-link-unknown': { field: string; found: string; suggestion?: string };
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
  'price-reversed': { min: number; max: number };
  'benefit-count': { found: number; expected: number };
  'feature-count': { found: number; expected: number };
  'solution-area-count': { found: number; expected: number };
  'process-step-count': { found: number; expected: number };
  'case-study-portfolio': { found: string };
  'order-repeated': { found: number };
  'date-in-future': { field: string; found: string };
  'date-too-old': { field: string; found: string };
  'town-outside-uk': { latitude: number; longitude: number; nation: string };
  'town-nation-mismatch': { region: string; nation: string; expected: string };
  'town-sector-repeated': { sector: string };
  'town-introduction-length': { words: number; limits: Limits };
  'sector-paragraph-length': { service: string; words: number; limits: Limits };
  'variant-rank-repeated': { service: string; rank: number };
  'variant-rank-missing': { service: string };
  'variant-missing': { service: string };
  'service-short-variant': { service: string; count: number };

  // Texts
  'path-repeated': { path: string };
  'title-repeated': { title: string };
  'pattern-title-repeated': { title: string; path: string };
  'search-title-length': { found: number; limits: Limits };
  'search-description-length': { found: number; limits: Limits };
  'pattern-title-length': { found: number; title: string; limits: Limits };
  'pattern-description-length': { found: number; description: string; limits: Limits };
  'pattern-invalid': { reason: string };
  'pattern-variable-unknown': { found: string; suggestion?: string; known: readonly string[] };
  'pattern-filter-unknown': { found: string; suggestion?: string; known: readonly string[] };

  // Pictures and links
  'image-missing': { src: string; suggestion?: string };
  'image-size': { src: string; found: ImageSize; size: ImageSize };
  'image-alone': { src: string };
  'image-variant-missing': { src: string; variant: string; more: number };
  'image-variant-unlike': { src: string; variant: string };
  'image-elsewhere': { src: string };
  'image-alt-missing': { src: string };
  'picture-not-stored': { src: string; url: string; reason: string };
  'picture-unavailable': { src: string; fault: PictureFault };
  'link-unknown': { href: string; suggestion?: string };
  'link-redirected': { href: string; target: string };
  'link-not-from-root': { href: string };
  'link-insecure': { href: string };
  'anchor-unknown': { href: string; anchor: string; suggestion?: string; known: readonly string[] };
  'heading-level-one': { heading: string };

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
  'post-is-a-file': { slug: string };
  'post-alias-unkept': { aliases: readonly string[] };

  // The published site
  'address-lost': LostAddressArgs;
  'site-shrunk': ShrinkageArgs;

  // Launch and dates of change
  'sample-left': { what: string };
  'git-history-missing': { reason: 'no-git' | 'no-repository' | 'shallow' };
}

export type FindingCode = keyof FindingArgs;

/** The result of a check: a code and its arguments, at a place. Lines and columns count from 1. */
export type Finding = { [C in FindingCode]: FindingOf<C> }[FindingCode];

export interface FindingOf<C extends FindingCode> {
  code: C;
  level: Level;
  file: string;
  line: number;
  column: number;
  path: DataPath;
  args: FindingArgs[C];
  /** The other places of a conflict between files. */
  related: readonly Place[];
}
