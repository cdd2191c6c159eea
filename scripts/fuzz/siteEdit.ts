import fc from 'fast-check';

/** The kinds of edits, as `applyEdit` makes them. */
export const kinds = [
  'change a text',
  'change a field',
  'add an entry',
  'delete an entry',
  'rename an entry',
  'move an entry',
  'hide or show an entry',
  'change a picture',
  'change a public file',
  'change the day',
  'touch a file',
  'change nothing',
  'make a mistake',
  'change the brand',
  'change a template',
] as const;

export type EditKind = (typeof kinds)[number];

/**
 * An edit of a site. It chooses among the files that the site has at that time, so any edit of a list can be left out.
 */
export interface SiteEdit {
  kind: EditKind;
  /** Chooses among the files or lines that can be edited. */
  pick: number;
  /** Chooses the new value. */
  value: number;
  /** Whether changed files keep their modification times, as some tools for copying do. */
  keepsTimes: boolean;
  /** Whether the build works in a copy of the site and of its output, beside the original. */
  isCopied: boolean;
  /** The damage that somebody does to the output before the site is built, or `undefined` if nobody does. */
  damage?: Damage | undefined;
  /** The part of the usual duration after which a first build is killed, or `undefined` if none is. */
  killedAfter?: number | undefined;
  /** Whether the edit is undone once its first build is killed, so that the next build has the site of before. */
  isUndone: boolean;
}

/** The kinds of damage to the output, as `damageOutput` does them. */
export const damages = [
  'delete a file',
  'add to a file',
  'change a byte of a file',
  'change a byte of a file and keep its date',
  'cut a file',
  'put back an older file',
  'copy a folder',
] as const;

export type Damage = (typeof damages)[number];

/** Edits of the brand and of templates bundle the code again, which takes seconds, so they are rarer. */
const weights: Partial<Record<EditKind, number>> = {
  'change a text': 5,
  'change a field': 5,
  'add an entry': 3,
  'delete an entry': 3,
  'rename an entry': 3,
  'move an entry': 2,
  'hide or show an entry': 2,
};

const kind = fc.oneof(
  ...kinds.map((name) => ({ arbitrary: fc.constant(name), weight: (weights[name] ?? 1) * 2 })),
);

/** Generates lists of at least one and at most `longest` edits. */
export function siteEdits(longest: number): fc.Arbitrary<SiteEdit[]> {
  const edit = fc.record<SiteEdit>({
    kind,
    pick: fc.nat(9999),
    value: fc.nat(99),
    keepsTimes: fc.boolean(),
    isCopied: fc.oneof(
      { arbitrary: fc.constant(false), weight: 11 },
      { arbitrary: fc.constant(true), weight: 1 },
    ),
    damage: fc.oneof(
      { arbitrary: fc.constant(undefined), weight: 8 },
      { arbitrary: fc.constantFrom(...damages), weight: 2 },
    ),
    killedAfter: fc.oneof(
      { arbitrary: fc.constant(undefined), weight: 5 },
      { arbitrary: fc.noBias(fc.nat(120)).map((percent) => percent / 100), weight: 1 },
    ),
    isUndone: fc.boolean(),
  });
  return fc.array(edit, { minLength: 1, maxLength: longest, size: 'max' });
}
