import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { startNodeApi } from '#api/hosts/nodeApi.ts';
import { describeFault } from '#api/reply/refusalOf.ts';
import type { Settings } from '#api/settings.ts';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import { generatedReader, readGenerated } from '#cli/load/readGenerated.ts';
import { collapseRepeats } from '#cli/preview/collapseRepeats.ts';
import { listen, logLostConnections } from '#cli/preview/listen.ts';
import { previewServer } from '#cli/preview/previewServer.ts';
import { stopperOf } from '#cli/preview/stopServer.ts';
import type { Project } from '#cli/project.ts';
import { ignoreOutputErrors } from '#cli/terminal.ts';
import type { Terminal } from '#cli/terminal.ts';
import { checkPlace } from './enquiries/checkPlace.ts';
import { readEnquirySettings } from './enquiries/readEnquirySettings.ts';

/** The time that running requests have to finish when the server stops, in milliseconds. */
const SHUTDOWN_TIMEOUT = 10_000;
/** The time that the last lines of the log have to be written, in milliseconds. */
const OUTPUT_TIMEOUT = 1000;
/** The time in which the process must end after a fault, in milliseconds, because a supervisor waits to start it again. */
const FAULT_TIMEOUT = 15_000;

const OwnUrlSchema = z.looseObject({ site: z.looseObject({ url: z.string() }) });

/**
 * Runs `site serve` and `site preview`: serves the built site and its handler of enquiries until the process is interrupted. Running requests
 * are then answered; connections that take longer than ten seconds are closed.
 *
 * After an uncaught error the state of the process is unknown. The error is logged, running requests are answered, and the process ends
 * with exit code 2, so that its supervisor starts a new one (docs/enquiries.md).
 */
export async function serve(
  project: Project,
  terminal: Terminal,
  { port, host }: { port: number; host: string },
): Promise<number> {
  const { distDir } = project;
  if (!existsSync(join(distDir, 'client', 'index.html'))) {
    terminal.note('There is no site yet. Run "npm run site -- build" first.\n');
    return 2;
  }
  let settings: Settings;
  try {
    settings = readEnquirySettings(project);
    if (settings.store.kind === 'sqlite') checkPlace(settings.store.file, project);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    terminal.note(`${error.message}\n`);
    return 1;
  }
  const { log, flush } = collapseRepeats((line) =>
    terminal.note(`${new Date().toISOString()} ${line}\n`),
  );
  // A build may replace the files while the server runs.
  const words = generatedReader(distDir, 'handler-words.json');
  if (words() === undefined) {
    log(
      'The words of the answers are missing. Answers name their reason only. Build the site again.',
    );
  }
  const api = startNodeApi(
    { ...settings, origins: [...settings.origins, ...ownOrigin(distDir)] },
    {
      pageShell: () => readFile(join(distDir, 'client', 'thank-you.html'), 'utf8'),
      words,
      log,
    },
  );
  const server = previewServer(distDir, api.handle, {
    isBehindProxy: settings.proxies > 0,
    log,
  });
  // A client that sends slowly occupies only a connection, and only until these timeouts.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  const stop = stopperOf(server, SHUTDOWN_TIMEOUT);
  // Longer than the timeout of proxies (usually 60 seconds) and than delays by a busy disk. If a connection is closed while a request is
  // on its way, the request is lost.
  server.keepAliveTimeout = 65_000;
  // Many clients may connect at the same moment. The default backlog of 511 would refuse some of them.
  const fault = await listen(server, { port, host, backlog: 4096 });
  if (fault) {
    terminal.note(fault);
    await api.close();
    return 2;
  }
  logLostConnections(server, log);
  ignoreOutputErrors();
  const name = isIPv6(host) ? `[${host}]` : host;
  terminal.print(`The site is at http://${name}:${port}/ (Ctrl+C ends it)\n`);
  terminal.print(`Enquiries are kept in ${placeOf(settings)}; ${channelsOf(settings)}.\n`);

  let exitCode = 0;
  const stopAfterFault = (error: unknown) => {
    log(`A fault that nothing has caught ends the server: ${describeFault(error)}.`);
    if (exitCode !== 0) return;
    exitCode = 2;
    setTimeout(() => process.exit(exitCode), FAULT_TIMEOUT).unref();
    stop();
  };
  // Not `once`: Ctrl+C may send the signal twice, and a second one must not cut off running requests.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  process.on('uncaughtException', stopAfterFault).on('unhandledRejection', stopAfterFault);
  // `once` of node:events would reject on an "error" that was logged above.
  await new Promise((resolve) => server.once('close', resolve));
  await api.close();
  flush();
  // Lines that nobody reads from a pipe would keep the process alive.
  setTimeout(() => process.exit(exitCode), OUTPUT_TIMEOUT).unref();
  return exitCode;
}

/**
 * Returns a list with the origin that the site was built for, or an empty list if it is not known. Behind a proxy, requests may
 * have another origin.
 */
function ownOrigin(distDir: string): string[] {
  const layout = OwnUrlSchema.safeParse(readGenerated(distDir, 'layout.json'));
  return layout.success ? [layout.data.site.url] : [];
}

function placeOf({ store }: Settings): string {
  return store.kind === 'sqlite' ? store.file : 'Supabase';
}

function channelsOf({ mail, webhook }: Settings): string {
  const channels = [mail && 'mail', webhook && 'a webhook'].filter(Boolean);
  return channels.length > 0
    ? `the agency is notified by ${channels.join(' and ')}`
    : '"npm run site -- enquiries list" shows them (docs/enquiries.md tells how to have mail sent)';
}
