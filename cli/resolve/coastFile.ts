import { hash } from 'node:crypto';
import type { CoastMap } from '#schemas/map.ts';
import { mapWithin } from './mapOf.ts';

/** The file with the coast, which all maps refer to. Its path has a hash of its text, so browsers may keep it. */
export interface CoastFile {
  /** The path below the site, without a slash in front. */
  name: string;
  text: string;
}

/** Returns the SVG file of the coast. Pages refer to its shape `coast`, which takes its colours from them. */
export function coastFile(map: CoastMap): CoastFile {
  const { width, height } = mapWithin(map.bounds).size;
  const coast = `<path d="${map.coast}"/>`;
  const abroad = map.abroad === undefined ? '' : `<path fill-opacity=".5" d="${map.abroad}"/>`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="coast">${abroad}${coast}</g></svg>\n`;
  return { name: `assets/coast-${hash('sha1', text).slice(0, 8)}.svg`, text };
}
