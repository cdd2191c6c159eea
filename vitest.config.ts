import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { memoryFolder } from './tests/helpers/memoryFolder.ts';

/** The number of milliseconds in a minute. Timeouts are long enough for a build of the whole site on a busy machine. */
const MINUTES = 60_000;

/** How long `expect.poll` waits: long enough for a machine that builds sites at the same time. */
const expect = { poll: { timeout: 2 * MINUTES } };

/** The site of another agency. */
const GARDEN = join(import.meta.dirname, 'tests/agencies/garden');

/** The unit tests that are slow or wrong in a large process: those that measure its memory, and those that start many processes. */
const IN_OWN_PROCESS = [
  'tests/api/badInput.test.ts',
  'tests/cli/load/{checkOutPublished,readGitDates}.test.ts',
];

// Every process and thread of the tests compiles the same modules. The folder is that of cli/bin.js.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'dist/cache/compiled');
// Databases of tests wait for each write to reach the disk, which takes no time in memory.
const temporary = memoryFolder();
if (temporary) process.env.TMPDIR = temporary;

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Many tests wait for a browser, a server or another process, so there are more workers than cores.
    maxWorkers: Math.min(8, availableParallelism() * 2),
    // Keeps the developer's settings for mail and databases away from the tests and the processes that they start.
    env: { SITE_ENV_FILE: '' },
    projects: [
      {
        // Vitest resolves imports itself, without the hook with which the command line reads a site before its packages are installed.
        resolve: {
          alias: { 'mileward-site/config': join(import.meta.dirname, 'cli/slots/defineSite.ts') },
        },
        test: {
          name: 'unit',
          environment: 'node',
          expect,
          include: ['tests/*.test.ts', 'tests/{api,cli,content,corpus,renderer}/**/*.test.ts'],
          exclude: IN_OWN_PROCESS,
          testTimeout: 5 * MINUTES,
          hookTimeout: 2 * MINUTES,
          // Files share a process, with its modules and compiled code. Importing them again is most of the cost of a short test.
          isolate: false,
          unstubEnvs: true,
        },
      },
      {
        test: {
          name: 'process',
          environment: 'node',
          include: IN_OWN_PROCESS,
          testTimeout: 2 * MINUTES,
          hookTimeout: 2 * MINUTES,
        },
      },
      {
        test: {
          name: 'site',
          environment: 'node',
          expect,
          include: ['tests/{site,hosts}/**/*.test.ts'],
          testTimeout: 5 * MINUTES,
          hookTimeout: 10 * MINUTES,
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          expect,
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
          // Tests of every site, on a site whose content is that of another agency.
          name: 'agencies',
          environment: 'node',
          expect,
          env: {
            SITE_TEST_DIST: join(GARDEN, 'dist'),
            SITE_TEST_CONTENT: join(GARDEN, 'content'),
          },
          globalSetup: './tests/agencies/buildGarden.ts',
          include: [
            'tests/agencies/*.test.ts',
            'tests/site/{markup,sitemaps}.test.ts',
            'tests/e2e/{accessibility,everyPage,scriptBudget}.test.ts',
          ],
          // Files share a process, with its browser and with what it has read of the site.
          isolate: false,
          testTimeout: 5 * MINUTES,
          hookTimeout: 10 * MINUTES,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          expect,
          include: ['tests/e2e/**/*.test.ts'],
          // Files share a process, with its browser and with what it has read of the site.
          isolate: false,
          testTimeout: 5 * MINUTES,
          hookTimeout: 10 * MINUTES,
        },
      },
    ],
  },
});
