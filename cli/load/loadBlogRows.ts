import { hash } from 'node:crypto';
import type { ParseCache } from '#cli/cache/parseCache.ts';
import { shapeProblems } from './shapeProblems.ts';
import type { Entry, LoadedContent, SourceRow } from '#cli/model/content.ts';
import type { Images } from '#cli/model/images.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { FetchResult, RemotePictures } from '#cli/pictures/remotePictures.ts';
import { articleOf, BlogRowSchema, withoutBlankColumns } from '#schemas/blogRow.ts';
import type { BlogRow } from '#schemas/blogRow.ts';
import type { Image } from '#schemas/fields.ts';
import type { Post } from '#schemas/post.ts';
import { forbiddenCharacters } from './forbiddenCharacters.ts';
import { parseBody, UNPARSABLE } from './parseBody.ts';
import { filesOf, remoteAddress, withFetchedPictures } from './picturesOfRows.ts';
import { localTimeOf, todayIn } from './localTime.ts';
import { MAX_MARKDOWN_BYTES } from './readSources.ts';
import { settingsOf } from './siteSettings.ts';
import { selectTexts } from './sourceTexts.ts';
import { TABLE_LABEL } from './supabaseSettings.ts';

/**
 * Returns `loaded` with the rows of `blog_posts` beside the posts of `content/blog/`, each as an entry `blog_posts/{slug}`. Lines of
 * findings count in the column `content`, and `rows` has the column of every field. Leaves out and reports a row that does not match its
 * schema, or whose slug belongs to a file or an earlier row, or whose text is too long. Downloads pictures on other servers through
 * `pictures` and returns them with `images`. Without `pictures` they keep their addresses.
 */
export async function loadBlogRows(
  loaded: LoadedContent,
  rows: readonly unknown[],
  images: Images,
  cache: ParseCache,
  pictures?: RemotePictures,
): Promise<{ loaded: LoadedContent; problems: Problem[]; images: Images }> {
  const problems: Problem[] = [];
  const read: ReadRow[] = [];
  const files = new Map(loaded.collections.posts.map(({ slug, file }) => [slug, file]));
  const inFiles = loaded.names.posts;
  const names = new Set(inFiles);
  const texts = new Map<string, string>();
  const sources = new Map(loaded.rows);
  const posts = [...loaded.collections.posts];

  for (const raw of rows) {
    const fields = raw as Record<string, unknown>;
    const slug = slugOfRow(raw);
    const file = fileOfRow(raw);
    if (names.has(slug) && !inFiles.has(slug)) {
      const ids = [sources.get(file)?.values.id, fields.id].map(String);
      problems.push({
        code: 'post-slug-repeated',
        args: { slug, ids },
        at: { file, path: ['slug'] },
      });
      continue;
    }
    const text = String(fields.content ?? '');
    texts.set(file, text);
    sources.set(file, { values: fields, columns: columnsOf(withoutBlankColumns(fields)) });
    names.add(slug);
    if (inFiles.has(slug)) {
      const related = [{ file: files.get(slug) ?? `content/blog/${slug}.md`, line: 1, column: 1 }];
      const at = { file, path: ['slug'] };
      problems.push({ code: 'post-in-both-sources', args: { slug }, at, related });
      continue;
    }
    const result = BlogRowSchema.safeParse(withoutBlankColumns(fields));
    if (!result.success) {
      problems.push(...shapeProblems(BlogRowSchema, { file, data: fields }, result.error.issues));
      continue;
    }
    const bytes = Buffer.byteLength(text);
    if (bytes > MAX_MARKDOWN_BYTES) {
      const args = { bytes, limit: MAX_MARKDOWN_BYTES, isColumn: true as const };
      problems.push({ code: 'file-too-large', args, at: { file, line: 1, column: 1 } });
      continue;
    }
    const markdown = await parseBody(result.data.content, cache);
    if (!markdown) {
      const at = { file, line: 1, column: 1 };
      problems.push({
        code: 'file-unreadable',
        args: { reason: UNPARSABLE, isUnparsable: true },
        at,
      });
      continue;
    }
    problems.push(
      ...forbiddenCharacters({ file, text, data: fields, tree: markdown.tree, bodyLine: 1 }),
    );
    read.push({ row: result.data, entry: { slug, file, markdown, bodyLine: 1 } });
  }

  const fetched =
    (await pictures?.fetchAll(read.flatMap(remotePicturesIn))) ?? new Map<string, FetchResult>();
  const { timeZone } = settingsOf(loaded);
  const allImages = new Map(images);
  for (const result of fetched.values()) {
    if (!('picture' in result)) continue;
    for (const [path, size] of filesOf(result.picture)) allImages.set(path, size);
  }
  for (const { row, entry } of read) {
    const { file } = entry;
    const body = withFetchedPictures(entry.markdown, fetched, file);
    problems.push(...body.problems);
    const src = row.featured_image ?? '';
    const result = fetched.get(remoteAddress(src) ?? '');
    if (result && 'fault' in result) {
      const at = { file, path: ['featured_image'] };
      problems.push({ code: 'picture-unavailable', args: { src, fault: result.fault }, at });
    }
    const shown =
      result && 'picture' in result ? result.picture.src : remoteAddress(src) ? '' : src;
    const data = postOf({ ...row, featured_image: shown }, allImages, timeZone);
    // The size of its picture is not in the row.
    const rowHash = hash('sha1', JSON.stringify([row, data]));
    posts.push({ ...entry, hash: rowHash, data, markdown: body.markdown });
  }
  const complete = {
    ...loaded,
    collections: { ...loaded.collections, posts },
    names: { ...loaded.names, posts: names },
    texts: selectTexts(loaded.texts, undefined, texts),
    rows: sources,
  };
  return { loaded: complete, problems, images: allImages };
}

/** Returns the name of a row in findings, such as `blog_posts/spring-offer`. */
export function fileOfRow(row: unknown): string {
  return `${TABLE_LABEL}/${slugOfRow(row)}`;
}

function slugOfRow(row: unknown): string {
  const { slug, id } = row as Record<string, unknown>;
  return String(slug ?? id);
}

/** A row that matches its schema, with its parsed body. */
interface ReadRow {
  row: BlogRow;
  entry: Omit<Entry<unknown>, 'data' | 'hash'>;
}

function remotePicturesIn({ row, entry }: ReadRow): string[] {
  const sources = [row.featured_image ?? '', ...entry.markdown.images.map(({ src }) => src)];
  return sources.flatMap((src) => remoteAddress(src) ?? []);
}

/** The size of the site's illustrations for posts, used if the size of a picture is not known. */
const USUAL_SIZE = { width: 1200, height: 630 };

/** Returns a row as the fields of a post. */
function postOf(row: BlogRow, images: Images, timeZone: string): Post {
  const article = articleOf(row);
  const publishedDate = dayOf(article.published_date, timeZone);
  const changed = dayOf(row.updated_at ?? row.created_at, timeZone);
  // A planned post is written before its day. Until then, that day is in the future, which is no date of a change.
  const isOlder = changed < publishedDate && publishedDate <= todayIn(timeZone);
  return {
    title: article.title,
    excerpt: article.excerpt,
    search: {
      title: row.search_title ?? article.title,
      description: article.meta_description.replace(/\s+/g, ' '),
    },
    author: article.author,
    publishedDate,
    tags: [...article.tags],
    lastModified: isOlder ? publishedDate : changed,
    ...(article.image_url && { image: imageOf(article.image_url, row, images) }),
    ...(row.status === 'draft' && { draft: true }),
    ...(row.publish_at && { publishAt: localTimeOf(row.publish_at, timeZone) }),
  };
}

/**
 * Returns the column that each field of a post comes from, if their names differ. `postOf` reads the same columns, so change both
 * together.
 */
function columnsOf(row: Readonly<Record<string, unknown>>): SourceRow['columns'] {
  const first = (column: keyof BlogRow, otherwise: keyof BlogRow) =>
    (row[column] ?? null) === null ? otherwise : column;
  return {
    'search.title': first('search_title', 'title'),
    'search.description': first('meta_description', 'excerpt'),
    publishedDate: 'published_date',
    publishAt: 'publish_at',
    lastModified: first('updated_at', 'created_at'),
    image: 'featured_image',
    'image.alt': first('featured_image_alt', 'title'),
    draft: 'status',
  };
}

function imageOf(src: string, row: BlogRow, images: Images): Image {
  return { src, alt: row.featured_image_alt ?? row.title, ...(images.get(src) ?? USUAL_SIZE) };
}

/** Returns the day in a time zone of a date or a time. */
function dayOf(text: string, timeZone: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : localTimeOf(text, timeZone).slice(0, 10);
}
