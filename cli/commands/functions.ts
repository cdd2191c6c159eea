import { bundleFunctions } from '#cli/prerender/bundleFunctions.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';

/** Runs `site functions`: bundles the handler of enquiries for Netlify, Vercel and Cloudflare Pages. */
export async function functions(
  { codeRoot, distDir }: Project,
  terminal: Terminal,
): Promise<number> {
  const files = await bundleFunctions(codeRoot, distDir);
  terminal.print(
    `${files.map((file) => `dist/hosts/${file}\n`).join('')}docs/enquiries.md tells where each host wants them.\n`,
  );
  return 0;
}
