import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { previewServer } from '#cli/preview/previewServer.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';

/** `site preview`: serves the built site until it is interrupted. */
export async function preview(
  { distDir }: Project,
  terminal: Terminal,
  { port, host }: { port: number; host: string },
): Promise<number> {
  if (!existsSync(join(distDir, 'client', 'index.html'))) {
    terminal.note('There is no site yet. Run "npm run site -- build" first.\n');
    return 1;
  }
  const server = previewServer(distDir);
  server.listen(port, host);
  await once(server, 'listening');
  terminal.print(`The site is at http://${host}:${port}/ (Ctrl+C ends it)\n`);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  await once(server, 'close');
  return 0;
}
