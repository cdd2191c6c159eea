import { expect, test } from 'vitest';
import { codeError } from '#cli/dev/codeError.ts';
import { pageAttempts } from '#cli/dev/pageAttempts.ts';

function attemptsFor(code: { version: number }) {
  return pageAttempts({
    codeVersion: () => code.version,
    describe: (error) => codeError(error, import.meta.dirname),
  });
}

test('keeps the error of a page until the page can be rendered', async () => {
  const { render, failures } = attemptsFor({ version: 0 });
  expect(await render('/', () => Promise.reject(new Error('Broken')))).toBe(undefined);
  expect(failures.get('/')?.sentences).toEqual(['Broken']);
  expect(await render('/', () => Promise.resolve('html'))).toBe('html');
  expect(failures.size).toBe(0);
});

test('renders a page again if the code changes meanwhile', async () => {
  const code = { version: 0 };
  const { render, failures } = attemptsFor(code);
  const results = [Promise.reject(new Error('Broken')), Promise.resolve('html')];
  const html = await render('/', () => {
    if (code.version === 0) code.version++;
    return results.shift() ?? Promise.reject(new Error('There is no third attempt.'));
  });
  expect(html).toBe('html');
  expect(failures.size).toBe(0);
});

test('keeps the result of the latest attempt if an older one ends after it', async () => {
  const { render, failures } = attemptsFor({ version: 0 });
  const slow = Promise.withResolvers<string>();
  const older = render('/', () => slow.promise);
  await render('/', () => Promise.resolve('html'));
  slow.reject(new Error('Broken'));
  expect(await older).toBe(undefined);
  expect(failures.size).toBe(0);
});
