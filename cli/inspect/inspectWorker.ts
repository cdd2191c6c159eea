import { parentPort, workerData } from 'node:worker_threads';
import { inspectBatch } from './inspectPages.ts';
import type { InspectJob } from './inspectPages.ts';

/** The worker thread: inspects pages until none is left, and reports each batch. */
const { job, counter }: { job: InspectJob; counter: Int32Array } = workerData;
for (let pages = inspectBatch(job, counter); pages; pages = inspectBatch(job, counter)) {
  parentPort?.postMessage(pages);
}
