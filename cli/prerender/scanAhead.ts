import type { FoundFolder } from '#cli/files/scanFolder.ts';
import { pagesOnDisk } from './pagesOnDisk.ts';
import type { PagesOnDisk } from './pagesOnDisk.ts';
import { runThread } from './runThread.ts';

/** Pages that are being looked up. */
export interface PagesAhead {
  /** Waits for the pages. Throws if a file cannot be looked up. */
  ready(): Promise<PagesOnDisk>;
}

/**
 * Starts to look up the pages of the last build in a thread of its own, because the content can be read meanwhile. Without `inThread`, looks
 * them up once they are needed.
 */
export function scanAhead(distDir: string, { inThread }: { inThread: boolean }): PagesAhead {
  if (!inThread) return { ready: async () => pagesOnDisk(distDir) };
  let found = new Map<string, FoundFolder>();
  const module = new URL('./scanWorker.ts', import.meta.url);
  const scan = runThread<typeof found>(module, { workerData: { distDir } }, (folders) => {
    found = folders;
  });
  // A failure reaches the caller of `ready`. If nobody calls it, another failure is reported.
  scan.catch(() => undefined);
  return {
    ready: async () => {
      await scan;
      return pagesOnDisk(distDir, found);
    },
  };
}
