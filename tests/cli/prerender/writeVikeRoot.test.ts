import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { writeVikeRoot } from '#cli/prerender/writeVikeRoot.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { projectOf, snapshot } from '../../helpers/projectOf.ts';

test('the root of Vike has a stub for each of its files, which exports what that file exports', () => {
  const codeRoot = temporaryFolder();
  const project = { ...projectOf(), codeRoot };
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(codeRoot, file)), { recursive: true });
    writeFileSync(join(codeRoot, file), text);
  };
  write('renderer/+config.ts', 'export default {};\n');
  write('pages/page/+data.server.ts', 'export function data() {}\n');
  write('pages/siteData.server.ts', 'export const site = 1;\n');
  const root = writeVikeRoot(project);
  const pathTo = (stub: string, file: string) =>
    JSON.stringify(relative(dirname(join(root, stub)), join(codeRoot, file)));
  const config = pathTo('renderer/+config.ts', 'renderer/+config.ts');
  const data = pathTo('pages/page/+data.server.ts', 'pages/page/+data.server.ts');
  expect(snapshot(root)).toEqual({
    'renderer/+config.ts': `export * from ${config};\nexport { default } from ${config};\n`,
    'pages/page/+data.server.ts': `export * from ${data};\n`,
  });
  expect(Object.keys(snapshot(codeRoot))).toHaveLength(3);
});

test('a file that is gone leaves no stub', () => {
  const codeRoot = temporaryFolder();
  const project = { ...projectOf(), codeRoot };
  mkdirSync(join(project.distDir, 'cache/vike/pages'), { recursive: true });
  writeFileSync(join(project.distDir, 'cache/vike/pages/+Page.tsx'), '');
  expect(snapshot(writeVikeRoot(project))).toEqual({});
});
