import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';

/** A step of the check: its name, and its command with arguments. */
type Step = [name: string, command: string, ...args: string[]];

/** The file to which Vitest writes its results. */
const TEST_RESULTS = 'dist/reports/tests.json';

const VITEST = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${TEST_RESULTS}`,
] as const;

/** The steps that need no build, the fastest first. */
const sources: Step[] = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['prose', 'tsx', 'scripts/checkProse.ts'],
  ['lint', 'eslint', '--max-warnings', '0', '.'],
  ['types', 'tsc', '-p', '.'],
];

/**
 * The steps of `npm run check`: everything that CI checks, or with `--quick` the part that needs no build. The script prints `N
 * passed, N failed` at the end, counting each step and each test. Tests of facts about the sample agency are left out; `npm run
 * test:sample` runs them.
 */
const steps: Step[] = process.argv.includes('--quick')
  ? [...sources, ['tests', ...VITEST, '--project=unit']]
  : [
      ...sources,
      ['content', 'node', 'cli/bin.js', 'validate'],
      ['build', 'node', 'cli/bin.js', 'build'],
      ['tests', ...VITEST, '--project=!sample'],
    ];

// Tests start databases and stores of their own. They must not use those that the developer has configured.
delete process.env.SUPABASE_URL;
delete process.env.SUPABASE_ANON_KEY;
delete process.env.SUPABASE_SERVICE_ROLE_KEY;

const VitestResultsSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

let passed = 0;
let failed = 0;
for (const [name, command, ...args] of steps) {
  console.log(`\n── ${name}`);
  if (name === 'tests') rmSync(TEST_RESULTS, { force: true });
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  const tests = name === 'tests' ? readResults() : undefined;
  passed += tests?.numPassedTests ?? (status === 0 ? 1 : 0);
  failed += tests?.numFailedTests ?? (status === 0 ? 0 : 1);
  // A run that failed outside of a test counts as one failure.
  if (tests && status !== 0 && tests.numFailedTests === 0) failed++;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Returns the results that Vitest has written, or `undefined` if it has written none. */
function readResults() {
  try {
    return VitestResultsSchema.parse(JSON.parse(readFileSync(TEST_RESULTS, 'utf8')));
  } catch {
    return undefined;
  }
}
