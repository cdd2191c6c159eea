import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Lets browsers fetch the page's script after what a visitor sees, and the files that it imports beside it instead of after it. A
 * page is complete without them, yet browsers fetch a module script before pictures and the font, and Vike 0.4.266 has no setting
 * for the tag it writes. `importsOf` returns the paths of what the script at a path imports.
 */
export function quietScripts(html: string, importsOf: (src: string) => readonly string[]): string {
  return html.replaceAll(
    /<script (src="([^"]+)" type="module" async)><\/script>/g,
    (_tag, attributes: string, src: string) =>
      [
        `<script ${attributes} fetchpriority="low"></script>`,
        ...importsOf(src).map(
          (path) => `<link rel="modulepreload" href="${path}" fetchpriority="low">`,
        ),
      ].join(''),
  );
}

/** What scripts of a built site import, read from their files. */
export function importsIn(clientDir: string): (src: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (src) => {
    const imports =
      known.get(src) ?? staticImports(readFileSync(join(clientDir, src), 'utf8'), src);
    known.set(src, imports);
    return imports;
  };
}

/** Paths in import statements as Vite writes them: minified, relative, at the beginning of the file. */
function staticImports(code: string, src: string): string[] {
  const statements = code.matchAll(/(?:^|[;}/\s])import(?:[\w\s{},*$]+from)?"(\.{1,2}\/[^"]+)"/g);
  return [...statements].map(([, path = '']) => join(dirname(src), path));
}
