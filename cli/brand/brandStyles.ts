import { resolvePalette } from '#cli/resolve/resolvePalette.ts';
import type { FontStyles } from './prepareFonts.ts';
import type { Brand, Shape } from '#schemas/brand.ts';

/**
 * Returns the styles of a brand, to be added at the end of `templates/styles/site.css`: imports of the style sheets for its shapes, a
 * rule with its colours, radii and fonts as custom properties, and the rules that load its fonts. No other style names a colour or a font.
 */
export function brandStyles({ palette, shape }: Brand, fonts: FontStyles): string {
  const colours = Object.entries(resolvePalette(palette)).map(
    ([role, { light, dark }]): [string, string] => [
      role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      light === dark ? light : `light-dark(${light}, ${dark})`,
    ],
  );
  const properties: [string, string][] = [
    ...colours,
    // Shadows are black in every brand. The style sheets set their opacity.
    ['shadow', '#000000'],
    ['font', fonts.body],
    ...(fonts.headings ? [['font-headings', fonts.headings] as [string, string]] : []),
    ['radius', `${shape.radius}px`],
    ['radius-plate', plateRadius(shape)],
  ];
  return [
    ...sheetsOf(shape).map((name) => `@import './shapes/${name}.css';`),
    '@layer base {',
    '  :root {',
    ...properties.map(([name, value]) => `    --${name}: ${value};`),
    '  }',
    ...(fonts.headings ? [HEADINGS] : []),
    '}',
    fonts.rules,
    '',
  ].join('\n');
}

/** Returns the styles of the font for code, to be added to the style sheets of pages that can have code. Empty if the brand has none. */
export function codeStyles({ code }: Pick<FontStyles, 'code'>): string {
  if (!code) return '';
  return `@layer base {\n  :root {\n    --font-code: ${code.stack};\n  }\n}\n${code.rules}\n`;
}

/** The rule for headings with a font of their own. */
const HEADINGS = `  h1, h2, h3, h4, .wordmark, .site-footer__name {
    font-family: var(--font-headings);
  }`;

/** Returns the names of the style sheets that change the shapes of the templates. Without them, the shapes are those of the sample. */
function sheetsOf({ plateEdge, signs, heads, cards }: Shape): string[] {
  return [
    ...(plateEdge ? [] : ['no-edges']),
    ...(signs ? [] : ['no-signs']),
    ...(heads === 'plain' ? ['plain-heads'] : []),
    ...(cards === 'filled' ? ['filled-cards'] : []),
  ];
}

/** Returns the radius of plates. On narrow windows it is two thirds of that on wide ones. */
function plateRadius({ plateRadius: most }: Shape): string {
  return most === 0 ? '0px' : `clamp(${Math.round((most * 2) / 3)}px, 1.6vw, ${most}px)`;
}
