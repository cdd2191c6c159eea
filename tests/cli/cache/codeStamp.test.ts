import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeStamp, planningCode, renderingCode } from '#cli/cache/codeStamp.ts';
import { projectRoot } from '#cli/project.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

const patterns = ['cli/**/*.ts'];

function folder(): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'cli/plan'), { recursive: true });
  writeFileSync(join(root, 'cli/plan/a.ts'), 'export {};');
  writeFileSync(join(root, 'cli/b.ts'), 'export {};');
  writeFileSync(join(root, 'README.md'), 'x');
  return root;
}

test('the same files have the same stamp, wherever they lie', () => {
  expect(codeStamp(folder(), patterns)).toBe(codeStamp(folder(), patterns));
});

test('a change, a new file and a new name each make another stamp; other files do not', () => {
  const root = folder();
  const stamps = [codeStamp(root, patterns)];
  const restamp = () => stamps.push(codeStamp(root, patterns));
  writeFileSync(join(root, 'cli/plan/a.ts'), 'export { };');
  restamp();
  writeFileSync(join(root, 'cli/c.ts'), '');
  restamp();
  renameSync(join(root, 'cli/c.ts'), join(root, 'cli/d.ts'));
  restamp();
  expect(new Set(stamps).size).toBe(4);

  writeFileSync(join(root, 'README.md'), 'y');
  restamp();
  expect(new Set(stamps).size).toBe(4);
});

test.each([
  ['planning', planningCode],
  ['rendering', renderingCode],
])('the patterns of the %s code each match a file of the project', (_, code) => {
  const nothing = codeStamp(projectRoot, []);
  for (const pattern of code) expect(codeStamp(projectRoot, [pattern]), pattern).not.toBe(nothing);
});
