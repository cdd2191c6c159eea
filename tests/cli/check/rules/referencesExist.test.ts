import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('a slug that is the name of a file', async () => {
  const { printed } = await findingsOf(
    edited('services/marketing.md', 'listing:', 'testimonial: bea\nlisting:'),
  );
  expect(printed).toBe('');
});

test('a slug that is close to one', async () => {
  const { printed } = await findingsOf(
    edited('towns/leeds.md', 'sector: farming', 'sector: framing'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/towns/leeds.md:7:13  error  reference-unknown
      "sectors[1].sector" is "framing", which does not exist.
      Expected the name of a file in content/sectors/.
      Did you mean "farming"?

        6 |     note: leeds-retail-0 leeds-retail-1 leeds-retail-2 leeds-retail-3 leeds-retail-4 leeds-retail-5 …
      > 7 |   - sector: framing
          |             ^
        8 |     note: leeds-farming-0 leeds-farming-1 leeds-farming-2 leeds-farming-3 leeds-farming-4 leeds-farm…"
  `);
});

test('a slug that is close to none', async () => {
  const { printed } = await findingsOf(
    edited('towns/leeds.md', 'sector: farming', 'sector: space'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/towns/leeds.md:7:13  error  reference-unknown
      "sectors[1].sector" is "space", which does not exist.
      Expected the name of a file in content/sectors/: one of "farming", "retail", "shipping".
      Write the name of another file of the folder.

        6 |     note: leeds-retail-0 leeds-retail-1 leeds-retail-2 leeds-retail-3 leeds-retail-4 leeds-retail-5 …
      > 7 |   - sector: space
          |             ^
        8 |     note: leeds-farming-0 leeds-farming-1 leeds-farming-2 leeds-farming-3 leeds-farming-4 leeds-farm…"
  `);
});

test('a slug of a folder without files can be deleted', async () => {
  const { printed } = await findingsOf({
    ...edited(
      'services/marketing.md',
      'listing:',
      'work:\n  project: x\n  text: A shop.\nlisting:',
    ),
    'portfolio/mill-shop.yaml': null,
  });
  expect(printed).toContain('Expected the name of a file in content/portfolio/, which has none.');
  expect(printed).toContain('or delete the field if it may be left out');
});

test.each<[string, string, string, (string | number)[]]>([
  ['services/marketing.md', 'listing:', 'testimonial: x\nlisting:', ['testimonial']],
  ['variants/web-design-services.yaml', 'service: web-design', 'service: x', ['service']],
  ['case-studies/mill-shop.md', 'sector: retail', 'sector: x', ['sector']],
  ['case-studies/mill-shop.md', '  - web-design\nduration', '  - x\nduration', ['services', 0]],
  ['blog/first-post.md', 'tags:', 'service: x\ntags:', ['service']],
  ['screens/home.md', '- bea', '- x', ['homeTestimonials', 1]],
])('%s: %j refers to an entry', async (file, from, to, path) => {
  expect((await findingsOf(edited(file, from, to))).findings).toMatchObject([
    { code: 'reference-unknown', path, args: { found: 'x' } },
  ]);
});

test('an entry that exists and is broken can be referred to', async () => {
  const { codes } = await findingsOf({
    'sectors/retail.yaml': 'name: [',
    'testimonials/bea.yaml': '',
    'services/web-design.md': 'No fields.',
  });
  expect(codes).toEqual(['yaml-bracket', 'front-matter-missing', 'file-empty']);
});
