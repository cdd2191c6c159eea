import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '#cli/database/freePort.ts';
import { projectRoot } from '#cli/project.ts';
import { smallDist } from './enquiryServer.ts';

/** A `site serve` in a separate process. */
export interface ServedSite {
  url: string;
  /** The database file of the enquiries. */
  file: string;
  distDir: string;
  process: ChildProcess;
  /** Returns everything that the process has printed to standard output and standard error. */
  output(): string;
  /** Sends a signal and waits until the process has ended. Returns its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts `site serve` on a small site and waits until it responds. `shell` is a shell command that runs first, for example to set a
 * limit. The process ends with the test.
 */
export async function servedSite({
  distDir = smallDist(),
  env = {},
  shell,
}: { distDir?: string; env?: Record<string, string>; shell?: string } = {}): Promise<ServedSite> {
  const port = await freePort();
  const file = join(distDir, 'data', 'enquiries.db');
  const command = [
    process.execPath,
    join(projectRoot, 'cli/bin.js'),
    ...['--dist', distDir, 'serve', '--port', `${port}`, '--host', '127.0.0.1'],
  ];
  const [program = '', ...args] = shell
    ? ['bash', '-c', `${shell}; exec "$@"`, 'bash', ...command]
    : command;
  const child = spawn(program, args, {
    env: { ...process.env, ENQUIRIES_DB: file, ENQUIRIES_RATE: '1000000/0.001', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (output += String(text)));
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`site serve ended: ${output}`);
    await new Promise((wait) => setTimeout(wait, 50));
  }
  return {
    url,
    file,
    distDir,
    process: child,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
