import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkRenderer } from '#cli/prerender/renderChunk.ts';
import type { RenderedBefore } from '#cli/prerender/renderChunk.ts';
import { hashedName } from '#cli/write/hashedFile.ts';
import { jsonLines } from '#cli/write/jsonLines.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** A renderer that shows the title of a page. */
const RENDERER = `
export const renderHead = () => '';
export const renderMain = ({ title }) => title;
export const shellFiller = () => ({ main }) => main;
`;

/** Creates an output folder with the models of pages. Returns functions that write other models, and that render the first ones. */
function builtFrom(titles: readonly string[]) {
  const distDir = temporaryFolder();
  const path = (name: string) => join(distDir, name);
  for (const folder of ['server', 'cache', 'generated/pages']) {
    mkdirSync(path(folder), { recursive: true });
  }
  writeFileSync(path('server/renderPages.mjs'), RENDERER);
  writeFileSync(path('generated/layout.json'), '{}');
  const write = (titlesOfFile: readonly string[], name?: string) => {
    const pages = titlesOfFile.map((title, index) => ({
      path: `/${index}`,
      type: 'legal',
      section: '',
      title,
    }));
    const content = Buffer.from([...jsonLines('pages', pages)].join(''));
    const file = name ?? hashedName('pages/legal', content);
    writeFileSync(path(join('generated', file)), content);
    return file;
  };
  const file = write(titles);
  /** Renders the models as a thread of a new build does. */
  const render = async (last?: RenderedBefore) => {
    const job = { distDir, today: '2026-06-01', shells: { 'legal ': '' }, chunks: [] };
    const renderChunk = await chunkRenderer(job, 0);
    return renderChunk({ name: 'legal', file, ...(last && { last }) });
  };
  return { write, render };
}

test('pages with the same models as in the last build are not rendered', async () => {
  const { write, render } = builtFrom(['a', 'b']);
  const { pages } = await render();
  const last = { file: write(['a', 'c']), pages };
  expect(await render(last)).toEqual({ name: 'legal', pages, rendered: 1, written: 0 });
});

test('all pages are rendered if the models of the last build are damaged', async () => {
  const { write, render } = builtFrom(['a', 'b']);
  const { pages } = await render();
  const last = { file: write(['a', 'b'], 'pages/legal.0123456789abcdef.json'), pages };
  expect(await render(last)).toEqual({ name: 'legal', pages, rendered: 2, written: 0 });
});
