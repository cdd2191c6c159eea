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

test('drafts of a new site are found if only their mark as a sample was deleted', async () => {
  for (const text of ['Draft: who wrote this?', 'Good work. Draft: add what you did.']) {
    const draft = edited('testimonials/ada.yaml', /text: .*/, `text: "${text}"`);
    expect((await findingsOf(draft, { launch: true })).codes, text).toEqual(['note-left']);
  }
  const body = edited('screens/home.md', /\n*$/, '\n\n## Who we are\n\nDraft: say who you\nare.\n');
  const { codes, printed } = await findingsOf(body, { launch: true });
  expect(codes).toEqual(['note-left']);
  expect(printed).toContain('"Draft: say who you are."');
  const word = edited(
    'testimonials/ada.yaml',
    /text: .*/,
    'text: "Her first Draft-Box: a history"',
  );
  expect((await findingsOf(word, { launch: true })).codes).toEqual([]);
});
