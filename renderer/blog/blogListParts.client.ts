import type { BlogListPart, BlogListWords } from '#templates/blog/BlogPage.tsx';
import { wordsOf } from '../wordsOf.client.ts';

export type BlogListParts = ReturnType<typeof blogListParts>;

/** Returns the elements of the list of posts that scripts use, and its words. Throws if the template lacks one. */
export function blogListParts(list: HTMLElement) {
  const find = <E extends HTMLElement>(name: BlogListPart) =>
    list.querySelector<E>(`[data-part="${name}"]`);
  const part = <E extends HTMLElement>(name: BlogListPart): E => {
    const element = find<E>(name);
    if (!element) throw new Error(`The list of posts has no part "${name}".`);
    return element;
  };
  return {
    words: wordsOf<BlogListWords>(list),
    search: part<HTMLInputElement>('search'),
    chips: [...list.querySelectorAll<HTMLAnchorElement>('[data-part="chips"] a')],
    status: part('status'),
    empty: part('empty'),
    posts: part('posts'),
    found: part('found'),
    card: part<HTMLTemplateElement>('card'),
    skeletons: part<HTMLTemplateElement>('skeletons'),
    more: part('more'),
    pages: find('pages'),
  };
}
