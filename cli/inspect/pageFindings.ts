import { posix } from 'node:path';
import type { BuiltCode, Finding, Place } from '#cli/model/finding.ts';
import { comparePlaces } from '#cli/report/comparePlaces.ts';
import { levelOf } from '#cli/report/levelOf.ts';
import type { SiteFault } from './inspectSite.ts';

/** The faults whose arguments do not name their cause, so several pages with the same ones need a change each. */
const OF_ONE_PAGE: ReadonlySet<BuiltCode> = new Set<BuiltCode>([
  'built-data-invalid',
  'built-document',
  'built-file-invalid',
  'built-h1-count',
  'built-main-count',
  'built-page-changed',
  'built-too-large',
]);

/**
 * Returns faults as findings, sorted by their places. If several pages have the same fault, the findings on the others follow from the first,
 * because one change fixes them all. `clientName` is the folder of the pages as people read it, and `sourceOf` finds the content that caused
 * a fault.
 */
export function pageFindings(
  faults: readonly SiteFault[],
  clientName: string,
  sourceOf: (fault: SiteFault) => Place | undefined,
): Finding[] {
  const placed = faults
    .map((fault) => {
      const { code, line, column } = fault.fault;
      return { ...fault, at: { file: posix.join(clientName, fault.file), line, column }, code };
    })
    .toSorted((a, b) => comparePlaces({ ...a.at, code: a.code }, { ...b.at, code: b.code }));
  const first = new Map<string, NonNullable<Finding['cause']>>();
  return placed.map((one) => {
    const { fault, at, code } = one;
    const key = JSON.stringify([code, fault.args, OF_ONE_PAGE.has(code) && at.file]);
    const cause = first.get(key);
    if (!cause) first.set(key, { ...at, code });
    const source = cause ? undefined : sourceOf(one);
    return {
      code,
      level: levelOf(code),
      ...at,
      path: [],
      args: fault.args,
      related: source ? [source] : [],
      ...(cause && { cause }),
    } as Finding;
  });
}

/** Returns a text by which the same finding is known in the next check. */
export function keyOfFinding({ code, file, line, column, args }: Finding): string {
  return JSON.stringify([code, file, line, column, args]);
}
