import { join } from 'node:path';
import { codeStamp } from '#cli/cache/codeStamp.ts';
import { openParseCache } from '#cli/cache/parseCache.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { isHidden } from '#cli/load/publication.ts';
import { readBlogSource } from '#cli/load/readBlogSource.ts';
import { readImages } from '#cli/load/readImages.ts';
import { settingsOf } from '#cli/load/siteSettings.ts';
import { newestFirst } from '#cli/resolve/newestFirst.ts';
import type { Project } from '#cli/project.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { oneLine, printableJson } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';

/** A post as it is listed. */
interface ListedPost {
  slug: string;
  title: string;
  publishedDate: string;
  state: 'published' | 'draft' | 'planned';
  /** When a planned post comes out, by the clocks of the site's time zone. */
  publishAt?: string;
  /** The file or the row that holds the post. */
  source: string;
}

/**
 * Runs `site blog list`: prints the posts of both sources, newest first, with drafts and planned ones. Returns exit code 1 if a post could
 * not be read.
 */
export async function listPosts(
  project: Project,
  terminal: Terminal,
  { json }: { json: boolean },
): Promise<number> {
  const { contentDir, publicDir, distDir } = project;
  const cache = openParseCache(join(distDir, 'cache', 'parsed.json'), codeStamp(project));
  const ofFiles = await loadContent(contentDir, cache);
  const { problems } = ofFiles;
  let { loaded } = ofFiles;
  const images = readImages(publicDir);
  const source = await readBlogSource({
    env: process.env,
    distDir,
    drafts: true,
    allowShrink: true,
  });
  if (source) {
    const { loadBlogRows } = await import('#cli/load/loadBlogRows.ts');
    const posts = await loadBlogRows(loaded, source.rows, images, cache);
    problems.push(...source.problems, ...posts.problems);
    ({ loaded } = posts);
  }
  // A post that fits its contract can be listed. `site validate` reports everything else.
  const { checked, problems: shape } = checkShape(loaded);
  const { timeZone } = settingsOf(loaded);
  const listed = newestFirst(checked.collections.posts).map(({ slug, file, data }): ListedPost => {
    const { title, publishedDate, draft, publishAt } = data;
    const isPlanned = !draft && isHidden(data, new Date(), timeZone);
    return {
      slug,
      title,
      publishedDate,
      state: draft ? 'draft' : isPlanned ? 'planned' : 'published',
      ...(isPlanned && publishAt && { publishAt }),
      source: file,
    };
  });
  terminal.print(json ? `${printableJson({ posts: listed }, 2)}\n` : formatPosts(listed));
  if (source?.lacksDrafts) {
    terminal.note('Drafts in the database are left out: they need SUPABASE_SERVICE_ROLE_KEY.\n');
  }
  const ofPosts = [...problems, ...shape].filter(({ at }) =>
    /^(?:content\/blog\/|blog_posts)/.test(at.file),
  );
  const findings = placeProblems(ofPosts, loaded.texts, loaded.rows).filter(
    ({ level }) => level === 'error',
  );
  if (findings.length === 0) return 0;
  const report = { findings, texts: loaded.texts, files: loaded.texts.size, outcome: '' };
  terminal.note(formatPretty(report, terminal));
  return 1;
}

function formatPosts(posts: readonly ListedPost[]): string {
  if (posts.length === 0) return 'There are no posts yet.\n';
  const width = Math.max(...posts.map(({ source }) => source.length));
  const lines = posts.map(({ publishedDate, state, publishAt, source, title }) => {
    const note = state === 'planned' ? ` (planned for ${publishAt})` : '';
    return `${publishedDate}  ${oneLine(source).padEnd(width)}  ${oneLine(title)}${state === 'draft' ? ' (draft)' : note}`;
  });
  return `${lines.join('\n')}\n`;
}
