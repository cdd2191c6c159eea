import { join } from 'node:path';
import { codeStamp } from '#cli/cache/codeStamp.ts';
import { openParseCache } from '#cli/cache/parseCache.ts';
import { checkLoaded } from '../checkLoaded.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import type { Problem } from '#cli/model/problem.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { instantOf, localTimeOf, todayIn } from '#cli/load/localTime.ts';
import type { Entry } from '#cli/model/content.ts';
import { isRelative, localPictures } from '#cli/load/localPictures.ts';
import type { LocalPicture } from '#cli/load/localPictures.ts';
import { filesOf } from '#cli/load/picturesOfRows.ts';
import { parseBody } from '#cli/load/parseBody.ts';
import { readImages } from '#cli/load/readImages.ts';
import type { Images } from '#cli/model/images.ts';
import { FETCHED_PICTURES } from '#cli/pictures/remotePictures.ts';
import { readPostFile } from '#cli/load/readPostFile.ts';
import { rowOfPost, savePost, unkeptFields } from '#cli/load/savePost.ts';
import { supabaseSettings, TABLE_LABEL } from '#cli/load/supabaseSettings.ts';
import type { Project } from '#cli/project.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { oneLine, printableJson } from '#cli/report/printable.ts';
import { countErrors } from '#cli/report/report.ts';
import type { Terminal } from '#cli/terminal.ts';
import { settingsOf } from '#cli/load/siteSettings.ts';
import { PostSchema } from '#schemas/post.ts';
import type { BlogRow } from '#schemas/blogRow.ts';

/** The timeout of the upload of one picture, in milliseconds. It allows for a slow connection. */
const UPLOAD_TIMEOUT = 120_000;

/**
 * Runs `site blog publish <file.md>`: checks a Markdown post as if it were in content/blog/, uploads its pictures, saves it in the
 * database and prints the row. It replaces a post with the same slug. It needs the secret key.
 */
export async function publishPost(
  project: Project,
  terminal: Terminal,
  { file, json }: { file: string; json: boolean },
): Promise<number> {
  const { contentDir, publicDir, distDir } = project;
  const cache = openParseCache(join(distDir, 'cache', 'parsed.json'), codeStamp(project));
  const { loaded } = await loadContent(contentDir, cache);
  const { timeZone } = settingsOf(loaded);
  const { entry, body, problems } = await readPostFile(file, loaded, cache);
  const { settings, problem } = supabaseSettings(process.env, 'writing');
  const images = readImages(publicDir);
  const local = entry
    ? await localPictures(entry, images, publicDir)
    : { pictures: [], problems: [] };
  problems.push(...local.problems);
  if (entry) standIn(entry, local.pictures);
  const surroundings = {
    images: withStandIns(images, local.pictures),
    today: todayIn(timeZone),
    launch: false,
  };
  const { problems: all } = checkLoaded(loaded, {
    ...surroundings,
    // Posts may link to each other, and the posts of the database are not loaded.
    postsElsewhere: true,
    runLocationRule: () => [],
  });
  const { data: post } = PostSchema.safeParse(entry?.data);
  const unkept = (post ? unkeptFields(post) : []).map((field): Problem => ({
    code: 'post-field-unkept',
    args: { field },
    at: { file, path: [field], on: 'key' },
  }));
  const own = [...problems, ...all.filter(({ at }) => at.file === file), ...unkept];
  const findings = placeProblems([...own, ...(problem ? [problem] : [])], loaded.texts);
  const report = (found: typeof findings) =>
    formatPretty({ findings: found, texts: loaded.texts, files: 1, outcome: '' }, terminal);
  if (countErrors(findings) > 0 || !post || !entry || !settings?.serviceKey) {
    terminal.note(`${report(findings).trimEnd()} Nothing was saved.\n`);
    return 1;
  }
  if (findings.length > 0) terminal.note(report(findings));

  const [{ connectSupabase }, { uploadPicture }, { replacePictures }] = await Promise.all([
    import('#supabase/connectSupabase.ts'),
    import('#cli/pictures/uploadPicture.ts'),
    import('#cli/load/replacePictures.ts'),
  ]);
  const { url, serviceKey } = settings;
  const fail = (fault: Problem) => {
    terminal.note(`${report(placeProblems([fault], loaded.texts)).trimEnd()} Nothing was saved.\n`);
    return 1;
  };
  // The pictures of a post that is refused are not uploaded.
  const standIns = new Map(local.pictures.map(({ src, name }) => [src, standInFor(name)]));
  const left = (await parseBody(replacePictures(body, standIns), cache))?.images.find(({ src }) =>
    isRelative(src),
  );
  if (left) {
    const at = { file, line: entry.bodyLine + left.line - 1, column: left.column };
    const args = { src: left.src, fault: { reason: 'unreplaced' as const } };
    return fail({ code: 'picture-unavailable', args, at });
  }
  const uploader = connectSupabase(url, serviceKey, { timeout: UPLOAD_TIMEOUT });
  const addresses = new Map<string, string>();
  for (const { src, name, bytes } of local.pictures) {
    const stored = await uploadPicture(uploader, `${entry.slug}/${name}.webp`, bytes);
    if ('reason' in stored) {
      const at = { file, line: 1, column: 1 };
      return fail({ code: 'picture-not-stored', args: { src, url, reason: stored.reason }, at });
    }
    addresses.set(src, stored.address).set(standInFor(name), stored.address);
  }
  const content = replacePictures(body, addresses);
  const row = rowOfPost(entry.slug, post, content, timeZone);
  const featured_image = addresses.get(row.featured_image ?? '') ?? row.featured_image;
  const saved = await savePost(connectSupabase(url, serviceKey), { ...row, featured_image });
  if ('fault' in saved) {
    const { code, reason } = saved.fault;
    const at = { file: TABLE_LABEL, line: 1, column: 1 };
    return fail({ code, args: { url, reason }, at });
  }
  terminal.print(
    json ? `${printableJson(saved.row, 2)}\n` : formatSaved(saved.row, saved.isNew, timeZone),
  );
  return 0;
}

/** Returns the path on the site under which the rules check a picture that is not uploaded yet. */
function standInFor(name: string): string {
  return `${FETCHED_PICTURES}${name}.webp`;
}

/** Replaces the paths of pictures beside a post with paths on the site, so that the rules can check everything else about them. */
function standIn(entry: Entry<unknown>, pictures: readonly LocalPicture[]): void {
  const beside = new Map(pictures.flatMap((one) => (isRelative(one.src) ? [[one.src, one]] : [])));
  const { data, markdown } = entry;
  const { image, ...others } = (data ?? {}) as { image?: { src?: unknown } | null };
  const src = typeof image?.src === 'string' ? image.src : '';
  const featured = beside.get(src);
  // A picture that cannot be read has already been reported.
  if (isRelative(src) && !featured) entry.data = others;
  if (featured) {
    const { width, height, name } = featured;
    entry.data = {
      ...(data as object),
      image: { ...image, src: standInFor(name), width, height },
    };
  }
  entry.markdown = {
    ...markdown,
    images: markdown.images.flatMap((one) => {
      const picture = beside.get(one.src);
      if (picture) return [{ ...one, src: standInFor(picture.name) }];
      return isRelative(one.src) ? [] : [one];
    }),
  };
}

function withStandIns(images: Images, pictures: readonly LocalPicture[]): Images {
  const standIns = pictures
    .filter(({ src }) => isRelative(src))
    .flatMap(({ name, width, height }) => filesOf({ src: standInFor(name), width, height }));
  return new Map([...images, ...standIns]);
}

function formatSaved(row: BlogRow, isNew: boolean, timeZone: string): string {
  const { slug, title, status, publish_at: planned, published_date: day, id } = row;
  const time = planned ? localTimeOf(planned, timeZone) : undefined;
  const state =
    status === 'draft'
      ? 'It is a draft: "npm run site -- build --drafts" shows it.'
      : time !== undefined && instantOf(time, timeZone) > new Date()
        ? `It comes out with the first build after ${time} (${timeZone}).`
        : `It is dated ${day} and comes out with the next build.`;
  return `${isNew ? 'Saved' : 'Replaced'} "${oneLine(title)}" as ${TABLE_LABEL}/${slug} (id ${id}).\n${state}\n`;
}
