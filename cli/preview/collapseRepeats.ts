/** The interval in which a line is written only once, in milliseconds. */
const INTERVAL = 10_000;

/**
 * Wraps a log so that a repeated line is written at most once in ten seconds. The first one is written at once. The others are counted, and
 * their number follows at the end of the interval. This prevents a flood of requests from filling the disk with log lines.
 */
export function collapseRepeats(write: (line: string) => void): {
  log(line: string): void;
  /** Writes the counts so far. */ flush(): void;
} {
  const repeats = new Map<string, { count: number; timer: NodeJS.Timeout }>();
  const settle = (line: string) => {
    const repeat = repeats.get(line);
    if (!repeat) return;
    clearTimeout(repeat.timer);
    repeats.delete(line);
    if (repeat.count === 0) return;
    write(
      `${line} (${repeat.count} ${repeat.count === 1 ? 'repeat' : 'repeats'} in ${INTERVAL / 1000} s)`,
    );
    start(line);
  };
  const start = (line: string) => {
    repeats.set(line, { count: 0, timer: setTimeout(settle, INTERVAL, line).unref() });
  };
  return {
    log(line) {
      const repeat = repeats.get(line);
      if (repeat) {
        repeat.count++;
        return;
      }
      write(line);
      start(line);
    },
    flush() {
      for (const line of [...repeats.keys()]) settle(line);
    },
  };
}
