import type { Migration } from './migration.ts';

/** Colours and shapes were part of the code. They keep their values in files of the content. */
export const brand: Migration = {
  version: 1,
  release: '1.1.0',
  summary: 'Colours and shapes are in content/brand/.',
  adds: ['content/brand/'],
};
