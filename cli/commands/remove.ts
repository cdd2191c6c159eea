import { createInterface } from 'node:readline/promises';
import { capitalise } from '#schemas/capitalise.ts';
import { hiddenFiles, lostWithout, planRemoval } from '#cli/edit/planRemoval.ts';
import type { NamedEntry, RedirectTarget } from '#cli/edit/planRemoval.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { Project } from '#cli/project.ts';
import { basePaths, screenPaths, townPath } from '#cli/resolve/planPaths.ts';
import type { Terminal } from '#cli/terminal.ts';
import type { Service } from '#schemas/service.ts';
import { changeContent, readForChange } from './changeContent.ts';
import { entryNamed } from './entryNamed.ts';
import { printTextsNaming } from './printTextsNaming.ts';
import { reportErrors } from './reportErrors.ts';
import { count, number } from '#cli/report/amounts.ts';

/** The options of `site remove`. */
export interface RemoveOptions {
  /** The entries, each a collection and a slug, such as `towns/leeds`. */
  names: readonly string[];
  /** The page or entry that the addresses will redirect to. */
  to?: string;
  /** Whether the addresses become gone (410). */
  gone: boolean;
  dryRun: boolean;
}

/**
 * Removes entries, all or none, and redirects their addresses to another page or lists them as gone. Returns exit code 2 for wrong arguments,
 * or if it is unclear what should happen to the addresses.
 */
export async function remove(
  project: Project,
  terminal: Terminal,
  { names, to, gone, dryRun }: RemoveOptions,
): Promise<number> {
  if (to !== undefined && gone) {
    terminal.note('error: use --to or --gone, not both\n');
    return 2;
  }
  const read = await readForChange(project);
  if (!read.context) return reportErrors(read, terminal);
  const { content } = read.context;
  const named = new Map<string, NamedEntry>();
  for (const name of names) {
    const found = entryNamed(content, name);
    if ('fault' in found) {
      terminal.note(`error: ${found.fault}\n${names.length > 1 ? 'Nothing was removed.\n' : ''}`);
      return 2;
    }
    named.set(found.entry.file, found);
  }
  const entries = [...named.values()];
  const lost = lostWithout(content, entries);
  const suggestion = suggestedTarget(entries, read.context);
  const planFor = (target: RedirectTarget) => planRemoval(content, read.texts, entries, target);
  let target: RedirectTarget | undefined;
  if (to !== undefined) target = { to };
  else if (gone || lost.length === 0) target = 'gone';
  else {
    const faultOf = (answer: RedirectTarget) => faultIn(planFor(answer));
    target = await askOnTerminal(terminal, (ask) =>
      askForTarget(ask, { lost, suggestion, faultOf }),
    );
  }
  if (!target) {
    terminal.note(
      `error: ${countOf(lost, 'the')} would be lost; use --to ${suggestion} or another page, or --gone to give ${lost.length === 1 ? 'it' : 'them'} up\n`,
    );
    return 2;
  }
  const plan = planFor(target);
  if ('fault' in plan) {
    terminal.note(`error: ${plan.fault}\n`);
    return 2;
  }
  const code = await changeContent(project, terminal, plan.changes, {
    texts: read.texts,
    dryRun,
  });
  if (code > 0) return code;
  for (const { file, edits, isRemoved } of dryRun ? [] : plan.changes) {
    const places = count(edits.length, 'place');
    terminal.print(isRemoved ? `Removed ${file}.\n` : `Changed ${file} in ${places}.\n`);
  }
  if (lost.length > 0)
    terminal.print(`${countOf(lost)} ${outcomeOf(target, lost.length === 1, dryRun)}.\n`);
  await printTextsNaming(project, terminal, {
    heading:
      'These texts still have the name. Read each, and change it if it offers what was removed:',
    entries: entries.map(({ entry }) => entry),
    changedFiles: plan.changes.flatMap((one) => (one.isRemoved ? [one.file] : [])),
    ...(dryRun && { read }),
  });
  return 0;
}

/** Returns what happens to addresses, or would happen, as the end of a sentence. */
function outcomeOf(target: RedirectTarget, isOne: boolean, dryRun: boolean): string {
  if (target === 'gone') {
    return `${dryRun ? 'would be' : isOne ? 'is' : 'are'} answered with "gone" (410)`;
  }
  return `${dryRun ? 'would lead' : isOne ? 'leads' : 'lead'} to ${target.to}`;
}

function faultIn(plan: ReturnType<typeof planRemoval>): string | undefined {
  return 'fault' in plan ? plan.fault : undefined;
}

function countOf(paths: readonly string[], article: 'The' | 'the' = 'The'): string {
  const [first = ''] = paths;
  return paths.length === 1
    ? `${article} address ${first}`
    : `${number(paths.length)} addresses (${first} and others)`;
}

type Ask = (question: string) => Promise<string>;

/** Asks which page addresses should redirect to until there is a valid answer. An empty answer accepts the suggestion. */
export async function askForTarget(
  ask: Ask,
  {
    lost,
    suggestion,
    faultOf,
  }: {
    lost: readonly string[];
    suggestion: string;
    /** Returns the reason why the addresses cannot redirect to a target, or `undefined` if they can. */
    faultOf(target: RedirectTarget): string | undefined;
  },
): Promise<RedirectTarget> {
  const they = lost.length === 1 ? 'it' : 'they';
  let question = `${countOf(lost)} will have no page.\nWhich page should ${they} lead to? Type a path, or "gone" for none. [${suggestion}] `;
  for (;;) {
    const answer = (await ask(question)).trim() || suggestion;
    const target: RedirectTarget = answer === 'gone' ? 'gone' : { to: answer };
    const fault = faultOf(target);
    if (fault === undefined) return target;
    question = `${capitalise(fault)}\nWhich page should ${they} lead to? [${suggestion}] `;
  }
}

/** Runs a dialogue on a terminal. Returns `undefined` if there is no terminal. */
async function askOnTerminal<T>(
  terminal: Terminal,
  dialogue: (ask: Ask) => Promise<T>,
): Promise<T | undefined> {
  if (!terminal.interactive || !process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await dialogue((question) => lines.question(question));
  } finally {
    lines.close();
  }
}

/**
 * Returns the page or entry that is most similar to some entries. For one entry, it is the nearest town, a service of the same category, or
 * the other variant of a service. For several entries, it is the list that they were part of.
 */
function suggestedTarget(entries: readonly NamedEntry[], context: SiteContext): string {
  const [first, ...others] = entries;
  if (!first) return screenPaths.home.path;
  const isOfOne = others.every(({ collection }) => collection === first.collection);
  return (
    (others.length === 0 ? closestTo(first, context) : undefined) ??
    (isOfOne ? listPages[first.collection] : undefined) ??
    screenPaths.home.path
  );
}

/** The pages that list the entries of a collection. */
const listPages: Partial<Record<CollectionName, string>> = {
  towns: screenPaths.locationsList.path,
  services: screenPaths.servicesList.path,
  posts: screenPaths.blogList.path,
  caseStudies: screenPaths.caseStudiesList.path,
};

function closestTo({ collection, entry }: NamedEntry, context: SiteContext): string | undefined {
  const { services, variants } = context.content.collections;
  const hidden = hiddenFiles(context.content);
  const isOther = (one: { file: string }) => one.file !== entry.file && !hidden.has(one.file);
  switch (collection) {
    case 'towns': {
      const nearest = context.surroundings(entry as TownEntry).nearest.find(isOther);
      return nearest && townPath(nearest.slug);
    }
    case 'services': {
      const { category } = entry.data as Service;
      const like = services.find((one) => isOther(one) && one.data.category === category);
      return like && `${basePaths.services}/${like.slug}`;
    }
    case 'variants': {
      const { service } = (entry as VariantEntry).data;
      const other = variants.find((one) => isOther(one) && one.data.service === service);
      if (other) return `variants/${other.slug}`;
      const isShown = services.some((one) => isOther(one) && one.slug === service);
      return isShown ? `${basePaths.services}/${service}` : undefined;
    }
    default:
      return undefined;
  }
}
