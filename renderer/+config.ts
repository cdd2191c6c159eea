import type { Config } from 'vike/types';

/**
 * Pages are HTML without a router or React in the browser. `noExtraDir` makes /a/b.html; `partial` lets Vike leave pages
 * to the mass renderer; parallel rendering inside one thread only overlaps file writes.
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
