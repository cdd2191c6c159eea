import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { startNodeApi } from '#api/hosts/nodeApi.ts';
import type { Settings } from '#api/settings.ts';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import { previewServer } from '#cli/preview/previewServer.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { readEnquirySettings } from './enquiries/readEnquirySettings.ts';

/** How long requests that are under way may take to end once the server is told to, in milliseconds. */
const GRACE = 10_000;

const OwnUrlSchema = z.looseObject({ site: z.looseObject({ url: z.string() }) });

/**
 * `site serve` and `site preview`: the built site with its handler of enquiries, until it is interrupted. Then what is under way is
 * answered, and only what takes longer than ten seconds is cut off.
 */
export async function serve(
  project: Project,
  terminal: Terminal,
  { port, host }: { port: number; host: string },
): Promise<number> {
  const { distDir } = project;
  if (!existsSync(join(distDir, 'client', 'index.html'))) {
    terminal.note('There is no site yet. Run "npm run site -- build" first.\n');
    return 1;
  }
  let settings: Settings;
  try {
    settings = readEnquirySettings(project);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    terminal.note(`${error.message}\n`);
    return 1;
  }
  const api = startNodeApi(
    { ...settings, origins: [...settings.origins, ...ownOrigin(distDir)] },
    {
      shellFile: join(distDir, 'client', 'thank-you.html'),
      log: (line) => terminal.note(`${new Date().toISOString()} ${line}\n`),
    },
  );
  const server = previewServer(distDir, api.handle);
  // A client that sends slowly holds a connection and nothing else; these are the ends of its patience and of ours.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  // Longer than proxies keep theirs (60 seconds, as a rule), and than a busy disk can hold us up: a connection that is closed while a
  // request is on its way loses it.
  server.keepAliveTimeout = 65_000;
  // Many who connect in one moment wait until we come to them, where the usual 511 would turn the others away.
  server.listen({ port, host, backlog: 4096 });
  await once(server, 'listening');
  terminal.print(`The site is at http://${host}:${port}/ (Ctrl+C ends it)\n`);
  terminal.print(`Enquiries are kept in ${placeOf(settings)}; ${channelsOf(settings)}.\n`);

  const stop = () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), GRACE).unref();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  await once(server, 'close');
  await api.close();
  return 0;
}

/** The address that the site was built for: a proxy may ask for it by another. A site of another version is served all the same. */
function ownOrigin(distDir: string): string[] {
  const file = join(distDir, 'generated', 'layout.json');
  if (!existsSync(file)) return [];
  const layout = OwnUrlSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return layout.success ? [layout.data.site.url] : [];
}

function placeOf({ store }: Settings): string {
  return store.kind === 'sqlite' ? store.file : 'Supabase';
}

function channelsOf({ mail, webhook }: Settings): string {
  const channels = [mail && 'mail', webhook && 'a webhook'].filter(Boolean);
  return channels.length > 0
    ? `the agency is told by ${channels.join(' and ')}`
    : '"site enquiries list" shows them (docs/enquiries.md tells how to have mail sent)';
}
