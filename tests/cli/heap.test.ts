import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';

const MEGABYTE = 1024 ** 2;

/** The size of the heap before and after it was shrunk, in a process that left so many megabytes of garbage. */
function sizesOfHeap(garbage: number): { before: number; after: number } {
  const script = `
    import { getHeapStatistics } from 'node:v8';
    import { growHeapSlowly, shrinkHeap } from '#cli/heap.ts';
    const size = () => Math.round(getHeapStatistics().total_heap_size / ${MEGABYTE});
    growHeapSlowly();
    let held = Array.from({ length: ${garbage} }, () => new Array(${MEGABYTE / 8}).fill(0.5));
    held = undefined;
    const before = size();
    shrinkHeap();
    console.log(JSON.stringify({ before, after: size() }));`;
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: join(projectRoot, 'cli'), encoding: 'utf8' }),
  );
}

test('a large heap gives its garbage back at once', () => {
  const { before, after } = sizesOfHeap(400);
  expect(before).toBeGreaterThan(256);
  expect(after).toBeLessThan(64);
});

test('a small heap is left as it is', () => {
  const { before, after } = sizesOfHeap(20);
  expect(after).toBe(before);
});
