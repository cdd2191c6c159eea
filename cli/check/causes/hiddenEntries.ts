import { collections, entryFile } from '#schemas/collections.ts';
import type { HiddenReason } from '#cli/model/hiddenReason.ts';
import type { Problem } from '#cli/model/problem.ts';
import { withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';
import { hiddenEntry } from './namedEntry.ts';
import type { NamedEntry } from './namedEntry.ts';

/**
 * An entry that visitors cannot see, but that several places name, is one mistake. It is also the cause of texts that state the number of entries,
 * because the site then shows one fewer.
 */
export const hiddenEntries: FindCauses = (problems, content) => {
  const groups = new Map<string, { entry: NamedEntry; reason: HiddenReason; places: Problem[] }>();
  for (const problem of problems) {
    const found = hiddenEntry(problem, content);
    if (!found) continue;
    const file = entryFile(found.entry);
    const group = groups.get(file) ?? { ...found, places: [] };
    group.places.push(problem);
    groups.set(file, group);
  }
  return [...groups].flatMap(([file, { entry, reason, places }]): Cause[] => {
    if (places.length < 2) return [];
    const source = `content/${collections[entry.collection].folder}/`;
    const counts = withCode(problems, 'fact-contradicted').filter(
      ({ args }) => args.source === source,
    );
    const cause: Problem = {
      code: 'entry-hidden',
      args: { ...entry, file, places: places.length, hidden: reason },
      at: { file, path: [reason === 'draft' ? 'draft' : 'publishAt'], on: 'key' },
    };
    return [{ cause, consequences: [...places, ...counts] }];
  });
};
