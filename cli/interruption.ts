import { constants } from 'node:os';
import { setImmediate } from 'node:timers/promises';

/** The signals of Ctrl+C, of a supervisor, and of a terminal that is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Returns a promise that is fulfilled when the process receives a signal to end, or when nothing can read its standard output any more. From
 * then on, further signals are ignored: Ctrl+C reaches every process of a terminal, and some of them pass it on.
 */
export function interruption(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve());
    process.stdout.on('error', () => resolve());
  });
}

/**
 * Makes the process exit in order when it receives a signal to end. Without a listener, a signal would end it in the middle of files that
 * belong together, and leave its temporary folders behind.
 */
export function exitOnInterruption(): void {
  for (const signal of SIGNALS) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

/** Lets a signal take effect that came during a long computation. A command calls it before it writes. */
export async function awaitSignals(): Promise<void> {
  await setImmediate();
}
