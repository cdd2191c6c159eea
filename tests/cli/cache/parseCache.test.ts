import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLines, saveLines } from '#cli/cache/keyedLines.ts';
import { openParseCache } from '#cli/cache/parseCache.ts';
import type { CachedSource } from '#cli/cache/parseCache.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { treeOf } from '../../helpers/bodies.ts';
import { contentDir, temporaryFolder } from '../../helpers/contentDir.ts';

const leeds = parsed('Leeds');
const york = parsed('York');

function parsed(name: string): CachedSource {
  return {
    data: { name },
    bodyLine: 4,
    markdown: {
      tree: treeOf('<p>x</p>'),
      headings: [],
      links: [],
      images: [],
      words: 1,
      faults: [],
    },
  };
}

function cacheFile(): string {
  return join(temporaryFolder(), 'cache', 'parsed.json');
}

/** Creates a cache file with the entries of Leeds and York. Returns its path. */
function filled(): string {
  const file = cacheFile();
  const cache = openParseCache(file, 'stamp');
  cache.set('1', leeds);
  cache.set('2', york);
  cache.save();
  return file;
}

describe('a cache', () => {
  test('is empty if there is no file', () => {
    expect(openParseCache(cacheFile(), 'stamp').get('1')).toBeUndefined();
  });

  test('gives back what was put in, in the same run and the next', () => {
    const file = cacheFile();
    const cache = openParseCache(file, 'stamp');
    cache.set('1', leeds);
    expect(cache.get('1')).toEqual(leeds);
    cache.save();
    expect(openParseCache(file, 'stamp').get('1')).toEqual(leeds);
  });

  test('does not write before it is saved', () => {
    const file = cacheFile();
    openParseCache(file, 'stamp').set('1', leeds);
    expect(existsSync(file)).toBe(false);
  });

  test('drops entries that a run did not use', () => {
    const file = filled();
    const second = openParseCache(file, 'stamp');
    second.get('1');
    second.save();
    expect(openParseCache(file, 'stamp').get('1')).toEqual(leeds);
    expect(openParseCache(file, 'stamp').get('2')).toBeUndefined();
  });

  test('is not written if nothing changed', () => {
    const file = filled();
    const { ino } = statSync(file);
    const cache = openParseCache(file, 'stamp');
    cache.get('1');
    cache.get('2');
    cache.save();
    expect(statSync(file).ino).toBe(ino);
  });

  test('of other code is empty', () => {
    const file = filled();
    expect(openParseCache(file, 'other').get('1')).toBeUndefined();
  });

  test.each(['', 'lines', 'lines stamp', 'lines stamp\n', '[]', 'null'])(
    'that is damaged (%j) is empty',
    (text) => {
      const file = filled();
      writeFileSync(file, text);
      expect(openParseCache(file, 'stamp').get('1')).toBeUndefined();
    },
  );

  test('whose entries are damaged is empty', () => {
    const file = filled();
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\t.*/g, '\t7'));
    expect(openParseCache(file, 'stamp').get('1')).toBeUndefined();
  });
});

describe('loading content with a cache', () => {
  test('gives the same content from the cache as from the files', async () => {
    const folder = contentDir();
    const file = cacheFile();
    const first = openParseCache(file, 'stamp');
    const fromFiles = await loadContent(folder, first);
    first.save();

    const fromCache = await loadContent(folder, openParseCache(file, 'stamp'));
    expect(fromCache).toEqual({
      ...fromFiles,
      // Functions are equal only to themselves.
      loaded: { ...fromFiles.loaded, isUnreadable: fromCache.loaded.isUnreadable },
    });
  });

  test('takes a file from it by its text, whatever its name', async () => {
    const file = cacheFile();
    const first = openParseCache(file, 'stamp');
    await loadContent(contentDir(), first);
    first.save();
    // This edit distinguishes the cached result from the result of parsing the file.
    const cached = readLines(file, 'stamp');
    const edited = [...cached.values].map(([key, value]): [string, string] => [
      key,
      value.toString().replaceAll('It depends', 'It is free'),
    ]);
    saveLines(file, cached, new Map(edited));

    const renamed = contentDir({
      'questions/price.md': null,
      'questions/cost.md': '---\norder: 1\nquestion: What does it cost?\n---\n\nIt depends.\n',
    });
    const { loaded } = await loadContent(renamed, openParseCache(file, 'stamp'));
    expect(loaded.collections.questions).toMatchObject([
      {
        slug: 'cost',
        file: 'content/questions/cost.md',
        markdown: { tree: treeOf('<p>It is free.</p>') },
      },
    ]);
  });

  test('reports an error in every run', async () => {
    const folder = contentDir({ 'prices.yaml': 'a: [' });
    const file = cacheFile();
    for (let run = 0; run < 2; run++) {
      const cache = openParseCache(file, 'stamp');
      const { problems } = await loadContent(folder, cache);
      expect(problems.map(({ code }) => code)).toEqual(['yaml-bracket']);
      cache.save();
    }
  });
});
