import { appendFileSync } from 'node:fs';

/** Appends Markdown to a file, such as the summary of a workflow. Does nothing if no file is named. */
export function appendSummary(file: string | undefined, markdown: string): void {
  if (file) appendFileSync(file, `${markdown}\n`);
}
