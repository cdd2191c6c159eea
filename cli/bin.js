#!/usr/bin/env node
// The command line is TypeScript, which Node runs directly from version 24 on. An older Node hands over to the version that
// package.json pins, so nothing that is imported here may need a newer Node.
import { spawnSync } from 'node:child_process';
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
  const { status, error } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
  if (error) {
    process.stderr.write(
      'Run "npm ci" first: it installs the version of Node that the site needs.\n',
    );
  }
  process.exitCode = status ?? 2;
}
