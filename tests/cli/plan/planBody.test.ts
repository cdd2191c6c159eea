import { expect, test } from 'vitest';
import { parseMarkdown } from '#cli/load/parseMarkdown.ts';
import { planBody } from '#cli/plan/planBody.ts';
import { htmlOf } from '../../helpers/bodies.ts';

const size = { width: 1280, height: 720 };
const small = (width: number) => ({ width, height: Math.round((width * 720) / 1280) });
const images = new Map([
  ['/images/blog/plan.svg', { width: 600, height: 300 }],
  ['/images/blog/door.webp', size],
  ['/images/blog/door.avif', size],
  ...[480, 720].flatMap((width) =>
    ['avif', 'webp'].map(
      (format) => [`/images/blog/door-${width}.${format}`, small(width)] as const,
    ),
  ),
]);

const planned = async (body: string) => planBody((await parseMarkdown(body)).tree, images);

test('an SVG in a body has its size, so that browsers reserve space for it', async () => {
  expect(await planned('![A "plan" > a map](/images/blog/plan.svg)')).toBe(
    '<p><img src="/images/blog/plan.svg" alt="A &#x22;plan&#x22; > a map" width="600" height="300" loading="lazy" decoding="async"></p>',
  );
});

test('a photograph in a body has the files that browsers choose from', async () => {
  const html = await planned('![A door](/images/blog/door.webp "The door")');
  expect(html).toMatch(
    /^<p><picture><source type="image\/avif" srcset="\/images\/blog\/door-480\.avif 480w, .*" sizes="[^"]+"><img src="\/images\/blog\/door\.webp" srcset="[^"]+ 1280w" sizes="[^"]+" alt="A door" title="The door" width="1280" height="720" loading="lazy" decoding="async"><\/picture><\/p>$/,
  );
});

test('an unknown picture stays as it is, and so does text that looks like one', async () => {
  const body = '<img src="/images/nowhere.png" alt="x">\n\n`<img src="/images/blog/plan.svg">`';
  expect(await planned(body)).toBe(await htmlOf(body));
});
