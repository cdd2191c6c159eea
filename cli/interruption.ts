/** The signals of Ctrl+C, of a supervisor, and of a terminal that is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Returns a promise that is fulfilled when the process receives a signal to end. From then on, further signals are ignored: Ctrl+C reaches
 * every process of a terminal, and some of them pass it on.
 */
export function interruption(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve());
  });
}
