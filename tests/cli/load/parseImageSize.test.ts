import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parseImageSize } from '#cli/load/parseImageSize.ts';

const canvas = () =>
  sharp({
    create: { width: 37, height: 21, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } },
  });

describe('the size of a picture', () => {
  test.each([
    ['PNG', () => canvas().png()],
    ['JPEG', () => canvas().flatten().jpeg()],
    ['progressive JPEG', () => canvas().flatten().jpeg({ progressive: true })],
    ['WebP', () => canvas().flatten().webp()],
    ['lossless WebP', () => canvas().flatten().webp({ lossless: true })],
    ['WebP with transparency', () => canvas().webp()],
    ['AVIF', () => canvas().flatten().avif()],
    ['AVIF with transparency', () => canvas().avif()],
  ])('is read from a %s', async (_format, encode) => {
    expect(parseImageSize(await encode().toBuffer())).toEqual({ width: 37, height: 21 });
  });

  test.each([
    ['<svg xmlns="x" width="30" height="20px" viewBox="0 0 3 2">', { width: 30, height: 20 }],
    ['<?xml version="1.0"?>\n<svg viewBox="0 0 300,200"/>', { width: 300, height: 200 }],
    ["<svg width='100%' viewBox='0 0 12 6'>", { width: 12, height: 6 }],
  ])('is the one that an SVG states: %s', (text, size) => {
    expect(parseImageSize(Buffer.from(text))).toEqual(size);
  });

  test('is unknown if a camera may have rotated the picture', async () => {
    const turned = await canvas().flatten().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(parseImageSize(turned)).toBeUndefined();
  });

  test('is that of the shown picture if an AVIF is rotated', async () => {
    const turned = await canvas().flatten().avif().withMetadata({ orientation: 6 }).toBuffer();
    expect(parseImageSize(turned)).toEqual({ width: 21, height: 37 });
  });

  test('is that of the file if a WebP has a rotation, which browsers ignore', async () => {
    const turned = await canvas().flatten().webp().withMetadata({ orientation: 6 }).toBuffer();
    expect(parseImageSize(turned)).toEqual({ width: 37, height: 21 });
  });

  test.each([
    ['nothing', ''],
    ['text', 'a letter to the editor, which goes on for a while'],
    ['a drawing without a size', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['the first bytes of a JPEG', '\xff\xd8\xff\xe0'],
    ['a container that is not a picture', '\0\0\0\x18ftypmp42 and so on'],
  ])('is unknown for %s', (_what, text) => {
    expect(parseImageSize(Buffer.from(text, 'latin1'))).toBeUndefined();
  });

  test.each(['png', 'webp', 'avif', 'jpeg'] as const)(
    'is unknown for a %s that ends early, and nothing is thrown',
    async (format) => {
      const whole = await canvas().flatten().toFormat(format).toBuffer();
      for (let length = 0; length < Math.min(whole.length, 400); length++) {
        const size = parseImageSize(whole.subarray(0, length));
        if (size) expect(size).toEqual({ width: 37, height: 21 });
      }
    },
  );
});
