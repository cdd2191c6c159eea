/**
 * Lets browsers fetch the page's script after what a visitor sees. A page is complete without it, yet browsers fetch a module
 * script before pictures and the font, and Vike 0.4.266 has no setting for the tag it writes.
 */
export function quietScripts(html: string): string {
  return html.replaceAll(
    /<script (src="[^"]+" type="module" async)><\/script>/g,
    '<script $1 fetchpriority="low"></script>',
  );
}
