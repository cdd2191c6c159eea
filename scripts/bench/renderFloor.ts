import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lastValue } from '#cli/cache/cacheValue.ts';
import type { Layout } from '#schemas/generated/layout.ts';
import type { Manifest } from '#schemas/generated/manifest.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';

/**
 * Measures the lowest possible cost of rendering the pages of a built site: one loop in one thread that parses each chunk, renders its
 * pages and writes them to a new folder, without comparing files and without protection against crashes. Arguments: the output folder
 * of a build, today, the new folder. Prints the number of pages, and the seconds since the bundle was loaded.
 */
interface Renderer {
  renderHead(page: PageModel, layout: Layout): string;
  renderMain(page: PageModel, layout: Layout, today: string): string;
  shellFiller(shell: string): (parts: { head: string; main: string }) => string;
}

const [distDir = '', today = '', outDir = ''] = process.argv.slice(2);
const start = performance.now();
const pages = await renderAll();
console.log(JSON.stringify({ pages, seconds: (performance.now() - start) / 1000 }));

async function renderAll(): Promise<number> {
  const bundle = pathToFileURL(join(distDir, 'server', 'renderPages.mjs')).href;
  const { renderHead, renderMain, shellFiller }: Renderer = await import(bundle);
  const layout: Layout = readJson('generated/layout.json');
  const shells = lastValue<Record<string, string>>(join(distDir, 'cache', 'shells.json')) ?? {};
  const fillers = new Map(Object.entries(shells).map(([name, text]) => [name, shellFiller(text)]));
  const folders = new Set<string>();
  let count = 0;
  for (const { models } of readJson<Manifest>('generated/manifest.json').chunks) {
    for (const page of readJson<{ pages: PageModel[] }>(join('generated', models.file)).pages) {
      const fill = fillers.get(`${page.type} ${page.section}`);
      if (!fill) throw new Error(`There is no shell for ${page.path}.`);
      const html = fill({
        head: renderHead(page, layout),
        main: renderMain(page, layout, today),
      });
      const path = join(outDir, page.path === '/' ? 'index.html' : `${page.path}.html`);
      const folder = dirname(path);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      writeFileSync(path, html);
      count++;
    }
  }
  return count;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(distDir, file), 'utf8'));
}
