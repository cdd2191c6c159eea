import { manyTowns } from '../../tests/helpers/manyTowns.ts';
import { edited } from '../../tests/helpers/contentDir.ts';
import {
  drawing,
  localTexts,
  minimalContent,
  withBody,
} from '../../tests/helpers/minimalContent.ts';
import { townDrawing } from '../../tests/helpers/townDrawing.ts';
import type { SiteState } from './applyEdit.ts';
import { searchTexts } from '../../tests/helpers/searchTexts.ts';

const DAY = '2026-06-01';

/**
 * Returns the site that edits start from: the minimal content with a drawing, more posts, legal pages and towns, texts about services in two
 * towns, and pictures of its own.
 */
export function firstSite(): SiteState {
  const content = {
    ...minimalContent(),
    ...manyTowns(4),
    ...edited('screens/town-pages.yaml', 'Two {{ in_town }}', 'Two {{ distance_from_office }}'),
    'local/leeds.yaml': localTexts('Leeds'),
    'local/york.yaml': localTexts('York'),
    // The nearest towns may be far away.
    ...townDrawing('{{ town }}, {{ nearby1 }}, {{ nearby2 }}'),
    ...Object.fromEntries([1, 2, 3, 4, 5].map(post)),
    ...Object.fromEntries([2, 3].map(legalPage)),
  };
  const files = Object.entries(content).map(([name, text]): [string, string] => [
    `content/${name}`,
    text,
  ]);
  const pictures = new Set(files.flatMap(([, text]) => text.match(/\/images\/\S+\.svg/g) ?? []));
  for (const picture of pictures) {
    const whole = drawing('M0 0h40v40H0z').replace('viewBox', 'width="1200" height="630" viewBox');
    files.push([`public${picture}`, whole]);
  }
  return { files: new Map(files), today: DAY };
}

function post(number: number): [string, string] {
  const fields = {
    title: `Post number ${number}`,
    excerpt: 'A summary.',
    search: searchTexts(`Post number ${number}`),
    author: 'The agency',
    publishedDate: `2025-01-${10 + number}`,
    tags: number % 2 === 0 ? ['Design'] : ['Design', 'Prices'],
    image: { src: '/images/blog/first-post.svg', alt: 'A picture', width: 1200, height: 630 },
  };
  const link = number > 1 ? `See [an older post](/blog/post-${number - 1}).` : 'See nothing else.';
  return [
    `blog/post-${number}.md`,
    withBody(fields, `## A heading\n\nWords of post ${number}. ${link}`),
  ];
}

function legalPage(order: number): [string, string] {
  const title = `Legal page ${order}`;
  return [
    `legal/page-${order}.md`,
    withBody(
      { order, title, lead: 'A lead.', search: searchTexts(title) },
      '## A section\n\nA paragraph.',
    ),
  ];
}
