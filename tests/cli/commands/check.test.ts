import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { check } from '#cli/commands/check.ts';
import { projectOf, recordingTerminal } from '../../helpers/projectOf.ts';

vi.mock('#cli/inspect/browserChecker.ts', () => ({
  browserChecker: async () => undefined,
}));

/** Returns a project whose built site has no pages. */
function builtProject() {
  const project = projectOf();
  const generated = join(project.distDir, 'generated');
  mkdirSync(join(project.distDir, 'client'), { recursive: true });
  mkdirSync(generated, { recursive: true });
  const site = { url: 'https://www.agency.example', locale: 'en-GB', name: 'Agency' };
  const files = {
    'layout.json': { site },
    'redirects.json': { redirects: [] },
    'manifest.json': { chunks: [] },
    'routes.json': { routes: [] },
  };
  for (const [name, value] of Object.entries(files)) {
    writeFileSync(join(generated, name), JSON.stringify(value));
  }
  return project;
}

const options = { format: 'pretty', all: false, changed: false } as const;

test('fails if a browser is requested and there is none', async () => {
  const terminal = recordingTerminal();
  expect(await check(builtProject(), terminal, { ...options, browser: true })).toBe(2);
  expect(terminal.noted).toContain(
    'error: no page can be opened in a browser: run "npx playwright install chromium"',
  );
  expect(terminal.printed).not.toContain('no errors');
});

test('needs no browser if none is requested', async () => {
  const terminal = recordingTerminal();
  expect(await check(builtProject(), terminal, { ...options, browser: false })).not.toBe(2);
  expect(terminal.noted).not.toContain('browser');
});
