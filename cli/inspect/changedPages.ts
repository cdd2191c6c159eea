import { hash as hashOf } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '#cli/prerender/pageFile.ts';
import type { BuiltCode } from '#cli/model/finding.ts';
import { keptShells } from '#cli/prerender/prepareShells.ts';
import { pageRenderer } from '#cli/prerender/renderChunk.ts';
import { readRenderState } from '#cli/prerender/renderState.ts';
import { placeAt } from '#cli/report/placeAt.ts';
import { splitLines } from '#cli/write/jsonLines.ts';
import type { Manifest } from '#schemas/generated/manifest.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';
import type { CheckedPage } from './checkedPages.ts';
import type { SiteFault } from './inspectSite.ts';
import type { PlacedFault } from './pageFault.ts';

/** The pages of a built site, and what is needed to render them again. */
interface BuiltPages {
  distDir: string;
  /** The day of the build, as YYYY-MM-DD. */
  today: string;
  chunks: Manifest['chunks'];
  /** The checked pages by their files. */
  pages: Readonly<Record<string, CheckedPage>>;
  /** The faults that were found. */
  faults: readonly SiteFault[];
  readPage: (file: string) => string;
}

type PageRenderer = (page: PageModel) => string;

/** A page that differs from the one that the build wrote. */
interface ChangedPage {
  path: string;
  /** The start of the hash of the bytes that the build wrote. */
  hash: string;
}

/**
 * Returns a fault for each page whose bytes are not those that the build wrote. Such a page is rendered again to find the place of the first
 * difference. Differences on the lines of other faults are left out, because these say what is wrong.
 */
export async function changedPages(site: BuiltPages): Promise<SiteFault[]> {
  const { distDir, today, chunks, pages, faults, readPage } = site;
  const known = Map.groupBy(faults, ({ file }) => file);
  const state = readRenderState(distDir);
  const found: SiteFault[] = [];
  let render: PageRenderer | undefined;
  for (const chunk of chunks) {
    const changed = (state.chunks[chunk.name]?.pages ?? []).flatMap(
      ([path, , , hash]): ChangedPage[] => {
        const file = pageFile(path);
        const page = pages[file];
        const isKnown = !hash || !page || page.bytes.startsWith(hash);
        return isKnown ? [] : [{ path, hash }];
      },
    );
    if (changed.length === 0) continue;
    render ??= await keptRenderer(distDir, today);
    const built = renderAgain(
      render,
      () => readFileSync(join(distDir, 'generated', chunk.models.file), 'utf8'),
      changed,
    );
    for (const { path } of changed) {
      const file = pageFile(path);
      const fault = changeOf(readPage(file), built.get(path), known.get(file) ?? []);
      if (fault) found.push({ file, fault });
    }
  }
  return found;
}

/** Returns the renderer of the last build. It throws an error for each page if the bundle or the shells are gone. */
async function keptRenderer(distDir: string, today: string): Promise<PageRenderer> {
  const shells = keptShells(distDir) ?? {};
  try {
    return await pageRenderer({ distDir, today, shells });
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Returns the HTML of pages of a chunk as the build wrote them, by their paths. Pages that cannot be rendered as they were are left out. */
function renderAgain(
  render: PageRenderer,
  models: () => string,
  pages: readonly ChangedPage[],
): Map<string, string> {
  const built = new Map<string, string>();
  const hashes = new Map(pages.map(({ path, hash }) => [path, hash]));
  try {
    for (const line of splitLines(models())) {
      const model: PageModel = JSON.parse(line);
      const hash = hashes.get(model.path);
      if (hash === undefined) continue;
      const html = render(model);
      // Other code, or another day, may have made other pages.
      if (hashOf('sha1', html).startsWith(hash)) built.set(model.path, html);
    }
  } catch {
    // The models or the bundle of the build are gone, so there is nothing to compare the pages with.
  }
  return built;
}

/** The faults whose cause may be on another line of the page than their place. */
const EFFECTS: ReadonlySet<BuiltCode> = new Set<BuiltCode>([
  'built-anchor-missing',
  'built-document',
  'built-h1-count',
  'built-head-missing',
  'built-heading-skipped',
  'built-main-count',
  'built-name-missing',
  'built-reference-broken',
  'built-too-large',
]);

/**
 * Returns the fault of a page that is not as the build wrote it, or `undefined` if other faults explain the difference. `built` is
 * `undefined` if the page cannot be rendered as it was.
 */
function changeOf(
  html: string,
  built: string | undefined,
  known: readonly SiteFault[],
): PlacedFault | undefined {
  if (known.some(({ fault }) => EFFECTS.has(fault.code))) return undefined;
  const lines = new Set(known.map(({ fault }) => fault.line));
  const text = built === undefined ? html : withLinesOf(built, html, lines);
  if (known.length > 0 && (built === undefined || text === built)) return undefined;
  const difference = differenceOf(text, built ?? text);
  const place = placeAt(text, difference.offset);
  if (lines.has(place.line)) return undefined;
  return { code: 'built-page-changed', args: { built: difference.built }, ...place };
}

/** Returns a page with some of its lines as the build wrote them. If it has more or fewer lines than that of the build, it stays as it is. */
function withLinesOf(built: string, html: string, numbers: ReadonlySet<number>): string {
  if (numbers.size === 0) return html;
  const [lines, builtLines] = [html.split('\n'), built.split('\n')];
  if (lines.length !== builtLines.length) return html;
  return lines.map((line, index) => (numbers.has(index + 1) ? builtLines[index] : line)).join('\n');
}

/** The number of characters of a difference that are shown. */
const SHOWN = 80;

/**
 * Returns the offset of the first character in which a page differs from that of the build, or 0 if none does, and the whole words that the
 * build wrote there instead, as far as the end of the line.
 */
function differenceOf(html: string, built: string): { offset: number; built: string } {
  if (html === built) return { offset: 0, built: '' };
  const length = Math.min(html.length, built.length);
  let offset = 0;
  while (offset < length && html[offset] === built[offset]) offset += 1;
  let same = 0;
  while (same < length - offset && html.at(-1 - same) === built.at(-1 - same)) same += 1;
  let [start, end] = [offset, built.length - same];
  // Added words replace nothing, but added letters change a word.
  if (start === end && /[\s<>]/.test(html.slice(offset, html.length - same))) {
    return { offset, built: '' };
  }
  while (/[^\s<>]/.test(built[start - 1] ?? '')) start -= 1;
  while (/[^\s<>]/.test(built[end] ?? '')) end += 1;
  const [line = ''] = built.slice(start, end).trim().split('\n');
  return { offset, built: line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line };
}
