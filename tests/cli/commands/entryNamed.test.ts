import { expect, test } from 'vitest';
import { entryNamed } from '#cli/commands/entryNamed.ts';
import { readProject } from '#cli/commands/readProject.ts';
import { projectOf } from '../../helpers/projectOf.ts';

test('finds an entry by any spelling of its name or its file', async () => {
  const { context } = await readProject(projectOf());
  for (const name of [
    'towns/york',
    '/towns/york',
    'towns/york/',
    'content/towns/york.md',
    './content/towns/york.md',
    '/content/towns/york.md',
  ]) {
    const found = context && entryNamed(context.content, name);
    expect([name, found]).toMatchObject([name, { collection: 'towns', slug: 'york' }]);
  }
});
