/** A colour in OKLCH: lightness from 0 to 1, chroma from 0, hue in degrees (https://www.w3.org/TR/css-color-4/#ok-lab). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Returns a hex colour, such as "#00513b", in OKLCH. */
export function toOklch(hex: string): Oklch {
  const [l, a, b] = toOklab(hex);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Returns whether a colour is black, white or grey, or so near to them that its hue cannot be seen. */
export function isGrey({ c }: Oklch): boolean {
  return c < 0.01;
}

/** Returns a colour as hex. If sRGB does not have it, the chroma is reduced until it does. */
export function fromOklch({ l, c, h }: Oklch): string {
  const at = (chroma: number) => {
    const angle = (h * Math.PI) / 180;
    return toLinear([l, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  };
  let [least, most] = [0, c];
  if (isInGamut(at(c))) least = c;
  else {
    for (let step = 0; step < 20; step++) {
      const middle = (least + most) / 2;
      if (isInGamut(at(middle))) least = middle;
      else most = middle;
    }
  }
  return toHex(at(least));
}

/** Returns the colour between two hex colours. `share` is the share of `to`, from 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [toOklab(from), toOklab(to)];
  const between = start.map((value, index) => value + ((end[index] ?? 0) - value) * share);
  return toHex(toLinear(between as Triple));
}

/** Returns the contrast ratio of two hex colours, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

type Triple = [number, number, number];

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the linear-light values of red, green and blue, from 0 to 1. */
function linearOf(hex: string): Triple {
  return [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

// The matrices of https://bottosson.github.io/posts/oklab/.
function toOklab(hex: string): Triple {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toLinear([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function isInGamut(rgb: Triple): boolean {
  return rgb.every((value) => value > -0.0005 && value < 1.0005);
}

function toHex(rgb: Triple): string {
  const digits = rgb.map((linear) => {
    const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
    const byte = Math.round(Math.min(1, Math.max(0, value)) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
