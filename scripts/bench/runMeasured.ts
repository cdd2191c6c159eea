import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Usage } from './reportUsage.ts';

/** What a process cost from its start to its end, the start of Node included, and what it printed. */
export interface Run extends Usage {
  wallSeconds: number;
  output: string;
}

const UsageSchema = z.object({ cpuSeconds: z.number(), peakMegabytes: z.number() });
const hook = fileURLToPath(new URL('./reportUsage.ts', import.meta.url));

/** Runs a script in a Node process of its own. Throws with what it printed where it fails. */
export function runMeasured(script: string, args: readonly string[]): Run {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-usage-'));
  const usageFile = join(folder, 'usage.json');
  try {
    const start = performance.now();
    const { status, stdout, stderr, error } = spawnSync(
      process.execPath,
      ['--import', hook, script, ...args],
      {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production', BENCH_USAGE_FILE: usageFile },
        maxBuffer: 1024 ** 3,
      },
    );
    const wallSeconds = (performance.now() - start) / 1000;
    if (error || status !== 0) {
      const command = ['node', script, ...args].join(' ');
      throw new Error(`"${command}" failed.\n${stdout}${stderr}`, { cause: error });
    }
    const usage = UsageSchema.parse(JSON.parse(readFileSync(usageFile, 'utf8')));
    return { ...usage, wallSeconds, output: stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
