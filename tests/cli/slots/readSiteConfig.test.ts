import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';
import { readSiteConfig } from '#cli/slots/readSiteConfig.ts';
import { slots, templateOf } from '#cli/slots/slots.ts';
import type { SlotName } from '#cli/slots/slots.ts';
import type { SlotName as TypedSlot } from '#templates/slots.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** Reads the configuration of a site with these files. */
async function read(files: Record<string, string>, renamed = {}) {
  const root = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { overrides, problems } = await readSiteConfig(root, renamed);
  return {
    slots: overrides.map(({ slot }) => slot),
    styles: overrides.flatMap(({ styles }) => styles.map((file) => file.slice(root.length + 1))),
    problems: problems.map(({ code, args, at }) => ({ code, args, at })),
  };
}

const configOf = (...lines: string[]) =>
  `export default {\n  slots: {\n${lines.map((line) => `    ${line},\n`).join('')}  },\n};\n`;

const FOOTER = "SiteFooter: './templates/Footer.tsx'";

describe('the configuration of a site', () => {
  test('may be missing', async () => {
    expect(await read({})).toEqual({ slots: [], styles: [], problems: [] });
  });

  test.each([
    ['a default export', 'export default function Footer() {\n  return <footer />;\n}\n'],
    ['the name of the template', 'export function SiteFooter() {\n  return <footer />;\n}\n'],
    ['a constant', 'export const SiteFooter = () => <footer />;\n'],
    ['a list', 'const A = () => <footer />;\nexport { A as SiteFooter };\n'],
  ])('accepts a component that is exported as %s', async (_, text) => {
    const files = { 'site.config.ts': configOf(FOOTER), 'templates/Footer.tsx': text };
    expect(await read(files)).toEqual({ slots: ['SiteFooter'], styles: [], problems: [] });
  });

  test('brings the style sheets of its templates, and of the modules that they import', async () => {
    const { styles } = await read({
      'site.config.ts': configOf(FOOTER),
      'templates/Footer.tsx':
        "import './footer.css';\nimport { A } from './parts/A';\nexport default A;\n",
      'templates/parts/A.tsx': "import './a.css';\nexport const A = () => <p />;\n",
      'templates/footer.css': '',
      'templates/parts/a.css': '',
    });
    expect(styles).toEqual(['templates/footer.css', 'templates/parts/a.css']);
  });

  test.each([
    [
      'an unknown name',
      configOf("Footer: './templates/Footer.tsx'"),
      { code: 'slot-unknown', args: { slot: 'Footer', suggestion: 'SiteFooter' }, line: 3 },
    ],
    [
      'an old name',
      configOf("OldFooter: './templates/Footer.tsx'"),
      {
        code: 'slot-renamed',
        args: { slot: 'OldFooter', to: 'SiteFooter', version: '2.0.0' },
        line: 3,
      },
    ],
    [
      'a file that is missing',
      configOf("SiteFooter: './templates/Foot.tsx'"),
      { code: 'slot-file-missing', args: { slot: 'SiteFooter' }, line: 3 },
    ],
    [
      'a file outside templates/',
      configOf("SiteFooter: './Footer.tsx'"),
      { code: 'slot-file-missing', args: { slot: 'SiteFooter' }, line: 3 },
    ],
    [
      'an unknown setting',
      'export default { slot: {} };\n',
      {
        code: 'site-config-broken',
        args: { reason: 'There is no setting "slot"' },
      },
    ],
    [
      'an import of a file',
      "import './Footer.tsx';\nexport default {};\n",
      {
        code: 'site-config-broken',
        args: { reason: 'It imports "./Footer.tsx", a file that builds do not watch' },
      },
    ],
    [
      'a file without a default export',
      'export const config = {};\n',
      {
        code: 'site-config-broken',
        args: { reason: 'The file has no default export with a configuration' },
      },
    ],
    [
      'an error when it runs',
      "throw new Error('Something is missing.');\n",
      { code: 'site-config-broken', args: { reason: 'Something is missing' } },
    ],
  ])('may not have %s', async (_, text, { code, args, line }: Wrong) => {
    const files = {
      'site.config.ts': text,
      'Footer.tsx': 'export default 1;\n',
      'templates/Footer.tsx': 'export default () => null;\n',
    };
    const { slots: found, problems } = await read(files, {
      OldFooter: { to: 'SiteFooter', version: '2.0.0' },
    });
    expect(found).toEqual([]);
    expect(problems).toMatchObject([
      { code, args, at: { file: 'site.config.ts', ...(line && { line, column: 5 }) } },
    ]);
  });

  test('may not name a file without a component for the template', async () => {
    const files = {
      'site.config.ts': configOf(FOOTER),
      'templates/Footer.tsx': 'export const Foot = () => null;\n',
    };
    expect((await read(files)).problems).toMatchObject([
      { code: 'slot-export-missing', at: { file: 'site.config.ts', line: 3, column: 5 } },
    ]);
  });

  test('may not name a file with a syntax error, and reports its place', async () => {
    const files = {
      'site.config.ts': configOf(FOOTER),
      'templates/Footer.tsx': 'export default function () {\n  return <p>;\n}\n',
    };
    const { problems } = await read(files);
    expect(problems).toMatchObject([
      { code: 'slot-file-broken', at: { file: 'templates/Footer.tsx' } },
    ]);
  });

  test.each([
    ['a style sheet that does not exist', './footer.css', false],
    ['a module that does not exist', './parts/Year', false],
    ['a folder without an index', './parts', false],
    ['a module outside templates/', '../lib/year.ts', true],
    ['a module that package.json names', '#lib/year.ts', true],
  ])('learns that a template imports %s', async (_, source, isOutside) => {
    const { problems } = await read({
      'site.config.ts': configOf(FOOTER),
      'lib/year.ts': 'export const year = 2026;\n',
      'templates/Footer.tsx': "export { Foot as default } from './Foot';\n",
      'templates/Foot.tsx': `export const Foot = () => null;\nimport '${source}';\n`,
      'templates/parts/list.json': '[]',
    });
    const at = { file: 'templates/Foot.tsx', line: 2, column: 8 };
    expect(problems).toEqual([{ code: 'slot-import', args: { source, isOutside }, at }]);
  });

  test.each([
    ['a module later', "const A = () => import('../lib/a.ts');\n", '', '../lib/a.ts'],
    ['another style sheet', "import './a.css';\n", "@import '../lib/b.css';\n", '../lib/b.css'],
    ['a picture', "import './a.css';\n", 'p { mask: url(../lib/c.svg#sign) }\n', '../lib/c.svg'],
  ])('learns that a template imports %s from outside templates/', async (_, code, css, source) => {
    const { problems } = await read({
      'site.config.ts': configOf(FOOTER),
      'lib/a.ts': '',
      'lib/b.css': '',
      'lib/c.svg': '<svg/>',
      'templates/Footer.tsx': `${code}export default () => null;\n`,
      'templates/a.css': css,
    });
    expect(problems).toMatchObject([{ code: 'slot-import', args: { source, isOutside: true } }]);
  });

  test('may name files in comments, and import types', async () => {
    const { slots, problems } = await read({
      'site.config.ts': `/*\nimport './old.ts';\n*/\nimport type { A } from './a.ts';\n${configOf(FOOTER)}`,
      'a.ts': 'export type A = string;\n',
      'templates/Footer.tsx':
        "import './a.css';\n// import('../lib/a.ts')\nexport default () => null;\n",
      'templates/a.css': '/* url(../old.png) */\n',
    });
    expect({ slots, problems }).toEqual({ slots: ['SiteFooter'], problems: [] });
  });

  test('may let its templates import packages, data and pictures', async () => {
    const { slots, problems } = await read({
      'site.config.ts': configOf(FOOTER),
      'templates/Footer.tsx':
        "import { useId } from 'react';\nimport list from './list.json';\nimport url from './sign.svg?url';\nimport { A } from './A.js';\nexport default () => [useId(), list, url, A];\n",
      'templates/A.ts': 'export const A = 1;\n',
      'templates/list.json': '[]',
      'templates/sign.svg': '<svg/>',
    });
    expect({ slots, problems }).toEqual({ slots: ['SiteFooter'], problems: [] });
  });
});

interface Wrong {
  code: string;
  args: Record<string, unknown>;
  line?: number;
}

describe('the slots', () => {
  test.each(Object.keys(slots) as SlotName[])('have a template with the name %s', (slot) => {
    const text = readFileSync(join(projectRoot, 'templates', templateOf(slot)), 'utf8');
    expect(text).toMatch(new RegExp(`^export function ${slot}\\b`, 'm'));
  });

  test('include every page', () => {
    const pages = globSync('templates/*/*Page.tsx', { cwd: projectRoot });
    const names = pages.map((file) => file.replace(/^.*\/|\.tsx$/g, ''));
    expect(Object.keys(slots)).toEqual(expect.arrayContaining(names));
  });

  test('are those whose props have types', () => {
    const typed: Record<TypedSlot, string> = slots;
    const names: Record<SlotName, unknown> = typed;
    expect(Object.keys(names)).toEqual(Object.keys(slots));
  });

  test('are listed in docs/templates.md', () => {
    const text = readFileSync(join(projectRoot, 'docs/templates.md'), 'utf8');
    for (const slot of Object.keys(slots)) expect(text).toContain(`\`${slot}\``);
  });
});
