import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';

const MEGABYTE = 1024 ** 2;

/** Returns the size of the heap in megabytes before and after a call of `name`, in a process with `garbage` megabytes of garbage. */
function sizesOfHeap(
  name: 'collectGarbage' | 'shrinkHeap',
  garbage: number,
): Record<'before' | 'after', { used: number; total: number }> {
  const script = `
    import { getHeapStatistics } from 'node:v8';
    import { ${name} } from '#cli/heap.ts';
    const size = () => {
      const { used_heap_size: used, total_heap_size: total } = getHeapStatistics();
      return { used: used / ${MEGABYTE}, total: total / ${MEGABYTE} };
    };
    let held = Array.from({ length: ${garbage} }, () => new Array(${MEGABYTE / 8}).fill(0.5));
    held = undefined;
    const before = size();
    ${name}();
    console.log(JSON.stringify({ before, after: size() }));`;
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: join(projectRoot, 'cli'), encoding: 'utf8' }),
  );
}

test('a large heap that is shrunk gives its garbage back at once', () => {
  const { before, after } = sizesOfHeap('shrinkHeap', 400);
  expect(before.total).toBeGreaterThan(256);
  expect(after.total).toBeLessThan(64);
});

test('the garbage of a large heap is collected', () => {
  const { before, after } = sizesOfHeap('collectGarbage', 400);
  expect(before.used).toBeGreaterThan(256);
  expect(after.used).toBeLessThan(32);
});

test.each(['shrinkHeap', 'collectGarbage'] as const)('%s leaves a small heap as it is', (name) => {
  const { before, after } = sizesOfHeap(name, 20);
  expect(after.total).toBe(before.total);
});
