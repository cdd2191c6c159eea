import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';

/**
 * Everything that CI asks of a change, in the order in which it fails fastest. Prints `N passed, N failed` at the end,
 * counting each step and each test.
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

// The tests bring databases and stores of their own; those of the machine are left alone.
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
  // A run that failed outside its tests counts as one failure.
  if (tests && status !== 0 && tests.numFailedTests === 0) failed++;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Vitest's own count; undefined where it did not come as far as counting. */
function readResults() {
  try {
    return VitestResultsSchema.parse(JSON.parse(readFileSync(TEST_RESULTS, 'utf8')));
  } catch {
    return undefined;
  }
}
