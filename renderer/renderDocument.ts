import { escapeHtml } from '#schemas/escapeHtml.ts';
import type { PageData } from './pageContext.ts';
import { shellFiller } from './fillShell.ts';
import { renderHead } from './renderHead.ts';
import { renderMain } from './renderMain.tsx';
import { renderShellBody } from './renderShellBody.tsx';
import { placeholders } from './placeholders.ts';

/** Returns the HTML document of a page. In a shell, head and main content are placeholders, which the mass renderer fills. */
export function renderDocument(data: PageData): string {
  const { layout, today } = data;
  const section = 'shell' in data ? data.shell.section : data.page.section;
  const parts =
    'shell' in data
      ? { head: placeholders.head, main: placeholders.main }
      : { head: renderHead(data.page, layout), main: renderMain(data.page, layout, today) };
  const [head, body] = shellFiller(
    `${placeholders.head}\n${BODY}${renderShellBody(layout, section)}`,
  )(parts).split(BODY) as [string, string];
  return `<!doctype html>
<html lang="${escapeHtml(layout.site.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${layout.themeColour}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
${section === '/' ? MANIFEST : ''}${head}</head>
<body>
${body}
</body>
</html>
`;
}

/** The link to the web app manifest. Only the home page has it, because browsers fetch it on every page that does. */
const MANIFEST = '<link rel="manifest" href="/site.webmanifest">\n';

/** The separator between head and body while the placeholders of both are filled. */
const BODY = '\u0001body\u0001';
