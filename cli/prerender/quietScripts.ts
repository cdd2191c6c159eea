/**
 * Lets browsers fetch the page's script, and what it imports, after what a visitor sees. A page is complete without them, yet
 * browsers fetch a module script before pictures and the font, and Vike 0.4.266 has no setting for the tags it writes.
 */
export function quietScripts(html: string): string {
  return html
    .replaceAll(
      /<script (src="[^"]+" type="module" async)><\/script>/g,
      '<script $1 fetchpriority="low"></script>',
    )
    .replaceAll(
      /<link rel="modulepreload" (href="[^"]+") as="script" type="text\/javascript">/g,
      '<link rel="modulepreload" $1 fetchpriority="low">',
    );
}
