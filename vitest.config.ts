import { defineConfig } from 'vitest/config';

/** Long enough for a build of the whole site, or a browser on a busy machine. */
const MINUTES = 60_000;

export default defineConfig({
  test: {
    passWithNoTests: true,
    // What a developer has set for mail or a database is not for tests, nor for the processes they start.
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
