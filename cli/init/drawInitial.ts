import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';

const require = createRequire(import.meta.url);

/** Draws the first letter of a name. Returns the data of an SVG path in the middle of a square of 40. */
export async function drawInitial(name: string): Promise<string> {
  const file = require.resolve('@fontsource/overpass/files/overpass-latin-700-normal.woff');
  const letter = (/[\p{L}\d]/u.exec(name)?.[0] ?? '').toUpperCase();
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
  const svg = await satori({ type: 'div', props: { style, children: letter } } as never, {
    width: 40,
    height: 40,
    fonts: [{ name: 'Overpass', data: readFileSync(file), weight: 700, style: 'normal' }],
  });
  return /<path[^>]* d="([^"]+)"/.exec(svg)?.[1]?.trim() ?? 'M12 12h16v16H12z';
}
