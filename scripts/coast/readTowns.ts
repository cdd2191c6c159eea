import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Point } from '#cli/resolve/geography.ts';

/** Returns the points of all towns of a content folder. */
export function readTowns(content: string): Point[] {
  const numberIn = (text: string, name: string) =>
    Number(new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1]);
  return globSync(join(content, 'towns/*.md')).map((file) => {
    const text = readFileSync(file, 'utf8');
    return { latitude: numberIn(text, 'latitude'), longitude: numberIn(text, 'longitude') };
  });
}
