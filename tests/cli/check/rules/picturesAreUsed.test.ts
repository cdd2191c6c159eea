import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('pictures that no text names are found for the launch, but not the smaller files of one that is named', async () => {
  const images = ['/images/post.webp', '/images/post-480.avif', '/images/left.svg'];
  const { findings } = await findingsOf(
    edited('testimonials/ada.yaml', /$/, 'image:\n  src: /images/post.webp\n'),
    { launch: true, images },
  );
  const unused = findings.filter(({ code }) => code === 'picture-unused');
  expect(unused.map(({ file }) => file)).toEqual(['public/images/left.svg']);
});
