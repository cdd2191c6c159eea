import { distance } from 'fastest-levenshtein';
import { tagKey } from '#cli/resolve/blogTags.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** A tag is spelt in one way. Two spellings would be two tags with a list each, or one tag with a name that changes. */
export const tagsAreDistinct: Rule = ({ content }) => {
  const uses = new Map<string, Spot[]>();
  for (const { file, data } of content.collections.posts) {
    data.tags.forEach((tag, index) => {
      uses.set(tag, [...(uses.get(tag) ?? []), { file, path: ['tags', index] }]);
    });
  }
  const count = (tag: string) => uses.get(tag)?.length ?? 0;
  // The tag of most posts is the one that was meant. If two have as many, the first is.
  const tags = [...uses.keys()].sort((a, b) => count(b) - count(a));
  const problems: Problem[] = [];
  for (const [index, found] of tags.entries()) {
    const suggestion = tags.slice(0, index).find((other) => isAlike(found, other));
    if (!suggestion) continue;
    for (const at of uses.get(found) ?? []) {
      problems.push({ code: 'tag-alike', args: { found, suggestion }, at });
    }
  }
  return problems;
};

/** Returns whether two tags differ in case, signs, a plural or, if they are long enough, one letter. */
function isAlike(a: string, b: string): boolean {
  const [left = '', right = ''] = [a, b].map((tag) => tagKey(tag).replace(/[\s_-]+/g, ''));
  if (left === right || left === `${right}s` || right === `${left}s`) return true;
  // "Web 2" and "Web 3" are two subjects.
  if (left.replace(/\d/g, '') === right.replace(/\d/g, '')) return false;
  return Math.min(left.length, right.length) > 4 && distance(left, right) === 1;
}
