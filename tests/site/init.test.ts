import { execFileSync, spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStarterFiles } from '#cli/commands/readStarterFiles.ts';
import { projectRoot } from '#cli/project.ts';
import { temporaryFolder } from '../helpers/contentDir.ts';

/** Runs a program in a folder and returns its output. Throws with the output if it fails. */
function run(cwd: string, program: string, ...args: string[]): string {
  const env = { ...process.env, SITE_ENV_FILE: '' };
  return execFileSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('a new site builds and passes its own tests once its packages are installed', () => {
  const folder = temporaryFolder();
  const [town = ''] = [...readStarterFiles().towns.values()].map(({ name }) => name);
  const site = join(projectRoot, 'cli/bin.js');
  const services = ['Sign painting: We paint signs.', 'Van lettering: We letter vans.'];
  const create = join(projectRoot, 'cli/create.js');
  const created = [create, 'acme', '--name', 'Acme', '--office', town, '--within', '25'];
  run(folder, process.execPath, ...created, '--services', ...services);

  const root = join(folder, 'acme');
  const early = spawnSync(process.execPath, [site, 'build'], { cwd: root, encoding: 'utf8' });
  expect(early.status).toBe(2);
  expect(early.stderr).toMatch(/A package is not installed\. Run "npm install" .*\n {2}\(.*\)\n$/);
  // The packages of a real site are installed by npm; tests/site/package.test.ts does that.
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  expect(run(root, process.execPath, site, 'validate')).toContain('no errors');
  expect(run(root, process.execPath, site, 'build')).toContain('rendered');
  expect(run(root, process.execPath, '--test')).toMatch(/# fail 0|fail 0/);
});
