import { availableParallelism } from 'node:os';
import { collectGarbage, shrinkHeap } from '#cli/heap.ts';
import { chunkRenderer } from './renderChunk.ts';
import type { RenderedChunk, RenderJob } from './renderChunk.ts';
import { runThread } from './runThread.ts';

/** The smallest number of chunks for which threads are worth starting. Fewer are rendered before these have started. */
const CHUNKS_WORTH_THREADS = 3;

/** The size of the young generation, in megabytes. A larger one takes more memory and makes a thread no faster (decision 9). */
const YOUNG_GENERATION_MB = 16;

/** The heap size from which a thread collects the garbage of the chunks that it has rendered, in bytes. */
const RENDERING_HEAP_BYTES = 128 * 1024 ** 2;

/**
 * Renders chunks on all cores: in worker threads, which take the next chunk from a shared counter until none is left, or in this thread if
 * there are only a few. Calls `report` after each chunk. This thread renders nothing beside workers, because its young generation would grow to
 * 128 MB, and that of a worker is limited.
 */
export async function renderPages(
  job: RenderJob,
  report: (chunk: RenderedChunk) => void,
  threads: number = availableParallelism(),
): Promise<void> {
  if (job.chunks.length === 0) return;
  const counter = new Int32Array(new SharedArrayBuffer(4));
  if (threads === 1 || job.chunks.length < CHUNKS_WORTH_THREADS) {
    await workHere(job, counter, report);
    return;
  }
  // Each thread needs a heap of its own.
  shrinkHeap();
  const workers = Array.from({ length: Math.min(threads, job.chunks.length) }, (_, index) =>
    runWorker({ job, counter, thread: index + 1 }, report),
  );
  await Promise.all(workers);
}

/** Takes and returns the next chunk, or `undefined` if none is left. Collects the garbage of earlier chunks. */
export function nextChunk(
  job: RenderJob,
  counter: Int32Array,
): RenderJob['chunks'][number] | undefined {
  const place = Atomics.add(counter, 0, 1);
  const chunk = job.chunks[place];
  if (chunk && place > 0) collectGarbage(RENDERING_HEAP_BYTES);
  return chunk;
}

async function workHere(
  job: RenderJob,
  counter: Int32Array,
  report: (chunk: RenderedChunk) => void,
): Promise<void> {
  const render = await chunkRenderer(job, 0);
  for (let chunk = nextChunk(job, counter); chunk; chunk = nextChunk(job, counter)) {
    report(render(chunk));
    // Lets messages of the other threads arrive.
    await new Promise(setImmediate);
  }
}

function runWorker(
  workerData: { job: RenderJob; counter: Int32Array; thread: number },
  report: (chunk: RenderedChunk) => void,
): Promise<void> {
  const options = {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  };
  return runThread(new URL('./renderWorker.ts', import.meta.url), options, report);
}
