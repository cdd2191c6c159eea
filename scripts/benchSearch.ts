import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import { Command } from 'commander';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { previewServer } from '#cli/preview/previewServer.ts';
import { emptyParseCache } from '#cli/cache/parseCache.ts';
import { checkLoaded } from '#cli/commands/checkLoaded.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { readImages } from '#cli/load/readImages.ts';
import { planLocationIndex } from '#cli/plan/planLocationIndex.ts';
import { planSite } from '#cli/plan/planSite.ts';
import { parsePositive } from '#cli/program/parseOption.ts';
import { projectAt } from '#cli/project.ts';
import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import { packTowns, unpackTowns } from '#schemas/packedTowns.ts';
import type { BlogIndex, IndexedPost } from '#schemas/generated/blogIndex.ts';
import { findChromium } from '../tests/helpers/findChromium.mjs';
import { benchPosts } from './bench/benchPosts.ts';
import { median } from './bench/medianOf.ts';

/**
 * Measures both searches of the built site in a browser, from a key press until the results are laid out:
 *
 * - the search of posts, with an index of 5,000 posts instead of its own. Another number can be given: `npm run bench:search -- 20000`;
 * - the search of the whole site, with its own towns and with ten times as many. It also counts the files and bytes
 *   that a search loads, and measures the CPU time of planning the indexes.
 */
const count: number = new Command('bench:search')
  .argument('[posts]', 'the number of posts', parsePositive, 5000)
  .parse().processedArgs[0];
const root = resolve(import.meta.dirname, '..');
const ROUNDS = 20;
const VISITS = 7;
const siteQueries = [
  'w',
  'web design',
  'web desgin ledes',
  'marketting',
  'how much does a website cost',
];
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
      `The first answer, with the script and the index: ${first.toFixed(0)} ms.\n\n`,
  );
  await measureQueries(page, queries, answerTo, (round) => `x${round}`);
  await page.close();
  await measureSite(1);
  await measureSite(10);
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

/** Measures the search of the whole site with `factor` times its towns, and prints the results. */
async function measureSite(factor: number): Promise<void> {
  const read = (name: string) => readFileSync(join(root, 'dist', 'client', name), 'utf8');
  const locations = JSON.stringify(moreTowns(JSON.parse(read('location-index.json')), factor));
  const files = [read('search-index.json'), read('blog/search.json'), locations];
  const open = async () => {
    // A page of its own has an empty cache.
    const page = await browser.newPage();
    await page.route('**/location-index.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: locations }),
    );
    await page.goto(`http://127.0.0.1:${port}/search`);
    await page.waitForLoadState('networkidle');
    return page;
  };
  const firsts: number[] = [];
  for (let visit = 0; visit <= VISITS; visit++) {
    const page = await open();
    const first = await page.evaluate(siteAnswerTo, 'web design leeds');
    // During the first visit, the preview server compresses the files. A host has them compressed.
    if (visit > 0) firsts.push(first);
    await page.close();
  }
  const page = await open();
  let script = 0;
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') {
      void request.sizes().then((sizes) => (script += sizes.responseBodySize));
    }
  });
  await page.evaluate(siteAnswerTo, 'web design leeds');
  await page.waitForLoadState('networkidle');
  const index = files.reduce((sum, text) => sum + gzipSync(text).length, 0);
  const planning = await planningTime();
  process.stdout.write(
    `\nThe whole site with ${JSON.parse(locations).towns.names.length.toLocaleString('en-GB')} towns: ${files.length} files, ` +
      `${kilobytes(index)} compressed, and ${kilobytes(script)} of script; planned in ${planning.toFixed(0)} ms of CPU.\n` +
      `The first answer, with the script and the indexes: ${median(firsts).toFixed(0)} ms, at worst ${Math.max(...firsts).toFixed(0)} ms in ${VISITS} visits.\n\n`,
  );
  await measureQueries(page, siteQueries, siteAnswerTo, (round) => `qqqq${round}`);
  await page.close();
}

/**
 * Types each query several times, and prints the times until it is answered as a table. Between two queries, it types `other` text, so that
 * each answer differs from the one before.
 */
async function measureQueries(
  page: Page,
  queries: readonly string[],
  answer: (query: string) => Promise<number>,
  other: (round: number) => string,
): Promise<void> {
  process.stdout.write('| query | median ms | worst ms |\n| --- | ---: | ---: |\n');
  for (const query of queries) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.evaluate(answer, other(round));
      times.push(await page.evaluate(answer, query));
    }
    const worst = Math.max(...times);
    process.stdout.write(`| ${query} | ${median(times).toFixed(1)} | ${worst.toFixed(1)} |\n`);
  }
}

/** Types a query in the search of the site, and returns the time until the results are laid out, in milliseconds. */
async function siteAnswerTo(query: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('#q');
  const status = document.querySelector('[data-enhance="search"] [role="status"]');
  const results = document.querySelector('[data-part="results"]');
  if (!field || !status || !results) throw new Error('The page has no search.');
  const answered = new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      done();
    });
    // The results are replaced with every answer, even if there are none before and after.
    observer.observe(results, { childList: true, attributes: true });
    if (query.startsWith('qqqq')) {
      observer.observe(status, { childList: true, characterData: true, subtree: true });
    }
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

/** Returns the index of towns with `factor` times as many, with names that differ. */
function moreTowns(index: LocationIndex, factor: number): LocationIndex {
  const towns = unpackTowns(index.towns);
  const copies = Array.from({ length: factor - 1 }, (_, copy) => {
    const prefix = String.fromCharCode(98 + copy);
    return towns.map((town) => ({
      ...town,
      slug: `${prefix}${town.slug}`,
      name: `${prefix.toUpperCase()}${town.name.toLowerCase()}`,
    }));
  });
  return { ...index, towns: packTowns([...towns, ...copies.flat()]) };
}

/** Returns the CPU time of planning the indexes, in milliseconds. A build does this for every change. */
async function planningTime(): Promise<number> {
  const { contentDir, publicDir } = projectAt();
  const { loaded } = await loadContent(contentDir, emptyParseCache());
  const { context } = checkLoaded(loaded, {
    images: readImages(publicDir),
    today: '2099-01-01',
    launch: false,
  });
  if (!context) throw new Error('The content has errors. Run "npm run site -- validate".');
  const { files } = planSite(context, 'stamp');
  const start = process.cpuUsage();
  for (const name of ['search-index.json', 'blog/search.json']) await files[name]?.();
  JSON.stringify(planLocationIndex(context));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
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
