import type { Project } from '#cli/project.ts';
import type { RenderState } from './renderState.ts';
import { buildBundles, bundlesExist } from './viteTasks.ts';

/** Bundles that are being built. */
export interface BundlesAhead {
  /** The reason why the bundles are built; undefined if those of the last build are still valid. */
  reason: 'code' | 'missing' | undefined;
  /** Waits for the bundles. Throws if they cannot be built. */
  ready(): Promise<RenderState['assets']>;
  /** Cancels the bundling, and waits until it has stopped. Does nothing once the bundles are ready. */
  cancel(): Promise<void>;
}

/**
 * Starts to build bundles for the current code and brand, unless those of the last build are still valid. `stamp` is a
 * hash of both. Vite reads no other content, so the content can be read meanwhile. The bundles list assets as `previous` if pages on disk
 * may still name them; `keepsPages` says whether this build leaves most pages as they are.
 */
export function prepareBundles(
  project: Project,
  { assets }: RenderState,
  keepsPages: boolean,
  stamp: string,
): BundlesAhead {
  const cancelled = new AbortController();
  const missing = () => (bundlesExist(project, assets) ? undefined : 'missing');
  const reason = stamp === assets.stamp ? missing() : 'code';
  const prepare = async () => {
    if (!reason) return assets;
    const older = keepsPages ? assets.previous : [];
    const bundles = await buildBundles(project, stamp, cancelled.signal);
    return { ...bundles, previous: [...new Set([...older, ...assets.current])] };
  };
  const bundles = prepare();
  // A failure reaches the caller of `ready`. If nobody calls it, another failure is reported.
  const ended = bundles.catch(() => undefined);
  return {
    reason,
    ready: () => bundles,
    cancel: async () => {
      cancelled.abort();
      await ended;
    },
  };
}
