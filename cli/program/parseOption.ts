import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { parseAge } from '#cli/age.ts';
import type { Age } from '#cli/age.ts';

/** Parses the path of a file that may not exist yet. */
export function parseNewFile(file: string): string {
  if (!existsSync(dirname(resolve(file))) || isFolder(file)) {
    throw new InvalidArgumentError('Expected a file in a folder that exists.');
  }
  return file;
}

/** Parses the path of a folder. An empty one, such as that of a variable which is not set, would be the current folder. */
export function parseFolder(path: string): string {
  if (path.trim() === '') throw new InvalidArgumentError('Expected the path of a folder.');
  return path;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Parses the id of an enquiry, a UUID in any case, perhaps with spaces around it. Another text may be the id of a damaged row, so it stays as it is. */
export function parseId(text: string): string {
  const id = text.trim();
  return /^[\da-f-]{36}$/i.test(id) ? id.toLowerCase() : text;
}

/** Parses a part and a number of parts, such as "2/4". */
export function parseShard(text: string): { part: number; of: number } {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!part || !of || part > of) {
    throw new InvalidArgumentError('Expected a part and a number of parts, such as 2/4.');
  }
  return { part, of };
}

/** Parses an age such as "12m". */
export function parseAgeOption(text: string): Age {
  const age = parseAge(text);
  if (!age) {
    throw new InvalidArgumentError(
      'Expected a number of days, weeks, months or years, such as 12m.',
    );
  }
  return age;
}

/** Parses an address to listen on. An empty one, such as that of a variable which is not set, would open the server to every network. */
export function parseHost(text: string): string {
  if (text.trim() === '') {
    throw new InvalidArgumentError('Expected an address, such as 127.0.0.1 or 0.0.0.0.');
  }
  return text.trim();
}

/** Parses a port number. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new InvalidArgumentError('Expected a port from 1 to 65535.');
  }
  return port;
}

/** Parses a whole number from 0. */
export function parseCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Expected a whole number from 0.');
  return Number(text);
}

/** Parses a whole number from 1. */
export function parsePositive(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new InvalidArgumentError('Expected a whole number from 1.');
  }
  return number;
}
