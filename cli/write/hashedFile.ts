import { hash } from 'node:crypto';

/** Returns the name of a file that has a hash of its bytes, such as `pages/legal.0123456789abcdef.json`. */
export function hashedName(name: string, content: Buffer): string {
  return `${name}.${shortHash(content)}.json`;
}

/** Returns whether the bytes of a file are those of its name. */
export function hasNamedBytes(file: string, content: Buffer): boolean {
  return file.endsWith(`.${shortHash(content)}.json`);
}

function shortHash(content: Buffer): string {
  return hash('sha1', content).slice(0, 16);
}
