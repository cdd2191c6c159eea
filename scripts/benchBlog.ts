import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Command } from 'commander';
import { freePort } from '#cli/database/freePort.ts';
import { parseCount } from '#cli/program/parseOption.ts';
import { benchPosts } from './bench/benchPosts.ts';
import { removeTowns, spareTowns } from './bench/removeTowns.ts';
import { runMeasured } from './bench/runMeasured.ts';
import type { Run } from './bench/runMeasured.ts';

/**
 * Measures builds with 0 to 5,000 posts in a real database and little other content, to see whether the time grows in proportion to the
 * posts. Other numbers can be given: `npm run bench:blog -- 1000 2000`.
 */
const sizes: number[] = new Command('bench:blog')
  .argument(
    '[posts...]',
    'numbers of posts',
    (text, others: number[]) => [...others, parseCount(text)],
    [],
  )
  .parse().processedArgs[0];
const counts = sizes.length > 0 ? sizes : [0, 1250, 2500, 5000];
const root = resolve(import.meta.dirname, '..');
const cli = join(root, 'cli/bin.js');
/** The output folder. Vite builds only into folders below the root. */
const benchDir = join(root, 'dist', 'bench-blog');

const database = await startDatabase();
const temporary = mkdtempSync(join(tmpdir(), 'site-bench-blog-'));
const contentDir = join(temporary, 'content');
try {
  copyContent();
  process.stdout.write(
    `${availableParallelism()} cores, Node ${process.version}. Load before: ${loadavg()[0]?.toFixed(1)}.\n\n`,
  );
  // Printed row by row, so that an interrupted run shows its results so far.
  printRow(['posts', 'build', 'wall s', 'CPU s', 'peak MB', 'pages', 'ms a post']);
  printRow(['---:', '---', '---:', '---:', '---:', '---:', '---:']);
  for (const count of counts) await measure(count);
} finally {
  await database.stop();
  for (const folder of [temporary, benchDir]) rmSync(folder, { recursive: true, force: true });
}

/** Measures a full build, an unchanged one, and one after a change of one post. */
async function measure(count: number): Promise<void> {
  await fill(database.service, count);
  const distDir = join(benchDir, String(count));
  const build = () => {
    process.stderr.write(`Building ${count.toLocaleString('en-GB')} posts\n`);
    const args = ['--content', contentDir, '--dist', distDir, 'build', '--allow-shrink'];
    return runMeasured(cli, args, database.settings);
  };
  printRow(row('full', count, build()));
  printRow(row('nothing changed', count, build()));
  if (count > 0) {
    const changed = { content: 'A new text.' };
    refuse(await database.service.from('blog_posts').update(changed).eq('slug', 'bench-0'));
    printRow(row('one post changed', count, build()));
  }
  rmSync(distDir, { recursive: true });
}

function printRow(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

function row(name: string, count: number, { wallSeconds, cpuSeconds, peakMegabytes, output }: Run) {
  const [, pages = ''] = /^([\d,]+) pages/m.exec(output) ?? [];
  return [
    count.toLocaleString('en-GB'),
    name,
    wallSeconds.toFixed(2),
    cpuSeconds.toFixed(2),
    peakMegabytes.toFixed(0),
    pages,
    count > 0 ? ((wallSeconds * 1000) / count).toFixed(2) : '',
  ];
}

/** Copies the content, with only those towns that other content links to. */
function copyContent(): void {
  cpSync(join(root, 'content'), contentDir, { recursive: true });
  removeTowns(contentDir, spareTowns(contentDir));
}

/** Throws the error of an answer of the database, if it has one. */
function refuse({ error }: { error: Error | null }): void {
  if (error) throw error;
}

async function fill(service: SupabaseClient, count: number): Promise<void> {
  refuse(await service.from('blog_posts').delete().neq('slug', ''));
  const posts = benchPosts(join(root, 'content', 'blog'), count);
  for (let start = 0; start < posts.length; start += 500) {
    refuse(await service.from('blog_posts').insert(posts.slice(start, start + 500)));
  }
}

/** Starts the database in a process of its own, because this process is blocked while builds run. */
async function startDatabase() {
  const port = await freePort();
  const site = spawn(process.execPath, [cli, 'db', 'start', '--no-seed', '--port', `${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(site, 'exit');
  let printed = '';
  for await (const chunk of site.stdout.setEncoding('utf8')) {
    printed += chunk;
    if (printed.includes('--data <folder>')) break;
  }
  const setting = (name: string) => new RegExp(`^ {2}${name}=(.+)$`, 'm').exec(printed)?.[1] ?? '';
  const url = setting('SUPABASE_URL');
  return {
    settings: { SUPABASE_URL: url, SUPABASE_ANON_KEY: setting('SUPABASE_ANON_KEY') },
    service: createClient(url, setting('SUPABASE_SERVICE_ROLE_KEY')),
    async stop() {
      site.kill('SIGINT');
      await ended;
    },
  };
}
