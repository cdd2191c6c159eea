import { expect, test } from 'vitest';
import type { ImageSize } from '#cli/model/images.ts';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalImages } from '../../../helpers/minimalContent.ts';

const stem = '/images/portfolio/mill';
const full = { width: 1200, height: 630 };
const small = {
  [`${stem}-480`]: { width: 480, height: 252 },
  [`${stem}-720`]: { width: 720, height: 378 },
};
const whole = new Map(
  Object.entries({ ...small, [stem]: full }).flatMap(([name, size]) => [
    [`${name}.webp`, size],
    [`${name}.avif`, size],
  ]),
);

function findings(src: string, files: Iterable<[string, ImageSize]>) {
  const images = new Map<string, ImageSize | undefined>([
    ...[...minimalImages].map((path) => [path, undefined] as const),
    ...files,
  ]);
  return findingsOf(edited('portfolio/mill-shop.yaml', /src: .*/, `src: ${src}`), { images });
}

const without = (...gone: string[]) => [...whole].filter(([path]) => !gone.includes(path));

test('a picture has its smaller files beside it', async () => {
  expect((await findings(`${stem}.webp`, whole)).printed).toBe('');
});

test('a picture narrower than these has none of them', async () => {
  const files: [string, ImageSize][] = [
    [`${stem}.webp`, { width: 300, height: 200 }],
    [`${stem}.avif`, { width: 300, height: 200 }],
  ];
  const images = new Map([
    ...[...minimalImages].map((path) => [path, undefined] as const),
    ...files,
  ]);
  const item = edited(
    'portfolio/mill-shop.yaml',
    /src: [\s\S]*?height: .*/,
    `src: ${stem}.webp\n  alt: Mill\n  width: 300\n  height: 200`,
  );
  expect((await findingsOf(item, { images })).printed).toBe('');
});

test.each(['png', 'jpg', 'webp', 'avif'])('a %s alone is a warning', async (format) => {
  const { findings: found } = await findings(`${stem}.${format}`, [[`${stem}.${format}`, full]]);
  expect(found).toMatchObject([{ code: 'image-alone', level: 'warning', path: ['image', 'src'] }]);
});

test('some of its files are missing', async () => {
  const { printed } = await findings(
    `${stem}.webp`,
    without(`${stem}-480.avif`, `${stem}-720.webp`),
  );
  expect(printed).toContain(
    [
      'content/portfolio/mill-shop.yaml:6:8  error  image-variant-missing',
      '  The picture "/images/portfolio/mill.webp" lacks the file "/images/portfolio/mill-480.avif" and 1 more.',
      '  Expected all of its files beside it, or none.',
      '  Run "npm run site -- images public/images/portfolio/mill.webp", which creates them.',
    ].join('\n'),
  );
});

test('a wrong width in content says nothing about the files of the picture', async () => {
  const item = edited(
    'portfolio/mill-shop.yaml',
    /src: .*([\s\S]*?)width: .*/,
    `src: ${stem}.webp\n  alt: Mill\n  width: 1000`,
  );
  const known = [...minimalImages].map((path) => [path, undefined] as const);
  const images = new Map<string, ImageSize | undefined>([...known, ...whole]);
  expect((await findingsOf(item, { images })).codes).toEqual(['image-size']);
});

test('a file of another shape was left from an older picture', async () => {
  const files = [
    ...without(),
    [`${stem}-480.avif`, { width: 480, height: 480 }] as [string, ImageSize],
  ];
  const { findings: found } = await findings(`${stem}.webp`, files);
  expect(found).toMatchObject([
    { code: 'image-variant-unlike', args: { variant: `${stem}-480.avif` } },
  ]);
});

test('a picture in a text has its smaller files beside it too', async () => {
  const text = edited('services/marketing.md', 'All about it.', `See ![Mill](${stem}.webp)`);
  const known = [...minimalImages].map((path) => [path, undefined] as const);
  const alone = new Map<string, ImageSize | undefined>([...known, [`${stem}.webp`, full]]);
  expect((await findingsOf(text, { images: alone })).findings).toMatchObject([
    { code: 'image-alone', level: 'warning', line: 48, column: 5 },
  ]);
  const images = new Map<string, ImageSize | undefined>([...known, ...whole]);
  expect((await findingsOf(text, { images })).codes).toEqual([]);
});
