import { expect, test } from 'vitest';
import { parseSource } from '#cli/load/parseSource.ts';
import { rowOfPost, unkeptFields } from '#cli/load/savePost.ts';
import { PostSchema } from '#schemas/post.ts';
import { minimalContent } from '../../helpers/minimalContent.ts';

const { parsed } = parseSource('post.md', minimalContent()['blog/first-post.md'] ?? '');
const post = PostSchema.parse(parsed?.data);

test('every field of a post is read for its row or named as one that is lost', () => {
  const read = new Set<PropertyKey>();
  const recorder = new Proxy(post, {
    get(target, field) {
      read.add(field);
      return Reflect.get(target, field);
    },
  });
  rowOfPost('post', recorder, 'Words.', 'UTC');
  const all = Object.fromEntries(Object.keys(PostSchema.shape).map((field) => [field, 'a value']));
  const lost = unkeptFields({ ...post, ...all });
  expect(new Set([...read, ...lost])).toEqual(new Set(Object.keys(all)));
  expect(lost.filter((field) => read.has(field))).toEqual([]);
});

test('an empty list is not lost', () => {
  expect(unkeptFields({ ...post, aliases: [] })).toEqual([]);
  expect(unkeptFields({ ...post, aliases: ['old'] })).toEqual(['aliases']);
});
