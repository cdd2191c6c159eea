import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadEnvironment } from '#cli/loadEnvironment.ts';
import { temporaryFolder } from '../helpers/contentDir.ts';

/** Returns the environment after the files of a folder have been read. */
function environmentWith(files: Record<string, string>, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const root = mkdtempSync(join(tmpdir(), 'environment-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  loadEnvironment(root, env);
  return env;
}

test('the file .env says what the environment does not, and empty values say nothing', () => {
  expect(
    environmentWith(
      { '.env': '# mail\nMAIL_TO="a@b.example"\nPORT=1\nSUPABASE_URL=\n' },
      { PORT: '2' },
    ),
  ).toEqual({ MAIL_TO: 'a@b.example', PORT: '2' });
});

test('another file may be named, or none', () => {
  const files = { '.env': 'A=1', 'other.env': 'A=2' };
  expect(environmentWith(files, { SITE_ENV_FILE: 'other.env' })).toMatchObject({ A: '2' });
  expect(environmentWith(files, { SITE_ENV_FILE: '' })).toEqual({ SITE_ENV_FILE: '' });
  expect(environmentWith({}, {})).toEqual({});
});

test('a file outside the site may be named by its absolute path', () => {
  const elsewhere = join(temporaryFolder(), 'mail.env');
  writeFileSync(elsewhere, 'A=3');
  expect(environmentWith({ '.env': 'A=1' }, { SITE_ENV_FILE: elsewhere })).toMatchObject({
    A: '3',
  });
});

test('a file that is named but missing is reported', () => {
  const root = temporaryFolder();
  expect(loadEnvironment(root, { SITE_ENV_FILE: 'mial.env' })).toBe(
    `There is no file ${join(root, 'mial.env')}, which SITE_ENV_FILE names. Correct the variable.\n`,
  );
  expect(loadEnvironment(root, {})).toBeUndefined();
});

test('a file that cannot be read is reported', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, '.env'));
  expect(loadEnvironment(root, {})).toContain(`${join(root, '.env')} cannot be read (EISDIR: `);
});
