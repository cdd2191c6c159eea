import { z } from 'zod';

/** A colour as editors write it: "#" and six hexadecimal digits. */
export const HexColourSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .meta({ kind: 'hex colour' })
  .describe('"#" and six digits or letters from a to f in quotation marks, such as "#00513b"');

/** A colour of the palette: for the light scheme and, if it differs, for the dark one. */
export const ColourSchema = z
  .strictObject({
    light: HexColourSchema,
    dark: HexColourSchema.optional(),
  })
  .meta({ kind: 'colour' })
  .describe('a colour: light and dark');
export type Colour = z.infer<typeof ColourSchema>;

const role = (use: string) => ColourSchema.describe(use);
/** A role that is computed if it is left out. `without` describes the computed colour. */
const computed = (use: string, without: string) =>
  ColourSchema.describe(use)
    .meta({ note: `Without it: ${without}` })
    .optional();

/** The colours of highlighted program code in posts. */
export const CodeColoursSchema = z
  .strictObject({
    keyword: computed('words of the language', 'a red'),
    string: computed('texts', 'a green'),
    constant: computed('numbers, constants and links', 'a blue'),
    function: computed('names of functions', 'a violet'),
    parameter: computed('names of parameters', 'a brown'),
    comment: computed('remarks', '`muted`'),
  })
  .describe('the colours of program code in posts');

/** The colours of the site by their role (decision 29). `cli/resolve/resolvePalette.ts` computes those that are left out. */
export const PaletteSchema = z
  .strictObject({
    paper: role('the background of pages'),
    ink: role('text'),
    primary: role('the plates: large signs, flags and pictograms'),
    signal: role('figures and buttons on plates, and notices'),
    tint: computed('the background of every other band', 'between `paper` and `primary`'),
    card: computed('the background of cards and fields', 'lighter than `paper`'),
    muted: computed('secondary text', 'between `ink` and `paper`'),
    line: computed('thin lines', 'between `ink` and `paper`'),
    field: computed('the edges of form fields', 'between `muted` and `paper`'),
    accent: computed('links, and buttons on paper', '`primary`, in the dark scheme `signal`'),
    onAccent: computed('text on these buttons', 'white or `ink`'),
    focus: computed('the ring around the element that has the focus', '`accent`'),
    primaryDeep: computed('the footer, and flags below the pointer', 'darker than `primary`'),
    onPrimary: computed('text on plates', 'white or `ink`'),
    onPrimarySoft: computed('secondary text on plates', 'between `onPrimary` and `primary`'),
    primaryField: computed('the edges of form fields on plates', '`onPrimary`'),
    primaryError: computed('messages about errors on plates', 'a pale `error`'),
    secondary: computed('the plates of the work of the agency', '`primary`'),
    onSecondary: computed('text on these plates', 'white or `ink`'),
    onSecondarySoft: computed(
      'secondary text on these plates',
      'between `onSecondary` and `secondary`',
    ),
    onSignal: computed('text on `signal`', '`ink` or white'),
    star: computed('the stars of testimonials', '`signal`, darkened until it can be seen'),
    error: computed('messages about errors', 'a red'),
    alert: computed('the plate of a notice about an error', 'a deep red'),
    onAlert: computed('text on that plate', 'white or `ink`'),
    stop: computed('the bar of the sign on the not-found page', 'a red'),
    code: CodeColoursSchema.optional(),
  })
  .describe('the colours by their role');
export type Palette = z.infer<typeof PaletteSchema>;

/** The shapes of the site. All of them are made by styles alone. */
export const ShapeSchema = z
  .strictObject({
    radius: z
      .int()
      .min(0)
      .max(24)
      .describe('the radius of the corners of buttons and fields in pixels, from 0 to 24')
      .meta({ note: 'Cards, pictures and other parts have a multiple of it' }),
    plateRadius: z
      .int()
      .min(0)
      .max(60)
      .describe('the radius of the corners of plates on wide windows in pixels, from 0 to 60'),
    plateEdge: z.boolean().describe('whether a line runs within the edge of plates'),
    signs: z
      .boolean()
      .describe('whether pages look like road signs, with flags, fingerposts and a road'),
    heads: z
      .enum(['plate', 'plain'])
      .describe('the heads of pages')
      .meta({ note: 'Whether they are plates or lie on the paper' }),
    cards: z
      .enum(['outlined', 'filled'])
      .describe('the cards')
      .meta({ note: 'Whether they have an outline or a fill' }),
  })
  .describe('the shapes of the site');
export type Shape = z.infer<typeof ShapeSchema>;

/** `content/brand/brand.yaml`: how the site looks. */
export const BrandSchema = z.strictObject({
  palette: PaletteSchema,
  shape: ShapeSchema,
});
export type Brand = z.infer<typeof BrandSchema>;
