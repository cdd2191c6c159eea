import { createHash, hash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashFiles, pageStamp } from '#cli/cache/codeStamp.ts';
import { readPublic } from '#cli/load/readPublic.ts';
import type { Project } from '#cli/project.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { partStampName } from '#schemas/isReserved.ts';
import { plannedRoutes } from '#cli/write/writeRoutes.ts';
import type { MergeFault } from '#cli/model/mergeFault.ts';
import type { Manifest } from '#schemas/generated/manifest.ts';
import { chunksOf } from './chunksToRender.ts';
import type { Part } from './chunksToRender.ts';
import { pageFile } from './pageFile.ts';

/** The stamp of a part of a build, in a file such as `client/part-2-of-4.json`. It stays beside the pages until all parts are merged. */
const PartStampSchema = z.object({
  part: z.int().positive(),
  of: z.int().positive(),
  stamp: z.string(),
  pages: z.record(z.string(), z.string()).describe('a hash of each page by its path'),
});
type PartStamp = z.infer<typeof PartStampSchema>;

/** Returns a hash of the content, its dates, the public files and the code: pages of parts with the same stamp belong together. */
function buildStamp(project: Project, manifest: Manifest): string {
  const { publicDir } = project;
  const { files } = readPublic(publicDir);
  return createHash('sha1')
    .update(JSON.stringify([manifest.inputs, manifest.layout, manifest.routes]))
    .update(pageStamp(project))
    .update(hashFiles(publicDir, files))
    .digest('hex');
}

/** Writes the stamp of a part, with a hash of each of its pages. Call it after the pages are written. */
export function writePartStamp(project: Project, manifest: Manifest, part: Part): void {
  const { distDir } = project;
  const routes = plannedRoutes(chunksOf(manifest, part), join(distDir, 'generated'));
  const pages = Object.fromEntries(
    [...routes].map(({ path }) => [path, hashOfPage(distDir, path)]),
  );
  const stamp = { ...part, stamp: buildStamp(project, manifest), pages } satisfies PartStamp;
  writeFileAtomic(stampFile(distDir, part), JSON.stringify(stamp));
}

/** Removes the stamp of a part. Call it before its pages change. */
export function removePartStamp({ distDir }: Project, part: Part): void {
  rmSync(stampFile(distDir, part), { force: true });
}

/** Removes the stamps of all parts. */
export function removePartStamps({ distDir }: Project): void {
  for (const file of partFiles(distDir)) rmSync(file, { force: true });
}

/**
 * Compares the stamps of the parts with the content and code of this machine. Returns the first reason why they do not make up one site, or
 * `undefined` if they do. Missing pages are not looked for (`missingFromMerge`).
 */
export function faultOfMerge(project: Project, manifest: Manifest): MergeFault | undefined {
  const { distDir } = project;
  const stamp = buildStamp(project, manifest);
  const stamps = partFiles(distDir).flatMap((file) => readPartStamp(file) ?? []);
  const [first] = stamps;
  if (!first) return { reason: 'no-parts' };
  const divisions = [...new Set(stamps.map(({ of }) => of))].sort((a, b) => a - b);
  if (divisions.length > 1) return { reason: 'divisions', of: divisions };
  const { of } = first;
  const found = new Set(stamps.map(({ part }) => part));
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((n) => !found.has(n));
  if (missing.length > 0) return { reason: 'missing', of, parts: missing };
  const differing = stamps.filter((part) => part.stamp !== stamp).map(({ part }) => part);
  if (differing.length > 0) {
    const agree = new Set(stamps.map((part) => part.stamp)).size === 1;
    return { reason: 'differing', of, parts: differing.sort((a, b) => a - b), agree };
  }
  const overwritten = stamps.flatMap(({ part, pages }) => {
    const path = Object.keys(pages).find((page) => {
      const hash = hashOfPage(distDir, page);
      // Missing pages are reported separately.
      return hash !== '' && hash !== pages[page];
    });
    return path === undefined ? [] : [{ part, path }];
  });
  const [example] = overwritten;
  return (
    example && {
      reason: 'overwritten',
      of,
      parts: overwritten.map(({ part }) => part),
      path: example.path,
    }
  );
}

/** Returns a hash of a page on disk, or an empty string if there is no such page. */
function hashOfPage(distDir: string, path: string): string {
  try {
    const html = readFileSync(join(distDir, 'client', pageFile(path)));
    return hash('sha1', html, 'base64url');
  } catch {
    return '';
  }
}

function stampFile(distDir: string, { part, of }: Part): string {
  return join(distDir, 'client', `part-${part}-of-${of}.json`);
}

function partFiles(distDir: string): string[] {
  const client = join(distDir, 'client');
  const names = globSync('part-*.json', { cwd: client });
  return names.filter((name) => partStampName.test(name)).map((name) => join(client, name));
}

/** Reads a stamp. A damaged stamp counts as missing. */
function readPartStamp(file: string): PartStamp | undefined {
  try {
    return PartStampSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
