import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { changeContent, readForChange } from '#cli/commands/changeContent.ts';
import { diff } from '#cli/commands/diff.ts';
import { askForTarget, remove } from '#cli/commands/remove.ts';
import { rename } from '#cli/commands/rename.ts';
import { validate } from '#cli/commands/validate.ts';
import type { Project } from '#cli/project.ts';
import { localTexts, minimalContent } from '../../helpers/minimalContent.ts';
import { edited } from '../../helpers/contentDir.ts';
import { howFarFile, journey } from '../../helpers/howFarContent.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { repository } from '../../helpers/gitRepository.ts';
import { edit, projectOf, recordingTerminal, snapshot } from '../../helpers/projectOf.ts';

/** Creates a project whose content is committed to Git. */
function committed(files: ContentFiles = {}): Project {
  const project = projectOf(files);
  repository(project.contentDir).commit({});
  return project;
}

/** A second post, which keeps the list of posts if the first one is deleted. */
const secondPost: ContentFiles = {
  'blog/second-post.md': (minimalContent()['blog/first-post.md'] ?? '')
    .replaceAll('The first post', 'The second post')
    .replace('Design', 'Craft'),
};

const read = ({ contentDir }: Project, file: string) =>
  readFileSync(join(contentDir, file), 'utf8');

async function renamed(project: Project, name: string, newSlug: string, dryRun = false) {
  const terminal = recordingTerminal();
  const code = await rename(project, terminal, { name, newSlug, dryRun });
  return { code, ...terminal };
}

async function removed(
  project: Project,
  name: string,
  options: { to?: string; gone?: boolean; dryRun?: boolean } = {},
) {
  const terminal = recordingTerminal();
  const code = await remove(project, terminal, {
    gone: false,
    dryRun: false,
    ...options,
    names: [name],
  });
  return { code, ...terminal };
}

/** Returns the addresses that differ from the last commit. */
async function changes(project: Project) {
  const terminal = recordingTerminal();
  const options = { ref: 'HEAD', lastBuild: false, format: 'json', all: true } as const;
  const code = await diff(project, terminal, options);
  return { code, ...JSON.parse(terminal.printed) };
}

async function findings(project: Project): Promise<string> {
  const terminal = recordingTerminal();
  await validate(project, terminal, { format: 'json', launch: false });
  return JSON.parse(terminal.printed).findings;
}

test('a new name with the folder of the entry is refused with the name that is meant', async () => {
  for (const name of ['towns/ebor', 'content/towns/ebor.md']) {
    const { code, noted } = await renamed(projectOf(), 'towns/york', name);
    expect(code).toBe(2);
    expect(noted).toContain('did you mean ebor?');
  }
});

test('a check of the changed content leaves the states of the files that later commands compare', async () => {
  const project = committed();
  const file = join(project.distDir, 'cache', 'sources.json');
  await vi.waitFor(async () => {
    // States are kept only of files that were written a moment ago or earlier.
    await validate(project, recordingTerminal(), { format: 'json', launch: false });
    expect(readFileSync(file, 'utf8')).toContain('site.yaml');
  }, 60_000);
  const states = readFileSync(file, 'utf8');
  expect((await renamed(project, 'towns/leeds', 'leeds-city', true)).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(states);
});

test('content may be in a folder whose name starts with a dot', async () => {
  const project = projectOf();
  const contentDir = join(dirname(project.contentDir), '.content');
  renameSync(project.contentDir, contentDir);
  expect((await renamed({ ...project, contentDir }, 'towns/leeds', 'leeds-city', true)).code).toBe(
    0,
  );
});

describe('renaming', () => {
  test('a sector that a phrasing names is renamed there too', async () => {
    const phrasings = [1, 2, 3].map((way) => `  - text: Way ${way}.\n    sectors: [retail]\n`);
    const project = committed(
      edited('variants/marketing.yaml', /lead:\n(?: {2}- .*\n)+/, `lead:\n${phrasings.join('')}`),
    );
    expect((await renamed(project, 'sectors/retail', 'shops')).code).toBe(0);
    expect(read(project, 'variants/marketing.yaml').match(/sectors: .*/g)).toEqual(
      Array.from({ length: 3 }, () => 'sectors: [shops]'),
    );
  });

  test.each([
    ['services/marketing', 1],
    ['towns/york', 4],
    ['variants/marketing', 3],
    ['blog/first-post', 1],
    ['case-studies/mill-shop', 1],
    ['portfolio/mill-shop', 1],
    ['legal/privacy-policy', 1],
    ['sectors/retail', 0],
    ['testimonials/ada', 0],
    ['questions/price', 0],
  ])(
    '%s leaves content without findings, and every old address leads to the new one',
    async (name, moved) => {
      const project = committed({
        ...edited('blog/first-post.md', '(/contact)', '(/facts-questions#price)'),
        ...edited('towns/leeds.md', 'pageSet:', 'partOf: york\nneighbours: [york]\npageSet:'),
        ...edited(
          'testimonials/ada.yaml',
          'company: Ada Ltd',
          'sector: retail\ncaseStudy: mill-shop\ncompany: The Mill Shop',
        ),
      });
      const { code, noted } = await renamed(project, name, 'other-name');
      expect([code, noted]).toEqual([0, '']);
      expect(await findings(project)).toEqual([]);
      const after = await changes(project);
      expect(after).toMatchObject({ code: 0, added: [], removed: [], lost: [] });
      expect(after.moved).toHaveLength(moved);
      expect(after.redirects).toEqual({ added: [], removed: [], changed: [] });
    },
  );

  test('a town takes its local texts along, and a service its name in them', async () => {
    const project = projectOf({ 'local/york.yaml': localTexts('York') });
    expect((await renamed(project, 'towns/york', 'eboracum')).printed).toContain(
      'Renamed content/local/york.yaml to content/local/eboracum.yaml.\n',
    );
    expect((await renamed(project, 'services/marketing', 'adverts')).code).toBe(0);
    expect(read(project, 'local/eboracum.yaml')).toBe(
      localTexts('York').replace('\n  marketing:', '\n  adverts:'),
    );
    expect(await findings(project)).toEqual([]);
  });

  test('a service lists the texts that have its title', async () => {
    const project = projectOf(
      edited('blog/first-post.md', 'Words on the [contact page](/contact).', 'We offer marketing.'),
    );
    const { printed } = await renamed(project, 'services/marketing', 'adverts');
    expect(printed).toContain('If the service has a new title, change it in these texts as well:');
    expect(printed).toMatch(/content\/blog\/first-post\.md:\d+ "marketing"/);
    expect(printed).not.toMatch(/services\/adverts\.md:\d/);
  });

  test('corrects slugs, keys, paths and links, and nothing else', async () => {
    const project = projectOf({
      'navigation.yaml': `# The menus\nheader:\n  - { label: 'Marketing', href: '/services/marketing#why' } # kept\naction: { label: Book, href: "/#calendar" }\nfooter:\n  - heading: Company\n    links:\n      - label: Contact\n        href: /contact\n`,
      ...edited(
        'blog/first-post.md',
        'Words on the [contact page](/contact).',
        'A [link](/services/marketing "Title"), [another][m], `/services/marketing`,\n<a href="/services/marketing?a=b">html</a> and [old](/about).\n\n[m]: /services/marketing#quote',
      ),
    });
    const before = snapshot(project.contentDir);
    expect((await renamed(project, 'services/marketing', 'adverts')).code).toBe(0);
    const after = snapshot(project.contentDir);
    expect(after['services/adverts.md']).toBe(
      before['services/marketing.md']?.replace(
        '  - digital-marketing\n',
        '  - digital-marketing\n  - marketing\n',
      ),
    );
    expect(after['navigation.yaml']).toBe(
      before['navigation.yaml']?.replace('/services/marketing#why', '/services/adverts#why'),
    );
    expect(after['prices.yaml']).toBe(before['prices.yaml']?.replace('marketing:', 'adverts:'));
    const post = after['blog/first-post.md'] ?? '';
    expect(post).toContain(
      '[link](/services/adverts "Title"), [another][m], `/services/marketing`',
    );
    expect(post).toContain('<a href="/services/adverts?a=b">');
    expect(post).toContain('[m]: /services/adverts#quote');
  });

  test('keeps Windows line ends, a byte-order mark and comments', async () => {
    const project = projectOf();
    const file = join(project.contentDir, 'blog/first-post.md');
    const text = read(project, 'blog/first-post.md').replace('author:', '# Who?\nauthor:');
    writeFileSync(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    expect((await renamed(project, 'blog/first-post', 'second')).code).toBe(0);
    const expected = text.replace('\n---\n', '\naliases:\n  - first-post\n---\n');
    expect(read(project, 'blog/second.md')).toBe(`\uFEFF${expected.replaceAll('\n', '\r\n')}`);
  });

  test('back to the first name leaves no alias that hides the page', async () => {
    const project = committed();
    await renamed(project, 'blog/first-post', 'second');
    expect((await renamed(project, 'content/blog/second.md', 'first-post')).code).toBe(0);
    expect(read(project, 'blog/first-post.md')).toContain('aliases:\n  - second\n');
    expect(await changes(project)).toMatchObject({ moved: [], lost: [] });
  });

  test('to a number puts it in quotation marks', async () => {
    const project = projectOf();
    expect((await renamed(project, 'testimonials/ada', '404')).code).toBe(0);
    expect(read(project, 'screens/home.md')).toContain('- "404"');
    expect(await findings(project)).toEqual([]);
  });

  test.each([
    ['towns/leeds', 'york', 'content/towns/york.md exists already'],
    ['towns/leeds', 'a'.repeat(201), 'the new slug has 201 characters: expected at most 200'],
    ['towns/leeds', 'Leeds City', '"Leeds City" is not a slug'],
    ['towns/leed', 'x', 'did you mean towns/leeds?'],
    ['legal/privacy-policy', 'api', 'the site itself needs the address /api'],
    ['screens/about', 'x', 'is a single file'],
    ['leeds', 'x', 'names no entry'],
  ])('refuses %s to %s and writes nothing', async (name, newSlug, fault) => {
    const project = projectOf();
    const before = snapshot(project.contentDir, 'identity');
    const { code, noted } = await renamed(project, name, newSlug);
    expect(code).toBe(2);
    expect(noted).toContain(fault);
    expect(snapshot(project.contentDir, 'identity')).toEqual(before);
  });

  test('refuses a name whose address belongs to a page, and shows the conflict', async () => {
    const project = projectOf();
    const before = snapshot(project.contentDir, 'identity');
    const { code, printed } = await renamed(project, 'legal/privacy-policy', 'about');
    expect(code).toBe(1);
    expect(printed).toContain('path-repeated');
    expect(printed).toContain('Nothing was written');
    expect(snapshot(project.contentDir, 'identity')).toEqual(before);
  });

  test('prints the changed lines in a dry run, and writes nothing', async () => {
    const project = projectOf();
    const before = snapshot(project.contentDir, 'identity');
    const { code, printed, noted } = await renamed(project, 'testimonials/ada', 'zoe', true);
    expect(code).toBe(0);
    expect(noted).toContain('files would change. Nothing was written');
    expect(printed).toContain('content/testimonials/ada.yaml → content/testimonials/zoe.yaml');
    expect(printed).toMatch(/content\/screens\/home.md\n +\d+ - {3}- ada\n +\d+ \+ {3}- zoe\n/);
    expect(snapshot(project.contentDir, 'identity')).toEqual(before);
  });

  test('shows of a long line only what changes, and says in a dry run where the old address would lead', async () => {
    const project = projectOf();
    const words = 'many words '.repeat(20).trim();
    const post = read(project, 'blog/first-post.md');
    edit(project, {
      'blog/first-post.md': `${post}\n${words} [Marketing](/services/marketing) ${words}\n`,
    });
    const { code, printed } = await renamed(project, 'services/marketing', 'growth', true);
    expect(code).toBe(0);
    const [, removed, added] =
      /^ +(\d+ - …[^\n]{20,60}marketing\)[^\n]{1,40}…)\n +(\d+ \+ …[^\n]{20,60}growth\)[^\n]{1,40}…)$/m.exec(
        printed,
      ) ?? [];
    expect(removed).toContain('](/services/marketing) many words');
    const [number] = removed?.split(' ') ?? [];
    expect(added?.startsWith(`${number} `)).toBe(true);
    expect(printed).toContain('The old address /services/marketing would lead to /services/growth');
  });

  test.skipIf(process.getuid?.() === 0)(
    'changes nothing if one file cannot be written',
    async () => {
      const project = projectOf();
      const before = snapshot(project.contentDir);
      chmodSync(join(project.contentDir, 'screens'), 0o555);
      await expect(renamed(project, 'testimonials/ada', 'zoe')).rejects.toThrow('EACCES');
      chmodSync(join(project.contentDir, 'screens'), 0o755);
      expect(snapshot(project.contentDir)).toEqual(before);
    },
  );
});

test('renaming works beside a link from one content file to another', async () => {
  const project = projectOf();
  const file = (name: string) => join(project.contentDir, name);
  mkdirSync(file('.texts'));
  renameSync(file('towns/york.md'), file('.texts/york.md'));
  symlinkSync('../.texts/york.md', file('towns/york.md'));
  expect((await renamed(project, 'towns/leeds', 'leeds-city')).code).toBe(0);
  expect(read(project, 'towns/york.md')).toContain('name: York');
});

describe('a file that is saved after it was read', () => {
  test('stays as it was saved', async () => {
    const project = projectOf();
    const { texts } = await readForChange(project);
    const file = 'content/prices.yaml';
    edit(project, { 'prices.yaml': `# Saved meanwhile.\n${read(project, 'prices.yaml')}` });
    const before = snapshot(project.contentDir);
    for (const change of [
      { file, edits: [{ start: 0, end: 1, text: '' }] },
      { file, edits: [], isRemoved: true as const },
    ]) {
      const terminal = recordingTerminal();
      const options = { texts, dryRun: false };
      expect(await changeContent(project, terminal, [change], options)).toBe(1);
      expect(terminal.noted).toBe(
        'error: content/prices.yaml was changed meanwhile; nothing was written. Run the command again\n',
      );
    }
    expect(snapshot(project.contentDir)).toEqual(before);
  });
});

describe('removing', () => {
  test('a town leads all of its addresses to another town', async () => {
    const project = committed();
    const { code, printed } = await removed(project, 'towns/leeds', { to: '/locations/york' });
    expect(code).toBe(0);
    expect(printed).toContain('Removed content/towns/leeds.md.');
    expect(await findings(project)).toEqual([]);
    const after = await changes(project);
    expect(after).toMatchObject({ code: 0, lost: [] });
    expect(
      after.removed.map(({ path, fate }: { path: string; fate: object }) => [path, fate]),
    ).toEqual(
      expect.arrayContaining([
        [
          '/locations/leeds/leeds-marketing',
          { kind: 'redirected', to: '/locations/york/york-marketing' },
        ],
      ]),
    );
  });

  test('a town takes its local texts along', async () => {
    const project = committed({ 'local/leeds.yaml': localTexts('Leeds') });
    const { printed } = await removed(project, 'towns/leeds', { to: '/locations/york' });
    expect(printed).toContain('Removed content/local/leeds.yaml.\n');
    expect(existsSync(join(project.contentDir, 'local/leeds.yaml'))).toBe(false);
    expect(await findings(project)).toEqual([]);
  });

  test('a service takes along its variants, its price and everything that names it', async () => {
    const project = committed();
    const { code, printed } = await removed(project, 'services/marketing', { to: '/services' });
    expect(code, printed).toBe(0);
    expect(printed).toContain('Removed content/services/marketing.md.\n');
    expect(printed).toContain('Removed content/variants/marketing.yaml.\n');
    expect(read(project, 'prices.yaml')).not.toContain('marketing');
    expect(await findings(project)).toEqual([]);
    expect(await changes(project)).toMatchObject({ code: 0, lost: [] });
  });

  test('a service lists the texts that still have its name, and no others', async () => {
    const files = edited(
      'blog/first-post.md',
      'Words on the [contact page](/contact).',
      'We offer design and\nlocal\nadverts. See the local-adverts.',
    );
    const project = committed({
      ...files,
      ...edited('services/marketing.md', 'menuTitle: Marketing', 'menuTitle: Local adverts'),
    });
    const options = { to: '/services' };
    const dry = await removed(project, 'services/marketing', { ...options, dryRun: true });
    const { code, printed } = await removed(project, 'services/marketing', options);
    expect(code, printed).toBe(0);
    const line = read(project, 'blog/first-post.md').split('\n').indexOf('local') + 1;
    for (const text of [printed, dry.printed]) {
      expect(text).toContain('These texts still have the name.');
      expect(text).toContain(`  content/blog/first-post.md:${line} "local adverts"\n`);
      expect(text.match(/first-post\.md:\d+ "/g)).toHaveLength(1);
    }
    expect((await removed(project, 'towns/york', { to: '/locations' })).printed).not.toContain(
      'These texts',
    );
  });

  test('several entries leave nothing behind that names one of them', async () => {
    const project = committed({ 'local/leeds.yaml': localTexts('Leeds') });
    const terminal = recordingTerminal();
    const names = ['towns/leeds', 'towns/leeds', 'services/marketing'];
    const options = { names, to: '/services', gone: false, dryRun: false };
    expect(await remove(project, terminal, options), terminal.printed).toBe(0);
    for (const file of ['towns/leeds.md', 'local/leeds.yaml', 'variants/marketing.yaml']) {
      expect(terminal.printed).toContain(`Removed content/${file}.\n`);
    }
    expect(await findings(project)).toEqual([]);
    expect(await changes(project)).toMatchObject({ code: 0, lost: [] });
  });

  test('a service takes along the starts and the goals of the planner that only its journeys used', async () => {
    const end = (name: string) => ({ name, label: name, brief: `${name}.` });
    const stages = [{ service: 'marketing', task: 'Customers.' }];
    const journeys = [journey(), journey({ name: 'b', from: 'site', to: 'sales', stages })];
    const ends = { starts: ['idea', 'site'].map(end), goals: ['shop', 'sales'].map(end) };
    const project = committed(howFarFile({ ...ends, journeys }));
    const { code, printed } = await removed(project, 'services/marketing', { to: '/services' });
    expect(code, printed).toBe(0);
    expect(parse(read(project, 'screens/how-far.yaml'))).toMatchObject({
      starts: [end('idea')],
      goals: [end('shop')],
      journeys: [{ name: 'idea-to-shop', stages: [{ service: 'web-design' }] }],
    });
    expect(await findings(project)).toEqual([]);
  });

  test('several entries are all removed or none', async () => {
    const project = projectOf();
    const before = snapshot(project.contentDir);
    const terminal = recordingTerminal();
    const names = ['towns/leeds', 'towns/ebor', 'services/marketing'];
    const options = { names, to: '/services', gone: false, dryRun: false };
    expect(await remove(project, terminal, options)).toBe(2);
    expect(terminal.noted).toContain('ebor');
    expect(terminal.noted).toContain('Nothing was removed.');
    expect(snapshot(project.contentDir)).toEqual(before);
  });

  test('local texts can be removed alone', async () => {
    const project = committed({ 'local/leeds.yaml': localTexts('Leeds') });
    expect(await removed(project, 'local/leeds')).toMatchObject({ code: 0, noted: '' });
    expect(await findings(project)).toEqual([]);
  });

  test('a page can lead to a list', async () => {
    const project = committed(secondPost);
    expect((await removed(project, 'blog/first-post', { to: '/blog' })).code).toBe(0);
    expect(read(project, 'screens/blog.yaml')).toContain(
      'aliases:\n  - /blog/first-post\n  - /blog/tag/design\n',
    );
    expect(await changes(project)).toMatchObject({ code: 0, lost: [] });
  });

  test('a variant can lead to the other one of its service', async () => {
    const project = committed();
    const name = 'variants/web-design-services';
    expect((await removed(project, name, { to: 'variants/web-design' })).code).toBe(0);
    expect(read(project, 'variants/web-design.yaml')).toContain(
      'aliases:\n  - web-design-services',
    );
    expect(await changes(project)).toMatchObject({ code: 0, lost: [] });
  });

  test('lists its addresses as gone, after those that are listed already', async () => {
    const text = '# Old pages\ngone:\n  - /old # since 2020\n';
    const project = committed({ ...secondPost, 'addresses.yaml': text });
    expect((await removed(project, 'blog/first-post', { gone: true })).code).toBe(0);
    expect(read(project, 'addresses.yaml')).toBe(
      `${text}  - /blog/first-post\n  - /blog/tag/design\n`,
    );
    expect(await changes(project)).toMatchObject({ code: 0, lost: [] });
  });

  test('puts another page into lists of related links, under whatever name they have the others', async () => {
    const project = projectOf();
    const { code } = await removed(project, 'services/marketing', { to: '/services/web-design' });
    expect(code).toBe(0);
    expect(read(project, 'screens/about.md')).toContain(
      'relatedLinks:\n  - /\n  - web-design\n  - /contact\n',
    );
  });

  test('takes the entry out of lists that can do without it', async () => {
    const project = projectOf();
    expect((await removed(project, 'testimonials/bea')).code).toBe(0);
    expect(read(project, 'screens/home.md')).toContain('homeTestimonials:\n  - ada\n  - cy\n');
    for (const name of ['ada', 'cy']) await removed(project, `testimonials/${name}`);
    expect(read(project, 'screens/home.md')).toContain('homeTestimonials: []\n');
    expect(await findings(project)).toMatchObject([{ code: 'section-left-out' }]);
  });

  test('names what has to be done first if the content could not do without the entry', async () => {
    const project = projectOf();
    const before = snapshot(project.contentDir, 'identity');
    const { code, printed } = await removed(project, 'sectors/retail');
    expect(code).toBe(1);
    expect(printed).toMatch(/content\/towns\/leeds.md:\d+:\d+ {2}error {2}reference-unknown/);
    expect(printed).toContain('Nothing was written: correct these places first.');
    expect(snapshot(project.contentDir, 'identity')).toEqual(before);
  });

  test('asks for a decision on its addresses, with a suggestion', async () => {
    const project = projectOf();
    const { code, noted } = await removed(project, 'towns/leeds');
    expect(code).toBe(2);
    expect(noted).toContain('use --to /locations/york or another page, or --gone');
  });

  test('says in a dry run where the addresses would lead', async () => {
    const project = projectOf();
    const options = { to: '/locations/york', dryRun: true };
    const { code, printed } = await removed(project, 'towns/leeds', options);
    expect(code).toBe(0);
    expect(printed).toMatch(/addresses .* would lead to \/locations\/york\.\n$/);
    const given = await removed(project, 'towns/leeds', { gone: true, dryRun: true });
    expect(given.printed).toMatch(/would be answered with "gone" \(410\)\.\n$/);
    expect(read(project, 'towns/leeds.md')).toContain('Leeds');
  });

  test('asks again after an answer that is not a page, and then accepts the suggestion', async () => {
    const answers = ['/locations/yrok', ''];
    const questions: string[] = [];
    const home = await askForTarget(
      async (question) => {
        questions.push(question);
        return answers.shift() ?? 'gone';
      },
      {
        lost: ['/locations/leeds'],
        suggestion: '/locations/york',
        faultOf: (wish) =>
          wish !== 'gone' && wish.to === '/locations/york'
            ? undefined
            : 'there is no such page; did you mean /locations/york?',
      },
    );
    expect(home).toEqual({ to: '/locations/york' });
    expect(questions).toHaveLength(2);
    expect(questions[1]).toContain('There is no such page; did you mean /locations/york?');
  });

  test('names the page that was probably meant', async () => {
    const { code, noted } = await removed(projectOf(), 'towns/leeds', { to: '/locations/yrok' });
    expect(code).toBe(2);
    expect(noted).toBe('error: there is no page /locations/yrok; did you mean /locations/york?\n');
  });

  test('neither suggests nor accepts a draft, whose address is not on the site yet', async () => {
    const project = projectOf({
      ...edited('towns/york.md', '---\n', '---\ndraft: true\n'),
      ...edited('variants/web-design.yaml', /^/, 'draft: true\n'),
    });
    const suggestion = await removed(project, 'towns/leeds');
    expect(suggestion.noted).not.toContain('/locations/york');
    const { code, noted } = await removed(project, 'towns/leeds', { to: '/locations/york' });
    expect(code).toBe(2);
    expect(noted).toBe(
      'error: /locations/york is not on the site yet (content/towns/york.md): choose another page\n',
    );
    const variant = await removed(project, 'variants/web-design-services');
    expect(variant.noted).toContain('use --to /services/web-design or');
    const moved = { to: 'variants/web-design' };
    expect((await removed(project, 'variants/web-design-services', moved)).code).toBe(2);
  });

  test('does not accept a planned post', async () => {
    const project = projectOf({
      ...secondPost,
      ...edited('blog/first-post.md', '---\n', '---\npublishAt: 2999-01-01 09:00\n'),
    });
    const { code, noted } = await removed(project, 'towns/leeds', { to: '/blog/first-post' });
    expect(code).toBe(2);
    expect(noted).toContain('is not on the site yet (content/blog/first-post.md)');
  });

  test.each(['/nowhere', '/locations/york/york-marketing'])('refuses to lead to %s', async (to) => {
    const { code } = await removed(projectOf(), 'towns/leeds', { to });
    expect(code).toBe(2);
  });
});

test('a file that prevents a write leaves all files unchanged', async () => {
  const project = projectOf();
  mkdirSync(join(project.contentDir, `testimonials/.zoe.yaml.${process.pid}.new.tmp`));
  const before = snapshot(project.contentDir);
  await expect(renamed(project, 'testimonials/ada', 'zoe')).rejects.toThrow();
  expect(snapshot(project.contentDir)).toEqual(before);
});
