import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';

/**
 * Runs everything that CI runs, the quickest steps first. Prints `N passed, N failed` at the end, counting each step and each test.
 */
const TEST_RESULTS = 'dist/reports/tests.json';

const steps: [name: string, command: string, ...args: string[]][] = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['lint', 'eslint', '--max-warnings', '0', '.'],
  ['types', 'tsc', '-p', '.'],
  ['content', 'node', 'cli/bin.js', 'validate'],
  ['build', 'node', 'cli/bin.js', 'build'],
  [
    'tests',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${TEST_RESULTS}`,
  ],
];

// Tests start databases and stores of their own, and must not use those of the machine.
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

/** Returns the counts that Vitest wrote, or `undefined` if it failed before that. */
function readResults() {
  try {
    return VitestResultsSchema.parse(JSON.parse(readFileSync(TEST_RESULTS, 'utf8')));
  } catch {
    return undefined;
  }
}
