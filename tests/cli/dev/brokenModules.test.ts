import { expect, test } from 'vitest';
import { brokenModules } from '#cli/dev/brokenModules.ts';

test('a module with an error is tried again at each check until it has none', async () => {
  const faults = new Map<string, Error>([['/a.ts', new Error('Broken')]]);
  const modules = brokenModules((url) => {
    const fault = faults.get(url);
    return fault ? Promise.reject(fault) : Promise.resolve();
  });
  await modules.check(['/a.ts', '/b.ts']);
  expect(modules.errors()).toEqual([new Error('Broken')]);
  faults.clear();
  await modules.check([]);
  expect(modules.errors()).toEqual([]);
});

test('a module that a browser could not load counts as broken only if a check finds its error', async () => {
  const modules = brokenModules(() => Promise.resolve());
  modules.add('/a.ts');
  expect(modules.errors()).toEqual([]);
  await modules.check([]);
  expect(modules.errors()).toEqual([]);
});

test('a module whose file was deleted is forgotten', async () => {
  const faults = [new Error('Broken'), Object.assign(new Error('Gone'), { code: 'ERR_LOAD_URL' })];
  const modules = brokenModules(() => Promise.reject(faults.shift() ?? new Error('Again')));
  await modules.check(['/a.ts']);
  expect(modules.errors()).toHaveLength(1);
  await modules.check([]);
  await modules.check([]);
  expect(modules.errors()).toEqual([]);
});
