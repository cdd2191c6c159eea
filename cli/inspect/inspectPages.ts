import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { collectGarbage } from '#cli/heap.ts';
import { placeFaults } from './pageFault.ts';
import type { PlacedFault } from './pageFault.ts';
import { scanPage } from './scanPage.ts';
import type { PagePlan } from './scanPage.ts';
import { runThread } from '#cli/prerender/runThread.ts';

/** The work of all threads of a check. */
export interface InspectJob {
  clientDir: string;
  pages: readonly PageToInspect[];
}

/** A page whose file may have changed since the last check. */
export interface PageToInspect {
  /** The file below `clientDir`. */
  file: string;
  plan: PagePlan;
  /** The hash of the bytes that the last check saw, if it checked the page against the same plan. */
  known?: string | undefined;
}

/** The result for one page, in the order in which threads finish. */
export interface InspectedPage {
  /** The index of the page in `InspectJob.pages`. */
  index: number;
  bytes: string;
  /** Left out if the bytes are known. */
  scan?: {
    title: string;
    description: string;
    ids: string[];
    addresses: string[];
    structure: string;
    textLength: number;
    faults: PlacedFault[];
  };
}

/** The number of pages that a thread takes at a time. */
const BATCH = 16;

/** The smallest number of pages for which a second thread is worth starting. Fewer are scanned before it has started. */
const PAGES_WORTH_A_THREAD = 400;

/** Scans pages on all cores. Calls `report` with the results of each batch. */
export async function inspectPages(
  job: InspectJob,
  report: (pages: InspectedPage[]) => void,
): Promise<void> {
  const counter = new Int32Array(new SharedArrayBuffer(4));
  const extra = job.pages.length < PAGES_WORTH_A_THREAD ? 0 : availableParallelism() - 1;
  const workers = Array.from({ length: extra }, () => runWorker({ job, counter }, report));
  await Promise.all([inspectHere(job, counter, report), ...workers]);
}

/** Takes the next batch of pages and inspects it. Returns `undefined` if none is left. */
export function inspectBatch(job: InspectJob, counter: Int32Array): InspectedPage[] | undefined {
  const start = Atomics.add(counter, 0, BATCH);
  if (start >= job.pages.length) return undefined;
  return job.pages
    .slice(start, start + BATCH)
    .map((page, index) => inspectPage(job.clientDir, page, start + index));
}

function inspectPage(
  clientDir: string,
  { file, plan, known }: PageToInspect,
  index: number,
): InspectedPage {
  const content = readFileSync(join(clientDir, file));
  const bytes = hash('sha1', content);
  if (bytes === known) return { index, bytes };
  const html = content.toString('utf8');
  const { addresses, faults, ...scan } = scanPage(html, plan);
  return {
    index,
    bytes,
    scan: { ...scan, addresses: [...addresses.keys()], faults: placeFaults(faults, html) },
  };
}

async function inspectHere(
  job: InspectJob,
  counter: Int32Array,
  report: (pages: InspectedPage[]) => void,
): Promise<void> {
  for (let pages = inspectBatch(job, counter); pages; pages = inspectBatch(job, counter)) {
    // A slice of a string keeps the whole string in memory, which is a page here. A copy does not.
    report(structuredClone(pages));
    collectGarbage();
    // Lets messages of the other threads arrive.
    await new Promise(setImmediate);
  }
}

function runWorker(
  workerData: { job: InspectJob; counter: Int32Array },
  report: (pages: InspectedPage[]) => void,
): Promise<void> {
  return runThread(new URL('./inspectWorker.ts', import.meta.url), { workerData }, report);
}
