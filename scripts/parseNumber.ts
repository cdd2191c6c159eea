import { InvalidArgumentError } from 'commander';

/** Returns the number in an argument of a command. Throws commander's error, which it prints, unless it is a whole number from 1. */
export function parseNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new InvalidArgumentError('Expected a whole number from 1.');
  }
  return number;
}
