import { expect, test } from 'vitest';
import { sharedStart } from '#templates/how-far/sharedStart.ts';

test('the shared start of titles ends before the first word that differs', () => {
  expect(sharedStart(['From an idea to more enquiries', 'From an idea to an online shop'])).toBe(
    'From an idea to ',
  );
  expect(sharedStart(['An online shop', 'Press coverage'])).toBe('');
});

test('the shared start leaves each title at least one word', () => {
  expect(sharedStart(['To an app', 'To an app'])).toBe('To an ');
  expect(sharedStart(['To an app', 'To an app for the field'])).toBe('To an ');
});

test('one title alone shares nothing', () => {
  expect(sharedStart(['From an idea to an app'])).toBe('');
  expect(sharedStart([])).toBe('');
});
