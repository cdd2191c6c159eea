/** Returns the file of a page below `client/`: `/a/b` is `a/b.html`. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Returns the path of the page in a file below `client/`. */
export function pagePath(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}
