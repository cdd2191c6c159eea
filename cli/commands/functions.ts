import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundleFunctions } from '#cli/prerender/bundleFunctions.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { HandlerWordsSchema } from '#schemas/generated/handlerWords.ts';

/**
 * Runs `site functions`: bundles the handler of enquiries for Netlify, Vercel and Cloudflare Pages. It needs a built site, because the words of
 * the answers are part of the bundle.
 */
export async function functions(
  { codeRoot, siteRoot, distDir }: Project,
  terminal: Terminal,
): Promise<number> {
  const file = join(distDir, 'generated', 'handler-words.json');
  if (!existsSync(file)) {
    terminal.note('There is no site yet. Run "npm run site -- build" first.\n');
    return 2;
  }
  const words = HandlerWordsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const files = await bundleFunctions(codeRoot, distDir, words);
  const folder = relative(siteRoot, join(distDir, 'hosts'));
  terminal.print(
    `${files.map((file) => `${join(folder, file)}\n`).join('')}docs/enquiries.md says where each host expects them.\n`,
  );
  return 0;
}
