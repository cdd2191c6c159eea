import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('notes to editors are found for the launch', async () => {
  const note = edited(
    'testimonials/ada.yaml',
    'Good work',
    'Replace this before you publish. Good work',
  );
  expect((await findingsOf(note, { launch: true })).codes).toEqual(['note-left']);
  expect((await findingsOf(note)).codes).toEqual([]);
});

test('notes to editors are not confused with advice to visitors', async () => {
  for (const sentence of ['Replace the bulb first.', 'They test everything before you launch.']) {
    const advice = edited('testimonials/ada.yaml', 'Good work', `${sentence} Good work`);
    expect((await findingsOf(advice, { launch: true })).codes, sentence).toEqual([]);
  }
});
