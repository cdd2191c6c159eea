/**
 * Adds attributes to the page's script, because Vike 0.4.266 has no setting for the tag that it writes. Browsers fetch the script after
 * the pictures and the font, because the page is complete without it. The not-found page would say that it is loading until the script
 * has run, so browsers paint that page once the script is there.
 */
export function scheduleScripts(html: string, isNotFound: boolean): string {
  const attribute = isNotFound ? 'blocking="render"' : 'fetchpriority="low"';
  return html.replaceAll(
    /<script (src="[^"]+" type="module" async)><\/script>/g,
    `<script $1 ${attribute}></script>`,
  );
}
