import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  BUNDLE_ENTRY,
  BUNDLE_FOLDER,
  BUNDLE_STATES,
  currentBundle,
  fileState,
} from '#cli/bundle.js';
import { rewriteSilently } from '../helpers/rewriteSilently.ts';

describe('the bundle of the command line', () => {
  let root: string;
  let module: string;
  let states: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bundle-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    module = join(root, 'module.ts');
    states = join(root, BUNDLE_FOLDER, BUNDLE_STATES);
    mkdirSync(join(root, BUNDLE_FOLDER), { recursive: true });
    writeFileSync(module, 'export const one = 1;\n');
    writeFileSync(states, JSON.stringify({ 'module.ts': fileState(module) }));
  });

  test('is used while its modules are as they were', () => {
    expect(currentBundle(root)).toBe(join(root, BUNDLE_FOLDER, BUNDLE_ENTRY));
  });

  test('is not used if it was not made', () => {
    rmSync(join(root, BUNDLE_FOLDER), { recursive: true });
    expect(currentBundle(root)).toBeUndefined();
  });

  test('is not used if it was not made to the end', () => {
    writeFileSync(states, '{"module.ts"');
    expect(currentBundle(root)).toBeUndefined();
  });

  test('is not used after a module has changed, even if it keeps its size and date', () => {
    rewriteSilently(module);
    expect(currentBundle(root)).toBeUndefined();
  });

  test('is not used after a module was deleted', () => {
    rmSync(module);
    expect(currentBundle(root)).toBeUndefined();
  });
});
