import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/** A dialogue with the person at the terminal. */
export interface Prompt {
  /** Prints a question and returns the line that is typed, or `undefined` at the end of the input. */
  ask(question: string): Promise<string | undefined>;
  close(): void;
}

/** Returns whether the terminal is interactive, so that a person can answer. */
export function canAsk(): boolean {
  return Boolean(process.stdin.isTTY) && Boolean(process.stderr.isTTY) && !process.env.CI;
}

/** Opens a dialogue. Lines that arrive before they are read are kept, so that answers can be piped. */
export function openPrompt(input: Readable, output: Writable): Prompt {
  const reader = createInterface({ input, output });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(question) {
      output.write(question);
      const { value, done } = await lines.next();
      return done ? undefined : value.trim();
    },
    close: () => reader.close(),
  };
}
