import { placeholders } from './placeholders.ts';

/** The parts of a page that fill the placeholders of its shell. */
export interface PageParts {
  head: string;
  main: string;
}

/** Splits a shell at its placeholders, and returns a function that fills them. Throws if one is missing or occurs twice. */
export function shellFiller(shell: string): (parts: PageParts) => string {
  const [start, afterHead, ...more] = shell.split(placeholders.head);
  const [middle, end, ...others] = (afterHead ?? '').split(placeholders.main);
  if (
    start === undefined ||
    middle === undefined ||
    end === undefined ||
    more.length + others.length > 0
  ) {
    throw new Error('A shell must have one placeholder for the head and one for the main content.');
  }
  return ({ head, main }) => start + head + middle + main + end;
}
