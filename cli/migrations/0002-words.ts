import type { Migration } from './migration.ts';

/** The words of the interface were part of the code. They keep their values in a file of the content. */
export const words: Migration = {
  version: 2,
  release: '1.1.0',
  summary: 'The words of the interface are in content/words.yaml.',
  adds: ['content/words.yaml'],
};
