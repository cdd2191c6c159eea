import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';
import { packagedSite } from '../helpers/packagedSite.ts';
import type { PackagedSite } from '../helpers/packagedSite.ts';
import { gardenRoot } from './garden.ts';

/** The agency in an empty folder of its own, with the package in `node_modules` and two templates that it has replaced. */
let site: PackagedSite;

const CONFIG = `import { defineSite } from 'mileward-site/config';

export default defineSite({
  slots: {
    SiteFooter: './templates/SiteFooter.tsx',
    TestimonialQuote: './templates/TestimonialQuote.tsx',
  },
});
`;

const FOOTER = `import type { SlotProps } from 'mileward-site/slots';
import { SiteFooter as Footer } from 'mileward-site/templates/parts/SiteFooter';

export default function SiteFooter(props: SlotProps<'SiteFooter'>) {
  return (
    <>
      <p className="wrap">The gate is open on Tuesdays.</p>
      <Footer {...props} />
    </>
  );
}
`;

const QUOTE = `import type { SlotProps } from 'mileward-site/slots';

export default function TestimonialQuote({ testimonial }: SlotProps<'TestimonialQuote'>) {
  return <blockquote className="plain-quote">{testimonial.text}</blockquote>;
}
`;

beforeAll(async () => {
  site = await packagedSite();
  for (const folder of ['content', 'public']) {
    cpSync(join(gardenRoot, folder), join(site.root, folder), { recursive: true });
  }
  for (const name of fontPackages()) {
    const folder = join(site.root, 'node_modules', name);
    mkdirSync(dirname(folder), { recursive: true });
    symlinkSync(join(projectRoot, 'node_modules', name), folder);
  }
  site.write('site.config.ts', CONFIG);
  site.write('templates/SiteFooter.tsx', FOOTER);
  site.write('templates/TestimonialQuote.tsx', QUOTE);
  site.write('.gitignore', 'node_modules/\ndist/\ndata/\n');
  git('init', '--quiet');
  commit('Start');
});

afterAll(() => site?.remove());

test('the agency validates and builds from the tarball, with its own two templates', () => {
  expect(run('validate')).toMatchObject({ code: 0 });
  expect(run('build')).toMatchObject({ code: 0 });
  expect(page('index.html')).toContain('The gate is open on Tuesdays.');
  expect(page('index.html')).toContain('class="plain-quote"');
});

test('a later release with another shape of content is reached with "site upgrade" alone', () => {
  releaseNextVersion();
  const outdated = run('validate');
  expect(outdated.code).toBe(1);
  expect(outdated.output.match(/ error {2}[a-z-]+/g)).toEqual([' error  content-outdated']);
  expect(outdated.output).toContain('site upgrade');

  expect(run('upgrade')).toMatchObject({ code: 0 });
  const changed = git('diff', '--stat', '--', 'content', 'public', 'templates', 'site.config.ts');
  expect(changed).toMatch(/^ content\/site\.yaml \| 4 \+\+--\n 1 file changed/);
  expect(git('diff', '--unified=0')).toContain('+strapline: ');
  expect(git('diff', '--unified=0')).toContain('-tagline: ');

  expect(run('validate')).toMatchObject({ code: 0 });
  expect(run('build')).toMatchObject({ code: 0 });
  expect(page('index.html')).toContain('The gate is open on Tuesdays.');
  commit('Upgrade');
  expect(run('upgrade')).toMatchObject({ code: 0 });
  expect(git('status', '--short')).toBe('');
});

/** Returns the packages of the agency's fonts, which it installs itself. */
function fontPackages(): string[] {
  const brand = readFileSync(join(gardenRoot, 'content/brand/brand.yaml'), 'utf8');
  return [...brand.matchAll(/package: ["']?([^\s"']+)/g)].flatMap(([, name]) => name ?? []);
}

/**
 * Turns the installed package into a later release that calls `tagline` in `site.yaml` by another name, with a migration for it. Everything
 * else stays as it was packed.
 */
function releaseNextVersion(): void {
  const lib = join(dirname(dirname(site.command)), 'lib');
  for (const file of globSync('{cli,content/schemas,renderer,templates}/**/*.{js,ts,tsx}', {
    cwd: lib,
  })) {
    const path = join(lib, file);
    const text = readFileSync(path, 'utf8');
    if (text.includes('tagline') && !file.startsWith('cli/migrations/')) {
      writeFileSync(path, text.replaceAll('tagline', 'strapline'));
    }
  }
  writeFileSync(join(lib, 'cli/migrations/strapline.js'), STRAPLINE);
  const list = join(lib, 'cli/migrations/migrations.js');
  const text = readFileSync(list, 'utf8').replace(
    /(export const migrations[^[]*\[)([^\]]*)\]/,
    '$1$2, strapline]',
  );
  writeFileSync(list, `import { strapline } from './strapline.js';\n${text}`);
}

const STRAPLINE = `import { fieldEdits } from '#cli/edit/fieldEdits.js';
import { fieldsOf } from './fieldsOf.js';
import { siteFile } from './siteFile.js';

export const strapline = {
  version: 999,
  release: '9.0.0',
  summary: 'The tagline is called strapline.',
  plan(texts) {
    if (!('tagline' in fieldsOf(texts, siteFile))) return { changes: [] };
    const edits = fieldEdits(siteFile, texts.get(siteFile)).replace(['tagline'], 'strapline', 'key');
    return { changes: [{ file: siteFile, edits }] };
  },
};
`;

function run(...args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [site.command, ...args], {
    cwd: site.root,
    encoding: 'utf8',
    // Modules of the package are changed between commands.
    env: { ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: undefined },
  });
  return { code: status, output: stdout + stderr };
}

const page = (file: string) => readFileSync(join(site.root, 'dist/client', file), 'utf8');

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  return execFileSync('git', [...identity, ...args], { cwd: site.root, encoding: 'utf8' });
}

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}
