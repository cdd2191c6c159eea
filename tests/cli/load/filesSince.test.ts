import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesSince } from '#cli/load/filesSince.ts';
import { repository } from '../../helpers/gitRepository.ts';

function changed() {
  const repo = repository();
  repo.commit({ 'content/a.md': 'a', 'content/b.md': 'b', 'content/c.md': 'c', 'README.md': 'r' });
  rmSync(join(repo.folder, 'content/a.md'));
  repo.commit({ 'content/b.md': 'changed', 'content/towns/ä b.md': 'new', 'README.md': 'changed' });
  return join(repo.folder, 'content');
}

test('the files since a commit are those that were added, changed or deleted, as findings name them', async () => {
  expect(await filesSince(changed(), 'HEAD^1')).toEqual(
    new Set(['content/a.md', 'content/b.md', 'content/towns/ä b.md']),
  );
});

test.each(['no-such-commit', '--all', ''])(
  'there are none since "%s", which is not a commit',
  async (ref) => {
    expect(await filesSince(changed(), ref)).toBeUndefined();
  },
);
