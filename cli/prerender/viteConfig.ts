import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createLogger } from 'vite';
import type { InlineConfig, Logger, Plugin } from 'vite';
import { brandPlugin, STYLE_SHEET } from '#cli/brand/brandPlugin.ts';
import { makeBrandStyles } from '#cli/brand/makeBrandStyles.ts';
import { readSiteConfig } from '#cli/slots/readSiteConfig.ts';
import { slotsPlugin } from '#cli/slots/slotsPlugin.ts';
import { nameStyles } from './nameStyles.ts';
import { pageSheets } from './pageSheets.ts';
import { smallPreload } from './smallPreload.ts';
import type { SiteTask } from './viteTask.ts';
import { writeVikeRoot } from './writeVikeRoot.ts';

declare module 'vite' {
  interface ResolvedConfig {
    /** The settings of a plugin that Vike adds. */
    _vitePluginServerEntry?: { disableAutoImport: boolean };
  }
}

/**
 * Returns the configuration of builds, with `more` plugins, and writes the folder that is their root. `site dev` has its own
 * (`cli/dev/startVite.ts`).
 */
export async function viteConfig(
  { project, brand }: SiteTask,
  more: Plugin[] = [],
): Promise<InlineConfig> {
  const { overrides } = await readSiteConfig(project.siteRoot);
  const root = writeVikeRoot(project);
  // Both bundles need the styles, and making their fonts takes time.
  let styles: ReturnType<typeof makeBrandStyles> | undefined;
  return {
    configFile: false,
    envDir: false,
    customLogger: logger(),
    root,
    cacheDir: join(project.distDir, 'cache', 'vite-build'),
    // `syncPublic.ts` copies public/ into a build: what is safe in it, and only what changed. Vike turns `copyPublicDir` on again.
    publicDir: false,
    // Vike adds its own plugin. If it were created here, it would look for its files before the root is set.
    plugins: [
      react(),
      slotsPlugin(project, STYLE_SHEET, () => overrides),
      brandPlugin(() => (styles ??= makeBrandStyles(project, brand))),
      withoutRuntime,
      withoutAutoImport,
      smallPreload,
      nameStyles(project.codeRoot),
      pageSheets(project.codeRoot),
      ...more,
    ],
    css: { transformer: 'lightningcss' },
    build: {
      // From the root to the output. Vike 0.4.266 treats an absolute outDir as one below the root.
      outDir: '../..',
      // Nothing is ever emptied.
      emptyOutDir: false,
      reportCompressedSize: false,
      // Creating a font is slow. Vite would warn about the time that the plugin for the brand takes.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: {
      // A second entry beside Vike's own: the functions that the mass renderer calls.
      ssr: {
        build: {
          rolldownOptions: {
            input: { renderPages: join(project.codeRoot, 'renderer', 'renderPages.ts') },
          },
        },
      },
    },
  };
}

/** Returns a logger that prints warnings, except the one about a root inside the output folder. No output is ever emptied. */
function logger(): Logger {
  const { warn, ...rest } = createLogger('warn');
  return {
    ...rest,
    warn(message, options) {
      if (!message.includes('build.outDir must not be')) warn(message, options);
    },
  };
}

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

/**
 * Keeps the place of a site's bundle out of node_modules, where builds of other output folders would read it. Vike 0.4.266 does not pass the
 * option `vitePluginServerEntry.disableAutoImport` on to the plugin.
 */
const withoutAutoImport: Plugin = {
  name: 'site:without-auto-import',
  configResolved: {
    order: 'post',
    handler({ _vitePluginServerEntry: settings }) {
      if (settings) settings.disableAutoImport = true;
    },
  },
};
