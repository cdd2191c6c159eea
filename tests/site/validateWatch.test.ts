import { expect, test } from 'vitest';
import { projectCopy } from '../helpers/devSite.ts';

test('site validate --watch checks again after each save, and ends with 0 when it is interrupted', async () => {
  const copy = projectCopy();
  const watch = await copy.start(['validate', '--watch'], 'Waiting for changes');
  expect(watch.output()).toContain('The content is ready to build.');
  copy.edit('content/towns/york.md', 'name: York', 'nam: York');
  await expect.poll(watch.output).toContain('There is no field "nam" here.');
  copy.edit('content/towns/york.md', 'nam: York', 'name: York');
  await expect
    .poll(() => watch.output().match(/The content is ready to build\./g)?.length)
    .toBeGreaterThan(1);
  copy.delete('public/images/services/marketing.svg');
  await expect.poll(watch.output).toContain('/images/services/marketing.svg');
  copy.write('site.config.ts', 'export default {');
  await expect.poll(watch.output).toContain('site-config-broken');
  // Only a terminal is cleared.
  expect(watch.output()).not.toContain('\u001b');
  watch.process.kill('SIGINT');
  expect(await watch.ended()).toBe(0);
});
