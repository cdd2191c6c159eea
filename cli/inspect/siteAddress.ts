/** Returns an address of a file without its anchor, unless that names an element of a drawing. */
export function fileAddress(address: string): string {
  return /\.svg#[^(=]+$/.test(address) ? address : address.replace(/#.*/, '');
}

/**
 * Returns an address of this site as a path with its anchor, or `undefined` if it is that of another site or no address. `file` is the file
 * that has the address, below the root of the site.
 */
export function siteAddress(
  address: string,
  { file, url }: { file: string; url: string },
): string | undefined {
  const whole = URL.parse(address, `${url}/${file}`);
  return whole && whole.origin === URL.parse(url)?.origin ? whole.pathname + whole.hash : undefined;
}
