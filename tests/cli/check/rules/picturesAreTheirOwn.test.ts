import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent, minimalImages, testimonial } from '../../../helpers/minimalContent.ts';

test('two clients do not have one picture', async () => {
  const image =
    'image:\n  src: /images/blog/first-post.svg\n  alt: A person\n  width: 1200\n  height: 630\n';
  const { codes } = await findingsOf({
    'testimonials/ada.yaml': `${testimonial('Ada').trimEnd()}\n${image}`,
    'testimonials/bea.yaml': `${testimonial('Bea').trimEnd()}\n${image}`,
  });
  expect(codes).toEqual(['picture-repeated']);
});

test('a service does not have the picture of another one', async () => {
  const { findings } = await findingsOf(
    edited('services/marketing.md', '/services/marketing.svg', '/services/web-design.svg'),
  );
  expect(findings.map(({ code, file, path }) => [code, file, path])).toEqual([
    ['picture-repeated', 'content/services/marketing.md', ['heroImage', 'src']],
  ]);
});

test('two services may share a picture that has the name of neither', async () => {
  const shared = '/blog/first-post.svg';
  const { codes } = await findingsOf({
    ...edited('services/marketing.md', '/services/marketing.svg', shared),
    ...edited('services/web-design.md', '/services/web-design.svg', shared),
  });
  expect(codes).not.toContain('picture-repeated');
});

test('a post does not have the picture of another one', async () => {
  const second = minimalContent()['blog/first-post.md'] ?? '';
  const { findings } = await findingsOf(
    { 'blog/second-post.md': second.replace('The first post', 'The second post') },
    { images: [...minimalImages, '/images/blog/second-post.svg'] },
  );
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'picture-repeated', file: 'content/blog/second-post.md' }),
  );
});
