import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The number of paragraphs of a generated post, which make some 800 words. */
const PARAGRAPHS = 16;
/** The number of different tags. */
const TAGS = 40;

/** Returns `count` posts, made from paragraphs of real posts in different orders. The same count gives the same posts. */
export function benchPosts(blogDir: string, count: number): Record<string, unknown>[] {
  const paragraphs = readdirSync(blogDir)
    .filter((file) => file.endsWith('.md'))
    .flatMap(
      (file) =>
        readFileSync(join(blogDir, file), 'utf8')
          .split(/\n---\n/)[1]
          ?.split('\n\n') ?? [],
    )
    .filter((text) => /^[A-Z]/.test(text) && text.split(' ').length > 30);
  return Array.from({ length: count }, (_, index) => ({
    slug: `bench-${index}`,
    title: `What we learnt from project number ${index} this year`,
    excerpt: `Two sentences about project number ${index}. This is the second of them.`,
    meta_description: `What project number ${index} taught us about websites, their owners and their visitors, and what we now do in another way than before.`,
    author: 'Mileward',
    published_date: new Date(Date.UTC(2012, 0, 1 + index)).toISOString().slice(0, 10),
    tags: [`Tag ${index % TAGS}`, `Tag ${(index * 7 + 1) % TAGS}`],
    content: Array.from({ length: PARAGRAPHS }, (_unused, place) => {
      const text = paragraphs[(index * 31 + place * 17 + index * place) % paragraphs.length] ?? '';
      return place % 4 === 0 ? `## Part ${place / 4 + 1} of ${index}\n\n${text}` : text;
    }).join('\n\n'),
  }));
}
