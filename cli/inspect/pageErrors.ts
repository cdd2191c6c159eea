import type { Page } from 'playwright';
import type { BrowserError } from '#cli/model/finding.ts';

/** A part of a page that the security policy has blocked. */
interface Blocked {
  /** The directive of the policy. */
  directive: string;
  /** An address, or a word such as "inline". */
  address: string;
}

declare global {
  interface Window {
    blocked?: Blocked[];
  }
}

/**
 * Collects the errors of the pages that a tab opens: scripts that fail, files of the site at `origin` that cannot be loaded, and parts that
 * the security policy blocks. Returns a function that returns the errors since its last call.
 */
export async function collectErrors(
  page: Page,
  origin: string,
): Promise<() => Promise<BrowserError[]>> {
  const errors: BrowserError[] = [];
  page.on('pageerror', ({ message }) => {
    errors.push({ kind: 'script', reason: message.split('\n', 1)[0] ?? '' });
  });
  page.on('response', (response) => {
    const { origin: own, pathname } = new URL(response.url());
    // The handler of the site, which a check does not start, answers requests below /api/.
    const isOther = own !== origin || pathname.startsWith('/api/');
    const isFile = !isOther && !response.request().isNavigationRequest();
    if (!isFile || response.status() < 400) return;
    errors.push({ kind: 'file', address: pathname, status: response.status() });
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.blocked ??= [];
      window.blocked.push({ directive: effectiveDirective, address: blockedURI });
    });
  });
  return async () => {
    const blocked = await page.evaluate(() => window.blocked?.splice(0) ?? []);
    const found = [
      ...errors.splice(0),
      ...blocked.map(({ directive, address }): BrowserError => {
        const isOwn = address.startsWith(`${origin}/`);
        return {
          kind: 'blocked',
          directive,
          address: isOwn ? address.slice(origin.length) : address,
        };
      }),
    ];
    return [...new Map(found.map((error) => [JSON.stringify(error), error])).values()];
  };
}
