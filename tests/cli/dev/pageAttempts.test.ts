import { expect, test } from 'vitest';
import { codeError } from '#cli/dev/codeError.ts';
import { pageAttempts } from '#cli/dev/pageAttempts.ts';

const start = () => pageAttempts((error) => codeError(error, import.meta.dirname));
const broken = () => Promise.reject(new Error('Broken'));

test('keeps the error of a page until the page can be rendered', async () => {
  const { render, failures } = start();
  expect(await render('/', broken)).toBe(undefined);
  expect(failures.get('/')?.sentences).toEqual(['Broken']);
  expect(await render('/', () => Promise.resolve('html'))).toBe('html');
  expect(failures.size).toBe(0);
});

test('forgets the errors of pages that no browser shows', async () => {
  const { render, failures, forgetAllBut } = start();
  await render('/', broken);
  await render('/about', broken);
  forgetAllBut(['/about']);
  expect([...failures.keys()]).toEqual(['/about']);
});

test('renders a page again if the code changes meanwhile', async () => {
  const { render, failures, codeChanged, codeVersion } = start();
  const results = [broken(), Promise.resolve('html')];
  const html = await render('/', () => {
    if (codeVersion() === 0) codeChanged();
    return results.shift() ?? Promise.reject(new Error('There is no third attempt.'));
  });
  expect(html).toBe('html');
  expect(failures.size).toBe(0);
});

test('keeps the result of the latest attempt if an older one ends after it', async () => {
  const { render, failures } = start();
  const slow = Promise.withResolvers<string>();
  const older = render('/', () => slow.promise);
  await render('/', () => Promise.resolve('html'));
  slow.reject(new Error('Broken'));
  expect(await older).toBe(undefined);
  expect(failures.size).toBe(0);
});
