import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '#cli/database/freePort.ts';
import { projectRoot } from '#cli/project.ts';
import { minimalContent, minimalImages } from './minimalContent.ts';

/** The files that a copy of the project needs. */
const CODE = [
  ...['api', 'cli', 'content/schemas', 'renderer', 'supabase', 'templates'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

/** A copy of the project with the minimal content, whose code and content a test may change. */
export interface ProjectCopy {
  root: string;
  /** Returns the text of a file, by its path below the project. */
  read(file: string): string;
  write(file: string, text: string): void;
  /** Replaces the first occurrence of a text in a file. Throws if the file does not contain it. */
  edit(file: string, from: string, to: string): void;
  delete(file: string): void;
  /** Starts the command line in the copy, and waits until it has printed `until`. The process ends with the copy. */
  start(args: readonly string[], until: string | RegExp): Promise<RunningCommand>;
}

/** A command that runs until it is interrupted. */
export interface RunningCommand {
  process: ChildProcess;
  /** Returns everything that the process has printed. */
  output(): string;
  /** Waits until the process has ended. Returns its exit code. */
  ended(): Promise<number | null>;
}

/**
 * Copies the project into a temporary folder. `atEnd` registers what ends its processes and removes the folder; without it, that happens
 * after the test.
 */
export function projectCopy(
  atEnd: (end: () => void | Promise<void>) => void = onTestFinished,
): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'project-copy-'));
  atEnd(() => rmSync(root, { recursive: true, force: true }));
  copyCode(root);
  const at = (file: string) => join(root, file);
  const copy: ProjectCopy = {
    root,
    read: (file) => readFileSync(at(file), 'utf8'),
    write(file, text) {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    edit(file, from, to) {
      const text = copy.read(file);
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
      copy.write(
        file,
        text.replace(from, () => to),
      );
    },
    delete: (file) => rmSync(at(file)),
    async start(args, until) {
      const child = spawn(process.execPath, [at('cli/bin.js'), ...args], {
        cwd: root,
        env: { ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: '' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      const exit = once(child, 'exit');
      atEnd(async () => {
        child.kill('SIGKILL');
        await exit;
      });
      const isReady = Promise.withResolvers<undefined>();
      const listen = (text: unknown) => {
        output += String(text);
        if (typeof until === 'string' ? output.includes(until) : until.test(output)) {
          isReady.resolve(undefined);
        }
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      // Unlike "exit", this event comes after everything that the process has printed.
      const failed = once(child, 'close').then(() => {
        throw new Error(`The command ended with ${child.exitCode}.\n${output}`);
      });
      await Promise.race([isReady.promise, failed]);
      return {
        process: child,
        output: () => output,
        async ended() {
          await exit;
          return child.exitCode;
        },
      };
    },
  };
  for (const [file, text] of Object.entries(minimalContent())) copy.write(`content/${file}`, text);
  for (const image of minimalImages) {
    copy.write(`public${image}`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
  return copy;
}

/** Copies the code of the project into a folder. The packages are those of the project. */
export function copyCode(root: string): void {
  for (const file of CODE) cpSync(join(projectRoot, file), join(root, file), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
}

/** Starts `site dev` in a copy of the project. Returns the address of the site. */
export async function devSite(copy: ProjectCopy): Promise<RunningCommand & { url: string }> {
  const port = await freePort();
  const command = await copy.start(['dev', '--port', `${port}`], 'The site is at');
  return { ...command, url: `http://127.0.0.1:${port}` };
}
