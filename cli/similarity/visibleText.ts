/**
 * Returns the visible text of `<main>`, without forms and lists of links. It expects well-formed markup, which our own pages have. Texts
 * of elements are separated by spaces.
 */
export function visibleMainText(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < start) return '';
  return decodeEntities(
    html
      .slice(start, end)
      .replace(/<(form|nav|script|style|template)\b[^>]*>.*?<\/\1>/gs, ' ')
      .replace(
        /<ul\b[^>]*>(?:\s*<li\b[^>]*>\s*<a\b[^>]*>(?:(?!<\/?li\b).)*<\/a>\s*<\/li>)+\s*<\/ul>/gs,
        ' ',
      )
      .replace(/<[^>]*>/g, ' '),
  );
}

const entities: Record<string, string> = {
  '&#x26;': '&',
  '&#x3C;': '<',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
};

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:amp|lt|gt|quot|#x26|#x3C|#x27|#39|nbsp);/g,
    (entity) => entities[entity] ?? entity,
  );
}
