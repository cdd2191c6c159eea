import type { Project } from '#cli/project.ts';
import type { RenderState } from './renderState.ts';
import { buildBundles, bundlesExist } from './viteTasks.ts';

/** Bundles in the making. */
export interface BundlesAhead {
  /** Waits for the bundles. Throws where they cannot be built. */
  ready(): Promise<RenderState['assets']>;
  /** Ends the making where nobody wants them any more, and waits for its end. */
  cancel(): Promise<void>;
}

/**
 * Begins to build bundles for the code as it is now, which `stamp` stands for, unless those of the last build fit. Vite needs nothing of the content, so the
 * content can be read meanwhile. Assets that pages on disk may still name are `previous`; `keepsPages` says that this build leaves
 * most pages as they are.
 */
export function prepareBundles(
  project: Project,
  { assets }: RenderState,
  keepsPages: boolean,
  stamp: string,
): BundlesAhead {
  const cancelled = new AbortController();
  const prepare = async () => {
    if (stamp === assets.stamp && bundlesExist(project, assets)) return assets;
    const older = keepsPages ? assets.previous : [];
    const bundles = await buildBundles(project, stamp, cancelled.signal);
    return { ...bundles, previous: [...new Set([...older, ...assets.current])] };
  };
  const bundles = prepare();
  // Whoever waits hears of a failure; where nobody does, there is another one to report.
  const ended = bundles.catch(() => undefined);
  return {
    ready: () => bundles,
    cancel: async () => {
      cancelled.abort();
      await ended;
    },
  };
}
