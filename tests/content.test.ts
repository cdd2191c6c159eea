import { describe, expect, test } from 'vitest';
import { emptyParseCache } from '#cli/cache/parseCache.ts';
import { checkLoaded } from '#cli/commands/checkLoaded.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { readImages } from '#cli/load/readImages.ts';
import { planPaths } from '#cli/resolve/planPaths.ts';
import { planSite } from '#cli/plan/planSite.ts';
import { projectAt } from '#cli/project.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { countErrors } from '#cli/report/report.ts';
import { sampleContentDir } from './helpers/sampleContent.ts';

/** The rules that hold for any content. Statements about the sample agency are in `tests/sample/`. */
const { loaded, problems } = await loadContent(sampleContentDir, emptyParseCache());
const checked = checkLoaded(loaded, {
  images: readImages(projectAt().publicDir),
  // A date in the far future, so that the result does not depend on the day on which the test runs.
  today: '2099-01-01',
  launch: false,
});
const findings = placeProblems([...problems, ...checked.problems], loaded.texts);
const { context } = checked;

/** Returns the context that planning needs. Throws with all findings if there are errors. */
function site() {
  if (!context) {
    const report = { findings, texts: loaded.texts, files: loaded.texts.size, outcome: '' };
    throw new Error(formatPretty(report, { colour: false }));
  }
  return context;
}

test('the content has no errors', () => {
  // In the far future every check of a source is overdue.
  const errors = findings.filter(
    ({ level, code }) => level === 'error' && code !== 'check-overdue',
  );
  const report = { findings: errors, texts: loaded.texts, files: loaded.texts.size, outcome: '' };
  expect(countErrors(errors), formatPretty(report, { colour: false })).toBe(0);
});

describe('the addresses', () => {
  test('of the pages with fixed addresses are there, and none is planned twice', () => {
    const paths = planPaths(site().content).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/services',
        '/blog',
        '/facts-questions',
        '/contact',
        '/case-studies',
        '/locations',
        '/thank-you',
        '/404',
      ]),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('that are old lead to a page in one step', () => {
    const { redirects, content } = site();
    const pages = new Set(planPaths(content).map(({ path }) => path));
    const from = new Set(redirects.map((redirect) => redirect.from));
    expect(from.size).toBe(redirects.length);
    for (const redirect of redirects) {
      expect(pages.has(redirect.to), redirect.to).toBe(true);
      expect(pages.has(redirect.from), redirect.from).toBe(false);
      expect(from.has(redirect.to), redirect.to).toBe(false);
    }
  });
});

test('the plan has a page for each path, with a title and a description of its own', () => {
  const plan = planSite(site(), 'stamp');
  const pages = plan.chunks.flatMap((chunk) => chunk.plan().map(({ model }) => model));
  expect(pages).toHaveLength(planPaths(site().content).length);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(new Set(pages.map(({ head }) => head.title.toLowerCase())).size).toBe(pages.length);
  expect(new Set(pages.map(({ head }) => head.description.toLowerCase())).size).toBe(pages.length);
  for (const { path, head } of pages) {
    expect(`${head.title} ${head.description}`, path).not.toMatch(/\{\{|\}\}|undefined|NaN/);
  }
});
