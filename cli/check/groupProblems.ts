import type { CheckedContent } from '#cli/model/content.ts';
import type { Problem } from '#cli/model/problem.ts';
import { brokenFiles } from './causes/brokenFiles.ts';
import type { FindCauses } from './causes/cause.ts';
import { copiedFiles } from './causes/copiedFiles.ts';
import { doubleFindings } from './causes/doubleFindings.ts';
import { hiddenEntries } from './causes/hiddenEntries.ts';
import { incompleteEntries } from './causes/incompleteEntries.ts';
import { incompleteFiles } from './causes/incompleteFiles.ts';
import { joinedFields } from './causes/joinedFields.ts';
import { markedTexts } from './causes/markedTexts.ts';
import { misspeltServices } from './causes/misspeltServices.ts';
import { missingEntries } from './causes/missingEntries.ts';
import { openBlocks } from './causes/openBlocks.ts';
import { renamedNames } from './causes/renamedNames.ts';
import { repeatedFields } from './causes/repeatedFields.ts';
import { repeatedMistakes } from './causes/repeatedMistakes.ts';
import { smallerPictures } from './causes/smallerPictures.ts';

/** The searches for causes. Each sees the problems that no earlier one has explained. */
const searches: readonly FindCauses[] = [
  joinedFields,
  repeatedFields,
  smallerPictures,
  doubleFindings,
  incompleteFiles,
  brokenFiles,
  misspeltServices,
  copiedFiles,
  openBlocks,
  markedTexts,
  hiddenEntries,
  missingEntries,
  incompleteEntries,
  renamedNames,
  repeatedMistakes,
];

/**
 * Groups problems that have one cause, so that an editor reads one finding instead of one for each place. Returns all problems without
 * duplicates, with the causes that were found among them. A problem that follows from another has that one as its `cause`.
 */
export function groupProblems(problems: readonly Problem[], content: CheckedContent): Problem[] {
  let all = [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
  const causes = new Map<Problem, Problem>();
  for (const search of searches) {
    const open = all.filter((problem) => !causes.has(problem));
    for (const { cause, consequences } of search(open, content)) {
      if (!all.includes(cause)) all = [...all, cause];
      for (const consequence of consequences) {
        if (consequence !== cause && !causes.has(consequence)) causes.set(consequence, cause);
      }
    }
  }
  return all.map((problem) => {
    const cause = firstCause(problem, causes);
    return cause ? { ...problem, cause } : problem;
  });
}

/** Returns the cause of a problem that follows from nothing else. */
function firstCause(problem: Problem, causes: ReadonlyMap<Problem, Problem>): Problem | undefined {
  const cause = causes.get(problem);
  return cause && (firstCause(cause, causes) ?? cause);
}
