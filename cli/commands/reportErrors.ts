import { formatPretty } from '#cli/report/formatPretty.ts';
import type { Terminal } from '#cli/terminal.ts';
import type { ReadProject } from './readProject.ts';

/** Prints what is wrong with the content where a command cannot go on, and returns its exit code. */
export function reportErrors({ findings, texts, files }: ReadProject, terminal: Terminal): number {
  const outcome = 'Nothing was written.';
  terminal.print(formatPretty({ findings, texts, files, outcome }, terminal));
  return 1;
}
