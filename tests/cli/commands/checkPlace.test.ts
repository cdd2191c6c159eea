import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPlace } from '#cli/commands/enquiries/checkPlace.ts';
import { projectAt } from '#cli/project.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'place-'));
  for (const folder of ['content', 'public', 'dist/client', 'data']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const file of ['content/site.yaml', 'data/old.db']) writeFileSync(join(root, file), '');
  symlinkSync('dist/client', join(root, 'live'));
});

afterAll(() => rmSync(root, { recursive: true }));

const check = (file: string) => checkPlace(join(root, file), projectAt({}, root));

describe('the place of the enquiries', () => {
  test.each(['data/enquiries.db', 'data/old.db', 'new/folder/enquiries.db', 'dist/data/e.db'])(
    'may be %s, and nothing is created to find that out',
    (file) => {
      const before = readdirSync(root);
      expect(() => check(file)).not.toThrow();
      expect(readdirSync(root)).toEqual(before);
    },
  );

  test.each([
    ['a folder', 'data', 'that is not a file'],
    ['below a file', 'data/old.db/e.db', 'old.db is not a folder'],
    ['a name that is too long', `data/${'a'.repeat(300)}`, 'does not allow this name'],
    ['among the pages', 'dist/client/e.db', 'everybody could fetch it'],
    ['a link to the pages', 'live/sub/e.db', 'everybody could fetch it'],
    ['what the next build copies to the pages', 'public/e.db', 'everybody could fetch it'],
  ])('cannot be %s', (_, file, why) => {
    expect(() => check(file)).toThrow(why);
  });
});
