import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShellExample } from '#schemas/generated/manifest.ts';
import { quietScripts } from './quietScripts.ts';
import type { Shells, ViteTask } from './viteTask.ts';

/** The process that `runViteTask` starts: takes one task, answers it, and ends. */
process.once('message', async (task: ViteTask) => {
  try {
    const answer = await perform(task);
    process.send?.(answer, () => process.exit(0));
  } catch (error) {
    // Vike logs rejections that nobody handles and lets the process live, and the build would wait for ever.
    console.error(error);
    process.exit(1);
  }
});
// A build that was killed must not go on writing here while the next one is at work.
process.once('disconnect', () => process.exit(1));

/** Whether files are being written that pages on disk may name: cut short, they would break these pages. */
let isWriting = false;
let isCancelled = false;
process.once('SIGTERM', () => {
  if (!isWriting) process.exit(1);
  isCancelled = true;
});

function perform(task: ViteTask): Promise<unknown> {
  switch (task.task) {
    case 'bundles':
      return bundle();
    case 'shells':
      return shells(task.distDir, task.examples);
    case 'prerender':
      return prerenderAll();
  }
}

/** Builds both bundles, and lists the files of the browser's. */
async function bundle(): Promise<string[]> {
  const files: string[] = [];
  const { build } = await import('vike/api');
  await build({
    viteConfig: {
      logLevel: 'warn',
      plugins: [
        {
          name: 'site:watch-files',
          applyToEnvironment: ({ name }) => name === 'client',
          generateBundle: {
            order: 'post',
            handler() {
              isWriting = true;
            },
          },
          writeBundle(_options, output) {
            isWriting = false;
            if (isCancelled) process.exit(1);
            files.push(...Object.keys(output));
          },
        },
      ],
    },
  });
  return files;
}

async function shells(distDir: string, examples: Record<string, ShellExample>): Promise<Shells> {
  await import(pathToFileURL(join(distDir, 'server', 'entry.mjs')).href);
  const { renderPage } = await import('vike/server');
  const made: Shells = {};
  for (const [name, { path, type, section }] of Object.entries(examples)) {
    const { httpResponse } = await renderPage({ urlOriginal: path, shell: { section } });
    const expected = type === 'not-found' ? 404 : 200;
    if (httpResponse.statusCode !== expected) {
      throw new Error(`Vike answered ${httpResponse.statusCode} for the shell of ${path}.`);
    }
    made[name] = quietScripts(await httpResponse.getBody());
  }
  return made;
}

/** What Vike says of a page that it has rendered. */
interface Prerendered {
  _prerenderResult: { filePath: string; fileContent: string };
}

async function prerenderAll(): Promise<null> {
  const { prerender } = await import('vike/api');
  await prerender({
    viteConfig: { logLevel: 'warn' },
    // Vike leaves the writing to whoever gives this.
    onPagePrerender({ _prerenderResult: { filePath, fileContent } }: Prerendered) {
      mkdirSync(dirname(filePath), { recursive: true });
      writeFileSync(filePath, quietScripts(fileContent));
    },
  });
  return null;
}
