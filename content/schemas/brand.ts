import { z } from 'zod';

/** A colour as editors write it: "#" and six hexadecimal digits. */
export const HexColourSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .meta({ kind: 'hex colour' })
  .describe('"#" and six digits or letters from a to f in quotation marks, such as "#00513b"');

/** A colour of the palette: for the light scheme and, if it differs, for the dark one. */
const ColourSchema = z
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
const CodeColoursSchema = z
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
const PaletteSchema = z
  .strictObject({
    paper: role('the background of pages'),
    ink: role('text'),
    primary: role('the plates: large signs, flags and pictograms'),
    signal: role('buttons, figures on plates, and notices'),
    tint: computed('the background of every other band', 'between `paper` and `primary`'),
    card: computed('the background of cards and fields', 'lighter than `paper`'),
    muted: computed('secondary text', 'between `ink` and `paper`'),
    line: computed('thin lines', 'between `ink` and `paper`'),
    field: computed('the edges of form fields', 'between `muted` and `paper`'),
    accent: computed(
      'links, and the button of the menu on phones',
      '`primary`, in the dark scheme `signal`',
    ),
    onAccent: computed('text on that button', 'white or `ink`'),
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
const ShapeSchema = z
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
      .meta({ note: 'Whether they are plates or directly on the background' }),
    cards: z
      .enum(['outlined', 'filled'])
      .describe('the cards')
      .meta({ note: 'Whether they have an outline or a fill' }),
  })
  .describe('the shapes of the site');
export type Shape = z.infer<typeof ShapeSchema>;

/** A font from a package, or fonts that visitors have already. */
const FontSchema = z
  .union([
    z.strictObject({
      package: z
        .string()
        .regex(/^@fontsource(?:-variable)?\/[a-z0-9-]+$/)
        .describe('a package of Fontsource, such as "@fontsource-variable/overpass"')
        .meta({ note: 'A variable font needs one file for all weights' }),
      weights: z
        .array(
          z
            .int()
            .min(100)
            .max(900)
            .multipleOf(100)
            .describe('a weight in hundreds from 100 to 900, such as 400'),
        )
        .min(1)
        .describe('the weights that are used, such as 400 and 700')
        .meta({ note: 'The styles ask for 400, 600, 700 and 800, and take the nearest' }),
      features: z
        .array(z.string().regex(/^[a-z0-9]{4}$/))
        .optional()
        .describe('the OpenType features to keep, such as "kern" and "tnum"'),
      fallback: z
        .enum(['sans-serif', 'serif', 'monospace'])
        .describe('the kind of font that pages show until the file has arrived'),
    }),
    z.strictObject({
      system: z
        .array(z.string().regex(/^[A-Za-z0-9][\w -]*$/))
        .min(1)
        .describe(
          'names of fonts that visitors have, the best first, such as "Georgia" and "serif"',
        ),
    }),
  ])
  .meta({ kind: 'font' })
  .describe('a font: package, weights and fallback; or system');
export type Font = z.infer<typeof FontSchema>;
export type PackagedFont = Extract<Font, { package: string }>;

/** The fonts of the site. */
const TypeSchema = z
  .strictObject({
    body: FontSchema.describe('the font of all text'),
    headings: FontSchema.optional().describe('the font of headings, if they have one of their own'),
    code: FontSchema.optional()
      .describe('the font of code, whose letters are equally wide')
      .meta({ note: 'Without it: that of the device' }),
  })
  .describe('the fonts');
export type Type = z.infer<typeof TypeSchema>;

/** The mark beside the name of the agency. */
const MarkSchema = z
  .strictObject({
    hasName: z.boolean().describe('whether the name of the agency is shown beside the mark'),
  })
  .describe('the mark, content/brand/mark.svg');

/** The pictures that social networks show with a link. */
const CardSchema = z
  .strictObject({
    motif: z
      .enum(['road', 'none'])
      .describe('the picture beside the words')
      .meta({ note: 'A file content/brand/card.svg takes its place' }),
  })
  .describe('social cards');

/** `content/brand/brand.yaml`: how the site looks. */
export const BrandSchema = z.strictObject({
  palette: PaletteSchema,
  shape: ShapeSchema,
  type: TypeSchema.optional().meta({ note: 'Without them: the sans-serif font of the device' }),
  mark: MarkSchema.optional().meta({ note: 'Without them: with the name' }),
  card: CardSchema.optional().meta({ note: 'Without them: a road if `shape.signs` is true' }),
});
export type Brand = z.infer<typeof BrandSchema>;
