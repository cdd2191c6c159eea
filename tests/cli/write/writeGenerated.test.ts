import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planSite } from '#cli/plan/planSite.ts';
import type { SitePlan } from '#cli/plan/planSite.ts';
import { writeGenerated } from '#cli/write/writeGenerated.ts';
import { readRoutes } from '#cli/write/writeRoutes.ts';
import { LayoutSchema } from '#schemas/generated/layout.ts';
import { ChunkFileSchema, ChunkRoutesSchema, ManifestSchema } from '#schemas/generated/manifest.ts';
import { RedirectsFileSchema, RoutesFileSchema } from '../../helpers/generatedFiles.ts';
import { edited, temporaryFolder } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { contextOf } from '../../helpers/findingsOf.ts';
import { manyTowns } from '../../helpers/manyTowns.ts';
import { snapshot } from '../../helpers/projectOf.ts';
import { rewriteSilently } from '../../helpers/rewriteSilently.ts';

const dates = new Map<string, string>();

async function planOf(files: ContentFiles = {}): Promise<SitePlan> {
  const context = await contextOf(files);
  return planSite(context, 'stamp');
}

/** Returns whether a path is that of a town's page, or of a page of a service in the town. */
const isOf = (slug: string, path: string) => path.split('/')[2] === slug;

const json = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

describe('what is written', () => {
  test('is what the contract says, and the manifest names every chunk', async () => {
    const folder = temporaryFolder();
    const { manifest, pages: count, planned } = writeGenerated(await planOf(), dates, folder);
    const { routes } = RoutesFileSchema.parse(json(folder, 'routes.json'));

    expect(ManifestSchema.parse(json(folder, 'manifest.json'))).toEqual(manifest);
    expect(LayoutSchema.parse(json(folder, 'layout.json')).site.name).toBe('Agency');
    expect(routes.map(({ path }) => path)).toEqual(routes.map(({ path }) => path).toSorted());
    expect(readRoutes(folder)).toEqual(routes);
    expect(count).toBe(routes.length);
    const { redirects } = RedirectsFileSchema.parse(json(folder, 'redirects.json'));
    expect(redirects.map(({ from }) => from)).toEqual(redirects.map(({ from }) => from).toSorted());
    expect(planned).toBe(routes.length);

    const files = Object.keys(snapshot(folder)).filter((file) => file.includes('/'));
    expect(files).toEqual(
      manifest.chunks.flatMap((chunk) => [chunk.models.file, chunk.routes.file]).toSorted(),
    );
    for (const chunk of manifest.chunks) {
      const { pages } = ChunkFileSchema.parse(json(folder, chunk.models.file));
      const { routes: own } = ChunkRoutesSchema.parse(json(folder, chunk.routes.file));
      expect(pages.map(({ path }) => path)).toEqual(own.map(({ path }) => path));
      expect(chunk.pages).toBe(pages.length);
      const shells = new Set(pages.map(({ type, section }) => `${type} ${section}`));
      expect(new Set(chunk.shells.map(({ type, section }) => `${type} ${section}`))).toEqual(
        shells,
      );
      expect(chunk.shells).toHaveLength(shells.size);
    }
  });

  test('has the dates of change that are known', async () => {
    const known = new Map([['content/blog/first-post.md', '2026-02-01T10:00:00+00:00']]);
    const folder = temporaryFolder();
    writeGenerated(await planOf(), known, folder);
    const dated = readRoutes(folder).filter(({ lastModified }) => lastModified);
    expect(dated.map(({ path }) => path)).toEqual(['/blog/first-post']);
  });

  test('is the same to the byte, wherever and whenever it is written', async () => {
    const [one, two] = [temporaryFolder(), temporaryFolder()];
    writeGenerated(await planOf(), dates, one);
    writeGenerated(await planOf(), dates, two);
    expect(snapshot(two)).toEqual(snapshot(one));
  });
});

describe('a second run', () => {
  test('with nothing changed plans nothing and writes nothing', async () => {
    const folder = temporaryFolder();
    writeGenerated(await planOf(), dates, folder);
    const before = snapshot(folder, 'identity');
    const { planned } = writeGenerated(await planOf(), dates, folder);
    expect(planned).toBe(0);
    expect(snapshot(folder, 'identity')).toEqual(before);
  });

  test('does not even plan the pages of unchanged chunks', async () => {
    const folder = temporaryFolder();
    const plan = await planOf();
    writeGenerated(plan, dates, folder);
    const chunks = plan.chunks.map((chunk) => ({
      ...chunk,
      parts: () => {
        throw new Error(`${chunk.name} was planned.`);
      },
    }));
    expect(() => writeGenerated({ ...plan, chunks }, dates, folder)).not.toThrow();
  });

  test('with one town changed writes few files', async () => {
    const folder = temporaryFolder();
    const towns = manyTowns(60);
    writeGenerated(await planOf(towns), dates, folder);
    const before = snapshot(folder);

    const town = {
      'towns/town-7.md': (towns['towns/town-7.md'] ?? '').replace('town-7-0 ', 'anew '),
    };
    const { planned, pages } = writeGenerated(await planOf({ ...towns, ...town }), dates, folder);
    const after = snapshot(folder);
    const written = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(written.map((file) => file.replace(/[0-9a-f]{16}|\d{4}/g, '…')).toSorted()).toEqual([
      'manifest.json',
      'pages/towns-….….json',
    ]);
    // Only the town's own page and those of its services are planned, and not those of the other towns in the chunk.
    expect(planned).toBe(readRoutes(folder).filter(({ path }) => isOf('town-7', path)).length);
    expect(planned).toBeLessThan(pages / 50);
    const clean = temporaryFolder();
    writeGenerated(await planOf({ ...towns, ...town }), dates, clean);
    expect(json(folder, 'manifest.json')).toEqual(json(clean, 'manifest.json'));
    for (const [file, text] of Object.entries(snapshot(clean))) expect(after[file]).toBe(text);
    // The old file of the chunk stays until the next run, because a running build may still read it.
    expect(Object.keys(after)).toHaveLength(Object.keys(before).length + 1);
    writeGenerated(await planOf({ ...towns, ...town }), dates, folder);
    expect(Object.keys(snapshot(folder))).toHaveLength(Object.keys(before).length);
  });

  test('with a town more or less leaves what a clean run writes', async () => {
    const folder = temporaryFolder();
    for (const count of [20, 21, 19]) {
      const plan = await planOf(manyTowns(count));
      writeGenerated(plan, dates, folder);
      const clean = temporaryFolder();
      writeGenerated(plan, dates, clean);
      expect(json(folder, 'manifest.json')).toEqual(json(clean, 'manifest.json'));
      expect(readRoutes(folder)).toEqual(readRoutes(clean));
    }
  });

  test('updates the dates of routes although no page is planned', async () => {
    const folder = temporaryFolder();
    const plan = await planOf();
    writeGenerated(plan, dates, folder);
    const known = new Map([['content/blog/first-post.md', '2026-02-01']]);
    const { planned } = writeGenerated(plan, known, folder);
    expect(planned).toBe(0);
    const post = readRoutes(folder).find(({ path }) => path === '/blog/first-post');
    expect(post?.lastModified).toBe('2026-02-01');
  });

  test('forgets the pages of an entry that is gone', async () => {
    const folder = temporaryFolder();
    const york = '/locations/york';
    writeGenerated(await planOf(), dates, folder);
    writeGenerated(await planOf({ 'towns/york.md': null }), dates, folder);
    expect(readRoutes(folder).filter(({ path }) => path.startsWith(york))).toEqual([]);
    writeGenerated(await planOf({ 'towns/york.md': null }), dates, folder);
    expect(Object.values(snapshot(folder)).join('')).not.toContain(york);
  });

  test('plans a damaged chunk again', async () => {
    const folder = temporaryFolder();
    const plan = await planOf();
    const { manifest } = writeGenerated(plan, dates, folder);
    const before = snapshot(folder);
    const posts = manifest.chunks.find(({ name }) => name === 'posts-0000');
    for (const file of [posts?.models.file ?? '', posts?.routes.file ?? '']) {
      writeFileSync(join(folder, file), '');
      expect(writeGenerated(plan, dates, folder).planned).toBeGreaterThan(0);
      expect(snapshot(folder)).toEqual(before);
    }
  });

  test('takes nothing from a manifest with a changed byte', async () => {
    const folder = temporaryFolder();
    const plan = await planOf();
    writeGenerated(plan, dates, folder);
    const file = join(folder, 'manifest.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"section":"/services"', '"section":"/services/"'));
    expect(readFileSync(file, 'utf8')).not.toBe(text);
    writeGenerated(plan, dates, folder);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('takes no page from a damaged chunk, even if the file kept its size and date', async () => {
    const towns = manyTowns(60);
    const folder = temporaryFolder();
    writeGenerated(await planOf(towns), dates, folder);
    const { manifest } = writeGenerated(await planOf(towns), dates, folder);
    for (const { models } of manifest.chunks) {
      const file = join(folder, models.file);
      const { atime, mtime } = statSync(file);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Town', 'Tomb'));
      utimesSync(file, atime, mtime);
    }
    const town = (towns['towns/town-7.md'] ?? '').replace('town-7-0 ', 'anew ');
    const plan = await planOf({ ...towns, 'towns/town-7.md': town });
    const after = writeGenerated(plan, dates, folder);
    const { plannedChunks } = after;
    const clean = writeGenerated(plan, dates, temporaryFolder());
    const isPlanned = ({ name }: { name: string }) => plannedChunks.includes(name);
    expect(plannedChunks).not.toEqual([]);
    expect(after.manifest.chunks.filter(isPlanned)).toEqual(
      clean.manifest.chunks.filter(isPlanned),
    );
  });

  test.each(['models', 'routes'] as const)(
    'plans a chunk again if its %s were changed and kept their size and date',
    async (kind) => {
      const folder = temporaryFolder();
      const plan = await planOf();
      const { manifest } = writeGenerated(plan, dates, folder);
      const [chunk] = manifest.chunks;
      const name = chunk?.[kind].file ?? '';
      const before = snapshot(folder);
      rewriteSilently(join(folder, name));
      expect(snapshot(folder)).not.toEqual(before);
      expect(writeGenerated(plan, dates, folder).plannedChunks).toEqual([chunk?.name]);
      expect(snapshot(folder)).toEqual(before);
    },
  );

  test('restores a list of routes that was edited by hand', async () => {
    const folder = temporaryFolder();
    const plan = await planOf();
    writeGenerated(plan, dates, folder);
    const before = snapshot(folder);
    const list = before['routes.json'] ?? '';
    for (const text of ['', list.replace('/about', '/ahout')]) {
      writeFileSync(join(folder, 'routes.json'), text);
      writeGenerated(plan, dates, folder);
      expect(snapshot(folder)).toEqual(before);
    }
  });
});

describe('after a run that was killed', () => {
  test('chunks that no manifest names, and half-written files, are removed', async () => {
    const folder = temporaryFolder();
    const plan = await planOf();
    writeGenerated(plan, dates, folder);
    const before = snapshot(folder);
    writeFileSync(join(folder, 'pages/towns-0000.0123456789abcdef.json'), '{"pages":[]}');
    writeFileSync(join(folder, 'pages/posts.0123456789abcdef.json.4711.tmp'), '{"pag');
    writeGenerated(plan, dates, folder);
    expect(snapshot(folder)).toEqual(before);
  });

  test('before the manifest was replaced, the old site is still whole', async () => {
    const folder = temporaryFolder();
    const { manifest } = writeGenerated(await planOf(), dates, folder);
    const next = await planOf(edited('blog/first-post.md', 'The agency', 'Somebody else'));
    const dying = {
      ...next,
      get redirects(): never {
        throw new Error('The run is killed here, after its chunks were written.');
      },
    };
    expect(() => writeGenerated(dying, dates, folder)).toThrow('killed');
    expect(json(folder, 'manifest.json')).toEqual(manifest);
    for (const { models, routes } of manifest.chunks) {
      ChunkFileSchema.parse(json(folder, models.file));
      ChunkRoutesSchema.parse(json(folder, routes.file));
    }

    writeGenerated(next, dates, folder);
    expect(Object.values(snapshot(folder)).join('')).toContain('Somebody else');
  });

  test.each(['', '{"version":1', '{"version":1,"chunks":[]}', 'null'])(
    'with a damaged manifest (%j) everything is planned again',
    async (text) => {
      const folder = temporaryFolder();
      const plan = await planOf();
      const { pages } = writeGenerated(plan, dates, folder);
      const before = snapshot(folder);
      writeFileSync(join(folder, 'manifest.json'), text);
      expect(writeGenerated(plan, dates, folder).planned).toBe(pages);
      expect(snapshot(folder)).toEqual(before);
    },
  );

  test('a missing chunk is planned again', async () => {
    const folder = temporaryFolder();
    const plan = await planOf();
    const { manifest } = writeGenerated(plan, dates, folder);
    const before = snapshot(folder);
    const [chunk] = manifest.chunks.filter(({ name }) => name === 'posts-0000');
    if (!chunk) throw new Error('There is no chunk of posts.');
    rmSync(join(folder, chunk.models.file));
    expect(writeGenerated(plan, dates, folder).planned).toBe(1);
    expect(snapshot(folder)).toEqual(before);
  });

  test.each(['models', 'routes'] as const)(
    'a file of %s that was damaged without a change of its size is made again',
    async (list) => {
      const folder = temporaryFolder();
      const plan = await planOf();
      const { manifest } = writeGenerated(plan, dates, folder);
      const before = snapshot(folder);
      const { file, bytes } = manifest.chunks[0]?.[list] ?? { file: '', bytes: 0 };
      writeFileSync(join(folder, file), ' '.repeat(bytes));
      expect(writeGenerated(plan, dates, folder).plannedChunks).toHaveLength(1);
      expect(snapshot(folder)).toEqual(before);
    },
  );
});
