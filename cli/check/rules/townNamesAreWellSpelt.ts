import { distance } from 'fastest-levenshtein';
import { slugOf } from '#schemas/slugOf.ts';
import type { FindingArgs } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The name of a town is spelt as the name of its file is, starts with a capital letter and is nothing but a name, because sentences have it. */
export const townNamesAreWellSpelt: Rule = ({ content }) =>
  content.collections.towns.flatMap(({ file, slug, data: { name } }): Problem[] => {
    const fault = caseFault(name) ?? commaFault(name) ?? letterFault(name, slug);
    return fault ? [{ code: 'town-name-slip', args: fault, at: { file, path: ['name'] } }] : [];
  });

type Fault = FindingArgs['town-name-slip'];

/** Finds a name in small letters or in capitals. Other names keep their capitals, such as "Houghton le Spring". */
function caseFault(name: string): Fault | undefined {
  const isSmall = /^\p{Ll}/u.test(name);
  const isLarge = /\p{Lu}{2}/u.test(name) && name === name.toUpperCase();
  if (!isSmall && !isLarge) return undefined;
  const words = isLarge ? name.toLowerCase() : name;
  // In "Newcastle upon Tyne" and "Stoke-on-Trent", the words between are small.
  const write = words.replace(
    /(?<![\p{L}'’])(?!(?:and|by|in|le|of|on|the|under|upon)\b)\p{Ll}/gu,
    (letter) => letter.toUpperCase(),
  );
  return { kind: 'case', found: name, write };
}

/** Finds the county behind a name. */
function commaFault(name: string): Fault | undefined {
  const [write = ''] = name.split(/\s*,/);
  return write === name || write === '' ? undefined : { kind: 'comma', found: name, write };
}

/**
 * Finds a name that differs from that of its file by a letter or two. A name that differs by more may be an older, longer or official one,
 * such as "Brighton and Hove".
 */
function letterFault(name: string, slug: string): Fault | undefined {
  const own = slugOf(name.replaceAll(/['’]|\(.*\)/g, ''));
  if (own === slug || own.replaceAll('-', '') === slug.replaceAll('-', '')) return undefined;
  const isTypo = distance(own, slug) <= (slug.length < 6 ? 1 : 2);
  return isTypo ? { kind: 'letter', found: name, slug } : undefined;
}
