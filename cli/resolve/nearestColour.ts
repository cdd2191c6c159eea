import { fromOklch, toOklch } from './oklch.ts';

/** The steps of lightness in which a colour is searched for. */
const STEP = 0.0025;

/**
 * Returns the colour with the same hue whose lightness differs least from that of a hex colour and which passes; `undefined` if none
 * does.
 */
export function nearestColour(
  hex: string,
  passes: (candidate: string) => boolean,
): string | undefined {
  if (passes(hex)) return hex;
  const { l, c, h } = toOklch(hex);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = fromOklch({ l: lightness, c, h });
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}
