import { slugIn } from '#cli/load/slugIn.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { SiteDiff } from '#cli/model/siteDiff.ts';
import { singles } from '#schemas/collections.ts';
import { aliasesFor } from './successorOf.ts';

/**
 * Returns a problem for each file whose published addresses would be lost. `texts` has the text of each file, which shows whether it has the
 * field to add to.
 */
export function lostAddressProblems(
  { lost, baseline }: Pick<SiteDiff, 'lost' | 'baseline'>,
  texts: ReadonlyMap<string, string>,
): Problem[] {
  return lost.map(({ file, change, paths, successor }) => {
    const target = successor?.file ?? `content/${singles.addresses.file}`;
    const field = successor ? 'aliases' : 'gone';
    const hasField = new RegExp(`^${field}:`, 'm').test(texts.get(target) ?? '');
    return {
      code: 'address-lost',
      args: {
        paths,
        cause: file,
        change,
        baseline,
        target,
        field,
        hasField,
        lines: successor?.aliases ?? paths,
        ...(!successor && { aliases: aliasesFor(file, paths, slugIn(file)) }),
      },
      at: { file: target, path: [field], on: 'key' },
    };
  });
}
