/** Files that Finder and Explorer put into folders, in lower case. */
const SYSTEM_FILES = new Set(['.ds_store', 'thumbs.db', 'ehthumbs.db', 'desktop.ini']);

/** Returns whether a file is one that the operating system wrote, by its name. Such files are skipped silently. */
export function isSystemFile(name: string): boolean {
  return SYSTEM_FILES.has(name.toLowerCase());
}
