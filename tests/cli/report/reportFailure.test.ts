import { expect, test } from 'vitest';
import { reportFailure } from '#cli/report/reportFailure.ts';

test('a fault of ours is reported with its stack and how to report it', () => {
  const told = reportFailure(new TypeError('x is not a function'));
  expect(told).toMatch(/^\nThis is a fault of the site builder, not of your content\.\n/);
  expect(told).toContain('TypeError: x is not a function\n    at ');
  expect(told).toContain('Please report it');
});

test('for a site with its own templates, the report says that one of them may be the cause', () => {
  const told = reportFailure(new TypeError('x is not a function'), { ownTemplates: true });
  expect(told).toMatch(/^\nThis is a fault of a template of your site \(site\.config\.ts\) or of /);
  expect(told).toContain('If the lines above name a component of yours, correct it.');
});

test('anything may be thrown', () => {
  expect(reportFailure('a text')).toContain('a text');
  expect(reportFailure(undefined)).toContain('undefined');
});

test('a missing package is to be installed, but a missing module is a fault of ours', () => {
  const code = 'ERR_MODULE_NOT_FOUND';
  const failureOf = (message: string) => reportFailure(Object.assign(new Error(message), { code }));
  expect(failureOf("Cannot find package 'sharp' imported from /x.ts")).toContain('"npm install"');
  expect(failureOf("Cannot find module '/y.ts' imported from /x.ts")).toContain('Please report it');
});

test.each([
  ['ENOSPC', 'The disk is full.'],
  ['EACCES', 'A file or folder may not be read or written.'],
  ['EISDIR', 'There is a folder in place of a file.'],
  ['ERR_FS_EISDIR', 'There is a folder in place of a file.'],
  ['EEXIST', 'There is a file in place of a folder.'],
  ['EXDEV', 'The folders of the output are on different file systems.'],
  ['EDQUOT', 'Your share of the disk is full.'],
  ['OUTPUT_DAMAGED', 'A file of the output was damaged and has been removed.'],
  ['EADDRINUSE', 'The port is in use.'],
])('%s, a failure of the machine, is reported in a sentence without a stack', (code, sentence) => {
  const told = reportFailure(Object.assign(new Error(`${code}: open '/x'`), { code }));
  expect(told).toContain(sentence);
  expect(told).toContain(`(${code}: open '/x')`);
  expect(told).not.toContain('    at ');
});
