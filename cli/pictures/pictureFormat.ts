/** The formats that a picture from another server may have. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/**
 * Returns the format of a picture by its first bytes, and ignores its name and its media type. Drawings (SVG) have a result of their own
 * because they can hold scripts and references.
 */
export function pictureFormat(bytes: Buffer): PictureFormat | 'svg' | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /^avi[fs]/.test(text(8, 12))) return 'avif';
  if (/^GIF8[79]a/.test(text(0, 6))) return 'gif';
  return /<(?:!DOCTYPE\s+)?svg\b/i.test(text(0, 4096)) ? 'svg' : undefined;
}
