import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { freePort } from '#cli/database/freePort.ts';
import { projectRoot } from '#cli/project.ts';
import { launchBrowser } from '../tests/helpers/browser.ts';
import { copyCode } from '../tests/helpers/devSite.ts';
import { medianOf } from './bench/medianOf.ts';
import { describeMachine } from './describeMachine.ts';

/**
 * Measures `site dev` with a copy of the content of this project: the time until it prints its address and until it has answered with
 * its first page, and the time from a save until the browser shows it. CPU time is read from /proc, so it needs Linux.
 */
const WARM_STARTS = 3;
const EDITS = 5;
/** The pause before each edit, in milliseconds, in which the rules on location pages run. */
const PAUSE = 1500;
/** The timeout of an edit, in milliseconds. */
const TIMEOUT = 60_000;
/** The number of clock ticks in a second on Linux. */
const TICKS = 100;

/** A town that can be deleted, because no other file of the content names it. */
const TOWN = 'aberdare';
const TOWN_FILE = `content/towns/${TOWN}.md`;

const root = mkdtempSync(join(tmpdir(), 'bench-dev-'));
const at = (file: string) => join(root, file);
const rows: string[] = [];
const browser = await launchBrowser();
try {
  copyCode(root);
  for (const folder of ['content', 'public']) {
    cpSync(join(projectRoot, folder), at(folder), { recursive: true });
  }
  const cold = await start();
  await cold.end();
  const warm: Start[] = [];
  for (let count = 0; count < WARM_STARTS; count++) {
    const site = await start();
    warm.push(site.figures);
    await site.end();
  }
  addRow('start, nothing cached', cold.figures);
  addRow('start, cached', medianOf(warm));
  const site = await start();
  try {
    await measureEdits(site);
  } finally {
    await site.end();
  }
  process.stdout.write(
    `${describeMachine()}\n\n| | address ms | page ms | CPU ms |\n| --- | ---: | ---: | ---: |\n${rows.join('\n')}\n`,
  );
} finally {
  await browser.close();
  rmSync(root, { recursive: true, force: true });
}

interface Start {
  addressMs: number;
  pageMs: number;
  cpuMs: number;
}

/** Starts the server and requests its first page. */
async function start() {
  const port = await freePort();
  const begin = performance.now();
  const child = spawn(process.execPath, [at('cli/bin.js'), 'dev', '--port', `${port}`], {
    cwd: root,
    env: { ...process.env, SITE_ENV_FILE: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const failed = exited.then(() => {
    throw new Error('"site dev" ended before it printed its address.');
  });
  await Promise.race([once(child.stdout, 'data'), failed]);
  const addressMs = performance.now() - begin;
  const url = `http://127.0.0.1:${port}`;
  await (await fetch(`${url}/`)).text();
  const pageMs = performance.now() - begin;
  const cpuMs = () => {
    const [user = 0, system = 0] = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
      .split(' ')
      .slice(13, 15)
      .map(Number);
    return ((user + system) / TICKS) * 1000;
  };
  return {
    url,
    cpuMs,
    figures: { addressMs, pageMs, cpuMs: cpuMs() },
    async end() {
      child.kill('SIGINT');
      await exited;
    },
  };
}

async function measureEdits({ url, cpuMs }: Awaited<ReturnType<typeof start>>): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${url}/locations/${TOWN}`);
  const town = readFileSync(at(TOWN_FILE), 'utf8');
  const style = readFileSync(at('templates/styles/base.css'), 'utf8');
  const template = readFileSync(at('templates/parts/Breadcrumbs.tsx'), 'utf8');
  const edits: Record<string, (count: number) => { save(): void; isShown(): Promise<boolean> }> = {
    'a town was saved': (count) => ({
      save: () => writeFileSync(at(TOWN_FILE), town.replace(/^name: .*/m, `name: Town${count}`)),
      isShown: () => textOf(page, 'h1').then((text) => text.includes(`Town${count}`)),
    }),
    'a template was saved': (count) => ({
      save: () =>
        writeFileSync(
          at('templates/parts/Breadcrumbs.tsx'),
          template.replace('<nav', `<nav data-edit="${count}"`),
        ),
      isShown: async () => (await page.locator(`nav[data-edit="${count}"]`).count()) > 0,
    }),
    'a style was saved': (count) => ({
      save: () =>
        writeFileSync(
          at('templates/styles/base.css'),
          `${style}\nh1 { color: rgb(${count + 1}, 2, 3) !important; }\n`,
        ),
      isShown: async () =>
        (await page
          .locator('h1')
          .first()
          .evaluate((h1) => getComputedStyle(h1).color)) === `rgb(${count + 1}, 2, 3)`,
    }),
    'a town was deleted or created': (count) => ({
      save: () => (count % 2 === 0 ? rmSync(at(TOWN_FILE)) : writeFileSync(at(TOWN_FILE), town)),
      isShown: () =>
        fetch(`${url}/locations/${TOWN}`).then(
          ({ status }) => status === (count % 2 === 0 ? 404 : 200),
        ),
    }),
  };
  for (const [name, edit] of Object.entries(edits)) {
    const runs: Start[] = [];
    for (let count = 0; count < EDITS; count++) {
      await page.waitForTimeout(PAUSE);
      const { save, isShown } = edit(count);
      const before = cpuMs();
      const begin = performance.now();
      save();
      // The page may be loading.
      while (!(await isShown().catch(() => false))) {
        if (performance.now() - begin > TIMEOUT) {
          throw new Error(`After ${TIMEOUT / 1000} s, the page does not show that ${name}.`);
        }
        await page.waitForTimeout(10);
      }
      runs.push({ addressMs: 0, pageMs: performance.now() - begin, cpuMs: cpuMs() - before });
    }
    addRow(name, medianOf(runs));
  }
}

async function textOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().textContent()) ?? '';
}

function addRow(name: string, { addressMs, pageMs, cpuMs }: Start): void {
  const address = addressMs > 0 ? addressMs.toFixed(0) : '';
  rows.push(`| ${name} | ${address} | ${pageMs.toFixed(0)} | ${cpuMs.toFixed(0)} |`);
}
