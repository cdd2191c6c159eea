import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { ContentService } from '#cli/dev/contentService.ts';
import type { DevServer } from '#cli/dev/startDevServer.ts';
import { callThread } from '#cli/dev/threadCalls.ts';
import { collapseRepeats } from '#cli/preview/collapseRepeats.ts';
import { listen, logLostConnections } from '#cli/preview/listen.ts';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';

const HOST = '127.0.0.1';
/**
 * The size of the young generation of the thread that reads the content, in megabytes. Parsing all files creates many objects that are
 * soon not needed. With the default size, a start without caches takes a tenth more CPU time.
 */
const YOUNG_GENERATION_MB = 64;
/** The time that the store of enquiries has to close at the end, in milliseconds. */
const CLOSING_TIMEOUT = 1000;

/**
 * Runs `site dev`: serves the site while content and templates are edited, and shows errors in the browser. The server listens before
 * anything else is loaded. Requests that come earlier than the first plan wait for it. Ends the process with 0 once `interrupted` is
 * fulfilled, and returns 2 if the port cannot be used.
 */
export async function dev(
  project: Project,
  terminal: Terminal,
  { port, interrupted }: { port: number; interrupted: Promise<void> },
): Promise<number> {
  const started = Promise.withResolvers<DevServer>();
  // Vite takes only the connections of its own client. A request for another one gets an ordinary answer.
  const shouldUpgradeCallback = ({ headers }: IncomingMessage) =>
    Boolean(headers['sec-websocket-protocol']?.startsWith('vite-'));
  const http = createServer(
    { shouldUpgradeCallback },
    (request: IncomingMessage, response: ServerResponse) => {
      void started.promise.then(({ handle }) => handle(request, response));
    },
  );
  const fault = await listen(http, { port, host: HOST });
  if (fault) {
    terminal.note(fault);
    return 2;
  }
  logLostConnections(http, collapseRepeats((line) => terminal.note(`${line}\n`)).log);
  terminal.print(`The site is at http://${HOST}:${port}/ (Ctrl+C ends it)\n`);

  const thread = new Worker(new URL('./dev/contentThread.ts', import.meta.url), {
    workerData: { project, colour: terminal.colour },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const content = callThread<ContentService>(thread, [
    'refresh',
    'checkLocations',
    'page',
    'file',
    'icons',
  ]);
  let server: DevServer | undefined;
  let api: { close(): Promise<void> } | undefined;
  const start = async () => {
    const [{ startDevServer }, { startDevApi }] = await Promise.all([
      import('#cli/dev/startDevServer.ts'),
      import('./dev/startDevApi.ts'),
    ]);
    const enquiries = startDevApi(project, terminal, {
      pageShell: async () => (await started.promise).documentAt('/thank-you'),
      words: () => server?.handlerWords(),
    });
    api = enquiries;
    server = await startDevServer(project, http, {
      content,
      api: enquiries.handle,
      print: terminal.print,
    });
    started.resolve(server);
  };
  // If it cannot start, the command fails.
  await Promise.race([interrupted, start().then(() => interrupted)]);
  // A request that came now would find the store closed.
  http.close();
  http.closeAllConnections();
  const timeout = new Promise((resolve) => setTimeout(resolve, CLOSING_TIMEOUT));
  await Promise.race([api?.close(), timeout]);
  // Vite may be bundling packages in threads of its own, which would keep the process alive.
  process.exit(0);
}
