import { join } from 'node:path';
import { openParseCache } from '#cli/cache/parseCache.ts';
import { checkLoaded } from '#cli/commands/checkLoaded.ts';
import { blameCopies } from '#cli/check/blameCopies.ts';
import { groupProblems } from '#cli/check/groupProblems.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { newerFileIn } from '#cli/load/newerFile.ts';
import { withoutHidden } from '#cli/load/publication.ts';
import type { Images } from '#cli/model/images.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { Finding, FindingCode } from '#cli/model/finding.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { contentDir, edited } from './contentDir.ts';
import type { ContentFiles } from './contentDir.ts';
import { minimalImages } from './minimalContent.ts';

/** The conditions outside the content. By default they cause no finding. */
export interface World {
  /** Pictures below `public/`, or pictures with their sizes. */
  images?: Iterable<string> | Images;
  /** Files below `public/`; none by default. */
  publicFiles?: readonly string[];
  /** Hashes of pictures by file; none by default. */
  fileHashes?: ReadonlyMap<string, string>;
  today?: string;
  launch?: boolean;
  /** Whether drafts are left out, as they are from the published site. */
  hidesDrafts?: boolean;
}

/** The findings for an editor. */
export interface Findings {
  findings: Finding[];
  codes: FindingCode[];
  /** The output in the terminal, without the last line, which counts files. */
  printed: string;
  texts: ReadonlyMap<string, string>;
  /** The context that planning needs, if there is no error. */
  context: SiteContext | undefined;
}

/** Parsed files of this process. Most files of one test are the same in the next. It is never saved. */
const parsed = openParseCache('', '');

/** The menus of a site that goes live: the footer has the pages that list entries. */
const launchMenus = edited(
  'navigation.yaml',
  'links:\n',
  `links:\n${['/case-studies', '/blog', '/facts-questions', '/locations']
    .map((path) => `      - label: To ${path}\n        href: ${path}\n`)
    .join('')}`,
);

/** Reads and checks the minimal content with some files changed. Returns the findings. */
export function findingsOf(files: ContentFiles = {}, world: World = {}): Promise<Findings> {
  return findingsIn(contentDir(world.launch ? { ...launchMenus, ...files } : files), world);
}

/**
 * Returns what planning needs of the minimal content with some files changed. Throws an error with the findings if it cannot be planned.
 */
export async function contextOf(files: ContentFiles = {}, world: World = {}): Promise<SiteContext> {
  const { context, printed } = await findingsOf(files, world);
  if (!context) throw new Error(printed);
  return context;
}

/** Reads and checks a content folder. Returns the findings. */
export async function findingsIn(
  folder: string,
  {
    images = minimalImages,
    publicFiles = [],
    fileHashes = new Map(),
    today = '2026-06-01',
    launch = false,
    hidesDrafts = false,
  }: World = {},
): Promise<Findings> {
  const { loaded, problems } = await loadContent(folder, parsed);
  const shown = hidesDrafts ? withoutHidden(loaded, new Date(today)).visible : loaded;
  const checked = checkLoaded(shown, {
    images: withSizes(images),
    publicFiles,
    fileHashes,
    today,
    launch,
  });
  const { texts } = loaded;
  const findings = placeProblems(
    groupProblems(
      blameCopies(
        [...problems, ...checked.problems],
        newerFileIn(folder, join(folder, '.newer-files.json')),
      ),
      checked.content,
    ),
    texts,
  );
  const printed = formatPretty({ findings, texts, files: 0, outcome: '' }, { colour: false });
  return {
    findings,
    codes: findings.map(({ code }) => code),
    printed: printed.replace(/(?:\n\n)?[^\n]*\n$/, ''),
    texts,
    context: checked.context,
  };
}

/** Returns pictures in the form that the check reads. Pictures without sizes get `undefined`. */
function withSizes(images: Iterable<string> | Images): Images {
  return images instanceof Map
    ? images
    : new Map([...(images as Iterable<string>)].map((path) => [path, undefined]));
}
