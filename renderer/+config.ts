import type { Config } from 'vike/types';

/**
 * The configuration of Vike. Pages are HTML without a router in the browser. `noExtraDir` creates /a/b.html, and `partial` allows Vike to
 * leave out the pages of the mass renderer. `parallel` only overlaps file writes, because rendering uses one thread.
 */
export default {
  clientRouting: false,
  meta: {
    Page: { env: { server: true } },
  },
  injectScriptsAt: 'HTML_BEGIN',
  prerender: {
    disableAutoRun: true,
    noExtraDir: true,
    keepDistServer: true,
    partial: true,
    parallel: 16,
  },
  passToClient: [],
} satisfies Config;
