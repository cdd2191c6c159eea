import { join } from 'node:path';
import { startNodeApi } from '#api/hosts/nodeApi.ts';
import { readSettings } from '#api/settings.ts';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import type { ApiHandler } from '#cli/preview/previewServer.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';

/**
 * Starts the handler of enquiries for `site dev`. Enquiries are kept below the output folder, never among those of visitors. They are mailed
 * only if the environment has the settings for it. If the settings are wrong, prints why, and refuses every request.
 */
export function startDevApi(
  { distDir }: Project,
  terminal: Terminal,
  { pageShell, words }: { pageShell(): Promise<string | undefined>; words(): unknown },
): { handle: ApiHandler; close(): Promise<void> } {
  const file = join(distDir, 'dev', 'enquiries.db');
  try {
    const settings = {
      ...readSettings(process.env, file),
      store: { kind: 'sqlite', file } as const,
    };
    const isSent = settings.mail?.url !== undefined || settings.webhook !== undefined;
    const sent = isSent ? ', and sent as the environment says' : '';
    terminal.print(`Enquiries are kept in ${file}${sent}.\n`);
    return startNodeApi(settings, { pageShell, words, log: (line) => terminal.note(`${line}\n`) });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const { message } = error;
    terminal.note(`Enquiries cannot be taken. ${message}\n`);
    return {
      handle: () =>
        Response.json(
          { title: message, status: 503 },
          { status: 503, headers: { 'Content-Type': 'application/problem+json' } },
        ),
      close: async () => {},
    };
  }
}
