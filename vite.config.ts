import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

/** Where the command line wants the output; Vike 0.4.266 takes an absolute outDir for one below the root. */
const outDir = process.env.SITE_DIST
  ? relative(import.meta.dirname, process.env.SITE_DIST)
  : 'dist';

export default defineConfig({
  plugins: [vike(), react()],
  css: { transformer: 'lightningcss' },
  // `cli/prerender` copies public/ itself, and only what changed; nothing is ever emptied.
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
  },
  environments: {
    // A second entry beside Vike's own: the functions that the mass renderer calls.
    ssr: { build: { rolldownOptions: { input: { renderPages: './renderer/renderPages.ts' } } } },
  },
});
