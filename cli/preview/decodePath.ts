/** Decodes a path. Returns undefined if its percent-encoding is wrong, or if it would lead out of the folder. */
export function decodePath(pathname: string | undefined): string | undefined {
  if (pathname === undefined) return undefined;
  try {
    const path = decodeURIComponent(pathname);
    return /\\|\0|(?:^|\/)\.{1,2}(?:\/|$)/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
