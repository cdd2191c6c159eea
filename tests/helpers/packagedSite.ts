import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withLock } from '#cli/cache/buildLock.ts';
import { projectRoot } from '#cli/project.ts';

/** A site in an empty folder that has the package in `node_modules`. */
export interface PackagedSite {
  root: string;
  /** The command `site` of the installed package. */
  command: string;
  write(file: string, text: string): void;
  remove(): void;
}

/**
 * Packs this package with `npm pack` and unpacks the tarball into `node_modules` of an empty folder. The packages that it depends on are links
 * to those of this repository. Packages that only its development needs are missing.
 */
export async function packagedSite(): Promise<PackagedSite> {
  const root = mkdtempSync(join(tmpdir(), 'packaged-site-'));
  const packages = join(root, 'node_modules');
  const { name } = readJson('package.json') as { name: string };
  const target = join(packages, name);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', await pack(), '--strip-components=1', '-C', target]);
  for (const folder of installedFolders()) {
    mkdirSync(dirname(join(root, folder)), { recursive: true });
    symlinkSync(join(projectRoot, folder), join(root, folder));
  }
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('package.json', JSON.stringify({ name: 'a-site', private: true, type: 'module' }));
  return {
    root,
    command: join(target, 'cli/bin.js'),
    write,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * Runs `npm pack`, unless another test of this run has done so, and returns the tarball. Two at once would write into the same folder.
 */
async function pack(): Promise<string> {
  // All processes of a run have the same parent.
  const folder = join(tmpdir(), `package-${process.ppid}`);
  const tarball = join(folder, 'package.tgz');
  const lock = join(projectRoot, 'dist', 'cache', 'package.lock');
  const packed = () =>
    withLock(lock, async () => {
      if (existsSync(tarball)) return;
      mkdirSync(folder, { recursive: true });
      const output = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
        cwd: projectRoot,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const [{ filename }] = JSON.parse(output.slice(output.indexOf('['))) as [
        { filename: string },
      ];
      renameSync(join(folder, filename), tarball);
    });
  while ('heldBy' in (await packed())) await delay(500);
  return tarball;
}

/** Returns the folders of the packages that an installation of this package has, such as `node_modules/react`. */
function installedFolders(): string[] {
  const { packages } = readJson('package-lock.json') as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(packages)
    .filter(
      ([folder, { dev, devOptional }]) =>
        /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(folder) && !dev && !devOptional,
    )
    .map(([folder]) => folder);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
}
