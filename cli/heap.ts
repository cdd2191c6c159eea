import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By how much a heap may grow beyond what was alive in it before V8 looks for garbage again. */
const GROWTH_PERCENT = 50;

/** A smaller heap is left to V8: sites of a few hundred towns never wait for `shrinkHeap`. */
const LARGE_HEAP_BYTES = 256 * 1024 ** 2;

/**
 * Keeps the heaps of this process near what is alive in them. Where a machine has memory to spare, V8 lets a heap grow to four times
 * that: a build of 46,000 pages, of which 100 MB are alive at any time, then takes up to a gigabyte (decision 9).
 */
export function growHeapSlowly(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}

/**
 * Gives the garbage of a large heap back to the system. For the moment between two phases, when most of what the first one made
 * is dead and the second one needs memory of its own.
 */
export function shrinkHeap(): void {
  if (getHeapStatistics().total_heap_size < LARGE_HEAP_BYTES) return;
  // The function is there only in contexts that are made after the flag was set.
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  // The only kind that gives back the memory of empty pages at once.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
