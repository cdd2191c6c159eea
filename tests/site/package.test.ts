import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#cli/database/freePort.ts';
import { siteTsconfig } from '#cli/init/siteTsconfig.ts';
import { projectRoot } from '#cli/project.ts';
import { packagedSite } from '../helpers/packagedSite.ts';
import type { PackagedSite } from '../helpers/packagedSite.ts';
import { anyPicture, smallContent } from './smallContent.ts';

const CONFIG = `import { defineSite } from 'mileward-site/config';

export default defineSite({
  slots: {
    SiteFooter: './templates/SiteFooter.tsx',
    PageHead: './templates/PageHead.tsx',
  },
});
`;

const FOOTER = `import type { SlotProps } from 'mileward-site/slots';
import { SiteFooter as Footer } from 'mileward-site/templates/parts/SiteFooter';
import { useWords } from 'mileward-site/words';
import './footer.css';

export default function SiteFooter(props: SlotProps<'SiteFooter'>) {
  const hasWords = Object.keys(useWords()).length > 0;
  return (
    <>
      <p className="own-footer">{hasWords ? 'Our own line' : ''}</p>
      <Footer {...props} />
    </>
  );
}
`;

const HEAD = `import type { Slot } from 'mileward-site/slots';

export const PageHead: Slot<'PageHead'> = ({ title }) => <h1 className="own-head">{title}</h1>;
`;

let site: PackagedSite;

beforeAll(async () => {
  site = await packagedSite();
  for (const [file, text] of Object.entries(smallContent())) site.write(`content/${file}`, text);
  const picture = join('public', anyPicture().src);
  mkdirSync(dirname(join(site.root, picture)), { recursive: true });
  cpSync(join(projectRoot, picture), join(site.root, picture));
  site.write('site.config.ts', CONFIG);
  site.write('templates/SiteFooter.tsx', FOOTER);
  site.write('templates/PageHead.tsx', HEAD);
  site.write('templates/footer.css', '@layer pages { .own-footer { color: #123456; } }\n');
});

afterAll(() => site?.remove());

const environment = () => ({ ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: undefined });

function run(...args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [site.command, ...args], {
    // A folder below the site, because the site is found upwards.
    cwd: join(site.root, 'content'),
    encoding: 'utf8',
    env: environment(),
  });
  return { code: status, output: stdout + stderr };
}

const page = (path: string) => readFileSync(join(site.root, 'dist/client', path), 'utf8');

/** Starts a command that serves the site, waits until it does, and ends it after the test. Returns a function that fetches a path. */
async function start(command: string): Promise<(path: string) => Promise<string>> {
  const port = await freePort();
  const child: ChildProcess = spawn(
    process.execPath,
    [site.command, command, '--port', `${port}`],
    { cwd: site.root, env: environment(), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  if (child.stdout) await once(child.stdout, 'data');
  return async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
}

describe('a site in a folder of its own, from the tarball', () => {
  test('validates', () => {
    expect(run('validate')).toMatchObject({ code: 0 });
  });

  test('has documentation whose links lead to files of the package', () => {
    const root = dirname(dirname(site.command));
    const documents = globSync(['*.md', 'content/*.md', 'docs/**/*.md'], { cwd: root });
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'content/README.md']));
    const broken = documents.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8').replace(/```[^]*?```|`[^`\n]*`/g, '');
      const links = [...text.matchAll(/\]\((?![a-z]+:|[/#])([^)#\s]+)/g)].map(
        ([, link = '']) => link,
      );
      return links
        .filter((link) => !existsSync(join(root, dirname(file), link)))
        .map((link) => `${file}: ${link}`);
    });
    expect(broken).toEqual([]);
  });

  test('is missed in a folder that has none, which is no fault of the package', () => {
    const { status, stderr } = spawnSync(process.execPath, [site.command, 'validate'], {
      cwd: dirname(site.root),
      encoding: 'utf8',
      env: environment(),
    });
    expect(status).toBe(2);
    expect(stderr).toContain('There is no site here');
  });

  test('builds with its own templates and their styles, and writes nothing into the package', () => {
    const installed = () =>
      globSync('**/*', { cwd: dirname(dirname(site.command)) }).map((file) => {
        const { mtimeMs, size } = statSync(join(dirname(dirname(site.command)), file));
        return `${file} ${mtimeMs} ${size}`;
      });
    const before = installed();
    const { code, output } = run('build');
    expect(output).not.toContain('fault of the site builder');
    expect(code).toBe(0);
    expect(installed()).toEqual(before);
    expect(page('about.html')).toContain('<p class="own-footer">Our own line</p>');
    expect(page('about.html')).toContain('class="own-head"');
    const styles = globSync('assets/**/*.css', { cwd: join(site.root, 'dist/client') });
    expect(styles.map(page).join('\n')).toContain('.own-footer');
  });

  test('is served, with the handler of enquiries', async () => {
    const get = await start('serve');
    expect(await get('/about')).toContain('Our own line');
    expect(JSON.parse(await get('/api/challenge'))).toBeTypeOf('object');
  });

  test('renders a page again when only a template has changed', () => {
    site.write('templates/PageHead.tsx', HEAD.replace('own-head', 'new-head'));
    expect(run('build').code).toBe(0);
    expect(page('about.html')).toContain('class="new-head"');
    site.write('templates/PageHead.tsx', HEAD);
  });

  test('is shown by the development server, and after a save as well', async () => {
    const get = await start('dev');
    expect(await get('/about')).toContain('Our own line');
    expect(await get('/templates/styles/site.css')).toContain('.own-footer');
    expect(await get('/renderer/+client.ts')).toContain('enhancers');
    site.write('templates/SiteFooter.tsx', FOOTER.replace('Our own line', 'Another line'));
    await expect.poll(() => get('/about')).toContain('Another line');
    site.write('site.config.ts', CONFIG.replace(/^.*PageHead.*$/m, ''));
    await expect.poll(() => get('/about')).not.toContain('own-head');
    site.write('site.config.ts', CONFIG);
    site.write('templates/SiteFooter.tsx', FOOTER);
  });

  test('bundles its functions', () => {
    expect(run('functions').code).toBe(0);
    expect(statSync(join(site.root, 'dist/hosts/netlify/api.mjs')).size).toBeGreaterThan(1000);
  });

  test('learns of mistakes in its configuration, with their places', () => {
    site.write('site.config.ts', CONFIG.replace('PageHead:', 'PageHed:'));
    const { code, output } = run('validate');
    site.write('site.config.ts', CONFIG);
    expect(code).toBe(1);
    expect(output).toContain('site.config.ts:6:5  error  slot-unknown');
    expect(output).toContain('Did you mean "PageHead"?');
  });

  test('learns from the compiler of props that a template does not get', () => {
    for (const name of ['@types/react', 'csstype']) {
      const folder = join(site.root, 'node_modules', name);
      mkdirSync(dirname(folder), { recursive: true });
      symlinkSync(join(projectRoot, 'node_modules', name), folder);
    }
    site.write('tsconfig.json', JSON.stringify(siteTsconfig));
    const compile = () => {
      try {
        const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
        execFileSync(process.execPath, [tsc, '-p', '.'], { cwd: site.root, stdio: 'pipe' });
        return '';
      } catch (error) {
        return String((error as { stdout: Buffer }).stdout);
      }
    };
    expect(compile()).toBe('');
    site.write('templates/PageHead.tsx', HEAD.replace('({ title })', '({ titel })'));
    site.write('site.config.ts', CONFIG.replace('PageHead:', 'PageHed:'));
    const errors = compile();
    site.write('templates/PageHead.tsx', HEAD);
    site.write('site.config.ts', CONFIG);
    expect(errors).toContain("templates/PageHead.tsx(3,46): error TS2339: Property 'titel'");
    expect(errors).toContain('site.config.ts(6,5): error');
  });
});
