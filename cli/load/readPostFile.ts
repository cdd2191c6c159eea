import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { errorCode } from '#cli/files/errorCode.ts';
import type { ParseCache } from '#cli/cache/parseCache.ts';
import type { Problem } from '#cli/model/problem.ts';
import { LONGEST_SLUG, SlugSchema } from '#schemas/fields.ts';
import type { Entry, LoadedContent } from '#cli/model/content.ts';
import { parseBody, UNPARSABLE } from './parseBody.ts';
import { parseSource } from './parseSource.ts';
import { readText, reasonOf } from './readSources.ts';
import { selectTexts } from './sourceTexts.ts';

/**
 * Reads a Markdown post from any folder and adds it to the content, so that it is checked like a post in `content/blog/`. Its
 * slug is the name of the file. Returns the body as it was written.
 */
export async function readPostFile(
  path: string,
  loaded: LoadedContent,
  cache: ParseCache,
): Promise<{ entry?: Entry<unknown>; body: string; problems: Problem[] }> {
  const name = basename(path);
  const slug = name.replace(/\.md$/, '');
  const start = { file: path, line: 1, column: 1 };
  const failed = (...problems: Problem[]) => ({ body: '', problems });
  if (!name.endsWith('.md')) {
    return failed({ code: 'file-unexpected', args: { expected: '{slug}.md' }, at: start });
  }
  if (slug.length > LONGEST_SLUG) {
    const args = { name: slug, limit: LONGEST_SLUG };
    return failed({ code: 'file-name-invalid', args, at: start });
  }
  if (!SlugSchema.safeParse(slug).success) {
    return failed({ code: 'file-name-invalid', args: { name: slug }, at: start });
  }
  const { source, problems } = readFile(path);
  if (!source) return failed(...problems);
  loaded.texts = selectTexts(loaded.texts, undefined, [[path, source.text]]);
  const { parsed, problems: found } = parseSource(path, source.text);
  problems.push(...found);
  if (!parsed) return failed(...problems);
  const { data, body, bodyLine } = parsed;
  const markdown = await parseBody(body, cache);
  const at = { file: path, line: bodyLine, column: 1 };
  if (!markdown) {
    const args = { reason: UNPARSABLE, isUnparsable: true as const };
    return failed(...problems, { code: 'file-unreadable', args, at });
  }
  if (markdown.words === 0) {
    return failed(...problems, { code: 'body-missing', args: { isOptional: true }, at });
  }
  const entry = { slug, file: path, hash: hash('sha1', source.text), data, markdown, bodyLine };
  const existing = loaded.collections.posts.find((post) => post.slug === slug);
  if (existing || loaded.names.posts.has(slug)) {
    const file = existing?.file ?? `content/blog/${slug}.md`;
    const related = [{ file, line: 1, column: 1 }];
    problems.push({ code: 'post-is-a-file', args: { slug }, at: start, related });
    return { body, problems };
  }
  loaded.collections.posts.push(entry);
  (loaded.names.posts as Set<string>).add(slug);
  return { entry, body, problems };
}

function readFile(path: string): ReturnType<typeof readText> {
  const at = { file: path, line: 1, column: 1 };
  try {
    return readText(path, path);
  } catch (error) {
    const isMissing = errorCode(error) === 'ENOENT';
    return {
      problems: [
        isMissing
          ? { code: 'file-missing', args: { file: path, namedBy: 'command' }, at }
          : { code: 'file-unreadable', args: { reason: reasonOf(error) }, at },
      ],
    };
  }
}
