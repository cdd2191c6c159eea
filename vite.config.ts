import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** Where the command line wants the output; Vike 0.4.266 takes an absolute outDir for one below the root. */
const outDir = process.env.SITE_DIST
  ? relative(import.meta.dirname, process.env.SITE_DIST)
  : 'dist';

/**
 * Leaves out Vike's own runtime, which no page loads. Without it nothing is shared between two entries, and the page's script comes in one
 * file.
 */
const withoutRuntime: Plugin = {
  name: 'site:without-runtime',
  applyToEnvironment: ({ name }) => name === 'client',
  options({ input, ...options }) {
    if (typeof input !== 'object' || Array.isArray(input)) return;
    const { 'entries/entry-server-routing': _, ...entries } = input;
    return { ...options, input: entries };
  },
};

/** The configuration of builds. `site dev` has its own (`cli/dev/startVite.ts`). */
export default defineConfig(({ command }) => ({
  // `cli/prerender/syncPublic.ts` copies public/ into a build: what is safe in it, and only what changed. Vike turns `copyPublicDir` on again.
  publicDir: command === 'build' ? false : 'public',
  plugins: [vike(), react(), withoutRuntime],
  css: { transformer: 'lightningcss' },
  build: {
    outDir,
    // Nothing is ever emptied.
    emptyOutDir: false,
    reportCompressedSize: false,
  },
  environments: {
    // A second entry beside Vike's own: the functions that the mass renderer calls.
    ssr: { build: { rolldownOptions: { input: { renderPages: './renderer/renderPages.ts' } } } },
  },
}));
