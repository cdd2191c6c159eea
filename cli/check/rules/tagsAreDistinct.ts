import { distance } from 'fastest-levenshtein';
import { slugOf } from '#schemas/slugOf.ts';
import { tagKey } from '#cli/resolve/blogTags.ts';
import type { FindingArgs } from '#cli/model/finding.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/**
 * A tag, an author and a group of questions is spelt in one way. Two spellings would be two tags with a list each, a post without the
 * portrait of its author, or two headings. The list of posts describes only tags that posts have.
 */
export const tagsAreDistinct: Rule = ({ content }) => {
  const { collections, names: files } = content;
  const { people, questions } = collections;
  // A name that YAML could not read has a finding of its own.
  const posts = collections.posts.filter(({ fixed }) => !fixed);
  const { blogList } = content.singles;
  const tags = posts.flatMap(({ file, data }) =>
    data.tags.flatMap((tag, index): Use[] => {
      const isRepeated = data.tags.some((other) => other !== tag && tagKey(other) === tagKey(tag));
      // A tag that is twice in one post has a finding of its own.
      return isRepeated ? [] : [[tag.normalize('NFC'), { file, path: ['tags', index] }]];
    }),
  );
  const described = Object.keys(blogList?.data.tags ?? {}).map((tag): Use => [
    tag.normalize('NFC'),
    { file: blogList?.file ?? '', path: ['tags', tag], on: 'key' },
  ]);
  const authors = posts.map(({ file, data }): Use => [data.author, { file, path: ['author'] }]);
  const groups = questions.flatMap(({ file, data }): Use[] =>
    data.group === undefined ? [] : [[data.group, { file, path: ['group'] }]],
  );
  // The file of a person and the authors of posts may agree on a name that is misspelt in the file.
  const misspelt = people.filter(({ slug, data: { name } }) => {
    const author = authors.find(([other]) => slugOf(other) === slug)?.[0];
    return author !== undefined && author !== name && isAlikeAuthor(author, name);
  });
  const names = new Set(
    people.filter((person) => !misspelt.includes(person)).map(({ data }) => data.name),
  );
  const wrongNames = misspelt.map(({ file, data }): Use => [data.name, { file, path: ['name'] }]);
  const joinedTags = joined(tags);
  const reported = new Set(joinedTags.map(({ at }) => at));
  return [
    ...joinedTags,
    // A post that cannot be read may be the only one with its tag.
    ...(posts.length < files.posts.size ? [] : unused(described, tags)),
    ...alike('tag', [...tags.filter(([, at]) => !reported.has(at)), ...described]),
    ...alike('author', [...authors, ...wrongNames], names),
    ...partsOfNames(authors, names),
    ...alike('group', groups),
  ];
};

/** A sign between tags on one line. A slash without spaces may be a part of a name, such as "A/B tests". */
const SEPARATOR = /[,;]|\s\/\s/;

/**
 * Finds tags that join several: with commas, semicolons or slashes, or from two tags of other posts, because the hyphen of the second is
 * missing. Without a separator, a tag that several posts have is left alone.
 */
function joined(uses: readonly Use[]): Problem[] {
  const counts = Map.groupBy(uses, ([name]) => tagKey(name));
  return uses.flatMap(([found, at]): Problem[] => {
    const parts = found.split(SEPARATOR).map((part) => part.trim());
    const several = SEPARATOR.test(found)
      ? parts.filter((part) => part !== '')
      : counts.get(tagKey(found))?.length === 1
        ? [...found.matchAll(/\s+/g)]
            .map(({ index }) => [found.slice(0, index), found.slice(index).trim()])
            .find((parts) => parts.every((part) => counts.has(tagKey(part))))
        : undefined;
    return several ? [{ code: 'tag-alike', args: { kind: 'tag', found, several }, at }] : [];
  });
}

/** Finds described tags that no post has, except for those that are nearly the tag of a post and have another finding. */
function unused(described: readonly Use[], tags: readonly Use[]): Problem[] {
  const known = [...new Set(tags.map(([tag]) => tag))];
  // All posts may be in a database that this run does not read.
  if (known.length === 0) return [];
  return described
    .filter(([found]) => !known.some((tag) => isAlike(found, tag)))
    .map(([found, at]): Problem => ({ code: 'tag-unused', args: { found, known }, at }));
}

/**
 * Finds authors whose name is a part of that of a person, or has it as a part: "Farah" or "Farah Wazir, editor" for "Farah Wazir", or the
 * name before a person was renamed. A page without the exact name has no portrait.
 */
function partsOfNames(uses: readonly Use[], known: ReadonlySet<string>): Problem[] {
  const wordsOf = (name: string) =>
    ` ${tagKey(name)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return uses.flatMap(([found, at]): Problem[] => {
    if (known.has(found)) return [];
    const matches = [...known].filter(
      (name) =>
        !isAlikeAuthor(found, name) &&
        (wordsOf(name).includes(wordsOf(found)) ||
          wordsOf(found).includes(wordsOf(name)) ||
          isMisspelt(found, name)),
    );
    // Several people may share a name, and a post may have been written by several.
    const [suggestion, ...others] = matches;
    if (suggestion === undefined || others.length > 0) return [];
    return [{ code: 'tag-alike', args: { kind: 'author', found, suggestion }, at }];
  });
}

/**
 * Returns whether two names of two words have the same first name, and surnames that differ by two letters: "Farah Wazeer" and "Farah
 * Wazir".
 */
function isMisspelt(found: string, name: string): boolean {
  const [[first, last, ...rest] = [], [otherFirst, otherLast, ...otherRest] = []] = [
    found,
    name,
  ].map((text) => tagKey(text).split(/\s+/));
  if (last === undefined || otherLast === undefined || first !== otherFirst) return false;
  if (rest.length + otherRest.length > 0) return false;
  return Math.min(last.length, otherLast.length) > 4 && distance(last, otherLast) === 2;
}

/** A name and the place of its use. */
type Use = [name: string, at: Spot];

/** Finds names that are spelt in two ways. The spelling of `known` names is right, otherwise that of most uses. */
function alike(
  kind: FindingArgs['tag-alike']['kind'],
  uses: readonly Use[],
  known: ReadonlySet<string> = new Set(),
): Problem[] {
  const isSame = kind === 'author' ? isAlikeAuthor : isAlike;
  const places = Map.groupBy(uses, ([name]) => name);
  const count = (name: string) => (known.has(name) ? Infinity : (places.get(name)?.length ?? 0));
  // If two have as many uses, the first is right.
  const names = [...new Set([...known, ...places.keys()])].sort((a, b) =>
    count(a) === count(b) ? 0 : count(b) - count(a),
  );
  return names.flatMap((found, index) => {
    const suggestion = names.slice(0, index).find((other) => isSame(found, other));
    if (suggestion === undefined || known.has(found)) return [];
    const args = { kind, found, suggestion };
    return (places.get(found) ?? []).map(([, at]): Problem => ({ code: 'tag-alike', args, at }));
  });
}

/** The maximum number of characters of names that are compared letter by letter, which takes seconds for texts of 50,000. */
const LONGEST_NAME = 200;

/**
 * Returns whether two names are alike and have the same letters or the same initials. "Dan Smith" and "Ian Smith" are two people, and
 * "O'Brien" and "OBrien" are one.
 */
function isAlikeAuthor(a: string, b: string): boolean {
  const isSame = (parts: RegExp) => {
    const [first, second] = [a, b].map((name) => tagKey(name).match(parts)?.join(''));
    return first === second;
  };
  return isAlike(a, b) && (isSame(/[\p{L}\p{M}]/gu) || isSame(/(?<![\p{L}\p{M}])\p{L}/gu));
}

/**
 * Returns whether two names differ in case, signs or, if they are long enough, one letter, as in a plural. "New" and "News" are two
 * subjects.
 */
function isAlike(a: string, b: string): boolean {
  const [left = '', right = ''] = [a, b].map((name) =>
    tagKey(name)
      .replaceAll(' & ', ' and ')
      .replace(/[\s_-]+/g, ''),
  );
  if (left === right) return true;
  // "Web 2" and "Web 3" are two subjects.
  if (left.replace(/\d/g, '') === right.replace(/\d/g, '')) return false;
  const lengths = [left.length, right.length];
  return (
    Math.min(...lengths) > 4 && Math.max(...lengths) <= LONGEST_NAME && distance(left, right) === 1
  );
}
