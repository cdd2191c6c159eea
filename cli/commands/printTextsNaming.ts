import { formatNamedPlaces, namesOf, textsNaming } from '#cli/edit/textsNaming.ts';
import type { Entry } from '#cli/model/content.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { readForChange } from './changeContent.ts';
import type { ReadProject } from './readProject.ts';

/** The entries whose names may be left in texts after a command has removed or renamed them. */
interface FormerNames {
  /** The line above the list of places. */
  heading: string;
  /** The entries as they were before the change. */
  entries: readonly Entry<unknown>[];
  /** The files of the entries, which are left out. */
  changedFiles: readonly string[];
  /** The content, if nothing was written. By default, it is read again. */
  read?: ReadProject;
}

/** Prints the places of texts that still have the name of an entry. Prints nothing if there are none, or if the content has errors. */
export async function printTextsNaming(
  project: Project,
  terminal: Terminal,
  { heading, entries, changedFiles, read }: FormerNames,
): Promise<void> {
  const { context, texts } = read ?? (await readForChange(project));
  if (!context) return;
  const names = entries.flatMap(namesOf);
  const places = textsNaming(context.content, texts, names, new Set(changedFiles));
  terminal.print(formatNamedPlaces(heading, places));
}
