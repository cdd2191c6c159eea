import { draftIcon, drawMark, drawShapes } from '#cli/pictures/draftDrawings.ts';
import { contrast, fromOklch, isGrey, mix, toOklch } from '#cli/resolve/oklch.ts';
import { nearestColour } from '#cli/resolve/nearestColour.ts';
import type { ServiceAnswer } from './siteAnswers.ts';

/** Returns the main colour of a new site: the wanted one, or the nearest on which white text can be read. */
export function mainColour(wanted: string): string {
  return nearestColour(wanted, (hex) => contrast(hex, '#ffffff') >= READABLE) ?? '#333333';
}

/**
 * Returns the plain brand of a new site, made from one colour and the first letter of its name: a palette whose pairs have enough contrast, a
 * mark, an icon, and a picture for each service. `initial` is the letter as the data of an SVG path in a square of 40. The files have their
 * paths below the folder of the site.
 */
export function brandFiles(
  colour: string,
  initial: string,
  services: readonly ServiceAnswer[],
): Map<string, string> {
  const primary = mainColour(colour);
  const main = toOklch(primary);
  const signal = fromOklch({ l: 0.93, c: isGrey(main) ? 0 : 0.045, h: main.h });
  const mark = drawMark(primary, initial);
  const [soft, pale] = [mix('#ffffff', primary, 0.45), mix('#ffffff', primary, 0.1)];
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
  return new Map([
    ['content/brand/brand.yaml', yaml],
    ['content/brand/mark.svg', mark],
    ['content/brand/favicon.svg', mark],
    ['content/brand/icons/service.svg', draftIcon],
    ...services.map(({ slug }, index): [string, string] => [
      `public/images/services/${slug}.svg`,
      drawShapes({ colour: primary, soft, pale }, index),
    ]),
  ]);
}

/** The contrast with white of the main colour. The floor of WCAG is 4.5; secondary text and darker parts need some more. */
const READABLE = 6.5;
