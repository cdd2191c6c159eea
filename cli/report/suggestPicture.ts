import { suggest } from './suggest.ts';

/**
 * Returns the picture that is meant by a path that names none: one with another ending, in another folder, in other letters, or
 * written as a path of the disk or a full address. Never returns one of the smaller files of a picture.
 */
export function suggestPicture(found: string, pictures: Iterable<string>): string | undefined {
  const all = [...pictures];
  const known = new Set(all);
  const whole = all.filter((path) => !isPartOfOther(path, known));
  const path = sitePathOf(found);
  const name = nameOf(path);
  const isBeside = (one: string) =>
    one.slice(0, -nameOf(one).length) === path.slice(0, -name.length);
  return (
    whole.find((one) => one === path) ??
    whole.find((one) => one.toLowerCase() === path.toLowerCase()) ??
    only(whole.filter((one) => plain(stemOf(one)) === plain(stemOf(path)))) ??
    only(whole.filter((one) => plain(stemOf(nameOf(one))) === plain(stemOf(name)))) ??
    // A size that the picture does not have.
    only(whole.filter((one) => stemOf(one) === stemOf(path).replace(/-\d+$/, ''))) ??
    // The picture of another site may have a name that is nearly that of any picture here.
    (/^https?:/i.test(found.trim())
      ? undefined
      : (suggestName(name, whole.filter(isBeside)) ?? suggestName(name, whole)))
  );
}

/** Returns the path on the site of a picture that is given as a path of the disk or as a full address. */
export function sitePathOf(found: string): string {
  const path = found
    .trim()
    .replaceAll('\\', '/')
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/^(?:.*\/)?public\//, '');
  return `/${path}`;
}

/** Returns the picture whose name is spelt nearly the same. Names that differ in their numbers alone are those of two pictures. */
function suggestName(name: string, whole: readonly string[]): string | undefined {
  const found = plain(stemOf(name));
  const seriesOf = (text: string) => text.replace(/\d+/g, '1');
  const others = whole
    .map((one) => stemOf(nameOf(one)))
    .filter((stem) => stem === found || seriesOf(stem) !== seriesOf(found));
  const stem = suggest(found, others);
  return stem && only(whole.filter((one) => stemOf(nameOf(one)) === stem));
}

/** Returns whether a picture is a smaller size, or the AVIF format, of another one. */
function isPartOfOther(path: string, known: ReadonlySet<string>): boolean {
  const stem = stemOf(path);
  const base = stem.replace(/-\d+$/, '');
  const isAvif = path.endsWith('.avif') && known.has(`${stem}.webp`);
  return (
    isAvif || (base !== stem && [`${base}.webp`, `${base}.avif`].some((one) => known.has(one)))
  );
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function stemOf(path: string): string {
  return path.replace(/\.[a-z0-9]+$/i, '');
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/-$/, '');
}

function only<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}
