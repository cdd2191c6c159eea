import { slots } from './slots.ts';

/** What differs from page to page within a shell. */
export interface PageParts {
  head: string;
  main: string;
}

/** Takes a shell apart once, and returns what puts pages into it. Throws where a slot is missing or there twice. */
export function shellFiller(shell: string): (parts: PageParts) => string {
  const [start, afterHead, ...more] = shell.split(slots.head);
  const [middle, end, ...others] = (afterHead ?? '').split(slots.main);
  if (
    start === undefined ||
    middle === undefined ||
    end === undefined ||
    more.length + others.length > 0
  ) {
    throw new Error('A shell must have one slot for the head and one for the main content.');
  }
  return ({ head, main }) => start + head + middle + main + end;
}
