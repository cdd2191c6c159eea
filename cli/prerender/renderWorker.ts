import { parentPort, workerData } from 'node:worker_threads';
import { chunkRenderer } from './renderChunk.ts';
import type { RenderJob } from './renderChunk.ts';
import { nextChunk } from './renderPages.ts';

/** The worker thread: renders chunks until none is left, and reports each. */
const { job, counter, thread }: { job: RenderJob; counter: Int32Array; thread: number } =
  workerData;
const render = await chunkRenderer(job, thread);
for (let chunk = nextChunk(job, counter); chunk; chunk = nextChunk(job, counter)) {
  parentPort?.postMessage(render(chunk));
}
