/** The output of commands. */
export interface Terminal {
  /** Prints results to standard output. */
  print(text: string): void;
  /** Prints progress and problems to standard error. */
  note(text: string): void;
  colour: boolean;
  /** The width of standard output in characters; `undefined` if it is not a terminal. */
  columns?: number | undefined;
  /** Whether lines can be overwritten, as in a terminal but not in a log. */
  interactive: boolean;
}

/** Returns the terminal of this process. It respects `NO_COLOR` and `CI`. */
export function processTerminal(): Terminal {
  // A note that cannot be written, because a disk is full or nothing reads the pipe, must not end a command, least of all a server.
  process.stderr.on('error', () => undefined);
  // A program such as "head" closes the pipe once it has read enough. The command still does its work, and its exit code says how that went.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.stderr.write(`The output cannot be written: ${error.message}.\n`);
    process.exit(2);
  });
  const interactive = Boolean(process.stderr.isTTY) && !process.env.CI;
  return {
    print: (text) => void process.stdout.write(text),
    note: (text) => void process.stderr.write(text),
    colour: Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
    columns: process.stdout.columns,
    interactive,
  };
}

/** Lets a server go on when its standard output cannot be written. Its pages and forms do not depend on it. */
export function ignoreOutputErrors(): void {
  process.stdout.removeAllListeners('error').on('error', () => undefined);
}
