import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalImages } from '../../../helpers/minimalContent.ts';

const body = (text: string) => edited('services/marketing.md', 'All about it.', text);

test('accepts a picture that is below public/', async () => {
  const images = [...minimalImages, '/images/cat.webp'];
  expect((await findingsOf(body('Text ![A cat](/images/cat.webp)'), { images })).printed).toBe('');
});

test('refuses a picture that is not below public/', async () => {
  const { printed } = await findingsOf(
    edited('services/marketing.md', 'services/marketing.svg', 'services/marketting.svg'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:12:8  error  image-missing
      There is no picture "/images/services/marketting.svg".
      Expected a file public/images/services/marketting.svg.
      Write "/images/services/marketing.svg", if that is meant.

        11 | heroImage:
      > 12 |   src: /images/services/marketting.svg
           |        ^
        13 |   alt: A picture"
  `);
});

test('asks to rename a picture whose file name cannot be part of an address', async () => {
  const renamed = [...minimalImages, '/images/A Cat (1).SVG'];
  const sentence = async (src: string) =>
    (await findingsOf(body(`Text ![A cat](${src})`), { images: renamed })).printed
      .split('\n')
      .find((line) => line.includes('Rename'));
  expect(await sentence('/images/a-cat-1.svg')).toBe(
    '  Rename the file public/images/A Cat (1).SVG to a-cat-1.svg.',
  );
  expect(await sentence('/images/A-Cat-1.svg')).toBe(
    '  Rename the file public/images/A Cat (1).SVG to a-cat-1.svg, and write "/images/a-cat-1.svg".',
  );
});

test('a picture in Markdown has a format that browsers show', async () => {
  const images = [...minimalImages, '/images/door.heic', '/images/door.JPEG'];
  const { printed } = await findingsOf(body('A ![shop door](/images/door.heic)'), { images });
  expect(printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:48:3  error  image-format
      The picture "/images/door.heic" ends in ".heic", a format that browsers do not show.
      Expected one of ".svg", ".png", ".jpg", ".webp", ".avif".
      Save the picture as JPEG or PNG, and write the path of that file.

        47 |
      > 48 | A ![shop door](/images/door.heic)
           |   ^
        49 |"
  `);
  expect((await findingsOf(body('A ![door](/images/door.JPEG)'), { images })).codes).toEqual([]);
  expect((await findingsOf(body('A ![plan](/images/plan.pdf)'))).codes).toEqual(['image-format']);
});

test('refuses a picture in Markdown that is not below public/ and has no text', async () => {
  expect((await findingsOf(body('Text ![](/images/cat.webp)'))).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:48:6  error  image-alt-missing
      The picture "/images/cat.webp" has no text for people who cannot see it.
      Describe it between the square brackets: ![what it shows](…).

        47 |
      > 48 | Text ![](/images/cat.webp)
           |      ^
        49 |

    content/services/marketing.md:48:6  error  image-missing
      There is no picture "/images/cat.webp".
      Expected a file public/images/cat.webp.
      Restore or add the file, or correct the path.

        47 |
      > 48 | Text ![](/images/cat.webp)
           |      ^
        49 |"
  `);
});

test.each([
  ['services/marketing.md', 'heroImage'],
  ['blog/first-post.md', 'image'],
  ['portfolio/mill-shop.yaml', 'image'],
])('%s: %s is looked for', async (file, field) => {
  const { findings } = await findingsOf(edited(file, /src: .*/, 'src: /images/gone.svg'));
  expect(findings).toMatchObject([{ code: 'image-missing', path: [field, 'src'] }]);
});

test('services may have a drawing for their pages in towns', async () => {
  const { codes } = await findingsOf(
    edited(
      'services/marketing.md',
      'heroImage:',
      "townDrawing: { src: /images/a.svg, alt: A sign, width: 9, height: 9, colour: '#000000', words: [{ text: Sign, x: 1, y: 1, size: 1, width: 9 }] }\nheroImage:",
    ),
  );
  expect(codes).toEqual(['image-missing']);
});

test('testimonials may have a picture', async () => {
  const { codes } = await findingsOf(
    edited(
      'testimonials/ada.yaml',
      /^/,
      'image: { src: /images/a.png, alt: Ada, width: 9, height: 9 }\n',
    ),
  );
  expect(codes).toEqual(['image-missing']);
});

test.each(['https://cats.example/a.png', '//cats.example/a.png'])(
  'refuses a picture on another site, which would learn who reads the page: %s',
  async (src) => {
    expect((await findingsOf(body(`Text ![A cat](${src})`))).codes).toEqual(['image-elsewhere']);
  },
);

test('pictures in raw HTML are pictures', async () => {
  expect((await findingsOf(body('Text <img src="/images/cat.webp">'))).codes).toEqual([
    'image-alt-missing',
    'image-missing',
  ]);
});

test('a picture inside the text is one finding, which does not repeat it', async () => {
  const { codes, printed } = await findingsOf(body('Text ![](data:image/png;base64,iVBORw0KGgo=)'));
  expect(codes).toEqual(['image-missing']);
  expect(printed).toContain('The picture is in the text itself, as a word processor exports it.');
});

test('the pictures of all fields are looked up', async () => {
  const picture = (name: string) =>
    `{ src: /images/${name}.svg, alt: A picture, width: 1280, height: 960 }`;
  const files = {
    ...edited(
      'services/marketing.md',
      'order: 1\n',
      `order: 1\nwork: { project: mill-shop, text: A text., image: ${picture('work')} }\nsolutionAreas:\n${[
        1, 2, 3,
      ]
        .map((n) => `  - { title: One ${n}, text: A text ${n}., image: ${picture(`area-${n}`)} }\n`)
        .join('')}`,
    ),
    ...edited('case-studies/mill-shop.md', 'client:', `listImage: ${picture('list')}\nclient:`),
  };
  const { findings } = await findingsOf(files);
  const missing = findings.filter(({ code }) => code === 'image-missing');
  expect(missing.map(({ args }) => ('src' in args ? args.src : undefined)).sort()).toEqual([
    '/images/area-1.svg',
    '/images/area-2.svg',
    '/images/area-3.svg',
    '/images/list.svg',
    '/images/work.svg',
  ]);
});
