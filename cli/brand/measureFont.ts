import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';
import { SAMPLE_TEXT } from './fallbackFonts.ts';

/** The measures of a font at one weight, in em. */
export interface FontMeasures {
  /** The width of `SAMPLE_TEXT`. */
  width: number;
  ascent: number;
  /** The part below the baseline, above 0. */
  descent: number;
}

/** Measures a font of one weight, given as TrueType or OpenType. `kerns` says whether pages use its kerning. */
export function measureFont(font: Uint8Array, { kerns }: { kerns: boolean }): FontMeasures {
  const face = new Face(new Blob(font));
  const table = face.referenceTable('hhea');
  if (!table) throw new Error('The font has no table of its ascent and descent.');
  // https://learn.microsoft.com/en-us/typography/opentype/spec/hhea
  // A copy, because the memory of HarfBuzz moves when it grows.
  const hhea = new DataView(Uint8Array.from(table).buffer);

  const buffer = new Buffer();
  buffer.addText(SAMPLE_TEXT);
  buffer.guessSegmentProperties();
  shape(new Font(face), buffer, kerns ? [] : [new Feature('kern', 0)]);
  const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  return {
    width: advances.reduce((sum, advance) => sum + advance, 0) / face.upem,
    ascent: hhea.getInt16(4) / face.upem,
    descent: -hhea.getInt16(6) / face.upem,
  };
}
