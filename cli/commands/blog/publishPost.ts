import { join } from 'node:path';
import { openParseCache } from '#cli/cache/parseCache.ts';
import { checkContent } from '#cli/check/checkContent.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import type { Problem } from '#cli/check/problem.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { londonTime } from '#cli/load/publication.ts';
import { readImages } from '#cli/load/readImages.ts';
import { readPostFile } from '#cli/load/readPostFile.ts';
import { supabaseSettings, TABLE_LABEL } from '#cli/load/supabaseSettings.ts';
import type { Project } from '#cli/project.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { oneLine, printableJson } from '#cli/report/printable.ts';
import { countErrors } from '#cli/report/report.ts';
import type { Terminal } from '#cli/terminal.ts';
import { todayInLondon } from '#cli/today.ts';
import { PostSchema } from '#schemas/post.ts';
import type { BlogRow } from '#schemas/blogRow.ts';

/**
 * `site blog publish <file.md>`: checks a Markdown post as if it lay in content/blog/, saves it in the database and prints the row. A
 * post with its slug is replaced. Needs the secret key.
 */
export async function publishPost(
  { contentDir, publicDir, distDir }: Project,
  terminal: Terminal,
  { file, json }: { file: string; json: boolean },
): Promise<number> {
  const cache = openParseCache(join(distDir, 'cache', 'parsed.json'));
  const { loaded } = await loadContent(contentDir, cache);
  const { entry, body, problems } = await readPostFile(file, loaded, cache);
  const { settings, problem } = supabaseSettings(process.env, 'writing');
  const surroundings = { images: readImages(publicDir), today: todayInLondon(), launch: false };
  const { problems: all } = checkContent(loaded, {
    ...surroundings,
    // Posts may link to each other, and those of the database are not asked for.
    postsElsewhere: true,
    askLocationRules: () => [],
  });
  const { data: post } = PostSchema.safeParse(entry?.data);
  const aliases: Problem[] = post?.aliases?.length
    ? [
        {
          code: 'post-alias-unkept',
          args: { aliases: post.aliases },
          at: { file, path: ['aliases'], on: 'key' },
        },
      ]
    : [];
  const own = [...problems, ...all.filter(({ at }) => at.file === file), ...aliases];
  const findings = placeProblems([...own, ...(problem ? [problem] : [])], loaded.texts);
  const report = (found: typeof findings) =>
    formatPretty({ findings: found, texts: loaded.texts, files: 1, outcome: '' }, terminal);
  if (countErrors(findings) > 0 || !post || !entry || !settings?.serviceKey) {
    terminal.note(`${report(findings).trimEnd()} Nothing was saved.\n`);
    return 1;
  }
  if (findings.length > 0) terminal.note(report(findings));

  const [{ connectSupabase }, { rowOfPost, savePost }] = await Promise.all([
    import('#cli/load/connectSupabase.ts'),
    import('#cli/load/savePost.ts'),
  ]);
  const { url, serviceKey } = settings;
  const saved = await savePost(connectSupabase(url, serviceKey), rowOfPost(entry.slug, post, body));
  if ('fault' in saved) {
    const { code, reason } = saved.fault;
    const at = { file: TABLE_LABEL, line: 1, column: 1 };
    const fault = placeProblems([{ code, args: { url, reason }, at }], loaded.texts);
    terminal.note(`${report(fault).trimEnd()} Nothing was saved.\n`);
    return 1;
  }
  terminal.print(json ? `${printableJson(saved.row, 2)}\n` : formatSaved(saved.row, saved.isNew));
  return 0;
}

function formatSaved(row: BlogRow, isNew: boolean): string {
  const { slug, title, status, publish_at: planned, published_date: day, id } = row;
  const state =
    status === 'draft'
      ? 'It is a draft: "site build --drafts" shows it.'
      : planned && new Date(planned) > new Date()
        ? `It comes out with the first build after ${londonTime(new Date(planned))} UK time.`
        : `It is dated ${day} and comes out with the next build.`;
  return `${isNew ? 'Saved' : 'Replaced'} "${oneLine(title)}" as ${TABLE_LABEL}/${slug} (id ${id}).\n${state}\n`;
}
