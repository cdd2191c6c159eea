import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import { lazily } from '#schemas/lazily.ts';

const require = createRequire(import.meta.url);

/** Overpass in one weight. Satori takes letters that the first file lacks from the second one, which has another name. */
const fonts = lazily(() =>
  ['latin', 'latin-ext'].map((name) => ({
    name,
    data: readFileSync(
      require.resolve(`@fontsource/overpass/files/overpass-${name}-700-normal.woff`),
    ),
    weight: 700 as const,
  })),
);

/** A character that no font has, as it is unassigned for good (https://www.unicode.org/faq/private_use.html#nonchar4). */
const UNASSIGNED = '\uffff';

/** Draws the first letter of a name. Returns the data of an SVG path in the middle of a square of 40: of a square if the font lacks the letter. */
export async function drawInitial(name: string): Promise<string> {
  const path = await draw((/[\p{L}\d]/u.exec(name)?.[0] ?? '').toUpperCase());
  return path && path !== (await draw(UNASSIGNED)) ? path : 'M12 12h16v16H12z';
}

/** Draws a text. Returns the data of its path, which is that of a box for a character that the fonts lack. */
async function draw(text: string): Promise<string | undefined> {
  const style = {
    display: 'flex',
    width: 40,
    height: 40,
    alignItems: 'center',
    justifyContent: 'center',
    // The letters have more room above them than below.
    paddingTop: 4,
    fontSize: 30,
    color: '#000',
  };
  // Satori's type is ReactNode, which has more fields than Satori reads.
  const svg = await satori({ type: 'div', props: { style, children: text } } as never, {
    width: 40,
    height: 40,
    fonts: fonts(),
  });
  return /<path[^>]* d="([^"]+)"/.exec(svg)?.[1]?.trim();
}
