import type { Place } from '#cli/model/finding.ts';
import { oneLine } from './printable.ts';

/**
 * Returns a place as people read it: `content/towns/leeds.md:7:5`, `blog_posts/a-post, column content:7:5`, or
 * `blog_posts/a-post, column title` for a whole column.
 */
export function placeName({ file, line, column, dataColumn }: Place): string {
  const whole = dataColumn ? `${file}, column ${dataColumn.name}` : file;
  return oneLine(dataColumn?.value === undefined ? `${whole}:${line}:${column}` : whole);
}
