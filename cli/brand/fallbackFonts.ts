import type { PackagedFont } from '#schemas/brand.ts';

/** A text in which letters, capitals and figures are as frequent as on the pages of an agency. The widths of two fonts are compared with it. */
export const SAMPLE_TEXT =
  'What each service costs, how long it takes, and who does the work. Call us on weekdays from 9am to 5.30pm. Branding and Graphics, from £1,200 to £7,500 per project, 2–6 weeks. Web Design and Development: a page that loads in one second. Every town has its own page, with prices, sources and three questions that people ask. Frequently Asked Questions. Terms of Service. Write to us, and we reply within 24 hours. Marketing and Public Relations for firms in Leeds, York and Newcastle upon Tyne. A quote says what you get, what it costs and when it is ready. From £1,250 per month, or £600 to £10,000 per project. 12 years, 340 projects, 98% of clients stay. Book a call: Monday to Friday, 9am to 5.30pm. All prices are without VAT (20%). Company number 01234567.';

/** A font that nearly every device has, or one of the same widths. */
export interface LocalFont {
  /** The names under which devices have it. */
  names: readonly string[];
  /** The width of `SAMPLE_TEXT` with kerning, in em. */
  width: number;
}

/** The fonts that pages show until the font of the brand has arrived. */
interface Fallback {
  regular: LocalFont;
  bold: LocalFont;
  /** The rest of the list of fonts in styles. */
  stack: readonly string[];
}

/**
 * The fallback fonts by their kind. The widths are those of Liberation 1.07, which has the metrics of Arial, Times New Roman and Courier
 * New.
 */
export const fallbackFonts: Readonly<Record<PackagedFont['fallback'], Fallback>> = {
  'sans-serif': {
    regular: { names: ['Arial', 'Liberation Sans'], width: 344.445 },
    bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 367.307 },
    stack: ['Helvetica Neue', 'Arial', 'sans-serif'],
  },
  serif: {
    regular: {
      names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
      width: 312.745,
    },
    bold: {
      names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
      width: 329.834,
    },
    stack: ['Times New Roman', 'Times', 'serif'],
  },
  monospace: {
    regular: { names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'], width: 456.674 },
    bold: {
      names: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold'],
      width: 456.674,
    },
    stack: ['Courier New', 'monospace'],
  },
};
