import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Usage } from './reportUsage.ts';

/** The cost of a process and its child processes from start to end, and its output. */
export interface Run extends Usage {
  wallSeconds: number;
  output: string;
}

const UsageSchema = z.object({ cpuSeconds: z.number(), peakMegabytes: z.number() });
const hook = fileURLToPath(new URL('./reportUsage.ts', import.meta.url));

/** The environment of a measured process, without the database that the developer has configured. */
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  SITE_ENV_FILE: '',
  SUPABASE_URL: undefined,
  SUPABASE_ANON_KEY: undefined,
  SUPABASE_SERVICE_ROLE_KEY: undefined,
};

/** Runs a script in a Node process of its own, with more variables in `env`. If it fails, throws an error with its output. */
export function runMeasured(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Run {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-usage-'));
  try {
    const start = performance.now();
    const { status, stdout, stderr, error } = spawnSync(
      process.execPath,
      ['--import', hook, script, ...args],
      {
        encoding: 'utf8',
        env: { ...environment, ...env, BENCH_USAGE_DIR: folder },
        maxBuffer: 1024 ** 3,
      },
    );
    const wallSeconds = (performance.now() - start) / 1000;
    if (error || status !== 0) {
      const command = ['node', script, ...args].join(' ');
      throw new Error(`"${command}" failed.\n${stdout}${stderr}`, { cause: error });
    }
    return { ...readUsage(folder), wallSeconds, output: stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds up the usage that the process and its child processes have written. */
function readUsage(folder: string): Usage {
  const usages = readdirSync(folder).map((name) =>
    UsageSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
  return {
    cpuSeconds: usages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    peakMegabytes: Math.max(...usages.map(({ peakMegabytes }) => peakMegabytes)),
  };
}
