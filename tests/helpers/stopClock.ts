import type { Page } from 'playwright';

/** The time that passes on the page while its clock is stopped, in milliseconds. */
const STOP_MS = 1000;

/**
 * Stops the clock of a page, which `page.clock.install()` has replaced. It advances by up to `STOP_MS` first. Afterwards, it advances
 * only in `page.clock.runFor()`, however slow the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, STOP_MS));
}
