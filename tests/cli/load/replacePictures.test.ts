import { expect, test } from 'vitest';
import { parseMarkdown } from '#cli/load/parseMarkdown.ts';
import { replacePictures } from '#cli/load/replacePictures.ts';

/** Returns a body in which each relative picture has an address of the storage, as `site blog publish` writes it. */
async function stored(body: string): Promise<string> {
  const { images } = await parseMarkdown(body);
  const sources = images.flatMap(({ src }) => (src.includes(':') ? [] : src));
  return replacePictures(
    body,
    new Map(sources.map((src) => [src, 'https://store.example/1.webp'])),
  );
}

const address = 'https://store.example/1.webp';

test.each([
  ['![a](door.jpg)', `![a](${address})`],
  ['![door.jpg](door.jpg "door.jpg")', `![door.jpg](${address} "door.jpg")`],
  ['![a](<my photo.jpg> "b")', `![a](<${address}> "b")`],
  ['![a](tür.jpg)', `![a](${address})`],
  ['![a](t%C3%BCr.jpg)', `![a](${address})`],
  ['![a](a&amp;b.jpg)', `![a](${address})`],
  ['![a](a\\_b.jpg)', `![a](${address})`],
  ['![a [b](door.jpg)](door.jpg)', `![a [b](door.jpg)](${address})`],
  ['[![a](door.jpg)](/about)', `[![a](${address})](/about)`],
  ['![a][b]\n\n[b]: <my photo.jpg>', `![a][b]\n\n[b]: <${address}>`],
  ['Words <img alt="a" src="tür.jpg">.', `Words <img alt="a" src="${address}">.`],
  ['<p><img src="a&amp;b.jpg" alt="a"></p>', `<p><img src="${address}" alt="a"></p>`],
  ["<p><img src='my photo.jpg' alt=''></p>", `<p><img src="${address}" alt=''></p>`],
  ['![a](https://x.example/a.png)', '![a](https://x.example/a.png)'],
  ['`![a](door.jpg)` ![a](door.jpg)', `\`![a](door.jpg)\` ![a](${address})`],
])('%s becomes %s', async (body, expected) => {
  expect(await stored(body)).toBe(expected);
});
