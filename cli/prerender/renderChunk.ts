import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Layout } from '#schemas/generated/layout.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';
import { hasNamedBytes } from '#cli/write/hashedFile.ts';
import { splitLines } from '#cli/write/jsonLines.ts';
import { textEncoder } from '#cli/write/textEncoder.ts';
import { shellName } from './shellName.ts';
import type { Shells } from './viteTask.ts';
import { pageFile } from './pageFile.ts';

/** The work of all threads of a build. */
export interface RenderJob {
  distDir: string;
  today: string;
  shells: Shells;
  /**
   * Files of chunks below `generated/`. With `only`, a chunk is rendered in part: the pages of that list. With `last`, pages with the same
   * model as before are not rendered.
   */
  chunks: readonly {
    name: string;
    file: string;
    only?: readonly string[];
    last?: RenderedBefore;
  }[];
}

/** The pages of a chunk as the last build left them, and the file below `generated/` that had their models. It may be gone. */
export interface RenderedBefore {
  file: string;
  pages: readonly PageOnDisk[];
}

/**
 * A page on disk: its path, size in bytes, date of change, and the start of the SHA-1 hash of its bytes. Later builds and checks compare
 * them with the file.
 */
export type PageOnDisk = [path: string, bytes: number, modified: number, hash?: string];

/** The length of the kept start of a hash. */
const HASH_LENGTH = 16;

export interface RenderedChunk {
  name: string;
  pages: PageOnDisk[];
  /** The number of pages that were rendered. Pages with the same model as in the last build may be left out. */
  rendered: number;
  /** The number of pages whose bytes changed. */
  written: number;
}

/** The exports of `renderer/renderPages.ts`, which Vite has bundled. */
interface Renderer {
  renderHead(page: PageModel, layout: Layout): string;
  renderMain(page: PageModel, layout: Layout, today: string): string;
  shellFiller(shell: string): (parts: { head: string; main: string }) => string;
}

/** Loads the renderer and the layout, and returns a function that returns the HTML of a page. */
export async function pageRenderer({
  distDir,
  today,
  shells,
}: Pick<RenderJob, 'distDir' | 'today' | 'shells'>): Promise<(page: PageModel) => string> {
  const json = (...path: string[]) => JSON.parse(readFileSync(join(distDir, ...path), 'utf8'));
  const entry = pathToFileURL(join(distDir, 'server', 'renderPages.mjs')).href;
  const { renderHead, renderMain, shellFiller }: Renderer = await import(entry);
  const layout: Layout = json('generated', 'layout.json');
  const fillers = Object.fromEntries(
    Object.entries(shells).map(([name, shell]) => [name, shellFiller(shell)]),
  );
  return (page) => {
    const fill = fillers[shellName(page)];
    if (!fill) throw new Error(`There is no shell for ${page.path}.`);
    return fill({ head: renderHead(page, layout), main: renderMain(page, layout, today) });
  };
}

/** Loads the renderer for a thread, and returns a function that renders a chunk. */
export async function chunkRenderer(job: RenderJob, thread: number) {
  const { distDir } = job;
  const renderPage = await pageRenderer(job);
  const writePage = pageWriter(distDir, thread);

  return ({ name, file, only, last }: RenderJob['chunks'][number]): RenderedChunk => {
    const wanted = only && new Set(only);
    const before = last && pagesBefore(distDir, last);
    const rendered: RenderedChunk = { name, pages: [], rendered: 0, written: 0 };
    // One model at a time: if all were parsed first, each collection of garbage would copy them.
    for (const line of splitLines(readModels(distDir, file))) {
      const kept = before?.get(line);
      if (kept) {
        if (!wanted || wanted.has(kept[0])) rendered.pages.push(kept);
        continue;
      }
      const page: PageModel = JSON.parse(line);
      if (wanted && !wanted.has(page.path)) continue;
      const { written, bytes, modified, hash } = writePage(page.path, renderPage(page));
      rendered.pages.push([page.path, bytes, modified, hash]);
      rendered.rendered++;
      if (written) rendered.written++;
    }
    return rendered;
  };
}

/** Returns the text of a file of models. Removes a damaged file and throws an error, so that the next build restores it. */
export function readModels(distDir: string, file: string): string {
  const path = join(distDir, 'generated', file);
  const content = readFileSync(path);
  if (!hasNamedBytes(file, content)) {
    rmSync(path);
    throw Object.assign(new Error(path), { code: 'OUTPUT_DAMAGED' });
  }
  return content.toString('utf8');
}

/**
 * Returns the pages of the last build by their models, or `undefined` if the file of those is gone or damaged. Files of models have a line for
 * each page.
 */
function pagesBefore(
  distDir: string,
  { file, pages }: RenderedBefore,
): ReadonlyMap<string, PageOnDisk> | undefined {
  let content: Buffer;
  try {
    content = readFileSync(join(distDir, 'generated', file));
  } catch {
    return undefined;
  }
  if (!hasNamedBytes(file, content)) return undefined;
  return new Map(
    splitLines(content.toString('utf8')).flatMap((line, index) => {
      const page = pages[index];
      return page ? [[line, page]] : [];
    }),
  );
}

/**
 * Returns a function that writes a page if its bytes differ from those on disk. A page is written outside the site and then moved into
 * place, so that a server never sees half a page, even if the build is killed.
 */
function pageWriter(distDir: string, thread: number) {
  const temporary = join(distDir, 'cache', `page-${process.pid}-${thread}.tmp`);
  const isNew = newFolders();
  const encode = textEncoder();
  return (path: string, html: string) => {
    const file = join(distDir, 'client', pageFile(path));
    const content = encode([html]);
    const start = hash('sha1', content).slice(0, HASH_LENGTH);
    const before = isNew(dirname(file)) ? undefined : statSync(file, { throwIfNoEntry: false });
    if (before?.size === content.length && readFileSync(file).equals(content)) {
      return { written: false, bytes: content.length, modified: before.mtimeMs, hash: start };
    }
    writeFileSync(temporary, content);
    renameSync(temporary, file);
    return { written: true, bytes: content.length, modified: statSync(file).mtimeMs, hash: start };
  };
}

/** Returns a function that makes a folder if it is missing, and returns whether it did so in this call or an earlier one. */
function newFolders(): (folder: string) => boolean {
  const folders = new Map<string, boolean>();
  return (folder) => {
    let isNew = folders.get(folder);
    if (isNew === undefined) {
      isNew = mkdirSync(folder, { recursive: true }) !== undefined;
      folders.set(folder, isNew);
    }
    return isNew;
  };
}
