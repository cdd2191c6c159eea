/** Where commands print, and what they may assume of it. */
export interface Terminal {
  /** Results: standard output. */
  print(text: string): void;
  /** Progress and problems: standard error. */
  note(text: string): void;
  colour: boolean;
  /** Whether lines can be overwritten: a person watches, not a log. */
  interactive: boolean;
}

/** The terminal of this process; `NO_COLOR` and `CI` are heeded. */
export function processTerminal(): Terminal {
  // A reader that has seen enough, such as "head", closes the pipe: no fault of anybody.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  const interactive = Boolean(process.stderr.isTTY) && !process.env.CI;
  return {
    print: (text) => void process.stdout.write(text),
    note: (text) => void process.stderr.write(text),
    colour: Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
    interactive,
  };
}
