import type { FindingCode } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Cause, FindCauses } from './cause.ts';

/** The largest number of places at which the same mistake is still reported at each place. */
const SHOWN_REPEATS = 3;

/** The problems that have one cause whenever they concern the same picture or link. */
const subjects: Partial<Record<FindingCode, 'src' | 'href' | 'target'>> = {
  'image-missing': 'src',
  'image-size': 'src',
  'image-alone': 'src',
  'image-variant-missing': 'src',
  'image-variant-unlike': 'src',
  'anchor-unknown': 'href',
  'link-unknown': 'href',
  'link-redirected': 'href',
  'menu-link-redirected': 'target',
};

/** The kinds of problems that often follow from the first one in a file. */
const oncePerFile: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'yaml-invalid',
  'yaml-tab',
  'yaml-duplicate-key',
  'character-forbidden',
  'locations-alike',
  'locations-nearly-alike',
]);

/** The same mistake at several places is one mistake: the first place is the cause of the others. */
export const repeatedMistakes: FindCauses = (problems) =>
  [...Map.groupBy(problems, keyOf)].flatMap(([key, repeats]): Cause[] => {
    const [cause, ...consequences] = repeats;
    if (!cause || consequences.length === 0) return [];
    return key.startsWith('any ') && repeats.length <= SHOWN_REPEATS
      ? []
      : [{ cause, consequences }];
  });

/** The name of a field with a nation, such as `nations[1]` of a text. */
const NATION_FIELD = /(?:^|\.)nation(?:s\[\d+\])?$/;

/** Returns a text that is the same for problems with one cause. */
function keyOf(problem: Problem, index: number): string {
  const { code, args, at } = problem;
  // An alias of a town stands for an old address of each of its pages.
  if (code.startsWith('alias-')) return `alias ${JSON.stringify(at)}`;
  if (oncePerFile.has(code)) return `${code} ${at.file}`;
  if (code === 'reference-unknown' && args.hidden) return `${code} ${args.found}`;
  // A draft is one mistake, whatever leads to it.
  if (code === 'link-unknown' && args.hidden) return `hidden ${args.href}`;
  if ((code === 'related-link-unknown' || code === 'menu-link-unknown') && args.hidden) {
    return `hidden ${args.found}`;
  }
  // A nation that the site does not list is one mistake in the list, or in each text that names it.
  if (code === 'field-invalid' && NATION_FIELD.test(args.field) && !args.suggestion) {
    return `nation ${String(args.found)}`;
  }
  // A fact that has changed is one mistake, whatever texts still have the old one.
  if (code === 'fact-contradicted') {
    const figure = args.found.replace(/\D/g, '');
    return `${code} ${args.source} ${figure || args.found.toLowerCase()}`;
  }
  // A duration that has changed is one mistake, too.
  if (code === 'duration-contradicted') return `${code} ${args.service}`;
  const subject = subjects[code];
  if (subject !== undefined) return `${code} ${(args as Partial<Record<string, string>>)[subject]}`;
  if (code === 'file-crlf') return `any ${code}`;
  // Texts that have the same length by chance have nothing else in common.
  return 'limits' in args ? String(index) : `any ${code} ${JSON.stringify(args)}`;
}
