import { planRename } from '#cli/edit/planRename.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { changeContent, readForChange } from './changeContent.ts';
import { entryNamed } from './entryNamed.ts';
import { printTextsNaming } from './printTextsNaming.ts';
import { reportErrors } from './reportErrors.ts';
import { count, number } from '#cli/report/amounts.ts';

/** Runs `site rename`: renames an entry, keeps its old address as an alias, and corrects what refers to it. */
export async function rename(
  project: Project,
  terminal: Terminal,
  { name, newSlug, dryRun }: { name: string; newSlug: string; dryRun: boolean },
): Promise<number> {
  const read = await readForChange(project);
  if (!read.context) return reportErrors(read, terminal);
  const { content } = read.context;
  const found = entryNamed(content, name);
  const plan = 'fault' in found ? found : planRename(content, read.texts, found, newSlug);
  if ('fault' in plan) {
    terminal.note(`error: ${plan.fault}\n`);
    return 2;
  }
  const code = await changeContent(project, terminal, plan.changes, {
    texts: read.texts,
    dryRun,
  });
  if (code > 0) return code;
  for (const { file, to, edits } of dryRun ? [] : plan.changes) {
    const places = count(edits.length, 'place');
    terminal.print(
      to === undefined ? `Changed ${file} in ${places}.\n` : `Renamed ${file} to ${to}.\n`,
    );
  }
  const [first] = plan.moves;
  if (first) {
    const more = plan.moves.size - 1;
    const others = more > 0 ? ` (and ${number(more)} more)` : '';
    terminal.print(
      `The old address ${first[0]} ${dryRun ? 'would lead' : 'leads'} to ${first[1]}${others}.\n`,
    );
  }
  // The links to a service were changed with its name, but its title is in the file. Other entries keep theirs.
  if (!('fault' in found) && found.collection === 'services') {
    await printTextsNaming(project, terminal, {
      heading: 'If the service has a new title, change it in these texts as well:',
      entries: [found.entry],
      changedFiles: plan.changes.flatMap(({ file, to }) => (to === undefined ? [] : [file, to])),
      ...(dryRun && { read }),
    });
  }
  return 0;
}
