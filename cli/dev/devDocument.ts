import { STYLE_SHEET } from '#cli/brand/brandPlugin.ts';
import { escapeHtml } from '#schemas/escapeHtml.ts';
import type { ShownError } from './shownError.ts';

/**
 * Adds to a rendered document what a build adds from its bundles: the style sheets and the script of the page. Also adds the script that
 * shows errors. `styles` are the addresses of all style sheets, and `version` identifies what the page was rendered from.
 */
export function devDocument(
  html: string,
  { styles, version }: { styles: readonly string[]; version: string },
): string {
  const hrefs = new Map(styles.map((href) => [href.split('?')[0], href]));
  const link = (path: string) =>
    `<link rel="stylesheet" href="${escapeHtml(hrefs.get(path) ?? `${path}?v=0`)}" data-site-styles>`;
  return html
    .replace(/<link rel="stylesheet" href="([^"]*)">/, (_, path: string) => link(path))
    .replace(
      '<head>\n',
      (head) =>
        `${head}${link(STYLE_SHEET)}\n${clientTags(version)}${script('/renderer/+client.ts')}`,
    );
}

/** Returns a page without content, for a site that cannot be rendered. Its errors can be read without the script, too. */
export function errorDocument(errors: readonly ShownError[], version: string): string {
  const items = errors.map(({ place, sentences, frame }) =>
    [place, ...sentences, '', frame].join('\n').trim(),
  );
  const text = items.length > 0 ? items.join('\n\n') : 'The content is being read.';
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>The page cannot be shown</title>
${clientTags(version)}</head>
<body>
<main>
<h1>The page cannot be shown</h1>
<pre>${escapeHtml(text)}</pre>
</main>
</body>
</html>
`;
}

function clientTags(version: string): string {
  return `<meta name="site-version" content="${escapeHtml(version)}">\n${script('/@vite/client')}${script('/cli/dev/overlay.client.ts')}`;
}

function script(src: string): string {
  return `<script type="module" src="${src}"></script>\n`;
}
