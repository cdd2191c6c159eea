import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generateSite } from '#cli/commands/generateSite.ts';
import { listRoutes } from '#cli/commands/routes.ts';
import { why } from '#cli/commands/why.ts';
import type { Project } from '#cli/project.ts';
import { edited } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { edit, projectOf, recordingTerminal, snapshot } from '../../helpers/projectOf.ts';

async function ask(path: string, files: ContentFiles = {}) {
  const terminal = recordingTerminal();
  const code = await why(projectOf(files), terminal, { path, json: false });
  return { code, printed: terminal.printed };
}

describe('why', () => {
  test('prints what a page is made from', async () => {
    const { code, printed } = await ask('/services/marketing');
    expect(code).toBe(0);
    expect(printed).toMatchInlineSnapshot(`
      "page            /services/marketing
      type            service
      title           Marketing, as search results show it
      template        templates/service/
      made from       content/services/marketing.md
                      content/prices.yaml
                      content/site.yaml
                      content/screens/service-pages.yaml
      state           not built yet
      last change     unknown (a source has uncommitted changes, or there is no Git history)
      search engines  may list it
      canonical       the page itself
      old addresses   /services/digital-marketing
      "
    `);
  });

  test('follows an old address', async () => {
    const { code, printed } = await ask('/services/digital-marketing');
    expect(code).toBe(0);
    expect(printed).toContain(
      '/services/digital-marketing → /services/marketing (301), from content/services/marketing.md',
    );
  });

  test('takes any spelling of an address', async () => {
    const { code, printed } = await ask('https://www.agency.example/Services/Marketing/?a=1');
    expect(code).toBe(0);
    expect(printed).toMatch(/^page +\/services\/marketing$/m);
  });

  test.each([
    'https://www.agency.example/Old/York.html',
    '/old/york.html?utm=1#top',
    '/old/york.html',
  ])('follows an old address that ends in ".html", asked for as %s', async (path) => {
    const alias = edited('towns/york.md', 'name: York', 'aliases:\n  - /old/york.html\nname: York');
    const { code, printed } = await ask(path, alias);
    expect(code).toBe(0);
    expect(printed).toContain('/old/york.html → /locations/york (301)');
  });

  test('says that an address is listed as gone', async () => {
    const gone = { 'addresses.yaml': 'gone:\n  - /blog/old-post\n  - /old/offer.html\n' };
    for (const path of ['/Blog/old-post/', 'https://www.agency.example/old/offer.html?a=1']) {
      const { code, printed } = await ask(path, gone);
      expect(code).toBe(1);
      expect(printed).toContain('is listed as gone in content/addresses.yaml');
    }
  });

  test('names the nearest pages if there is none', async () => {
    const { code, printed } = await ask('/locations/yrok');
    expect(code).toBe(1);
    expect(printed).toMatch(
      /^There is no page \/locations\/yrok\. The nearest are:\n {2}\/locations\/york\n/,
    );
  });

  test('as JSON for programs', async () => {
    const terminal = recordingTerminal();
    await why(projectOf(), terminal, { path: '/contact', json: true });
    expect(JSON.parse(terminal.printed)).toMatchObject({
      path: '/contact',
      exists: true,
      sources: [
        'content/screens/contact.yaml',
        'content/site.yaml',
        'content/screens/thank-you.yaml',
        'content/questions/price.md',
      ],
    });
  });
});

test.each([
  [
    'why',
    (project: Project) =>
      why(project, recordingTerminal(), { path: '/locations/york', json: false }),
  ],
  ['routes', (project: Project) => listRoutes(project, recordingTerminal(), { json: false })],
])('%s writes nothing that a build reads', async (_, run) => {
  const project = projectOf();
  const generatedDir = join(project.distDir, 'generated');
  await generateSite(project);
  const before = snapshot(generatedDir, 'identity');
  edit(project, edited('towns/york.md', 'name: York', 'name: Yorkminster'));
  expect(await run(project)).toBe(0);
  expect(snapshot(generatedDir, 'identity')).toEqual(before);
});

describe('routes', () => {
  test('lists pages that the content has now, and not those of the last build', async () => {
    const project = projectOf();
    await generateSite(project);
    rmSync(join(project.contentDir, 'blog/first-post.md'));
    const terminal = recordingTerminal();
    expect(await listRoutes(project, terminal, { json: false })).toBe(0);
    expect(terminal.printed).not.toContain('/blog/first-post');
  });

  test('lists the pages whose path matches', async () => {
    const terminal = recordingTerminal();
    const code = await listRoutes(projectOf(), terminal, {
      glob: '/locations/york/**',
      json: false,
    });
    expect(code).toBe(0);
    expect(terminal.printed.trim().split('\n')).toEqual([
      'location  /locations/york/york-marketing  (not for search engines)',
      'location  /locations/york/york-web-design  (not for search engines)',
      'location  /locations/york/york-web-design-services  (not for search engines)',
    ]);
  });

  test('fails if no path matches, or if the content has errors', async () => {
    const nothing = { glob: '/nothing', json: false };
    expect(await listRoutes(projectOf(), recordingTerminal(), nothing)).toBe(1);
    const broken = projectOf({ 'site.yaml': '' });
    expect(await listRoutes(broken, recordingTerminal(), { json: true })).toBe(1);
  });
});

describe('why --facts', () => {
  async function facts(path: string, json = false) {
    const terminal = recordingTerminal();
    const code = await why(projectOf(), terminal, { path, json, facts: true });
    return { code, printed: terminal.printed };
  }

  test('prints the figures of a page of a town with their sources', async () => {
    const { code, printed } = await facts('/locations/york/york-marketing');
    expect(code).toBe(0);
    expect(printed).toMatchInlineSnapshot(`
      "/locations/york/york-marketing

      Population: about 140,000 (141685)
        from       content/towns/york.md (population)
        source     Census 2021, built-up areas (census)
        published  Office for National Statistics, 2021-03-21
                   https://www.ons.gov.uk/census
        licence    OGL v3.0, https://licences.example/ogl
        checked    2026-01

      Distances: about 170 miles from our London office; straight lines to other towns
        from       content/towns/york.md (latitude, longitude)
        source     none; read off a map
      "
    `);
  });

  test('says so if a page has no figure', async () => {
    const { code, printed } = await facts('/contact');
    expect(code).toBe(0);
    expect(printed).toBe('/contact states no figure about the world.\n');
  });

  test('as JSON for programs', async () => {
    const { printed } = await facts('/locations/york', true);
    expect(JSON.parse(printed)).toMatchObject({
      path: '/locations/york',
      figures: [{ label: 'Population', source: { id: 'census', checked: '2026-01' } }, {}],
    });
  });
});
