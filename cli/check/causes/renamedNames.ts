import type { Problem } from '#cli/model/problem.ts';
import { withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';

/**
 * Finds a category, a source, or the start or goal of journeys with another name in its list than elsewhere. The old name is unknown, and
 * nothing uses the new one.
 */
export const renamedNames: FindCauses = (problems) => {
  const categories = (['services', 'portfolio'] as const).map((kind) => ({
    unused: withCode(problems, 'category-unused').filter(({ args }) => args.kind === kind),
    unknown: withCode(problems, 'category-unknown').filter(({ args }) => args.kind === kind),
    nameOf: ({ args }: { args: { category: string } }) => args.category,
  }));
  const ends = (
    [
      ['starts', '.from'],
      ['goals', '.to'],
    ] as const
  ).map(([kind, field]) => ({
    unused: withCode(problems, 'journey-end-unused').filter(({ args }) => args.kind === kind),
    unknown: withCode(problems, 'journey-name-unknown').filter(({ args }) =>
      args.field.endsWith(field),
    ),
    nameOf: ({ args }: { args: { name: string } }) => args.name,
  }));
  const sources = {
    unused: withCode(problems, 'source-unused'),
    unknown: withCode(problems, 'source-unknown'),
    nameOf: ({ args }: { args: { source: string } }) => args.source,
  };
  return [
    ...categories.flatMap((names) => renamed(names)),
    ...ends.flatMap((names) => renamed(names)),
    ...renamed(sources),
  ];
};

type Unknown = ReturnType<
  typeof withCode<'category-unknown' | 'journey-name-unknown' | 'source-unknown'>
>[number];

/** Returns the cause of problems with one unused name and one unknown one: the first place of the unknown one, which suggests the other. */
function renamed<U extends Problem>({
  unused,
  unknown,
  nameOf,
}: {
  unused: readonly U[];
  unknown: readonly Unknown[];
  nameOf: (problem: U) => string;
}): Cause[] {
  const [only, ...others] = unused;
  const [first] = unknown;
  if (!only || !first || others.length > 0) return [];
  if (unknown.some(({ args }) => args.found !== first.args.found)) return [];
  const suggestion = nameOf(only);
  const cause = { ...first, args: { ...first.args, suggestion } } as Problem;
  return [{ cause, consequences: [...unknown, only] }];
}
