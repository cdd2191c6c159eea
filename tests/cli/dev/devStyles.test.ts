import { expect, test } from 'vitest';
import { devStyles } from '#cli/dev/devStyles.ts';

test('the last good style sheet stays while there is an error', async () => {
  const results = [
    Promise.resolve('a {}'),
    Promise.reject(new Error('Broken')),
    Promise.resolve('b {}'),
  ];
  const styles = devStyles(() => results.shift() ?? Promise.resolve(''));
  expect(await styles.text()).toBe('a {}');
  const first = styles.href();
  await styles.update();
  expect([await styles.text(), styles.href()]).toEqual(['a {}', first]);
  expect(styles.failure()).toEqual({ error: new Error('Broken') });
  await styles.update();
  expect(await styles.text()).toBe('b {}');
  expect(styles.href()).not.toBe(first);
  expect(styles.failure()).toBe(undefined);
});

test('the last of two updates wins, also if the first takes longer', async () => {
  const slow = Promise.withResolvers<string>();
  const results = [Promise.resolve('first'), slow.promise, Promise.resolve('last')];
  const styles = devStyles(() => results.shift() ?? Promise.resolve(''));
  const updates = [styles.update(), styles.update()];
  slow.resolve('slow');
  await Promise.all(updates);
  expect(await styles.text()).toBe('last');
});

test('the address stays the same if the text does', async () => {
  const styles = devStyles(() => Promise.resolve('a {}'));
  await styles.text();
  const href = styles.href();
  await styles.update();
  expect(styles.href()).toBe(href);
});
