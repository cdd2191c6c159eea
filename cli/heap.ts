import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A smaller heap is left to V8: sites of a few hundred towns never wait for what this module does. */
const LARGE_HEAP_BYTES = 192 * 1024 ** 2;

/** What was alive when the heap was collected last. */
let alive = 0;

/**
 * Collects the garbage of a large heap, once there is as much of it as there is alive. For the moment between two pieces of work
 * of the same kind: where a machine has memory to spare, V8 itself would let the heap grow to four times what is alive (decision 9).
 */
export function collectGarbage(): void {
  const { used_heap_size: used } = getHeapStatistics();
  if (used < LARGE_HEAP_BYTES || used < 2 * alive) return;
  collect('regular');
}

/**
 * Gives the garbage of a large heap back to the system. For the moment between two phases, when most of what the first one made
 * is dead and the second one needs memory of its own.
 */
export function shrinkHeap(): void {
  if (getHeapStatistics().total_heap_size < LARGE_HEAP_BYTES) return;
  // The only kind that gives back the memory of empty pages at once.
  collect('last-resort');
}

function collect(flavor: NodeJS.GCOptions['flavor'] & string): void {
  // The function is there only in contexts that are made after the flag was set.
  setFlagsFromString('--expose-gc');
  const gc: NodeJS.GCFunction = runInNewContext('gc');
  gc({ type: 'major', execution: 'sync', flavor });
  alive = getHeapStatistics().used_heap_size;
}
