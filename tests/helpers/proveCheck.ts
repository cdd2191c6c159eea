import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildDay } from '#cli/cache/completeBuild.ts';
import { outputsIn } from '#cli/cache/buildOutputs.ts';
import { changedPages } from '#cli/inspect/changedPages.ts';
import { inspectClasses } from '#cli/inspect/inspectClasses.ts';
import { inspectFiles } from '#cli/inspect/inspectFiles.ts';
import { inspectSite } from '#cli/inspect/inspectSite.ts';
import type { Manifest } from '#schemas/generated/manifest.ts';
import { pageFile } from '#cli/prerender/pageFile.ts';
import { randomNumbers } from '../../scripts/bench/randomNumbers.ts';
import type { BuiltSite } from './builtSite.ts';
import { sowFileFaults } from './sowFileFaults.ts';
import { sowFaults } from './sowFaults.ts';
import type { SownFault } from './sowFaults.ts';

/** The result of a check of a copy of a site with faults. */
export interface Proof {
  sown: readonly SownFault[];
  /** The sown faults that were not found at their places. */
  missed: readonly SownFault[];
  /** The findings on pages without a sown fault, one line for each. */
  others: readonly string[];
}

/**
 * Sows `count` faults into the pages of a copy of a built site, and one of each kind into the files beside them, checks the copy, and returns
 * which of them are found. The same seed gives the same faults.
 */
export async function proveCheck(site: BuiltSite, count: number, seed: number): Promise<Proof> {
  // Hard links need the same file system.
  const folder = mkdtempSync(join(dirname(site.clientDir), 'sown-'));
  try {
    const clientDir = join(folder, 'client');
    execFileSync('cp', ['-al', site.clientDir, clientDir]);
    const nothing = { strings: [], pages: {}, findings: [] };
    const { url, routes, redirects, layout } = site;
    const language = layout.site.locale;
    const inspected = { clientDir, url, language, name: layout.site.name, routes, redirects };
    const before = await inspectSite(inspected, nothing);
    const random = randomNumbers(seed);
    const sown = [
      ...sowFaults({ clientDir, routes, redirects, random }, count),
      ...sowFileFaults({ clientDir, url }),
    ];
    // Pages without faults are taken from the check before, as in a check after a change.
    const after = await inspectSite(inspected, { ...before.checked, findings: [] });
    const classes = await inspectClasses({
      distDir: folder,
      stamp: '',
      hashes: {},
      pages: after.checked.pages,
      routes: new Map(routes.map((route) => [pageFile(route.path), route])),
      browser: false,
    });
    const ofFiles = await inspectFiles({
      distDir: folder,
      clientDir,
      stamp: '',
      url,
      routes,
      addresses: after.addresses,
      hashes: outputsIn(clientDir),
    });
    const known = new Set(before.faults.map(({ file, fault: { code } }) => `${file} ${code}`));
    const inPages = [...after.faults, ...classes.faults].filter(
      ({ file, fault }) => !known.has(`${file} ${fault.code}`),
    );
    const { chunks }: Manifest = JSON.parse(
      readFileSync(join(site.distDir, 'generated', 'manifest.json'), 'utf8'),
    );
    const changed = await changedPages({
      distDir: site.distDir,
      today: buildDay(site.distDir),
      chunks,
      pages: after.checked.pages,
      faults: inPages,
      readPage: (file) => readFileSync(join(clientDir, file), 'utf8'),
    });
    const faults = [...after.faults, ...classes.faults, ...ofFiles, ...changed];
    const keyOf = (file: string, { code, line, column }: Omit<SownFault, 'kind' | 'file'>) =>
      `${file}:${line}:${column} ${code}`;
    const found = new Set(
      faults.map(({ file, fault }) => keyOf(file, fault as Omit<SownFault, 'kind' | 'file'>)),
    );
    const touched = new Set(sown.map(({ file }) => file));
    return {
      sown,
      missed: sown.filter((fault) => !found.has(keyOf(fault.file, fault))),
      others: faults
        .filter(({ file, fault }) => !touched.has(file) && !known.has(`${file} ${fault.code}`))
        .map(({ file, fault }) => `${file}:${fault.line} ${fault.code}`),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
