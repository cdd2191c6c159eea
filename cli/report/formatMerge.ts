import type { MergeFault } from '#cli/model/mergeFault.ts';
import { number } from './amounts.ts';

/** The number of missing pages or assets to list. */
const EXAMPLES = 5;

/** Formats the outcome of `build --merge` for parts that belong together: `missing` lists the pages and assets that none of them has. */
export function formatMerge(pages: number, missing: readonly string[]): string {
  if (missing.length === 0) return `The parts make up the whole site: ${number(pages)} pages.\n`;
  const shown = missing.slice(0, EXAMPLES).map((path) => `  ${path}\n`);
  const what =
    missing.length === 1 ? '1 page or asset is' : `${number(missing.length)} pages or assets are`;
  return `${what} missing, for instance:\n${shown.join('')}Build the parts that lack them, from the same commit, and copy their dist/client here.\n`;
}

/** Formats the reason why parts of a build cannot be merged. */
export function formatMergeFault(fault: MergeFault): string {
  switch (fault.reason) {
    case 'no-parts':
      return 'There are no parts to merge in dist/client.\nBuild them with --shard, and copy the dist/client of each here, with its file part-….json.\n';
    case 'divisions':
      return `The parts do not belong together: the site was divided into ${list(fault.of)}.\nBuild all parts with the same number after the slash of --shard.\n`;
    case 'missing':
      return `${parts(fault.parts, fault.of, 'is', 'are')} missing.\nBuild what is missing from the same commit, and copy its dist/client here.\n`;
    case 'differing':
      return fault.agree && fault.parts.length === fault.of
        ? 'All parts were built from other content, code or settings than what lies here.\nRun the command in a clone of the commit that they were built from, with the same settings.\n'
        : `${parts(fault.parts, fault.of, 'was', 'were')} built from other content, code or settings than what lies here.\nBuild ${fault.parts.length === 1 ? 'it' : 'them'} again from this commit, with the same settings, and copy the new dist/client here.\n`;
    case 'overwritten':
      return `Pages of other parts were copied over those of ${list(fault.parts)} of ${fault.of}, for instance ${fault.path}.\nBuild each part into an empty folder, and copy the dist/client of all parts into an empty folder here.\n`;
  }
}

/** Returns the subject and verb of a sentence: "Part 2 of 4 is", "Parts 2 and 3 of 4 are". */
function parts(found: readonly number[], of: number, one: string, many: string): string {
  const [noun, verb] = found.length === 1 ? ['Part', one] : ['Parts', many];
  return `${noun} ${list(found)} of ${of} ${verb}`;
}

function list(numbers: readonly number[]): string {
  return new Intl.ListFormat('en-GB').format(numbers.map(String));
}
