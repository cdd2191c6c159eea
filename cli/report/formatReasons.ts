import type { CardReason, RenderReason } from '#cli/model/inputs.ts';
import { printable } from './printable.ts';
import { count, number } from './amounts.ts';

/** The number of names that are listed before the rest is only counted. */
const NAMES_SHOWN = 5;

/** The names of the inputs that have changed since the last build; undefined if its inputs are unknown. */
type Changed = readonly string[] | undefined;

/** A bundle, card or chunk that a build wrote, and the reason in words. */
export interface Made {
  what: string;
  reason: string;
}

/** Returns one line for each reason, with the names of what was rebuilt because of it. */
export function formatMade(made: readonly Made[]): string {
  if (made.length === 0) return 'Nothing had to be rebuilt.\n';
  const lines = [...Map.groupBy(made, ({ reason }) => reason)].map(
    ([reason, things]) => `  ${names(things.map(({ what }) => what))}: ${reason}\n`,
  );
  return `Rebuilt:\n${printable(lines.join(''))}`;
}

/** Returns a line about the bundles. */
export function bundlesMade(reason: 'code' | 'missing', changed: Changed): Made {
  const why = reason === 'missing' ? 'a file is missing' : changedInputs('the code', changed);
  return { what: 'bundles', reason: why };
}

/** Returns a line about a social card. */
export function cardMade(name: string, reason: CardReason, changed: Changed): Made {
  const reasons: Record<CardReason, string> = {
    missing: 'the file is missing or was changed by hand',
    words: 'the words of the card have changed',
    code: changedInputs('the code', changed),
  };
  return { what: `card ${name}`, reason: reasons[reason] };
}

/** Returns lines about chunks that are rendered, and about those whose pages stayed the same although they were planned again. */
export function chunksMade(
  rendered: readonly { name: string; pages: number; reason: RenderReason }[],
  planned: readonly string[],
  changedOf: (name: string) => Changed,
): Made[] {
  const isRendered = new Set(rendered.map(({ name }) => name));
  return [
    ...rendered.map(({ name, pages, reason }) => ({
      what: `${name} (${count(pages, 'page')})`,
      reason: renderReason(reason, changedOf(name)),
    })),
    ...planned
      .filter((name) => !isRendered.has(name))
      .map((name) => ({
        what: `${name} (planned only, no page differs)`,
        reason: changedInputs('the content', changedOf(name)),
      })),
  ];
}

/** Returns why a chunk is rendered, as part of a sentence. */
export function renderReason(reason: RenderReason, changed: Changed): string {
  switch (reason.kind) {
    case 'asked':
      return 'the command names them';
    case 'new':
      return 'not built before';
    case 'shell':
      return changedInputs('the code or the layout', changed);
    case 'models':
      return changedInputs('the content', changed);
    case 'day':
      return 'the pages show the day of the build';
    case 'file':
      return `the file of ${reason.path} is missing or was changed by hand`;
  }
}

/** Returns a clause that says which inputs have changed; if their names are unknown, `what` stands for them. */
function changedInputs(what: string, changed: Changed): string {
  const subject = changed && changed.length > 0 ? names(changed) : what;
  return `${subject} ${changed && changed.length > 1 ? 'have' : 'has'} changed`;
}

function names(all: readonly string[]): string {
  const shown = all.slice(0, NAMES_SHOWN).join(', ');
  const more = all.length - NAMES_SHOWN;
  return more > 0 ? `${shown} and ${number(more)} more` : shown;
}
