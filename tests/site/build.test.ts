import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { localTime } from '#cli/load/localTime.ts';
import { filesBelow } from '../helpers/builtSite.ts';
import { rewriteSilently } from '../helpers/rewriteSilently.ts';
import { anyPicture } from './smallContent.ts';
import {
  bytesBelow,
  datesBelow,
  differences,
  folderCopy,
  otherDist,
  smallSample,
  smallSite,
  withBundles,
} from './smallSite.ts';
import type { SmallSite } from './smallSite.ts';

/** `site build` on a small site: the files it writes, leaves alone and repairs. */
const site = smallSite('build');
afterAll(() => site.remove());
site.build();
/** The files of a build into an empty folder. Every test starts from them. */
const whole = bytesBelow(site.clientDir);
/** The content and the output folder, with its caches. */
const copies = { content: folderCopy(site.contentDir), dist: folderCopy(site.distDir) };
afterAll(() => Object.values(copies).forEach((copy) => copy.remove()));

beforeEach(() => {
  copies.content.restore(site.contentDir);
  copies.dist.restore(site.distDir);
});

/** Returns how `dist/client` differs from a build into an empty folder. */
function damage(): string[] {
  return differences(bytesBelow(site.clientDir), whole);
}

/** Returns the files of `dist/client` that have been written or added since `before`. */
function writtenSince(before: ReadonlyMap<string, number>): string[] {
  const now = datesBelow(site.clientDir);
  return [...now].filter(([file, date]) => before.get(file) !== date).map(([file]) => file);
}

function pagesOf(town: string): string[] {
  return [...whole.keys()].filter(
    (file) => file === `locations/${town}.html` || file.startsWith(`locations/${town}/`),
  );
}

/** Returns the text of a file, or an empty text if it cannot be read. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns another output folder for the same content. It is removed after the test. */
function dist(name: string): SmallSite {
  const other = otherDist(site, name);
  onTestFinished(() => other.remove());
  return other;
}

describe('unchanged content', () => {
  test('makes a second build render no page and touch no file', () => {
    const before = datesBelow(site.clientDir);
    expect(site.build()).toMatch(/\b0 rendered, 0 changed\b/);
    expect(datesBelow(site.clientDir)).toEqual(before);
  });

  test('leaves the plan as it is', () => {
    const generated = join(site.distDir, 'generated');
    const before = bytesBelow(generated);
    site.build();
    expect(differences(bytesBelow(generated), before)).toEqual([]);
  });

  test('is not read again', () => {
    // The copy that the tests start from has other times than the files of the last build.
    site.build();
    const parsed = join(site.distDir, 'cache', 'parsed.json');
    rmSync(parsed);
    site.build();
    expect(existsSync(parsed)).toBe(false);
    site.editContent('towns/york.md', 'population: 14', 'population: 4');
    site.build();
    expect(existsSync(parsed)).toBe(true);
  });

  test('is read again if a planned post came out during the build', () => {
    const fake = join(site.distDir, 'clock.mjs');
    // The clock of the builds passes the time as soon as the content has been read and planned.
    const script = `
      import { existsSync } from 'node:fs';
      const Real = Date;
      const planned = ${JSON.stringify(join(site.distDir, 'generated', 'layout.json'))};
      const now = () => Real.now() + (existsSync(planned) ? 3_600_000 : 0);
      globalThis.Date = class extends Real {
        constructor(...values) { super(...(values.length > 0 ? values : [now()])); }
        static now() { return now(); }
      };`;
    rmSync(join(site.distDir, 'generated'), { recursive: true });
    writeFileSync(fake, script);
    const time = localTime(new Date(Date.now() + 1_800_000), 'Europe/London');
    site.editContent('blog/first-post.md', 'author:', `publishAt: ${time}\nauthor:`);
    const early = site.withEnvironment({ NODE_OPTIONS: `--import ${fake}` });
    const hasPost = () => existsSync(join(site.clientDir, 'blog', 'first-post.html'));
    early.build('--allow-shrink');
    expect(hasPost()).toBe(false);
    early.build('--allow-shrink');
    expect(hasPost()).toBe(true);
  });

  test('has the same findings each time', () => {
    site.editContent('towns/york.md', 'name: York', 'name: Yorķ');
    const findings = site.build().replace(/in [\d.]+ s/, '');
    expect(findings).toContain('warning');
    expect(site.build().split('pages, ')[0]).toBe(findings.split('pages, ')[0]);
  });

  test('of other pages is left alone if one town changes', () => {
    const before = datesBelow(site.clientDir);
    site.editContent('towns/york.md', 'population: 14', 'population: 4');
    const pages = pagesOf('york');
    expect(site.build()).toMatch(new RegExp(`: ${pages.length} rendered.*${pages.length} changed`));
    const written = writtenSince(before).filter((file) => file.endsWith('.html'));
    expect(written.toSorted()).toEqual(pages.toSorted());
  });

  test('of a page that somebody has edited is put right if a town beside it changes', () => {
    const file = join(site.clientDir, 'locations/derby.html');
    const before = readFileSync(file, 'utf8');
    appendFileSync(file, 'edited');
    site.editContent('towns/york.md', 'population: 14', 'population: 4');
    site.build();
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('is rendered again if the menu changes, because every page shows it', () => {
    const before = datesBelow(site.clientDir);
    site.editContent('navigation.yaml', 'Facts and questions', 'Facts');
    site.build();
    const written = writtenSince(before).filter((file) => file.endsWith('.html'));
    const pages = [...whole.keys()].filter((file) => file.endsWith('.html'));
    expect(written.toSorted()).toEqual(pages.toSorted());
  });

  test('is left alone on the next day, except for the legal pages, which show the date', () => {
    const before = datesBelow(site.clientDir);
    site.withEnvironment({ SITE_TODAY: '2026-06-02' }).build();
    const legalPages = filesBelow(site.contentDir)
      .filter((file) => file.startsWith('legal/'))
      .map((file) => file.replace(/^legal\/(.*)\.md$/, '$1.html'));
    expect(writtenSince(before)).toEqual(legalPages);
  });

  test('of legal pages shows the next day, even if the text of one of them has changed', () => {
    const before = datesBelow(site.clientDir);
    const files = filesBelow(site.contentDir).filter((file) => file.startsWith('legal/'));
    const [changed = ''] = files;
    appendFileSync(join(site.contentDir, changed), '\nOne more sentence.\n');
    site.withEnvironment({ SITE_TODAY: '2026-06-02' }).build();
    const written = writtenSince(before);
    expect(files.length).toBeGreaterThan(1);
    expect(written).toEqual(
      expect.arrayContaining(files.map((file) => file.replace(/^legal\/(.*)\.md$/, '$1.html'))),
    );
  });
});

describe('the reason why work is done again', () => {
  const state = (path: string) => /^state +(.+)$/m.exec(site.run('why', path).stdout)?.[1];

  test('names the input of a page that has changed since the build', () => {
    expect(state('/locations/york')).toBe('up to date');
    site.editContent('towns/york.md', 'population: 14', 'population: 4');
    // The command plans the site again. This must not change its next answer.
    for (let asked = 0; asked < 2; asked++) {
      expect(state('/locations/york')).toBe('out of date: content/towns/york.md has changed');
    }
    expect(state('/about')).toBe('up to date');
    site.build();
    expect(state('/locations/york')).toBe('up to date');
  });

  test('names a page that was changed by hand', () => {
    writeFileSync(join(site.clientDir, 'about.html'), '');
    expect(state('/about')).toBe(
      'out of date: the file of /about is missing or was changed by hand',
    );
  });

  test('is printed by a build with --explain', () => {
    site.editContent('towns/york.md', 'population: 14', 'population: 4');
    const { stderr } = site.run('build', '--explain');
    expect(stderr).toMatch(/^Rebuilt:\n {2}towns-\d+ .*: content\/towns\/york\.md has changed\n/);
    expect(site.run('build', '--explain').stderr).toBe('Nothing had to be rebuilt.\n');
  });
});

describe('two renderers, one site: on the sample, which has every kind of block', () => {
  const sample = withBundles(smallSample('renderers'));
  sample.build();
  const direct = bytesBelow(sample.clientDir);
  const vike = otherDist(sample, 'vike');
  const single = withBundles(otherDist(sample, 'thread'));
  afterAll(() => [sample, vike, single].forEach((one) => one.remove()));

  test('Vike alone makes the same bytes, and a build over them changes no page', () => {
    vike.build('--renderer', 'vike');
    expect(differences(bytesBelow(vike.clientDir), direct)).toEqual([]);
    expect(vike.build()).toMatch(/\b0 changed\b/);
    expect(differences(bytesBelow(vike.clientDir), direct)).toEqual([]);
  });

  test('one thread makes the same bytes as several', () => {
    single.build('--threads', '1');
    expect(differences(bytesBelow(single.clientDir), direct)).toEqual([]);
  });
});

test('Vike alone makes the same bytes of the small site, which no editor changes', () => {
  const vike = withBundles(dist('vike-small'));
  vike.build('--renderer', 'vike');
  expect(differences(bytesBelow(vike.clientDir), whole)).toEqual([]);
});

describe('the machine', () => {
  // The test runner sets NODE_ENV=test, which is how the reference was built.
  test.each(['development', 'production'])('NODE_ENV=%s changes no byte', (NODE_ENV) => {
    const other = dist(NODE_ENV);
    other.withEnvironment({ NODE_ENV }).build();
    expect(differences(bytesBelow(other.clientDir), whole)).toEqual([]);
  });
});

describe('pages that are no longer planned are removed', () => {
  const york = 'towns/york.md';

  test('removing a town removes its pages and no other file; adding it brings them back', () => {
    const text = site.readContent(york);
    site.removeContent(york);
    site.build();
    const left = new Set(filesBelow(site.clientDir));
    const gone = [...whole.keys()].filter((file) => !left.has(file));
    expect(gone.toSorted()).toEqual(pagesOf('york').toSorted());
    expect([...left].filter((file) => !whole.has(file))).toEqual([]);

    site.writeContent(york, text);
    site.build();
    expect(damage()).toEqual([]);
  });

  test('no page, sitemap or redirect names a town that was removed', () => {
    site.removeContent(york);
    site.build();
    const naming = [...bytesBelow(site.clientDir)].filter(([, bytes]) =>
      bytes.includes('/locations/york'),
    );
    expect(naming.map(([file]) => file)).toEqual([]);
  });

  test('renaming a slug removes the old pages', () => {
    const text = site.readContent(york);
    site.removeContent(york);
    site.writeContent('towns/eboracum.md', text);
    site.build();
    const files = filesBelow(site.clientDir);
    expect(files.filter((file) => file.startsWith('locations/york'))).toEqual([]);
    expect(files).toContain('locations/eboracum/eboracum-marketing.html');
  });

  test('a town that takes the short page set keeps one page for each service', () => {
    site.editContent(york, 'pageSet: full', 'pageSet: short');
    site.build();
    const pages = filesBelow(join(site.clientDir, 'locations/york'));
    expect(pages).toEqual(['marketing.html', 'web-design.html']);
  });

  test('pages are removed even if the cache of the last build is lost', () => {
    site.removeContent(york);
    rmSync(join(site.distDir, 'cache'), { recursive: true });
    site.build();
    const files = filesBelow(site.clientDir);
    expect(files.filter((file) => file.startsWith('locations/york'))).toEqual([]);
  });
});

describe('the next build repairs', () => {
  const page = 'locations/derby/derby-marketing.html';

  test('pages that were deleted, emptied, truncated or overwritten', () => {
    const harms: ((file: string) => void)[] = [
      (file) => rmSync(file),
      (file) => truncateSync(file),
      (file) => truncateSync(file, 1000),
      (file) => writeFileSync(file, readFileSync(file, 'utf8').toUpperCase()),
    ];
    // The pages are of different towns, so that they are rendered in different chunks.
    const pages = [page, 'locations/york/york-marketing.html', 'about.html', 'blog/post-1.html'];
    for (const [index, harm] of harms.entries()) harm(join(site.clientDir, pages[index] ?? ''));
    expect(damage()).toHaveLength(harms.length);
    site.build();
    expect(damage()).toEqual([]);
  });

  test.each<[string, (file: string) => void]>([
    ['truncated', (file) => truncateSync(file, 10)],
    ['deleted', (file) => rmSync(file)],
  ])('files that are not pages of the plan and were %s', (_, harm) => {
    const files = [
      'robots.txt',
      '_redirects',
      'location-index.json',
      'sitemap.xml',
      'sitemap-towns.xml',
      anyPicture().src.slice(1),
      '404.html',
    ];
    for (const file of files) harm(join(site.clientDir, file));
    expect(damage()).toHaveLength(files.length);
    site.build();
    expect(damage()).toEqual([]);
  });

  test('files of every kind that changed without their size and their date', () => {
    const kindOf = (file: string) => `${dirname(file)} ${extname(file)}`;
    const filled = [...whole].flatMap(([file, bytes]) => (bytes.length > 0 ? [file] : []));
    const files = [...Map.groupBy(filled, kindOf).values()].flatMap(([first]) => first ?? []);
    for (const file of files) rewriteSilently(join(site.clientDir, file));
    expect(damage()).toHaveLength(files.length);
    site.build();
    expect(damage()).toEqual([]);
  });

  test('deleted stylesheets and scripts', () => {
    for (const file of [...whole.keys()].filter((name) => /\.(?:css|js)$/.test(name))) {
      rmSync(join(site.clientDir, file));
    }
    site.build();
    expect(damage()).toEqual([]);
  });

  test('stylesheets and scripts that were overwritten and kept their size', () => {
    const files = [...whole.keys()].filter((name) => /^assets\/.*\.(?:css|js)$/.test(name));
    for (const file of files) {
      const path = join(site.clientDir, file);
      writeFileSync(path, ' '.repeat(readFileSync(path).length));
    }
    expect(damage()).not.toEqual([]);
    site.build();
    expect(damage()).toEqual([]);
  });

  test.each(['server', 'cache', 'generated', 'client'])('the deleted folder %s', (folder) => {
    rmSync(join(site.distDir, folder), { recursive: true });
    site.build();
    expect(damage()).toEqual([]);
  });

  test.each(['entry.mjs', 'renderPages.mjs'])('the deleted server file %s', (name) => {
    const file = join(site.distDir, 'server', name);
    rmSync(file);
    site.build();
    expect(existsSync(file)).toBe(true);
    expect(damage()).toEqual([]);
  });

  test('a server bundle that was built from other code', () => {
    const server = join(site.distDir, 'server');
    writeFileSync(join(server, 'stamp'), 'other code');
    writeFileSync(join(server, 'renderPages.mjs'), 'throw new Error("other code");');
    rmSync(join(site.clientDir, page));
    site.build();
    expect(damage()).toEqual([]);
  });

  test.each(['rendered.json', 'shells.json', 'parsed.json'])(
    'the damaged cache file %s',
    (name) => {
      writeFileSync(join(site.distDir, 'cache', name), '{"');
      site.build();
      expect(damage()).toEqual([]);
    },
  );

  test('files of page models that have lost a line, after an edit', () => {
    const models = join(site.distDir, 'generated', 'pages');
    for (const name of readdirSync(models)) {
      const [first = '', , ...others] = readFileSync(join(models, name), 'utf8').split('\n');
      writeFileSync(join(models, name), [first, ...others].join('\n'));
    }
    site.editContent('towns/york.md', 'population: ', 'population: 1');
    site.build();
    expect(filesBelow(site.clientDir).toSorted()).toEqual([...whole.keys()].toSorted());
  });
});

describe('the address of the site', () => {
  test('is replaced everywhere when it changes', () => {
    site.editContent('site.yaml', 'https://www.agency.example', 'https://www.other.example');
    site.build();
    const naming = [...bytesBelow(site.clientDir)].filter(([, bytes]) =>
      bytes.includes('https://www.agency.example'),
    );
    expect(naming.map(([file]) => file)).toEqual([]);
  });
});

describe('errors in the content', () => {
  test('leave the last site and its plan as they are', () => {
    const folders = ['client', 'generated', 'hosts'].map((name) => join(site.distDir, name));
    const before = folders.map(datesBelow);
    site.editContent('towns/york.md', 'pageSet: full', 'pageSet: half');
    const { code, stdout } = site.run('build');
    expect(code).toBe(1);
    expect(stdout).toContain('content/towns/york.md:');
    expect(stdout).toContain('Nothing was written; the last build is still there.');
    expect(folders.map(datesBelow)).toEqual(before);
    expect(damage()).toEqual([]);
  });

  // Only Linux lists the environment of each process.
  const onLinux = test.runIf(process.platform === 'linux');

  onLinux('write no site into an empty folder, and stop all child processes', () => {
    const fresh = dist('fresh');
    site.editContent('site.yaml', 'name:', 'nome:');
    // A program that Vite has started may print a stack when Vite is stopped.
    const farewell = `if (process.argv[1]?.endsWith('viteProcess.ts')) process.on('exit', () => console.error('a stack'))`;
    const loud = fresh.withEnvironment({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(farewell)}`,
    });
    expect(loud.run('build')).toMatchObject({ code: 1, stderr: '' });
    // Vite bundles the code while the content is read. Its assets alone are not a site.
    const made = filesBelow(fresh.distDir).filter((file) => !/^(?:cache|server)\//.test(file));
    expect(made.filter((file) => !file.startsWith('client/assets/'))).toEqual([]);
    const environments = readdirSync('/proc').map((pid) => contentOf(`/proc/${pid}/environ`));
    expect(environments.filter((text) => text.includes(fresh.distDir))).toEqual([]);
  });

  test('leave no partial bundle that the next build would use', () => {
    const fresh = dist('fresh');
    site.editContent('site.yaml', 'name:', 'nome:');
    expect(fresh.run('build').code).toBe(1);
    copies.content.restore(site.contentDir);
    fresh.build();
    expect(differences(bytesBelow(fresh.clientDir), whole)).toEqual([]);
  });
});

describe('--only', () => {
  test('renders the pages that match and no other', () => {
    site.editContent('site.yaml', 'email: hello@', 'email: post@');
    const before = datesBelow(site.clientDir);
    const pages = pagesOf('derby').filter((file) => file !== 'locations/derby.html');
    expect(site.build('--only', '/locations/derby/**')).toContain(` ${pages.length} rendered`);
    const written = writtenSince(before).filter((file) => file.endsWith('.html'));
    expect(written.toSorted()).toEqual(pages.toSorted());
    expect(readFileSync(join(site.clientDir, 'index.html'), 'utf8')).not.toContain('post@');
  });

  test('leaves the other pages to the next build', () => {
    const fresh = withBundles(dist('only'));
    site.editContent('site.yaml', 'email: hello@', 'email: post@');
    site.build('--only', '/services/*');
    site.build();
    fresh.build();
    expect(differences(bytesBelow(site.clientDir), bytesBelow(fresh.clientDir))).toEqual([]);
  });

  test('renders nothing if no path matches the pattern', () => {
    const before = datesBelow(site.clientDir);
    const { code, stderr } = site.run('build', '--only', '/nowhere/*');
    expect(code).toBe(2);
    expect(stderr).toContain('No page matches "/nowhere/*".');
    expect(datesBelow(site.clientDir)).toEqual(before);
  });
});

describe('two builds at once', () => {
  test('the second names the process of the first, and the site is complete', async () => {
    const first = dist('twice');
    const running = first.start('build');
    const ended = once(running, 'exit');
    while (running.exitCode === null && !existsSync(join(first.distDir, 'cache/build.lock'))) {
      await setTimeout(1);
    }
    expect(first.run('build')).toMatchObject({
      code: 1,
      stderr: `Another build (process ${running.pid}) is using this output folder. Wait for it, then run the command again. If that process is not a build, delete ${join(first.distDir, 'cache/build.lock')}.\n`,
    });
    expect(await ended).toEqual([0, null]);
    expect(differences(bytesBelow(first.clientDir), whole)).toEqual([]);
    expect(first.build()).toMatch(/\b0 rendered\b/);
  });
});

describe('shards', () => {
  const page = 'locations/derby/derby-marketing.html';
  const parts = [1, 2, 3].map((part) => withBundles(otherDist(site, `shard-${part}`)));
  beforeAll(() => {
    copies.content.restore(site.contentDir);
    parts.forEach((part, index) => part.build('--shard', `${index + 1}/3`));
  });
  afterAll(() => parts.forEach((part) => part.remove()));

  /** Copies the sites of several shards into one folder, as a machine that merges them does. */
  function collected(name: string, from: readonly SmallSite[]): SmallSite {
    const merged = dist(name);
    for (const part of from) cpSync(part.clientDir, merged.clientDir, { recursive: true });
    return merged;
  }

  test('together make the same bytes as one build', () => {
    const merged = collected('merged', parts);
    expect(merged.run('build', '--merge')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('The parts make up the whole site'),
    });
    expect(differences(bytesBelow(merged.clientDir), whole)).toEqual([]);
  });

  test('leave nothing of an older site in the folder, and the hosts get its redirects', () => {
    const merged = dist('merged-over-older');
    const older = [
      'old-page.html',
      'old-file.pdf',
      'images/fetched/old.png',
      'images/cards/old.png',
    ];
    for (const file of older) {
      mkdirSync(dirname(join(merged.clientDir, file)), { recursive: true });
      writeFileSync(join(merged.clientDir, file), 'older');
    }
    for (const part of parts) cpSync(part.clientDir, merged.clientDir, { recursive: true });
    expect(merged.run('build', '--merge')).toMatchObject({ code: 0 });
    expect(differences(bytesBelow(merged.clientDir), whole)).toEqual([]);
    const hosts = (of: SmallSite) => bytesBelow(join(of.distDir, 'hosts'));
    expect(differences(hosts(merged), hosts(site))).toEqual([]);
  });

  test('each contain a part of the pages, and no page is in two of them', () => {
    const pages = parts.flatMap((part) =>
      filesBelow(part.clientDir).filter((file) => file.endsWith('.html')),
    );
    const all = [...whole.keys()].filter((file) => file.endsWith('.html'));
    expect(pages.toSorted()).toEqual(all.toSorted());
    for (const part of parts) {
      expect(filesBelow(part.clientDir)).not.toEqual(expect.arrayContaining(all));
    }
  });

  test.each([0, 1, 2])('cannot be merged without part %i, which is named', (absent) => {
    const merged = collected(
      `merged-without-${absent}`,
      parts.filter((_, index) => index !== absent),
    );
    expect(merged.run('build', '--merge')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`Part ${absent + 1} of 3 is missing.`),
    });
  });

  test('cannot be merged without one of their pages, which is named', () => {
    const merged = collected('merged-without-page', parts);
    rmSync(join(merged.clientDir, page));
    const { code, stdout } = merged.run('build', '--merge');
    expect(code).toBe(1);
    expect(stdout).toContain(
      '1 page or asset is missing, for instance:\n  /locations/derby/derby-marketing\n',
    );
  });

  test('cannot be merged if a part has older content, and is named', () => {
    const [, second] = parts;
    site.editContent('towns/york.md', 'population:', '# Counted again.\npopulation:');
    second?.build('--shard', '2/3');
    copies.content.restore(site.contentDir);
    const merged = collected('merged-of-two-states', parts);
    const { code, stdout } = merged.run('build', '--merge');
    expect(code).toBe(1);
    expect(stdout).toContain('Part 2 of 3 was built from other content, code or settings');
    second?.build('--shard', '2/3');
  });

  test('cannot be merged by a machine that has other content', () => {
    const merged = collected('merged-elsewhere', parts);
    site.editContent('towns/york.md', 'population:', '# Counted again.\npopulation:');
    const { code, stdout } = merged.run('build', '--merge');
    expect(code).toBe(1);
    expect(stdout).toContain('All parts were built from other content, code or settings');
  });

  test('cannot be merged if older pages of one part were copied over those of another', () => {
    const merged = collected('merged-overwritten', parts);
    writeFileSync(join(merged.clientDir, page), '<p>An older page</p>');
    const { code, stdout } = merged.run('build', '--merge');
    expect(code).toBe(1);
    expect(stdout).toContain('for instance /locations/derby/derby-marketing');
  });

  test('cannot be merged if the site was divided in two ways, or not at all', () => {
    const [first] = parts;
    const merged = collected('merged-divided', parts);
    first?.build('--shard', '1/2');
    if (first) cpSync(first.clientDir, merged.clientDir, { recursive: true });
    expect(merged.run('build', '--merge')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('the site was divided into 2 and 3'),
    });
    expect(site.run('build', '--merge')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('There are no parts to merge'),
    });
  });
});
