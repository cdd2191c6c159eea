import { chromium } from 'playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { ApiHandler } from '#cli/preview/previewServer.ts';
import { builtSite } from './builtSite.ts';
import { findHeadlessChromium } from './findHeadlessChromium.mjs';
import { previewOf } from './previewOf.ts';
import type { RunningPreview } from './previewOf.ts';

/**
 * The error of a transition between two pages that Chromium has skipped, as it may do on a busy machine. The page is shown without it, and no
 * script of the page could handle the error.
 */
const SKIPPED_TRANSITION = /^Transition was (?:aborted|skipped)/;

/** Arguments that let Chromium run as root in a container and keep it from contacting other servers. */
const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The timeout of a visitor's step in milliseconds, long enough for a machine that builds sites at the same time. */
const TIMEOUT = 120_000;

/** The browsers of this process, by their further arguments. Each serves all files of tests, and ends with the process. */
const browsers = new Map<string, Promise<Browser>>();

/** Returns a real Chromium with further arguments, which is started when it is first needed. */
export function runningBrowser(args: readonly string[] = []): Promise<Browser> {
  const key = args.join(' ');
  const browser = browsers.get(key) ?? launchBrowser(args);
  browsers.set(key, browser);
  return browser;
}

/** Starts a real Chromium with further arguments. Throws if none is installed: `npm test` installs one. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findHeadlessChromium();
  if (!executablePath)
    throw new Error('No Chromium was found. Run "npm test", which installs one.');
  return chromium.launch({ executablePath, args: [...ARGS, ...args] });
}

/** A visitor of the built site. */
export interface Visitor {
  page: Page;
  /** Goes to a path of the site. */
  goto(path: string): Promise<void>;
  /** The path, query and anchor of the page that is open. */
  address(): string;
  /** Errors on the console, and requests that left the site. */
  problems: string[];
  /** The requests that the page has sent to `/api/`. */
  sent: Sent[];
  /** Sets the handler of later requests to `/api/`. The default accepts everything. */
  answer(handler: ApiHandler): void;
}

export interface Sent {
  path: string;
  body: string;
}

/**
 * Starts a preview server for the tests of a file. Returns a function that opens a page for a visitor and closes it
 * after the test. With a `host`, the site has that name in the browser, and plain HTTP makes its pages insecure contexts.
 */
export function builtSiteInBrowser({ host }: { host?: string } = {}): (
  options?: BrowserContextOptions,
) => Promise<Visitor> {
  const { distDir } = builtSite();
  return siteInBrowser({ distDir: () => distDir, ...(host && { host }) });
}

/** Does the same for another site. Its pages may also request the origins in `friends`. Both parameters are read before the first test. */
export function siteInBrowser({
  distDir,
  friends = () => [],
  host,
}: {
  distDir: () => string;
  friends?: () => readonly string[];
  host?: string;
}): (options?: BrowserContextOptions) => Promise<Visitor> {
  let browser: Browser;
  let preview: RunningPreview;
  /** The origin of the site in the browser. */
  let site: string;
  let sent: Sent[] = [];
  let handler: ApiHandler = accept;

  beforeAll(async () => {
    browser = await runningBrowser(host ? [`--host-resolver-rules=MAP ${host} 127.0.0.1`] : []);
    preview = await previewOf(distDir(), async (request, incoming) => {
      const { pathname: path } = new URL(request.url);
      if (request.method === 'POST') sent.push({ path, body: await request.clone().text() });
      return handler(request, incoming);
    });
    site = host ? preview.url.replace('127.0.0.1', host) : preview.url;
  });
  afterAll(() => preview.close());

  return async (options = {}) => {
    const mine: Sent[] = [];
    sent = mine;
    handler = accept;
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      ...options,
    });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT);
    page.setDefaultNavigationTimeout(TIMEOUT);
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => {
      if (!SKIPPED_TRANSITION.test(message)) problems.push(`error: ${message}`);
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== 'data:' && origin !== site && !friends().includes(origin)) {
        problems.push(`request: ${request.url()}`);
      }
    });
    return {
      page,
      async goto(path) {
        await page.goto(site + path);
      },
      address: () => page.url().slice(site.length),
      problems,
      sent: mine,
      answer(own) {
        handler = own;
      },
    };
  };
}

function accept({ url }: Request): Response {
  return new URL(url).pathname === '/api/contact'
    ? Response.json({ ok: true, id: crypto.randomUUID() })
    : new Response(null, { status: 204 });
}
