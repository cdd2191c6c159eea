import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The heap size from which this module collects garbage, in bytes. Builds of a few hundred towns stay below it. */
const LARGE_HEAP_BYTES = 192 * 1024 ** 2;

/** The number of bytes in use after the last collection. */
let alive = 0;

/**
 * Collects the garbage of a large heap once the heap is twice as large as after the last collection. Call it between two pieces of work
 * of the same kind. On a machine with free memory, V8 itself would let the heap grow to four times that size (decision 9).
 */
export function collectGarbage(): void {
  const { used_heap_size: used } = getHeapStatistics();
  if (used < LARGE_HEAP_BYTES || used < 2 * alive) return;
  collect('regular');
}

/**
 * Returns the garbage of a large heap to the system. Call it between two phases, when most objects of the first one are garbage and the
 * second one needs memory of its own.
 */
export function shrinkHeap(): void {
  if (getHeapStatistics().total_heap_size < LARGE_HEAP_BYTES) return;
  // Only this kind of collection frees the memory of empty pages at once.
  collect('last-resort');
}

function collect(flavor: NodeJS.GCOptions['flavor'] & string): void {
  // Only contexts that are created after the flag was set have the function.
  setFlagsFromString('--expose-gc');
  const gc: NodeJS.GCFunction = runInNewContext('gc');
  gc({ type: 'major', execution: 'sync', flavor });
  alive = getHeapStatistics().used_heap_size;
}
