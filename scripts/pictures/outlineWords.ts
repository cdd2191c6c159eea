import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

/** Attributes of a `<text>` that place its glyphs. The path keeps the others. */
const PLACING = new Set(['x', 'y', 'font-size', 'text-anchor']);

/**
 * Returns an SVG whose words are paths, so that they look the same without the font. A browser shows an SVG in an `<img>` with the fonts of
 * its device alone. `font` is TrueType or OpenType of one weight. Each `<text>` needs `x`, `y` and `font-size` in user units, and holds plain
 * characters; `text-anchor` is `middle` or absent. Throws if an attribute or a glyph is missing.
 */
export function outlineWords(svg: string, font: Uint8Array): string {
  const face = new Face(new Blob(font));
  return svg.replace(/<text\b([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, words: string) => {
    const entries = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    const placing = Object.fromEntries(entries);
    const number = (name: string) => {
      const value = Number(placing[name] ?? NaN);
      if (Number.isNaN(value)) throw new Error(`The words "${words}" have no ${name}.`);
      return value;
    };
    const d = outline(new Font(face), words, {
      x: number('x'),
      y: number('y'),
      scale: number('font-size') / face.upem,
      centred: placing['text-anchor'] === 'middle',
    });
    const kept = entries.filter(([name]) => !PLACING.has(name));
    return `<path ${kept.map(([name, value]) => `${name}="${value}" `).join('')}d="${d}"/>`;
  });
}

interface Place {
  x: number;
  y: number;
  /** User units for each unit of the font. */
  scale: number;
  centred: boolean;
}

/** Returns the path data of words. Coordinates are relative, with one decimal at most. */
function outline(font: Font, words: string, { x, y, scale, centred }: Place): string {
  const buffer = new Buffer();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * scale;
  let pen = centred ? x - width / 2 : x;
  let data = '';
  // The current point and the start of the contour, in tenths.
  let at: [number, number] = [0, 0];
  let start = at;
  let last = '';
  buffer.getGlyphInfos().forEach(({ codepoint: glyph }, index) => {
    if (glyph === 0) throw new Error(`The font has no glyph for a character of "${words}".`);
    for (const { type, values } of font.glyphToJson(glyph)) {
      const points = pairs(values).map(([fontX, fontY]): [number, number] => [
        Math.round((pen + fontX * scale) * 10),
        Math.round((y - fontY * scale) * 10),
      ]);
      const relative = points.flatMap(([px, py]) => [px - at[0], py - at[1]]);
      data += formatCommand(type.toLowerCase(), relative, last);
      last = type.toLowerCase();
      at = type === 'Z' ? start : (points.at(-1) ?? at);
      if (type === 'M') start = at;
    }
    pen += (positions[index]?.xAdvance ?? 0) * scale;
  });
  return data;
}

function pairs(values: readonly number[]): [number, number][] {
  return values.flatMap((value, index) =>
    index % 2 === 0 ? [[value, values[index + 1] ?? 0] as [number, number]] : [],
  );
}

/**
 * Returns a command of path data with its numbers, which are in tenths. It is as short as SVG allows: the letter is left out if it is that
 * of the last command, and so is the other coordinate of a line along an axis.
 */
function formatCommand(type: string, tenths: readonly number[], last: string): string {
  const [dx = 0, dy = 0] = tenths;
  if (type === 'l' && dy === 0) return `h${formatTenths([dx])}`;
  if (type === 'l' && dx === 0) return `v${formatTenths([dy])}`;
  const numbers = formatTenths(tenths);
  // A line may have been written as `h` or `v`, and numbers after `m` are lines.
  if (type !== last || type !== 'q') return type + numbers;
  return numbers.startsWith('-') ? numbers : ` ${numbers}`;
}

function formatTenths(tenths: readonly number[]): string {
  return tenths
    .map((value, index) => {
      const text = String(value / 10).replace(/^(-?)0\./, '$1.');
      return index === 0 || value < 0 ? text : ` ${text}`;
    })
    .join('');
}
