import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { recordBuild, unchangedBuild } from '#cli/cache/completeBuild.ts';
import type { BuildOutcome } from '#cli/cache/completeBuild.ts';
import type { Project } from '#cli/project.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { repository } from '../../helpers/gitRepository.ts';

const TODAY = '2026-06-01';
const outcome: BuildOutcome = {
  today: TODAY,
  timeZone: 'Europe/London',
  until: null,
  findings: [],
  texts: [],
  files: 1,
  pages: 1,
  bytes: 1,
};

/** A time at which no file of a test was just written. */
const later = () => new Date(Date.now() + 60_000);

/** Creates a project that was just built with this outcome. */
async function builtProject(
  own: Partial<BuildOutcome> = {},
  root = temporaryFolder(),
): Promise<Project> {
  const project = {
    codeRoot: join(root, 'code'),
    siteRoot: root,
    contentDir: join(root, 'content'),
    publicDir: join(root, 'public'),
    distDir: join(root, 'dist'),
  };
  write(root, 'code/cli/index.ts', 'code');
  write(root, 'content/site.yaml', 'name: A');
  write(root, 'public/logo.svg', '<svg/>');
  for (const folder of ['client', 'generated', 'hosts', 'server']) {
    write(root, `dist/${folder}/file`, 'made');
  }
  const { inputs } = await unchangedBuild(project, () => TODAY, later());
  if (inputs === undefined) throw new Error('The inputs have no stamp.');
  recordBuild(project, inputs, { ...outcome, ...own });
  return project;
}

function write(root: string, name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const lastOf = async (project: Project, today = TODAY, now = later()) =>
  (await unchangedBuild(project, () => today, now)).last;

afterEach(() => vi.unstubAllEnvs());

test('a build that would change nothing finds the last one', async () => {
  const project = await builtProject({ pages: 7 });
  expect(await lastOf(project)).toMatchObject({ ...outcome, pages: 7 });
});

test('a build is not recorded if its pages are not those that it has written', async () => {
  const project = await builtProject({ pages: 7 });
  const { inputs } = await unchangedBuild(project, () => TODAY, later());
  const found: string[] = [];
  recordBuild(project, inputs ?? '', { ...outcome, pages: 8 }, new Map(), (others) => {
    found.push(...others.keys());
    return false;
  });
  expect(found).toContain(join(project.distDir, 'client'));
  expect(await lastOf(project)).toMatchObject({ pages: 7 });
});

describe('a build has work to do', () => {
  test.each([
    ['content', 'content/towns/york.md'],
    ['a public file', 'public/logo.svg'],
    ['the code', 'code/cli/index.ts'],
    ['the settings of the site', 'site.config.ts'],
    ['a template of the site', 'templates/ServicePage.tsx'],
    ['a page', 'dist/client/file'],
    ['a page model', 'dist/generated/file'],
    ['a file for a host', 'dist/hosts/file'],
    ['a bundle', 'dist/server/file'],
  ])('if %s was written', async (_, name) => {
    const project = await builtProject();
    write(project.siteRoot, name, 'new');
    expect(await lastOf(project)).toBeUndefined();
  });

  test('on another day', async () => {
    expect(await lastOf(await builtProject(), '2026-06-02')).toBeUndefined();
  });

  test('from the time at which a planned post appears', async () => {
    const now = later();
    const project = await builtProject({ until: now.getTime() });
    expect(await lastOf(project, TODAY, new Date(now.getTime() - 1))).toBeDefined();
    expect(await lastOf(project, TODAY, now)).toBeUndefined();
  });

  test('if an environment variable has another value', async () => {
    const project = await builtProject();
    vi.stubEnv('SITE_PUBLISHED_COMMIT', 'abc');
    expect(await lastOf(project)).toBeUndefined();
  });

  test('with another version of Node', async () => {
    const project = await builtProject();
    const { version } = process;
    const set = (value: string) => Object.defineProperty(process, 'version', { value });
    onTestFinished(() => void set(version));
    set('v0.0.0');
    expect(await lastOf(project)).toBeUndefined();
  });

  test('if a shallow clone has fetched older commits, because files get their dates', async () => {
    const { folder, commit } = repository();
    for (const text of ['a', 'b', 'c']) commit({ 'content/towns/york.md': text });
    const root = temporaryFolder();
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, root]);
    const project = await builtProject({}, root);
    expect(await lastOf(project)).toBeDefined();
    execFileSync('git', ['-C', root, 'fetch', '--quiet', '--deepen', '1']);
    expect(await lastOf(project)).toBeUndefined();
  });

  test('if Git was missing and the content has no repository, because the finding is another', async () => {
    const { PATH } = process.env;
    vi.stubEnv('PATH', temporaryFolder());
    const project = await builtProject();
    vi.stubEnv('PATH', PATH);
    expect(await lastOf(project)).toBeUndefined();
  });

  test.each(['', '{"inputs":', 'null', '[]', '{}', '"x"', '{"inputs":null,"timeZone":"x"}'])(
    'if the record is damaged: %j',
    async (text) => {
      const project = await builtProject();
      write(project.distDir, 'cache/complete.json', text);
      expect(await lastOf(project)).toBeUndefined();
    },
  );

  test('if one byte of the record is damaged, such as one of the time zone', async () => {
    const project = await builtProject();
    const file = join(project.distDir, 'cache', 'complete.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('Europe/London', 'Europe/Xondon'));
    expect(await lastOf(project)).toBeUndefined();
  });
});

test('inputs that were written a moment ago have no stamp, because a second change could have the same time', async () => {
  const project = await builtProject();
  write(project.contentDir, 'site.yaml', 'name: B');
  const written = statSync(join(project.contentDir, 'site.yaml')).ctimeMs;
  const stampAt = async (time: number) =>
    (await unchangedBuild(project, () => TODAY, new Date(time))).inputs;
  expect(await stampAt(written + 10)).toBeUndefined();
  expect(await stampAt(written + 3000)).toBeDefined();
});
