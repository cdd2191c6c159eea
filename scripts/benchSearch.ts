import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { previewServer } from '#cli/preview/previewServer.ts';
import type { BlogIndex, IndexedPost } from '#schemas/generated/blogIndex.ts';
import { findChromium } from '../tests/helpers/findChromium.mjs';
import { benchPosts } from './bench/benchPosts.ts';

/**
 * Measures the search of the built site in a browser, with an index of 5,000 posts instead of its own: the time from a key press until
 * the cards are laid out. Another number can be given: `npm run bench:search -- 20000`.
 */
const count = Number(process.argv[2] ?? 5000);
const root = resolve(import.meta.dirname, '..');
const ROUNDS = 20;
const queries = ['p', 'project number 42', 'websites, their owners', 'tag 3', 'nothing like it'];

const index = JSON.stringify(indexOf(count));
const server = previewServer(join(root, 'dist')).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await page.route('**/blog/search.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: index }),
  );
  await page.goto(`http://127.0.0.1:${port}/blog`);
  const first = await page.evaluate(answerTo, 'a');
  process.stdout.write(
    `${count.toLocaleString('en-GB')} posts; index ${kilobytes(index.length)}, ` +
      `${kilobytes(gzipSync(index).length)} compressed.\n` +
      `The first answer, with the script and the index: ${first.toFixed(0)} ms.\n\n` +
      '| query | median ms | worst ms |\n| --- | ---: | ---: |\n',
  );
  for (const query of queries) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.evaluate(answerTo, `x${round}`);
      times.push(await page.evaluate(answerTo, query));
    }
    times.sort((a, b) => a - b);
    const [median = 0, worst = 0] = [times[ROUNDS / 2], times.at(-1)];
    process.stdout.write(`| ${query} | ${median.toFixed(1)} | ${worst.toFixed(1)} |\n`);
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

/** Types a query in the page, and returns the time until the results are laid out, in milliseconds. */
async function answerTo(query: string): Promise<number> {
  const list = document.querySelector<HTMLElement>('[data-enhance="blog-list"]');
  const field = list?.querySelector('input');
  const status = list?.querySelector('[role="status"]');
  if (!field || !status) throw new Error('The page has no list of posts.');
  const answered = new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      if (!/ of /.test(status.textContent)) return;
      observer.disconnect();
      done();
    });
    observer.observe(status, { childList: true, characterData: true, subtree: true });
  });
  field.focus();
  const start = performance.now();
  field.value = query;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await answered;
  // Reading a height forces layout.
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

function indexOf(number: number): BlogIndex {
  const rows = benchPosts(join(root, 'content', 'blog'), number).toReversed();
  const tags = [...new Set(rows.flatMap((row) => row.tags as string[]))];
  return {
    tags,
    posts: rows.map((row): IndexedPost => [
      String(row.slug),
      String(row.title),
      String(row.meta_description),
      (row.tags as string[]).map((tag) => tags.indexOf(tag)),
      String(row.published_date),
      4,
      ['/images/blog/website-cost-uk.svg', `A picture of ${String(row.title)}`, 1200, 630],
    ]),
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}
