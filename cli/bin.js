#!/usr/bin/env node
// The command line is TypeScript, which Node runs directly from version 24 on. An older Node hands over to the version that
// package.json pins, so nothing that is imported here may need a newer Node.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= 24) {
  const { enableCompileCache } = await import('node:module');
  // Caches compiled modules between runs: this saves a third of the start-up time, here and in the processes of Vite and Vike.
  const compiled = here('../node_modules/.cache/compiled');
  enableCompileCache(compiled);
  process.env.NODE_COMPILE_CACHE ??= compiled;
  await import('./index.ts');
} else {
  const node = here('../node_modules/node/bin/node');
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  // This process ends when the other one does. Ctrl+C reaches both, but other programs send a signal to this one only.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', () => {
    process.stderr.write(
      'Run "npm ci" first: it installs the version of Node that the site needs.\n',
    );
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}
