import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImages } from '#cli/load/readImages.ts';
import { projectAt } from '#cli/project.ts';
import { edited } from '../helpers/contentDir.ts';
import { manyTowns } from '../helpers/manyTowns.ts';
import { minimalContent, town, withBody } from '../helpers/minimalContent.ts';
import { sampleContentDir } from '../helpers/sampleContent.ts';
import { searchTexts } from '../helpers/searchTexts.ts';

/** The number of posts in the small content. */
const POSTS = 10;

/**
 * Returns the content that tests of the command line build: the minimal content with the three legal pages, ten posts and enough towns for one of
 * them to be less than a tenth of all pages. All pictures are the same file of `public/`. The keys are paths below `content/`.
 */
export function smallContent(): Record<string, string> {
  const content = {
    ...minimalContent(),
    ...edited(
      'navigation.yaml',
      'header:',
      'header:\n  - label: Facts and questions\n    href: /facts-questions',
    ),
    ...Object.fromEntries(['Cookie policy', 'Terms of service'].map(legalPage)),
    ...Object.fromEntries(Array.from({ length: POSTS - 1 }, (_, index) => post(index))),
    // The posts of the database's seed link to these two.
    ...edited(
      'services/web-design.md',
      'order: 2',
      'order: 2\naliases:\n  - responsive-web-design\n  - domain-dns-management',
    ),
    ...manyTowns(6),
    // The bundles depend on the brand, so those of the sample can be reused (`withBundles`).
    'brand/brand.yaml': readFileSync(join(sampleContentDir, 'brand/brand.yaml'), 'utf8'),
    'towns/derby.md': town({
      name: 'Derby',
      region: 'East Midlands',
      county: 'Derbyshire',
      latitude: 52.92277,
      longitude: -1.47663,
      population: 263490,
      postcodeArea: 'DE',
      pageSet: 'full',
    }),
  };
  const { src, width, height } = anyPicture();
  return Object.fromEntries(
    Object.entries(content).map(([file, text]) => [
      file,
      text.replaceAll(
        /src: \/images\/\S+(\s+alt: .*\s+)width: \d+(\s+)height: \d+/g,
        (_, alt: string, space: string) =>
          `src: ${src}${alt}width: ${width}${space}height: ${height}`,
      ),
    ]),
  );
}

/** Returns a picture below `public/` with its size in pixels. Throws if there is none. */
export function anyPicture(): { src: string; width: number; height: number } {
  for (const [src, size] of readImages(projectAt().publicDir)) {
    if (src.endsWith('.svg') && size) return { src, ...size };
  }
  throw new Error('There is no SVG picture below public/images/. The tests of builds need one.');
}

function legalPage(title: string, index: number): [string, string] {
  return [
    `legal/${title.toLowerCase().replaceAll(' ', '-')}.md`,
    withBody(
      { order: index + 2, title, lead: 'A lead.', search: searchTexts(title) },
      '## A section\n\nA paragraph.',
    ),
  ];
}

function post(index: number): [string, string] {
  const title = `Post number ${index}`;
  return [
    `blog/post-${index}.md`,
    withBody(
      {
        title,
        excerpt: 'A summary.',
        search: searchTexts(title),
        author: 'The agency',
        publishedDate: `2025-01-${10 + index}`,
        tags: ['Design'],
        image: { src: '/images/blog/first-post.svg', alt: 'A picture', width: 1200, height: 630 },
      },
      `## A heading\n\nWords of post ${index}.`,
    ),
  ];
}
