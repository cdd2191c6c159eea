/**
 * Adds `fetchpriority="low"` to the page's script, so that browsers fetch it after the pictures and the font. The page is complete
 * without the script, and Vike 0.4.266 has no setting for the tag that it writes.
 */
export function quietScripts(html: string): string {
  return html.replaceAll(
    /<script (src="[^"]+" type="module" async)><\/script>/g,
    '<script $1 fetchpriority="low"></script>',
  );
}
