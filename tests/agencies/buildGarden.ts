import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#cli/project.ts';
import { gardenRoot } from './garden.ts';

/**
 * Checks and builds the site of the garden designer before its tests. Throws if its content has a finding, or if the build fails. The
 * command runs in the folder of the site, as it does for an agency.
 */
export function setup(): void {
  for (const command of ['validate', 'build']) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(projectRoot, 'cli/bin.js'), command],
      { cwd: gardenRoot, encoding: 'utf8' },
    );
    const isClean = command === 'build' || stdout.includes('no errors. The content is ready');
    if (status !== 0 || !isClean) {
      throw new Error(`"site ${command}" failed in ${gardenRoot}:\n${stdout}${stderr}`);
    }
  }
}
