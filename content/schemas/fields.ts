import { z } from 'zod';

declare module 'zod' {
  /** Metadata for the handbook (`content/README.md`), for \`site new\` and for editors. All of them read the schemas. */
  interface GlobalMeta {
    /** The kind of value in an editor's words, as explained under "Kinds of values" in the handbook. */
    kind?: string;
    /** Sentences that follow the description: a limit, an example, or a consequence. */
    note?: string;
    /**
     * The collection whose slugs a field or a key holds, the icons of the brand, the nations of the country, or the categories of
     * `content/categories.yaml`. Editors offer them, and commands that rename and remove entries follow it.
     */
    refersTo?:
      | 'services'
      | 'sectors'
      | 'testimonials'
      | 'towns'
      | 'caseStudies'
      | 'portfolio'
      | 'icons'
      | 'nations'
      | 'serviceCategories'
      | 'portfolioCategories';
    /** Whether the text is a Liquid pattern. Other texts are printed as they are written. */
    isPattern?: boolean;
    /** The variables of a pattern that has others than those of towns, each with an example of its value (`content/words.yaml`). */
    variables?: Readonly<Record<string, string>>;
  }
}

/** A slug: lower-case words joined by single hyphens, as in file names and URL segments. */
export const SlugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({ kind: 'slug' })
  .describe('lower-case words joined by hyphens, such as "milton-keynes"');

/** The maximum length of the slug of an entry. The names of files have at most 255 bytes, and a build adds to the slug. */
export const LONGEST_SLUG = 200;

/** The name of a category. It is a slug, except "all", which is the choice of the filter that shows every category. */
export const CategoryNameSchema = z
  .string()
  .regex(/^(?!all$)[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({ kind: 'slug' })
  .describe('lower-case words joined by hyphens, such as "web-design", and not "all"');

/** A path on this site: starts with "/", in lower case, without a trailing slash. A query or "#anchor" may follow. */
export const SitePathSchema = z
  .string()
  .regex(/^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?(?:\?[^#\s]*)?(?:#[a-z0-9-]+)?$/)
  .meta({ kind: 'path' })
  .describe('a path on this site, such as "/services/marketing"');

/** One line of text; never blank. */
export const LineSchema = z
  .string()
  .regex(/^\S(?:[^\n]*\S)?$/)
  .meta({ kind: 'line' })
  .describe('one line of text without spaces at either end');

/** Text of one or more sentences; a line break is read as a space. */
export const TextSchema = z.string().trim().min(1).meta({ kind: 'text' }).describe('text');

/** An absolute https address. */
export const UrlSchema = z
  .url({ protocol: /^https$/ })
  // The parser of addresses also accepts "https:/host", and names of hosts without a dot or with a comma.
  .regex(/^https:\/\/(?!https?:)(?:localhost|[^/?#@\s,;]+\.[^/?#.,;\s]+)(?:[:/?#]|$)/i)
  .meta({ kind: 'web address' })
  .describe('a full address that starts with "https://"');

/** A calendar date as YYYY-MM-DD, without time or zone. YAML 1.2 reads it as text. */
export const DateSchema = z.iso
  .date()
  .meta({ kind: 'date' })
  .describe('a date written as 2026-03-01');

/** A month of a year as YYYY-MM. YAML 1.2 reads it as text. */
export const MonthSchema = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
  .meta({ kind: 'month' })
  .describe('a year and a month written as 2026-03');

/** A day and time as clocks in the time zone of the site show it. YAML 1.2 reads it as text. */
export const LocalTimeSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d (?:[01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => DateSchema.safeParse(text.slice(0, 10)).success)
  .meta({ kind: 'day and time' })
  .describe('a day and a time written as 2026-03-01 09:00');

/** The endings of the pictures that fields may name. */
export const pictureEndings = ['svg', 'png', 'jpg', 'webp', 'avif'] as const;

/** A picture below `public/`, with its alternative text. */
export const ImageSchema = z
  .strictObject({
    src: z
      .string()
      .regex(new RegExp(`^/images/[a-z0-9/._-]+\\.(?:${pictureEndings.join('|')})$`))
      .meta({ kind: 'picture file' })
      .describe(
        'a picture below public/ in lower case, without spaces, with the ending .svg, .png, .jpg, .webp or .avif, such as "/images/services/marketing.svg"',
      ),
    alt: LineSchema.describe('what the picture shows, for people who cannot see it'),
    width: z.int().positive().describe('the width of the picture in pixels'),
    height: z.int().positive().describe('the height of the picture in pixels'),
  })
  .meta({ kind: 'picture' })
  .describe('a picture: src, alt, width and height');
export type Image = z.infer<typeof ImageSchema>;

/** The title and description of a page in search results. A rule reports unsuitable lengths as warnings. */
export const SearchResultSchema = z
  .strictObject({
    title: LineSchema.describe('the title in search results and browser tabs, 30 to 60 characters'),
    description: LineSchema.describe('the text below it in search results, 110 to 160 characters'),
  })
  .meta({ kind: 'search result' })
  .describe('how search results show the page: title and description');
export type SearchResult = z.infer<typeof SearchResultSchema>;

/** A path as a server receives it: anchors are never sent, and redirect tables match without the query. */
export const OldPathSchema = SitePathSchema.regex(/^[^?#]*$/).meta({ kind: 'old path' });

/** Old slugs or paths of the page. Each becomes a permanent redirect (301). */
export const AliasesSchema = z
  .array(z.union([SlugSchema, OldPathSchema]).describe('an old slug of this entry, or an old path'))
  .meta({ kind: 'list of old slugs or paths' })
  .describe('a list of old slugs or paths that now lead to this page');

/** Three suggestions at the end of a page: the slug of a service, one of its aliases, or a path. */
export const RelatedLinksSchema = z
  .array(
    z
      .union([SlugSchema.meta({ refersTo: 'services' }), SitePathSchema])
      .describe('the slug of a service, one of its aliases, or a path'),
  )
  .length(3)
  .meta({ kind: 'related links' })
  .describe('exactly three related pages');

/** A heading with its paragraph. */
export const HeadedTextSchema = z
  .strictObject({
    title: LineSchema.describe('a short heading'),
    text: TextSchema.describe('the paragraph below the heading'),
  })
  .meta({ kind: 'heading and text' })
  .describe('a heading and its text');
export type HeadedText = z.infer<typeof HeadedTextSchema>;

/** Marks an invented entry of the sample agency, or a draft of `site init`. `validate --launch` fails while any is left. */
export const SampleSchema = z
  .boolean()
  .optional()
  .describe('true on invented entries and on drafts, which must be replaced before launch')
  .meta({ note: 'Leave it out in your own entries' });

/** Keeps an entry off the site until it is finished. */
export const DraftSchema = z
  .boolean()
  .optional()
  .describe('true while the entry is not to be shown; a preview shows it all the same');

/** The date on which a file last changed in substance, if Git's date is misleading. */
export const LastModifiedSchema = DateSchema.describe(
  'the day this file last changed in substance, such as 2026-03-01; from Git when left out',
);

/** Other words for a page. */
export const SynonymsSchema = z
  .array(LineSchema)
  .min(1)
  .describe('other words that visitors search for, such as "SEO"')
  .meta({ note: 'No page shows them; the search of the site finds the page by them' });
