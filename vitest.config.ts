import { defineConfig } from 'vitest/config';

/** The number of milliseconds in a minute. Timeouts are long enough for a build of the whole site on a busy machine. */
const MINUTES = 60_000;

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Browser tests wait more than they compute, so two files run at once even on two cores.
    maxWorkers: 2,
    // Keeps the developer's settings for mail and databases away from the tests and the processes that they start.
    env: { SITE_ENV_FILE: '' },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/*.test.ts', 'tests/{api,cli,content,renderer}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/{site,hosts}/**/*.test.ts'],
          testTimeout: 5 * MINUTES,
          hookTimeout: 10 * MINUTES,
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/database/**/*.test.ts'],
          testTimeout: 2 * MINUTES,
          hookTimeout: 2 * MINUTES,
        },
      },
      {
        test: {
          name: 'sample',
          environment: 'node',
          include: ['tests/sample/**/*.test.ts'],
          testTimeout: MINUTES,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          expect: { poll: { timeout: MINUTES } },
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 5 * MINUTES,
          hookTimeout: 10 * MINUTES,
        },
      },
    ],
  },
});
