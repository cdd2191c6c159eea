import { parentPort, workerData } from 'node:worker_threads';
import { scanPages } from './pagesOnDisk.ts';

/** The worker thread: looks up the pages of a build, and reports their folders. */
const { distDir }: { distDir: string } = workerData;
parentPort?.postMessage(scanPages(distDir));
