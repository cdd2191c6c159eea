import { brand } from './0001-brand.ts';
import { words } from './0002-words.ts';
import { lists } from './0003-lists.ts';
import { locale } from './0004-locale.ts';
import type { Migration } from './migration.ts';

/** All migrations, in the order of their versions. A new one is added at the end and never changed once it is released. */
export const migrations: readonly Migration[] = [brand, words, lists, locale];

/** The version of content that this code reads. */
export const contentVersion = migrations.at(-1)?.version ?? 0;
