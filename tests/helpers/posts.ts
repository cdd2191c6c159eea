import type { CollectionEntry } from '#cli/model/content.ts';
import type { Post } from '#schemas/post.ts';
import { treeOf } from './bodies.ts';
import { withBody } from './minimalContent.ts';

type PostEntry = CollectionEntry<'posts'>;

/** Returns a post as the planner receives it. Fields that are not given have default values. */
export function postEntry({
  slug = 'post',
  html = '<p>Words.</p>',
  words = 1,
  ...data
}: Partial<Post> & { slug?: string; html?: string; words?: number } = {}): PostEntry {
  return {
    slug,
    file: `content/blog/${slug}.md`,
    hash: slug,
    bodyLine: 1,
    markdown: { tree: treeOf(html), words, headings: [], links: [], images: [], faults: [] },
    data: { ...fields(`Post ${slug}`, '2026-01-01', ['Design']), ...data },
  };
}

/** Returns `count` posts, one for each day. They have tags of all, of many and of few posts. */
export function manyPosts(count: number): PostEntry[] {
  return Array.from({ length: count }, (_, index) =>
    postEntry({ slug: `post-${index}`, publishedDate: dayOf(index), tags: tagsOf(index) }),
  );
}

/** Returns the same posts as files, with bodies of about 400 words. */
export function manyPostFiles(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `blog/post-${index}.md`,
      withBody(
        fields(`Post number ${index} on matters of business`, dayOf(index), tagsOf(index)),
        bodyOf(index),
      ),
    ]),
  );
}

function fields(title: string, publishedDate: string, tags: string[]): Post {
  return {
    title,
    excerpt: `What ${title} says.`,
    search: {
      title: `${title}, as results show it`,
      description: `${title}: a description that is long enough for search results to show it, with some words more of its own.`,
    },
    author: 'The agency',
    publishedDate,
    tags,
    image: { src: '/images/blog/first-post.svg', alt: 'A picture', width: 1200, height: 630 },
  };
}

function dayOf(index: number): string {
  return new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10);
}

function tagsOf(index: number): string[] {
  return ['All', `Tag ${index % 20}`, `Topic ${index % 97}`, ...(index % 5 ? [] : ['Fifth'])];
}

function bodyOf(index: number): string {
  const paragraph = (part: number) =>
    Array.from({ length: 90 }, (_, word) => `word${(index * 7 + part * 31 + word) % 997}`).join(
      ' ',
    );
  return [1, 2, 3, 4].map((part) => `## Part ${part}\n\n${paragraph(part)}.`).join('\n\n');
}
