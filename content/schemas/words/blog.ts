import { z } from 'zod';
import { line, pattern, plural } from './wordFields.ts';

/** The words of the lists of posts and of posts. */
export const BlogWordsSchema = z
  .strictObject({
    posts: line('the heading of a list of posts, for people who cannot see it'),
    search: line('the label of the search field'),
    placeholder: line('the text in the empty search field'),
    none: line('the sentence in place of an empty list'),
    more: line('the button below search results'),
    feeds: pattern('the sentence with the links to the feeds', {
      rss: 'RSS',
      atom: 'Atom',
      json: 'JSON Feed',
      agency: 'Acme',
    }),
    tags: line('the name of the list of tags'),
    allPosts: line('the first of the tags, which shows all posts'),
    pages: line('the name of the links to the pages of a list'),
    page: pattern('a page of a list', { number: '2' }),
    newer: line('the link to the page before'),
    older: line('the link to the page after'),
    pageTitle: pattern('the title of a further page in search results', {
      title: 'Blog | Acme',
      number: '2',
    }),
    pageDescription: pattern('the description of a further page in search results', {
      number: '2',
      count: '9',
      description: 'Articles on websites and marketing.',
    }),
    tag: z
      .strictObject({
        title: pattern('the heading', { tag: 'SEO' }),
        lead: plural('the paragraph under the heading', { count: '12', tag: 'SEO' }),
        searchTitle: pattern('the title in search results', { tag: 'SEO', agency: 'Acme' }),
        searchDescription: plural('the description in search results', {
          count: '12',
          tag: 'SEO',
          agency: 'Acme',
          newest: '“A title” and “Another title”',
        }),
      })
      .describe('the list of the posts with a tag'),
    minutes: pattern('the reading time', { minutes: '6' }),
    contents: line('the heading above the sections of a long post'),
    moreArticles: line('the first link below a post, to all posts'),
    share: line('the button above a post that shares it'),
    shareArticle: line('the button below a post that shares it'),
    back: line('the last link below a post, to all posts'),
    sources: line('the heading above the sources of the figures of a post'),
    writer: line('the words above the person who wrote a post'),
    service: line('the words above the service that a post is about'),
    next: line('the words above the first of the other posts'),
    related: line('the heading above other posts'),
  })
  .describe('lists of posts, and posts');
