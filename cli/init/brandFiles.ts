import { contrast, fromOklch, mix, toOklch } from '#cli/resolve/oklch.ts';
import { nearestColour } from '#cli/resolve/nearestColour.ts';
import type { ServiceAnswer } from './siteAnswers.ts';

/** The plain brand that a new site starts with. */
export interface PlainBrand {
  /** The files, by their paths below the folder of the site. */
  files: Map<string, string>;
  /** The main colour, which may be darker than the requested one. */
  primary: string;
}

/**
 * Returns the brand of a new site, made from one colour and the first letter of its name: a palette whose pairs have enough contrast, a
 * mark, an icon, and a picture for each service. `initial` is the letter as the data of an SVG path in a square of 40.
 */
export function brandFiles(
  colour: string,
  initial: string,
  services: readonly ServiceAnswer[],
): PlainBrand {
  const primary = nearestColour(colour, (hex) => contrast(hex, '#ffffff') >= READABLE) ?? '#333333';
  const { h } = toOklch(primary);
  const signal = fromOklch({ l: 0.93, c: 0.045, h });
  const letter = `<rect width="40" height="40" fill="${primary}"/><path d="${initial}" fill="#ffffff"/>`;
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${letter}</svg>\n`;
  const yaml = `# How the site looks. "site validate" says which pairs of colours cannot be read. Roles that are left out are computed.
palette:
  paper: { light: '#fcfcfb' }
  ink: { light: '#1c1c1f' }
  primary: { light: '${primary}' }
  signal: { light: '${signal}' }

shape:
  radius: 4
  plateRadius: 4
  plateEdge: false
  signs: false
  heads: plain
  cards: outlined
`;
  return {
    primary,
    files: new Map([
      ['content/brand/brand.yaml', yaml],
      ['content/brand/mark.svg', square],
      ['content/brand/favicon.svg', square],
      ['content/brand/icons/service.svg', icon],
      ...services.map(({ slug }, index): [string, string] => [
        `public/images/services/${slug}.svg`,
        picture(primary, index),
      ]),
    ]),
  };
}

/** The contrast with white of the main colour. The floor of WCAG is 4.5; secondary text and darker parts need some more. */
const READABLE = 6.5;

/** An icon for every service until it has its own: a page with three lines. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="currentColor" fill-rule="evenodd">
  <path d="M10 4h28v40H10zM14 8v32h20V8zM18 15h12v4H18zM18 22h12v4H18zM18 29h8v4h-8z"/>
</svg>
`;

/** Returns a picture of plain shapes. Each service has its own, so that none is shown twice. */
function picture(primary: string, index: number): string {
  const [pale, soft] = [mix('#ffffff', primary, 0.1), mix('#ffffff', primary, 0.45)];
  const at = 180 + ((index * 170) % 600);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">
  <rect width="960" height="720" fill="${pale}"/>
  <circle cx="${at}" cy="300" r="${140 + (index % 4) * 20}" fill="${soft}"/>
  <path d="M0 ${480 + (index % 3) * 30}h960v240H0z" fill="${primary}"/>
</svg>
`;
}
