import { levelOf } from '#cli/report/levelOf.ts';
import { collectionIn } from '#cli/load/collectionNames.ts';
import type { Problem } from '#cli/model/problem.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { folderAndSlug } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';
import { gapsOf } from './incompleteEntries.ts';
import { namedEntry } from './namedEntry.ts';

/**
 * A file that could not be read, or that has a wrong shape, place or name, is the cause of problems elsewhere that concern an entry
 * with its slug. A collection without files is the cause of every place that names one of its entries.
 */
export const brokenFiles: FindCauses = (problems, content) => {
  const sound = new Set(entriesOf(content).map(({ file }) => file));
  const broken = new Map<string, Problem>();
  const emptyCollections = new Map<string, Problem>();
  for (const problem of problems) {
    const { file } = problem.at;
    if (levelOf(problem.code) !== 'error' || !file.startsWith('content/') || sound.has(file)) {
      continue;
    }
    if (problem.code === 'file-missing') {
      const [, folder] = problem.args.file.split('/');
      const collection = problem.args.file.includes('{slug}') && collectionIn(folder);
      if (collection) emptyCollections.set(collection, problem);
    } else if (!broken.has(file)) broken.set(file, problem);
  }
  if (broken.size === 0 && emptyCollections.size === 0) return [];

  const named = new Map<string, Problem[]>();
  for (const problem of problems) {
    const entry = namedEntry(problem, content.names);
    if (!entry) continue;
    const missing = emptyCollections.get(entry.collection);
    const key = missing ? `${entry.collection}/` : entry.slug;
    named.set(key, [...(named.get(key) ?? []), problem]);
  }
  return [
    ...[...emptyCollections].map(([collection, cause]) => ({
      cause,
      consequences: named.get(`${collection}/`) ?? [],
    })),
    ...[...broken].map(([file, cause]): Cause => {
      const [folder, slug] = folderAndSlug(file);
      const elsewhere = (named.get(slug) ?? []).filter(({ at }) => at.file !== file);
      const gaps = folder === 'services' ? gapsOf(slug, problems) : [];
      return { cause, consequences: [...elsewhere, ...gaps] };
    }),
  ];
};
