import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { ShellExample } from '#schemas/generated/manifest.ts';
import { exitWith } from '#cli/files/processFailure.ts';
import { scheduleScripts } from './scheduleScripts.ts';
import type { Shells, SiteTask, ViteTask } from './viteTask.ts';

/** The process that `runViteTask` starts. It takes one task, answers it, and exits. */
process.once('message', async (task: ViteTask) => {
  try {
    const answer = await perform(task);
    process.send?.(answer, () => process.exit(0));
  } catch (error) {
    // Vike logs unhandled rejections and keeps the process alive, so the build would wait forever.
    exitWith(error);
  }
});

/** Whether assets are being written. Pages on disk may name them, so half-written files would break those pages. */
let isWriting = false;
let isCancelled = false;
const cancel = () => {
  if (!isWriting) process.exit(1);
  isCancelled = true;
};
// If the build is killed, this process must not go on working while the next build runs.
process.once('disconnect', cancel);
// Ctrl+C and the end of a terminal reach this process too.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, cancel);

function perform(task: ViteTask): Promise<unknown> {
  switch (task.task) {
    case 'bundles':
      return bundle(task);
    case 'shells':
      return shells(task.distDir, task.examples);
    case 'prerender':
      return prerenderAll(task);
  }
}

/** Builds both bundles, and returns the files of the browser's bundle. */
async function bundle(site: SiteTask): Promise<string[]> {
  const files: string[] = [];
  const [{ build }, { viteConfig }] = await Promise.all([
    import('vike/api'),
    import('./viteConfig.ts'),
  ]);
  const watchFiles: Plugin = {
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
  };
  await build({ viteConfig: await viteConfig(site, [watchFiles]) });
  return files;
}

async function shells(distDir: string, examples: Record<string, ShellExample>): Promise<Shells> {
  await import(pathToFileURL(join(distDir, 'server', 'entry.mjs')).href);
  const { renderPage } = await import('vike/server');
  const made: Shells = {};
  for (const [name, { path, type, section }] of Object.entries(examples)) {
    const { httpResponse } = await renderPage({ urlOriginal: path, shell: { section } });
    const isNotFound = type === 'not-found';
    if (httpResponse.statusCode !== (isNotFound ? 404 : 200)) {
      throw new Error(`Vike answered ${httpResponse.statusCode} for the shell of ${path}.`);
    }
    made[name] = scheduleScripts(await httpResponse.getBody(), isNotFound);
  }
  return made;
}

/** The part of Vike's page context that describes a rendered page. */
interface Prerendered {
  is404: boolean | null;
  _prerenderResult: { filePath: string; fileContent: string };
}

async function prerenderAll(site: SiteTask): Promise<null> {
  const [{ prerender }, { viteConfig }] = await Promise.all([
    import('vike/api'),
    import('./viteConfig.ts'),
  ]);
  await prerender({
    viteConfig: await viteConfig(site),
    // With this hook, Vike does not write the page itself.
    onPagePrerender({ is404, _prerenderResult: { filePath, fileContent } }: Prerendered) {
      mkdirSync(dirname(filePath), { recursive: true });
      writeFileSync(filePath, scheduleScripts(fileContent, is404 === true));
    },
  });
  return null;
}
