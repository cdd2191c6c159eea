import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const marked = {
  ...edited('testimonials/ada.yaml', /$/, 'sample: true\n'),
  ...edited('site.yaml', '    label: years', '    label: years\n    sample: true'),
};

test('samples are allowed before the launch', async () => {
  expect((await findingsOf(marked)).printed).toBe('');
});

test('each sample that is left is reported for the launch', async () => {
  expect((await findingsOf(marked, { launch: true })).printed).toMatchInlineSnapshot(`
    "content/site.yaml:48:5  error  sample-left
      stats[0] is marked as a sample: an invented fact or a draft, which must not go live.
      Write your own, and delete the line "sample: true".

        47 |     label: years
      > 48 |     sample: true
           |     ^
        49 | claims:

    content/testimonials/ada.yaml:5:1  error  sample-left
      content/testimonials/ada.yaml is marked as a sample: an invented fact or a draft, which must not go live.
      Write your own, and delete the line "sample: true".

        4 | text: Good work, says Ada.
      > 5 | sample: true
          | ^
        6 |"
  `);
});

test('an entry with "sample: false" is not reported', async () => {
  const files = edited('testimonials/ada.yaml', /$/, 'sample: false\n');
  expect((await findingsOf(files, { launch: true })).printed).toBe('');
});
