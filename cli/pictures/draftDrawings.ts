/** The value that stands for the hash of each drawing below, because these differ by the colour and the name of the agency. */
export const DRAFT_DRAWING = 'draft';

/** Draws the mark of a new site: a letter in a square. `letter` is the data of an SVG path in a square of 40. */
export function drawMark(colour: string, letter: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/><path d="${letter}" fill="#ffffff"/></svg>\n`;
}

/** The icon for every service until it has its own: a page with three lines. */
export const draftIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="currentColor" fill-rule="evenodd">
  <path d="M10 4h28v40H10zM14 8v32h20V8zM18 15h12v4H18zM18 22h12v4H18zM18 29h8v4h-8z"/>
</svg>
`;

/** Draws a picture of plain shapes. Each number makes another one, so that none is shown twice. */
export function drawShapes(
  { colour, soft, pale }: { colour: string; soft: string; pale: string },
  number: number,
): string {
  const at = 180 + ((number * 170) % 600);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">
  <rect width="960" height="720" fill="${pale}"/>
  <circle cx="${at}" cy="300" r="${140 + (number % 4) * 20}" fill="${soft}"/>
  <path d="M0 ${480 + (number % 3) * 30}h960v240H0z" fill="${colour}"/>
</svg>
`;
}

/** Returns whether a drawing is one of these, in any colour, with any letter. */
export function isDraftDrawing(svg: string): boolean {
  const [, letter = ''] = / d="([^"]*)"/.exec(svg) ?? [];
  const [first = '', soft = '', colour = ''] = svg.match(/#[\da-f]{6}\b/gi) ?? [];
  const drawn = withoutSpaces(svg);
  return [
    draftIcon,
    drawMark(first, letter),
    ...[...Array(SHAPES).keys()].map((number) => drawShapes({ pale: first, soft, colour }, number)),
  ].some((draft) => withoutSpaces(draft) === drawn);
}

/** The number of different pictures of plain shapes. */
const SHAPES = 60;

function withoutSpaces(svg: string): string {
  return svg.replace(/\s+/g, '');
}
