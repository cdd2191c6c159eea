import { resolvePalette } from '#cli/resolve/resolvePalette.ts';
import type { Brand, Shape } from '#schemas/brand.ts';

/**
 * Returns the styles of a brand, to be added at the end of `templates/styles/site.css`: imports of the style sheets for its shapes, and a
 * rule with its colours and radii as custom properties. No other style names a colour.
 */
export function brandStyles({ palette, shape }: Brand): string {
  const colours = Object.entries(resolvePalette(palette)).map(
    ([role, { light, dark }]): [string, string] => [
      role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      light === dark ? light : `light-dark(${light}, ${dark})`,
    ],
  );
  const properties: [string, string][] = [
    ...colours,
    // Shadows are black in every brand. Styles make it transparent.
    ['shadow', '#000000'],
    ['radius', `${shape.radius}px`],
    ['radius-plate', plateRadius(shape)],
  ];
  return [
    ...sheetsOf(shape).map((name) => `@import './shapes/${name}.css';`),
    '@layer base {',
    '  :root {',
    ...properties.map(([name, value]) => `    --${name}: ${value};`),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** Returns the names of the style sheets that change the shapes of the templates, which are those of `shape` in the sample. */
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
