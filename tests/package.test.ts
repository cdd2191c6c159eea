import { describe, expect, test } from 'vitest';
import { compileModule, isForVite } from '../scripts/package/compileModule.ts';

describe('a module of the package', () => {
  test('loses its types and keeps its lines and columns', () => {
    const text = 'const a: number = 1;\nexport function f(b: string): string {\n  return b;\n}\n';
    const compiled = compileModule(text);
    expect(compiled).not.toContain('number');
    expect(compiled.split('\n').map((line) => line.length)).toEqual(
      text.split('\n').map((line) => line.length),
    );
  });

  test.each([
    ["import { a } from './a.ts';", "import { a } from './a.js';"],
    ["import { a } from '#cli/load/a.ts';", "import { a } from '#cli/load/a.js';"],
    ["export { a } from '../a.ts';", "export { a } from '../a.js';"],
    ["const a = await import('./a.ts');", "const a = await import('./a.js');"],
    ["import './a.ts';", "import './a.js';"],
    [
      "new Worker(new URL('./thread.ts', import.meta.url));",
      "new Worker(new URL('./thread.js', import.meta.url));",
    ],
  ])('finds other modules by their new names: %s', (before, after) => {
    expect(compileModule(before)).toBe(after);
  });

  test('finds the modules that Vite compiles by their old names', () => {
    const text = "const file = new URL('./overlay.client.ts', import.meta.url);";
    expect(compileModule(text)).toBe(text);
  });
});

test('Vite compiles the parts of pages and the code of the browser', () => {
  expect(isForVite('templates/parts/distanceText.ts')).toBe(true);
  expect(isForVite('renderer/+client.ts')).toBe(true);
  expect(isForVite('cli/dev/overlay.client.ts')).toBe(true);
  expect(isForVite('cli/index.ts')).toBe(false);
  expect(isForVite('content/schemas/town.ts')).toBe(false);
});
