import { expect, test } from 'vitest';
import { devStyles } from '#cli/dev/devStyles.ts';

const sheet = (text: string) => new Map([['/site.css', text]]);

test('the last good style sheet stays while there is an error', async () => {
  const results = [
    Promise.resolve(sheet('a {}')),
    Promise.reject(new Error('Broken')),
    Promise.resolve(sheet('b {}')),
  ];
  const styles = devStyles(() => results.shift() ?? Promise.resolve(sheet('')));
  expect(await styles.text('/site.css')).toBe('a {}');
  const first = styles.hrefs();
  await styles.update();
  expect([await styles.text('/site.css'), styles.hrefs()]).toEqual(['a {}', first]);
  expect(styles.failure()).toEqual({ error: new Error('Broken') });
  await styles.update();
  expect(await styles.text('/site.css')).toBe('b {}');
  expect(styles.hrefs()).not.toEqual(first);
  expect(styles.failure()).toBe(undefined);
});

test('the last of two updates wins, even if the first takes longer', async () => {
  const slow = Promise.withResolvers<Map<string, string>>();
  const results = [Promise.resolve(sheet('first')), slow.promise, Promise.resolve(sheet('last'))];
  const styles = devStyles(() => results.shift() ?? Promise.resolve(sheet('')));
  const updates = [styles.update(), styles.update()];
  slow.resolve(sheet('slow'));
  await Promise.all(updates);
  expect(await styles.text('/site.css')).toBe('last');
});

test('only the addresses of sheets whose text has changed are new', async () => {
  let home = 'a {}';
  const styles = devStyles(() =>
    Promise.resolve(new Map([...sheet('b {}'), ['/types/home.css', home]])),
  );
  await styles.ready();
  const [shared, own] = styles.hrefs();
  home = 'c {}';
  await styles.update();
  expect(styles.hrefs()[0]).toBe(shared);
  expect(styles.hrefs()[1]).not.toBe(own);
});

test('there is no text at other paths', async () => {
  const styles = devStyles(() => Promise.resolve(sheet('a {}')));
  expect(await styles.text('/other.css')).toBe(undefined);
});

test('until the style sheets have no error, they are empty', async () => {
  const styles = devStyles(() => Promise.reject(new Error('Broken')));
  expect(await styles.text('/site.css')).toBe('');
});
