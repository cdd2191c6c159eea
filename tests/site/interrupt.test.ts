import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../helpers/contentDir.ts';
import { bytesBelow, smallSite } from './smallSite.ts';

/** A change of content that is interrupted while its result is checked in a temporary copy. */
const site = smallSite('interrupt');
afterAll(() => site.remove());

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '%s leaves neither a change nor a copy, and a second run works',
  async (signal, code) => {
    const folder = temporaryFolder();
    const copies = () => readdirSync(folder).filter((name) => name.startsWith('changed-content-'));
    const own = site.withEnvironment({ TMPDIR: folder });
    const before = bytesBelow(site.contentDir);
    const rename = own.start('rename', 'towns/york', 'york-city');
    onTestFinished(() => void rename.kill('SIGKILL'));
    await expect.poll(copies, { interval: 5 }).toHaveLength(1);
    rename.kill(signal);
    expect(await once(rename, 'exit')).toEqual([code, null]);
    expect(copies()).toEqual([]);
    expect(bytesBelow(site.contentDir)).toEqual(before);
    expect(own.run('rename', 'towns/york', 'york-city', '--dry-run')).toMatchObject({ code: 0 });
  },
);
