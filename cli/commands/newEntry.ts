import { readFileSync } from 'node:fs';
import { isInUnitedKingdom } from '#cli/check/isInUnitedKingdom.ts';
import { applyEdits } from '#cli/edit/textEdits.ts';
import { writeAllOrNothing } from '#cli/files/writeAllOrNothing.ts';
import { awaitSignals } from '#cli/interruption.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import { todayIn } from '#cli/load/localTime.ts';
import { readSettings } from '#cli/load/readSettings.ts';
import type { Finding } from '#cli/model/finding.ts';
import type { Project } from '#cli/project.ts';
import type { Prompt } from '#cli/prompt.ts';
import type { Terminal } from '#cli/terminal.ts';
import { ArgumentError } from './argumentError.ts';
import { changedMeanwhile, contentPath } from './changeContent.ts';
import { formatNewEntry } from './formatNewEntry.ts';
import { planNewEntry } from './planNewEntry.ts';
import { readProject } from './readProject.ts';
import type { ReadProject } from './readProject.ts';
import { readStarterFiles } from './readStarterFiles.ts';
import { reportErrors } from './reportErrors.ts';
import { parseEntryOptions, requestEntry } from './requestEntry.ts';
import type { NewOptions } from './requestEntry.ts';

/**
 * Runs `site new`: writes a new entry as a draft, with everything that other files need because of it, and prints what is still to be
 * written. Asks for what is missing if there is a prompt. Writes nothing if the check would report a new error. Returns exit code 2 for
 * wrong arguments and 1 for errors in the content.
 */
export async function newEntry(
  project: Project,
  terminal: Terminal,
  options: NewOptions,
  prompt?: Prompt,
): Promise<number> {
  try {
    return await writeEntry(project, terminal, options, prompt);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    terminal.note(`${error.message}\nNothing was written.\n`);
    return 2;
  } finally {
    prompt?.close();
  }
}

async function writeEntry(
  project: Project,
  terminal: Terminal,
  options: NewOptions,
  prompt: Prompt | undefined,
): Promise<number> {
  const entryArguments = parseEntryOptions(options);
  const before = await readProject(project, { hidden: 'check' });
  // The entry would be written into the wrong folder, which would then look like one of content.
  if (before.findings.some(({ code }) => code === 'content-folder-missing')) {
    return reportErrors(before, terminal);
  }
  const content = checkShape(before.loaded).checked;
  const parts = entryArguments.collection === 'towns' ? readStarterFiles() : undefined;
  // The list has the towns of the United Kingdom.
  const starter = isInUnitedKingdom(content) ? parts : undefined;
  const surroundings = {
    content,
    images: before.images,
    today: todayIn(readSettings(project).timeZone),
    ...(starter && { listed: [...starter.towns.values()] }),
    ...(parts && { sectors: [...parts.sectors.keys()] }),
  };
  const request = await requestEntry(project, entryArguments, { surroundings, starter }, prompt);
  // Answers take time, in which files may be saved.
  const current = prompt ? await readProject(project, { hidden: 'check' }) : before;
  const plan = planNewEntry(request, surroundings, { current, parts });
  if (!plan) return reportErrors(current, terminal);
  const { entry, needed, texts, edits } = plan;
  const after = await readProject(project, { hidden: 'check', unsaved: texts });
  const added = newErrors(current, after);
  if (added.length > 0) return reportErrors({ ...after, findings: added }, terminal);
  await awaitSignals();
  const stale = changedMeanwhile(project, [...texts.keys()], current.texts);
  if (stale !== undefined) {
    terminal.note(`error: ${stale}\n`);
    return 1;
  }
  writeAllOrNothing(
    [...texts].map(([file, text]) => {
      const path = contentPath(project, file);
      const more = edits.get(file);
      return { path, text: more ? applyEdits(readFileSync(path, 'utf8'), more) : text };
    }),
  );
  terminal.print(formatNewEntry(entry, texts, current, needed));
  return 0;
}

/** Returns the errors that the new entry causes. */
function newErrors(before: ReadProject, after: ReadProject): Finding[] {
  const keyOf = ({ code, file, args }: Finding) => JSON.stringify([code, file, args]);
  const known = new Set(before.findings.map(keyOf));
  return after.findings.filter(
    (finding) => finding.level === 'error' && !known.has(keyOf(finding)),
  );
}
