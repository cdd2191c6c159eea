import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';
import { temporaryFolder } from '../helpers/contentDir.ts';

test.each([
  [
    'one sentence if the packages are not installed',
    'a-package',
    /^The packages are not installed\. Run "npm ci"\.\n {2}\(.*\)\n$/,
    2,
  ],
  ['its stack if a module of the program is missing', './missing.ts', /\n {4}at /, 1],
])('the command line prints %s', (_, imported, told, code) => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'cli'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  for (const file of ['cli/bin.js', 'cli/bundle.js']) {
    cpSync(join(projectRoot, file), join(root, file));
  }
  writeFileSync(join(root, 'cli/index.ts'), `import '${imported}';\n`);
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'cli/bin.js')], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(told);
  expect(status).toBe(code);
});
