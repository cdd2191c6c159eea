import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The heap size from which this module collects garbage, in bytes. Builds of a few hundred towns stay below it. */
const LARGE_HEAP_BYTES = 192 * 1024 ** 2;

/**
 * The capacity up to which the young generation of the main thread may always grow, in bytes. A collection of a large heap shrinks it to 1
 * MB. If it stayed that small, V8 would collect its garbage every millisecond.
 */
const YOUNG_GENERATION_BYTES = 8 * 1024 ** 2;

/** The number of bytes in use after the last collection. */
let alive = 0;

/** Whether the young generation may grow beyond `YOUNG_GENERATION_BYTES`. */
let mayYoungGenerationGrow = true;

/**
 * Collects the garbage of a heap of at least `size` bytes once the heap is half as large again as after the last collection. Call it between
 * two pieces of work of the same kind. On a machine with free memory, V8 itself would let the heap grow to four times that size (decision 9).
 */
export function collectGarbage(size = LARGE_HEAP_BYTES): void {
  if (!mayYoungGenerationGrow) boundYoungGeneration();
  const { used_heap_size: used } = getHeapStatistics();
  if (used < size || used < 1.5 * alive) return;
  collect('regular');
}

/** Calls `make`, collects the garbage of a large heap, and returns the result. */
export function collectAfter<T>(make: () => T): T {
  const made = make();
  collectGarbage();
  return made;
}

/**
 * Collects the garbage of a large heap and returns its memory to the system. Call it between two phases, when most objects of the first
 * one are garbage and the second one needs memory of its own.
 */
export function shrinkHeap(): void {
  if (getHeapStatistics().total_heap_size < LARGE_HEAP_BYTES) return;
  // Only this kind of collection frees the memory of empty pages at once.
  collect('last-resort');
}

/**
 * Sets whether the young generation of a heap may grow, in this thread and in others. V8 lets that of the main thread grow to 128 MB. With
 * the size that it has once the program is loaded, nothing is slower (decision 9).
 */
export function letYoungGenerationGrow(mayGrow: boolean): void {
  mayYoungGenerationGrow = mayGrow;
  boundYoungGeneration();
}

function boundYoungGeneration(): void {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  const capacity = (young?.space_used_size ?? 0) + (young?.space_available_size ?? 0);
  const grows = mayYoungGenerationGrow || capacity < YOUNG_GENERATION_BYTES;
  setFlagsFromString(`--semi-space-growth-factor=${grows ? 2 : 1}`);
}

function collect(flavor: NodeJS.GCOptions['flavor'] & string): void {
  // Only contexts that are created after the flag was set have the function.
  setFlagsFromString('--expose-gc');
  const gc: NodeJS.GCFunction = runInNewContext('gc');
  gc({ type: 'major', execution: 'sync', flavor });
  alive = getHeapStatistics().used_heap_size;
}
