import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#cli/database/freePort.ts';
import { projectRoot } from '#cli/project.ts';
import { RoutesFileSchema } from '../helpers/generatedFiles.ts';
import { otherDist, smallSite } from './smallSite.ts';
import type { Finished } from './smallSite.ts';

/** The command line as a person or CI runs it: exit codes, help, standard output and standard error. */
const site = smallSite('cli');
afterAll(() => site.remove());

/** A line of a stack trace. */
const STACK = /^\s+at .+(?::\d+:\d+\)?|\(native\)|<anonymous>\)?)$/m;

describe('--version', () => {
  test('prints the version of the package, and nothing else', () => {
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    expect(site.run('--version')).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: '' });
  });
});

describe('--help', () => {
  const commands = helpOf([]);

  test('there is a command for everything the README names', () => {
    const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
    const named = [...readme.matchAll(/^\| `site ([a-z-]+(?: [a-z]+)*)/gm)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(20);
    const names = commands.map(({ command }) => command.join(' '));
    expect(named.filter((name) => !names.includes(name ?? ''))).toEqual([]);
  });

  test.each(commands)(
    '$name describes the command and gives examples that are commands',
    ({ name, command, code, stdout, stderr }) => {
      expect(code).toBe(0);
      expect(stderr).toBe('');
      expect(stdout).toMatch(/^Usage: site .*\n\n\w/);
      const [, examples = ''] = stdout.split('\nExamples:\n');
      const lines = examples.trimEnd().split('\n');
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines)
        expect(line).toMatch(command.length > 0 ? `  ${name}` : /^ {2}site \w/);
    },
  );

  /** Returns the help of a command, and that of every command below it. */
  function helpOf(command: string[]): (Finished & { name: string; command: string[] })[] {
    const finished = site.run(...command, '--help');
    return [
      { name: ['site', ...command].join(' '), command, ...finished },
      ...namesIn(finished.stdout).flatMap((name) => helpOf([...command, name])),
    ];
  }

  /** Returns the names of the commands in a help text. */
  function namesIn(help: string): string[] {
    if (!/^Usage: .*\[command\]$/m.test(help)) return [];
    // The groups of commands are between the options and the examples.
    const [, groups = ''] = /-h, --help.*\n([^]*)\nExamples:/.exec(help) ?? [];
    const names = [...groups.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name = '']) => name);
    return names.filter((name) => name !== 'help');
  }
});

describe('exit code 0', () => {
  test('site validate, if there is no error', () => {
    expect(site.run('validate')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('The content is ready to build.'),
      stderr: '',
    });
  });

  test('site generate', () => {
    expect(site.run('generate')).toMatchObject({ code: 0, stderr: '' });
  });

  test('site build', () => {
    expect(site.run('build')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/\d+ pages, \d+\.\d MB: /),
    });
  });
});

describe('wrong arguments: exit code 2', () => {
  test.each([
    ['a command that does not exist', ['bild']],
    ['an option that does not exist', ['build', '--fast']],
    ['a shard beyond the last', ['build', '--shard', '4/3']],
    ['a shard that is not a fraction', ['build', '--shard', 'two']],
    ['no threads', ['build', '--threads', '0']],
    ['a port beyond the last', ['dev', '--port', '99999999']],
    ['a port in another notation', ['preview', '--port', '1e3']],
    ['an empty address, which would be that of every network', ['serve', '--host', '']],
    ['a renderer that does not exist', ['build', '--renderer', 'hugo']],
    ['a format that does not exist', ['validate', '--format', 'xml']],
    ['a missing argument', ['why']],
    ['a part of the site to merge', ['build', '--merge', '--shard', '1/2']],
    ['pages to merge', ['build', '--merge', '--only', '/blog']],
    ['reasons of a merge', ['build', '--merge', '--explain']],
    ['pages of a part', ['build', '--shard', '1/2', '--only', '/blog']],
    ['pages for Vike, which renders all', ['build', '--renderer', 'vike', '--only', '/blog']],
    ['a summary of each check', ['validate', '--watch', '--summary', join(tmpdir(), 'summary.md')]],
    ['a commit of which nothing is printed', ['validate', '--since', 'HEAD']],
    ['an empty content folder, which would be the current one', ['--content', '', 'validate']],
    ['an empty output folder', ['--dist', '', 'routes']],
    ['an output folder among the content', ['--dist', join(site.contentDir, 'x'), 'generate']],
  ])('%s', (_, args) => {
    const { code, stdout, stderr } = site.run(...args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^error: /);
    expect(stderr).toContain('npm run site -- --help');
    expect(stderr).not.toMatch(STACK);
  });

  test('the renderer that is used by default may be named with a part of the site', () => {
    const site = smallSite('cli-part');
    onTestFinished(() => site.remove());
    expect(site.run('build', '--renderer', 'direct', '--shard', '1/2')).toMatchObject({ code: 0 });
  });

  test('a misspelt command suggests the right one', () => {
    expect(site.run('bild').stderr).toContain('Did you mean build?');
  });
});

describe('exit code 2', () => {
  test('site preview, if nothing has been built', () => {
    const empty = otherDist(site, 'cli-empty');
    onTestFinished(() => empty.remove());
    expect(empty.run('preview')).toMatchObject({
      code: 2,
      stderr: 'There is no site yet. Run "npm run site -- build" first.\n',
    });
  });

  test('site report locations, if nothing has been built', () => {
    const empty = otherDist(site, 'cli-empty');
    onTestFinished(() => empty.remove());
    const { code, stdout, stderr } = empty.run('report', 'locations');
    expect(code).toBe(2);
    expect(stdout + stderr).toContain('build');
    expect(stdout + stderr).not.toMatch(STACK);
  });
});

describe('exit code 1', () => {
  test('site validate --launch, while there are samples', () => {
    const file = 'testimonials/ada.yaml';
    const text = site.readContent(file);
    onTestFinished(() => site.writeContent(file, text));
    site.writeContent(file, `${text}sample: true\n`);
    const { code, stdout } = site.run('validate', '--launch');
    expect(code).toBe(1);
    expect(stdout).toContain(`content/${file}:`);
    expect(stdout).toContain('sample');
  });
});

describe('an older Node', () => {
  const older = nodesInPath().find((node) => majorOf(node) < 24);

  test.skipIf(older === undefined)('hands over to the version that the project pins', () => {
    const { status, stdout, stderr } = spawnSync(older ?? '', ['cli/bin.js', '--help'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toContain('Usage: site');
    expect(status).toBe(0);
  });

  function nodesInPath(): string[] {
    return (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, 'node'))
      .filter((file) => existsSync(file));
  }

  function majorOf(node: string): number {
    const { stdout } = spawnSync(node, ['--print', 'process.versions.node'], { encoding: 'utf8' });
    return Number.parseInt(stdout, 10);
  }
});

describe('errors that are not in the content', () => {
  test('an output folder that is a file is reported in a sentence', () => {
    const file = `${site.distDir}-file`;
    writeFileSync(file, '');
    onTestFinished(() => rmSync(file));
    const { code, stdout, stderr } = site.run('--dist', file, 'build');
    expect(code).toBe(2);
    expect(stderr).toContain('There is a file in place of a folder.');
    expect(stdout + stderr).not.toMatch(STACK);
  });

  test('an output folder outside the project is reported in a sentence', () => {
    const { code, stderr } = site.run('--dist', join(tmpdir(), 'outside'), 'build');
    expect(code).toBe(2);
    expect(stderr).toContain('The output folder must be a folder inside the site');
  });

  test('a port that is taken is reported in a sentence', async () => {
    site.build();
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = site.run('preview', '--port', String(port));
    expect(code).toBe(2);
    expect(stderr).toContain('the port is in use. Choose another with --port.');
    expect(stderr).not.toMatch(STACK);
  });
});

describe('a file of variables that cannot be read', () => {
  const other = site.withEnvironment({ SITE_ENV_FILE: site.contentDir });

  test('is reported in a sentence', () => {
    const { code, stderr } = other.run('routes');
    expect(code).toBe(2);
    expect(stderr).toContain(`${site.contentDir} cannot be read`);
    expect(stderr).not.toMatch(STACK);
  });

  test('does not keep the help from being printed', () => {
    expect(other.run('--help')).toMatchObject({ code: 0, stderr: '' });
  });
});

test('a current folder that has been deleted is reported in a sentence', () => {
  const script = `cd "$(mktemp -d)" && rmdir "$PWD" && exec "$0" "$1" --help`;
  const args = ['-c', script, process.execPath, join(projectRoot, 'cli/bin.js')];
  const { status, stderr } = spawnSync('sh', args, { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toBe(
    'The current folder has been deleted. Change to another one and run the command again.\n',
  );
});

describe('site dev', () => {
  test('ends with 2 if it cannot start', async () => {
    const other = otherDist(site, 'cli-dev');
    mkdirSync(join(other.distDir, 'cache'), { recursive: true });
    // Vite needs a folder of this name.
    writeFileSync(join(other.distDir, 'cache/vite'), '');
    onTestFinished(() => rmSync(other.distDir, { recursive: true }));
    const { code, stderr } = other.run('dev', '--port', String(await freePort()));
    expect(code).toBe(2);
    expect(stderr).toContain('There is a file in place of a folder.');
  });
});

describe('invalid content', () => {
  const cases: [what: string, file: string, text: string | Uint8Array][] = [
    ['YAML that does not parse', 'prices.yaml', 'marketing: { min: 200, max'],
    ['YAML of two documents', 'prices.yaml', 'a: 1\n---\nb: 2\n'],
    ['YAML with an anchor that is not there', 'navigation.yaml', 'header: *nothing\n'],
    ['YAML that refers to itself', 'navigation.yaml', 'header: &a [*a]\n'],
    ['YAML that would fill the memory', 'navigation.yaml', billionLaughs()],
    ['a list instead of fields', 'site.yaml', '- 1\n- 2\n'],
    ['a number instead of fields', 'site.yaml', '42\n'],
    ['nothing but a comment', 'site.yaml', '# later\n'],
    ['an empty file', 'towns/york.md', ''],
    ['a file of zero bytes', 'towns/york.md', new Uint8Array(200)],
    ['bytes that are no UTF-8', 'towns/york.md', new Uint8Array([0xff, 0xfe, 0x2d, 0x00])],
    ['front matter without an end', 'towns/york.md', '---\nname: York\n'],
    ['a prototype as a key', 'site.yaml', '__proto__: { a: 1 }\nconstructor: 1\n'],
    ['a picture among the towns', 'towns/york.jpg', new Uint8Array([0xff, 0xd8, 0xff])],
    ['a file name with spaces and capitals', 'towns/Market Town.md', '---\nname: M\n---\nText\n'],
    ['a folder that no one knows', 'villages/ely.md', '---\nname: Ely\n---\nText\n'],
    ['a very deep file', 'towns/a/b/c/d.md', '---\nname: D\n---\nText\n'],
    ['text of a megabyte', 'towns/york.md', `---\nname: ${'y'.repeat(1_200_000)}\n---\nText\n`],
  ];

  test.each(cases)('%s: exit code 1, a place, no stack', (_, file, text) => {
    put(file, text);
    expectFindings(site.run('build'), file);
  });

  test('a link to a file that is not there', () => {
    restored('towns/york.md');
    site.removeContent('towns/york.md');
    symlinkSync('/nowhere/york.md', join(site.contentDir, 'towns/york.md'));
    expectFindings(site.run('build'), 'towns/york.md');
  });

  test('a folder instead of a file', () => {
    restored('site.yaml');
    site.removeContent('site.yaml');
    mkdirSync(join(site.contentDir, 'site.yaml'));
    expectFindings(site.run('build'), 'site.yaml');
  });

  test('no content folder', () => {
    const { code, stdout, stderr } = site.run('--content', '/nowhere/content', 'build');
    expect(code).toBe(1);
    expect(stdout).toContain('/nowhere/content');
    expect(stdout + stderr).not.toMatch(STACK);
  });

  test.each(['validate', 'generate', 'routes', 'why /about'])(
    'site %s says the same',
    (command) => {
      put('prices.yaml', 'marketing: { min: 200, max');
      expectFindings(site.run(...command.split(' ')), 'prices.yaml');
    },
  );

  test('--format json prints one JSON value for any error', () => {
    put('prices.yaml', 'marketing: { min: 200, max');
    put('towns/york.md', '');
    const { code, stdout } = site.run('validate', '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ findings: expect.any(Array) });
  });

  test('--format github prints one workflow command for each finding', () => {
    put('prices.yaml', 'marketing: { min: 200, max');
    const { stdout } = site.run('validate', '--format', 'github');
    expect(stdout).toMatch(/^::error file=content\/prices\.yaml,line=\d+/m);
  });

  function put(file: string, text: string | Uint8Array): void {
    restored(file);
    const path = join(site.contentDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Restores a file after the test. */
  function restored(file: string): void {
    const path = join(site.contentDir, file);
    let text: string | undefined;
    try {
      text = site.readContent(file);
    } catch {
      // The content does not have this file.
    }
    const [folder = file] = file.split('/');
    const isOwnFolder = !['towns', 'screens'].includes(folder);
    onTestFinished(() => {
      rmSync(path, { recursive: true, force: true });
      if (text !== undefined) writeFileSync(path, text);
      else if (isOwnFolder) rmSync(join(site.contentDir, folder), { recursive: true, force: true });
      rmSync(join(site.contentDir, 'towns/a'), { recursive: true, force: true });
    });
  }

  function expectFindings({ code, stdout, stderr }: Finished, file: string): void {
    expect(stdout).toContain(`content/${file}`);
    expect(stdout + stderr).not.toMatch(STACK);
    expect(stdout + stderr).not.toContain('fault of the site builder');
    expect(code).toBe(1);
    expect(stderr).toBe('');
  }

  function billionLaughs(): string {
    const lines = ['a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]'];
    for (let n = 1; n < 10; n++) {
      lines.push(
        `a${n}: &a${n} [${Array(10)
          .fill(`*a${n - 1}`)
          .join(', ')}]`,
      );
    }
    return `${lines.join('\n')}\n`;
  }
});

describe('if nothing reads standard output', () => {
  test.each([
    ['site validate ends with the code of its result', 1, ['validate']],
    ['site validate --watch does not wait for changes', 0, ['validate', '--watch']],
  ])('%s', async (_, code, args) => {
    const file = 'prices.yaml';
    const text = site.readContent(file);
    onTestFinished(() => site.writeContent(file, text));
    site.writeContent(file, 'marketing: { min: 200, max');
    const command = ['--content', site.contentDir, '--dist', site.distDir, ...args];
    const child = spawn(process.execPath, [join(projectRoot, 'cli/bin.js'), ...command]);
    child.stdout.destroy();
    expect(await once(child, 'exit')).toEqual([code, null]);
  });
});

describe('site routes', () => {
  test('lists every page with its type, and how many there are', () => {
    const { code, stdout, stderr } = site.run('routes');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^home +\/$/m);
    expect(stdout).toMatch(
      /^location +\/locations\/york\/york-marketing {2}\(not for search engines\)$/m,
    );
    expect(stdout).toMatch(/^legal +\/privacy-policy {2}\(not for search engines\)$/m);
    expect(stderr).toBe(`${stdout.trimEnd().split('\n').length} routes\n`);
  });

  test('lists those that match a pattern', () => {
    const { stdout } = site.run('routes', '/locations/bristol/**');
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/\s+/)[1]),
    ).toEqual(['/locations/bristol/marketing', '/locations/bristol/web-design']);
  });

  test('as JSON is what dist/generated/routes.json has', () => {
    const { stdout } = site.run('routes', '--json');
    expect(RoutesFileSchema.parse(JSON.parse(stdout)).routes.length).toBeGreaterThan(50);
  });

  test('with a pattern that no path matches ends with 1', () => {
    expect(site.run('routes', '/nowhere/**')).toMatchObject({ code: 1, stderr: '0 routes\n' });
    const { code, stdout } = site.run('routes', '/nowhere/**', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({ routes: [] });
  });
});

describe('site why', () => {
  test('lists the files that a page is made from', () => {
    const { code, stdout } = site.run('why', '/locations/york/york-marketing');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^page +\/locations\/york\/york-marketing$/m);
    expect(stdout).toMatch(/^template +templates\/location\/$/m);
    expect(stdout).toContain('content/towns/york.md');
    expect(stdout).toContain('content/variants/marketing.yaml');
  });

  test('shows the target of a redirect and the file that defines it', () => {
    const { code, stdout } = site.run('why', '/services/digital-marketing');
    expect(code).toBe(0);
    expect(stdout).toContain(
      '/services/digital-marketing → /services/marketing (301), from content/services/marketing.md',
    );
  });

  test('understands other spellings and whole addresses', () => {
    const { stdout } = site.run('why', 'https://www.agency.example/Locations/YORK/?a=b');
    expect(stdout).toMatch(/^page +\/locations\/york$/m);
  });

  test('names the nearest paths if there is no page', () => {
    const { code, stdout } = site.run('why', '/locations/yorck');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^There is no page \/locations\/yorck\. The nearest are:\n {2}\/locations\/york$/m,
    );
  });

  test('answers in JSON', () => {
    const { stdout } = site.run('why', '/about', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ path: '/about', exists: true, type: 'about' });
  });
});

describe('site preview', () => {
  test('serves until it is interrupted, and ends with 0', async () => {
    site.build();
    const port = await freePort();
    const server = site.start('preview', '--port', String(port));
    const ended = once(server, 'exit');
    let response: Response | undefined;
    while (!response && server.exitCode === null) {
      response = await fetch(`http://127.0.0.1:${port}/about`).catch(() => undefined);
    }
    expect(response?.status).toBe(200);
    server.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
});
