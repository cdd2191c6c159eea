import { basename, extname } from 'node:path/posix';

/** Returns the slug of the entry in a file: the name of the file without its folder and its extension. */
export function slugIn(file: string): string {
  return basename(file, extname(file));
}
