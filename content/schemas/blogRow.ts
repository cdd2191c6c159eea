import { z } from 'zod';
import { LineSchema, LONGEST_SLUG, SlugSchema, TextSchema } from './fields.ts';

/** A time of the database. If it has no offset from UTC, it is a time in the time zone of the site. */
const InstantSchema = z.iso
  .datetime({ offset: true, local: true })
  .describe('a time such as 2026-03-01T09:00:00+00:00');

/**
 * A row of the table `blog_posts`, as PostgREST writes it. Other columns are ignored. Optional columns may be missing from an
 * older table (docs/behaviour.md#data).
 */
export const BlogRowSchema = z.object({
  id: z.union([z.string(), z.number()]).describe('the key of the row'),
  title: LineSchema.describe('the headline'),
  content: z.string().regex(/\S/).describe('the article in Markdown or HTML'),
  excerpt: TextSchema.describe('two sentences that sum the post up, for links to it'),
  meta_description: LineSchema.describe(
    'the text below the title in search results, in one line; the excerpt if there is none',
  ).nullish(),
  featured_image: z
    .string()
    .regex(/^(?:\/images\/[a-z0-9/._-]+\.(?:svg|png|jpg|webp|avif)|https?:\/\/\S+)?$/i)
    .describe(
      'a picture below public/, such as "/images/blog/first-post.svg", or the address of one that starts with "https://"',
    )
    .nullish(),
  slug: SlugSchema.max(LONGEST_SLUG).describe(
    `lower-case words joined by hyphens, such as "milton-keynes", of at most ${LONGEST_SLUG} characters`,
  ),
  tags: z
    .array(LineSchema.describe('a tag, such as "Web design"'))
    .describe('a list of tags')
    .nullish(),
  author: LineSchema.describe('who wrote it'),
  published_date: z
    .union([z.iso.date(), InstantSchema])
    .describe('the day it was published, such as 2026-03-01'),
  created_at: InstantSchema,
  updated_at: InstantSchema.nullish(),
  status: z.enum(['draft', 'published']).describe('"draft" or "published"').nullish(),
  publish_at: InstantSchema.nullish(),
  search_title: LineSchema.describe('the title in search results, 30 to 60 characters').nullish(),
  featured_image_alt: LineSchema.describe(
    'what the picture shows, for people who cannot see it',
  ).nullish(),
});
export type BlogRow = z.infer<typeof BlogRowSchema>;

/**
 * Returns a row without its optional columns that are empty or blank. Database editors and spreadsheet imports write `''` if a field
 * is left empty, which means the same as `null`.
 */
export function withoutBlankColumns(row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) =>
        !(optionalColumns.has(name) && typeof value === 'string' && value.trim() === ''),
    ),
  );
}

const optionalColumns: ReadonlySet<string> = new Set(
  Object.entries(BlogRowSchema.shape)
    .filter(([, schema]) => schema.safeParse(undefined).success)
    .map(([name]) => name),
);

/** An article, as mapped from a row (docs/behaviour.md#data). */
export interface Article {
  id: string;
  title: string;
  /** The content as it was written. */
  content_markdown: string;
  /** The same content. The page that shows it parses and sanitises it as Markdown or HTML. */
  content_html: string;
  meta_description: string;
  created_at: string;
  /** Empty if the article has no picture. */
  image_url: string;
  slug: string;
  tags: readonly string[];
  author: string;
  published_date: string;
  excerpt: string;
}

/** Maps a row to an article. */
export function articleOf(row: BlogRow): Article {
  return {
    id: String(row.id),
    title: row.title,
    content_markdown: row.content,
    content_html: row.content,
    meta_description: row.meta_description ?? row.excerpt,
    created_at: row.created_at,
    image_url: row.featured_image ?? '',
    slug: row.slug,
    tags: row.tags ?? [],
    author: row.author,
    published_date: row.published_date,
    excerpt: row.excerpt,
  };
}

/** The columns that are written when a post is saved. The database sets the others. */
export type SavedBlogRow = Required<
  Pick<
    BlogRow,
    | 'slug'
    | 'title'
    | 'content'
    | 'excerpt'
    | 'meta_description'
    | 'search_title'
    | 'featured_image'
    | 'featured_image_alt'
    | 'tags'
    | 'author'
    | 'published_date'
    | 'status'
    | 'publish_at'
  >
>;
