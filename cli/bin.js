#!/usr/bin/env node
// The command line is TypeScript, which Node runs as it stands from version 24 on; package.json pins one. An older Node that
// was called by hand hands over to it.
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= 24) {
  // Compiled modules are kept from run to run: a third of the start-up time, here and in the processes of Vite and Vike.
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
