import { expect, test } from 'vitest';
import { brandStyles } from '#cli/brand/brandStyles.ts';
import type { Brand } from '#schemas/brand.ts';

const brand: Brand = {
  palette: {
    paper: { light: '#ffffff', dark: '#101014' },
    ink: { light: '#1c1c28', dark: '#f1f1fa' },
    primary: { light: '#3d2a78', dark: '#3d2a78' },
    signal: { light: '#ffd166' },
  },
  shape: {
    radius: 4,
    plateRadius: 30,
    plateEdge: true,
    signs: true,
    heads: 'plate',
    cards: 'outlined',
  },
};
const fonts = { rules: '', body: 'Georgia, serif' };
const shaped = (shape: Partial<Brand['shape']>) =>
  brandStyles({ ...brand, shape: { ...brand.shape, ...shape } }, fonts);

test('a colour is written for both schemes, or once if they have the same', () => {
  const styles = brandStyles(brand, fonts);
  expect(styles).toContain('--paper: light-dark(#ffffff, #101014);');
  expect(styles).toContain('--primary: #3d2a78;');
});

test('radii are in pixels; that of plates is smaller on narrow windows', () => {
  expect(shaped({})).toContain('--radius: 4px;\n    --radius-plate: clamp(20px, 1.6vw, 30px);');
  expect(shaped({ plateRadius: 0 })).toContain('--radius-plate: 0px;');
});

test('shapes other than those of the templates import a style sheet each', () => {
  expect(shaped({})).not.toContain('@import');
  const other = shaped({ plateEdge: false, signs: false, heads: 'plain', cards: 'filled' });
  expect(other.match(/@import '.*';/g)).toEqual([
    "@import './shapes/no-edges.css';",
    "@import './shapes/no-signs.css';",
    "@import './shapes/plain-heads.css';",
    "@import './shapes/filled-cards.css';",
  ]);
});
