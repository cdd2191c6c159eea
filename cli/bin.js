#!/usr/bin/env node
// The command line is TypeScript, which Node runs directly from version 24 on, or the JavaScript that `npm pack` makes of it. An older Node
// hands over to the version that package.json pins, so nothing that is imported here may need a newer Node.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

try {
  process.cwd();
} catch {
  process.stderr.write(
    'The current folder has been deleted. Change to another one and run the command again.\n',
  );
  process.exit(2);
}

const isPackage = !existsSync(fileURLToPath(new URL('index.ts', import.meta.url)));

if (Number(process.versions.node.split('.')[0]) >= 24) {
  const { enableCompileCache } = await import('node:module');
  const site = siteAbove(process.cwd());
  // Caches compiled modules between runs: this saves a third of the start-up time, here and in the processes of Vite and Vike.
  if (site) process.env.NODE_COMPILE_CACHE ??= join(site, 'dist', 'cache', 'compiled');
  if (process.env.NODE_COMPILE_CACHE) enableCompileCache(process.env.NODE_COMPILE_CACHE);
  try {
    await import(isPackage ? '../lib/cli/index.js' : await bundleOrSources());
  } catch (error) {
    // A module of ours that is missing has the same code, but is a fault of ours.
    if (!String(error?.message).startsWith('Cannot find package ')) throw error;
    process.stderr.write(
      `The packages are not installed. Run "npm ${isPackage ? 'install' : 'ci'}".\n  (${error.message})\n`,
    );
    process.exitCode = 2;
  }
} else {
  const child = spawn(pinnedNode(), process.argv.slice(1), { stdio: 'inherit' });
  // This process ends when the other one does. Ctrl+C reaches both, but other programs send a signal to this one only.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', () => {
    process.stderr.write(
      'The site needs Node 24. Run "npm ci", which installs it for this site unless npm skips install scripts, or install it from https://nodejs.org.\n',
    );
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}

/**
 * Returns the folder that `siteAbove` in project.ts returns. That module is TypeScript: before the cache is on, Node would load its compiler for
 * it, in every command.
 *
 * @param {string} folder
 * @returns {string | undefined}
 */
function siteAbove(folder) {
  if (existsSync(join(folder, 'content', 'site.yaml'))) return folder;
  const parent = dirname(folder);
  if (parent !== folder) return siteAbove(parent);
  return isPackage ? undefined : fileURLToPath(new URL('..', import.meta.url));
}

/** Returns the address of the bundle of the command line if it is current, and otherwise that of the sources. */
async function bundleOrSources() {
  const { currentBundle } = await import('./bundle.js');
  const bundle = currentBundle(fileURLToPath(new URL('..', import.meta.url)));
  return bundle === undefined ? './index.ts' : pathToFileURL(bundle).href;
}

/** Returns the path of the version of Node that package.json pins. It does not exist if the packages are not installed. */
function pinnedNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve('node/package.json');
    return join(dirname(manifest), 'bin', 'node');
  } catch {
    return fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));
  }
}
