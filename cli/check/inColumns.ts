import { TABLE_LABEL } from '#cli/load/supabaseSettings.ts';
import type { DataPath } from '#cli/model/finding.ts';
import { fieldName } from '#cli/load/checkShape.ts';
import type { Problem } from '#cli/model/problem.ts';

/** The columns that each field of a post may come from. */
const columns: Readonly<Record<string, readonly string[]>> = {
  'search.title': ['search_title', 'title'],
  'search.description': ['meta_description', 'excerpt'],
  publishedDate: ['published_date'],
  publishAt: ['publish_at'],
  lastModified: ['updated_at', 'created_at'],
  'image.src': ['featured_image'],
  'image.alt': ['featured_image_alt', 'title'],
};

/** Returns a problem with a post of the database in terms of its columns. Rules use only the names of the fields of posts. */
export function inColumns(problem: Problem, texts: ReadonlyMap<string, string>): Problem {
  const { at } = problem;
  if (!at.file.startsWith(`${TABLE_LABEL}/`) || !('path' in at)) return problem;
  const text = texts.get(at.file) ?? '';
  const candidates = columns[fieldName(at.path)];
  const column =
    candidates?.find((name) => new RegExp(`^${name}: (?!null$|""$)`, 'm').test(text)) ??
    candidates?.[0];
  if (!column) return problem;
  const path: DataPath = [column];
  // Only the name of the field changes, so the arguments keep their shape.
  const args = 'field' in problem.args ? { ...problem.args, field: column } : problem.args;
  return { ...problem, args, at: { ...at, path } } as Problem;
}
