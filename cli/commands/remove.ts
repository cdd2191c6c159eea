import { createInterface } from 'node:readline/promises';
import { lostWithout, planRemoval } from '#cli/edit/planRemoval.ts';
import type { NewHome } from '#cli/edit/planRemoval.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { Entry, TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { Project } from '#cli/project.ts';
import { basePaths, screenPaths, townPath } from '#cli/resolve/planPaths.ts';
import type { Terminal } from '#cli/terminal.ts';
import type { Service } from '#schemas/service.ts';
import { changeContent, readForChange } from './changeContent.ts';
import { entryNamed } from './entryNamed.ts';
import { reportErrors } from './reportErrors.ts';

/** The options of `site remove`. */
export interface RemoveOptions {
  name: string;
  /** The page or entry to which the addresses should lead. */
  to?: string;
  /** Whether the addresses are given up. */
  gone: boolean;
  dryRun: boolean;
}

/** Runs `site remove`: removes an entry, and leads its addresses to another page or gives them up. */
export async function remove(
  project: Project,
  terminal: Terminal,
  { name, to, gone, dryRun }: RemoveOptions,
): Promise<number> {
  if (to !== undefined && gone) {
    terminal.note('error: use --to or --gone, not both\n');
    return 2;
  }
  const read = await readForChange(project);
  if (!read.context) return reportErrors(read, terminal);
  const { content } = read.context;
  const found = entryNamed(content, name);
  if ('fault' in found) {
    terminal.note(`error: ${found.fault}\n`);
    return 1;
  }
  const lost = lostWithout(content, found.entry);
  const suggestion = homeFor(found.collection, found.entry, read.context);
  const home: NewHome | undefined =
    to !== undefined
      ? { to }
      : gone || lost.length === 0
        ? 'gone'
        : await askForHome(terminal, lost, suggestion);
  if (!home) {
    terminal.note(
      `error: ${countOf(lost, 'the')} would be lost; use --to ${suggestion} or another page, or --gone to give ${lost.length === 1 ? 'it' : 'them'} up\n`,
    );
    return 2;
  }
  const plan = planRemoval(content, read.texts, found, home);
  if ('fault' in plan) {
    terminal.note(`error: ${plan.fault}\n`);
    return 1;
  }
  const code = await changeContent(project, terminal, plan.changes, { dryRun });
  if (code > 0 || dryRun) return code;
  for (const { file, edits, isRemoved } of plan.changes) {
    const places = `${edits.length} ${edits.length === 1 ? 'place' : 'places'}`;
    terminal.print(isRemoved ? `Removed ${file}.\n` : `Changed ${file} in ${places}.\n`);
  }
  if (lost.length > 0) {
    const verb = lost.length === 1 ? 'leads' : 'lead';
    const end = home === 'gone' ? 'answered with "gone" (410)' : `${verb} to ${home.to}`;
    terminal.print(
      `${countOf(lost)} ${home === 'gone' ? (lost.length === 1 ? 'is ' : 'are ') : ''}${end}.\n`,
    );
  }
  return 0;
}

function countOf(paths: readonly string[], article: 'The' | 'the' = 'The'): string {
  const [first = ''] = paths;
  return paths.length === 1
    ? `${article} address ${first}`
    : `${paths.length.toLocaleString('en-GB')} addresses (${first} and others)`;
}

/** Asks on a terminal where addresses should lead. Returns `undefined` if there is no terminal. */
async function askForHome(
  terminal: Terminal,
  lost: readonly string[],
  suggestion: string,
): Promise<NewHome | undefined> {
  if (!terminal.interactive || !process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await lines.question(
      `${countOf(lost)} will have no page.\nWhich page should ${lost.length === 1 ? 'it' : 'they'} lead to? Type a path, or "gone" for none. [${suggestion}] `,
    );
    const wish = answer.trim() || suggestion;
    return wish === 'gone' ? 'gone' : { to: wish };
  } finally {
    lines.close();
  }
}

/**
 * Returns the page or entry that comes closest to one: the nearest town, a service of the same category, the other variant of a
 * service, or the list of which it was a part.
 */
function homeFor(collection: CollectionName, entry: Entry<unknown>, context: SiteContext): string {
  const { services, variants } = context.content.collections;
  switch (collection) {
    case 'towns': {
      const [nearest] = context.surroundings(entry as TownEntry).nearest;
      return nearest ? townPath(nearest.slug) : screenPaths.locationsList.path;
    }
    case 'services': {
      const { category } = entry.data as Service;
      const like = services.find((one) => one !== entry && one.data.category === category);
      return like ? `${basePaths.services}/${like.slug}` : screenPaths.servicesList.path;
    }
    case 'variants': {
      const { service } = (entry as VariantEntry).data;
      const other = variants.find((one) => one !== entry && one.data.service === service);
      return other ? `variants/${other.slug}` : `${basePaths.services}/${service}`;
    }
    case 'posts':
      return screenPaths.blogList.path;
    case 'caseStudies':
      return screenPaths.caseStudiesList.path;
    default:
      return screenPaths.home.path;
  }
}
