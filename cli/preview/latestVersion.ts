import { readFileSync, statSync } from 'node:fs';

/**
 * Returns a function that returns the parsed content of a file, and reads the file again if it has changed. It returns undefined if there
 * is no such file. If the file cannot be read, it returns the last version, or throws if there is none.
 */
export function latestVersion<T>(file: string, parse: (text: string) => T): () => T | undefined {
  let version = '';
  let parsed: T | undefined;
  return () => {
    try {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats) return undefined;
      const found = `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
      if (found !== version) {
        parsed = parse(readFileSync(file, 'utf8'));
        version = found;
      }
    } catch (error) {
      if (parsed === undefined) throw error;
    }
    return parsed;
  };
}
