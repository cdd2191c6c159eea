import type { ChangedFile, UpgradePlan } from '#cli/model/upgradePlan.ts';
import { changedLines, formatFileDiff } from './formatFileDiff.ts';
import { oneLine } from './printable.ts';
import { count } from './amounts.ts';

/** The result of an upgrade. */
interface Outcome {
  /** Whether nothing was written. */
  dryRun: boolean;
  /** The number of errors that the upgraded content has; `undefined` if it was not checked. */
  errors: number | undefined;
}

/**
 * Formats an upgrade: what each migration changes, the decisions that are left to the editor, and what to do next. Changed lines are
 * printed if nothing was written, otherwise counted.
 */
export function formatUpgrade(
  { steps, record, texts, open }: UpgradePlan,
  { dryRun, errors }: Outcome,
  { colour }: { colour: boolean },
): string {
  const describeFile = ({ file, before, after }: ChangedFile) => {
    if (after === null) return `  ${file}  removed\n`;
    if (before === null) return `  ${file}  new\n`;
    if (dryRun) return formatFileDiff({ file, before, after }, { colour });
    const lines = changedLines(before, after);
    const linesWith = (sign: '+' | '-') => lines.filter((line) => line.sign === sign).length;
    return `  ${file}  +${linesWith('+')} -${linesWith('-')}\n`;
  };
  const filesOf = (files: readonly ChangedFile[]) => files.map(describeFile).join('');
  const parts = steps.map(({ version, release, summary, files }) => {
    const title = `Version ${version} (release ${release}): ${summary}\n`;
    return title + (files.length === 0 ? '  Nothing to change.\n' : filesOf(files));
  });
  if (record) parts.push(`The new version is recorded.\n${filesOf([record])}`);
  if (open.length > 0) {
    const points = open.map(({ file, line, text }) => `  ${file}:${line}  ${oneLine(text)}\n`);
    parts.push(`For you to decide:\n${points.join('')}`);
  }
  const files = count(texts.size, 'file');
  parts.push(
    dryRun
      ? `${files} would change. Nothing was written, because of --dry-run.\n`
      : errors
        ? `Changed ${files}. The content has ${count(errors, 'error')}; "npm run site -- validate" shows ${errors === 1 ? 'it' : 'them'}.\n`
        : `Changed ${files}. The content is ready to build. Look at "git diff", and commit it.\n`,
  );
  return parts.join('\n');
}
