import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbrokenCompounds } from '../../templates/parts/unbrokenCompounds.ts';

test('keeps a word with hyphens on one line, and leaves dashes and other words alone', () => {
  expect(renderToStaticMarkup(unbrokenCompounds('Lock and two-factor login'))).toBe(
    'Lock and <span class="unbroken">two-factor</span> login',
  );
  expect(unbrokenCompounds('Built in 2–8 weeks - or later')).toBe('Built in 2–8 weeks - or later');
});
