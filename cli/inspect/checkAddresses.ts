import { decodePercent } from '#schemas/decodePercent.ts';
import type { PlacedFault } from './pageFault.ts';
import { checkPictureSize, STATED_SIZE } from './checkPictureSize.ts';
import { isBlocked } from './securityPolicy.ts';
import type { SecurityPolicy } from './securityPolicy.ts';
import type { SitePictures } from './sitePictures.ts';

/** The addresses of a built site. */
export interface SiteAddresses {
  /** The paths of pages, with the ids of each. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** All files below `client/`. */
  files: ReadonlySet<string>;
  /** The paths that are redirected, each with its target. */
  redirects: ReadonlyMap<string, string>;
  /** The policy that decides which addresses of other sites browsers load. */
  policy?: SecurityPolicy;
  pictures?: SitePictures;
}

/** The addresses of the handler of enquiries, which answers all below `/api/`. */
const API = /^\/api\/(?:challenge|contact|deliver|health|not-found)$/;

type AddressFault = Extract<
  PlacedFault,
  {
    code:
      | 'built-link-broken'
      | 'built-link-moved'
      | 'built-anchor-missing'
      | 'built-file-missing'
      | 'built-image-size'
      | 'built-blocked';
  }
>;

/**
 * Checks an address at a place of a page, as `collectLinks` writes it, against the pages, files and redirects of the site. Returns
 * its fault, or `undefined` if there is none.
 */
export function checkAddress(
  key: string,
  { pages, files, redirects, policy, pictures }: SiteAddresses,
  place: { line: number; column: number } = { line: 1, column: 1 },
): AddressFault | undefined {
  const [kind, address = ''] = splitOnce(key, ' ');
  if (API.test(address)) return undefined;
  const [path = '', anchor = ''] = splitOnce(address, '#');
  const file = decodePercent(path).slice(1);
  const isFile = files.has(file);
  if (STATED_SIZE.test(kind)) {
    const actual = isFile ? pictures?.sizeOf(file) : undefined;
    const args = actual && checkPictureSize(kind, path, actual);
    return args && { code: 'built-image-size', args, evidence: path, ...place };
  }
  if (kind !== 'link' && kind !== 'file') {
    const args = { address, directive: kind };
    return policy && isBlocked(policy, kind, address)
      ? { code: 'built-blocked', args, evidence: address, ...place }
      : undefined;
  }
  // Hosts lead from the file of a page to its address.
  const page = path.replace(/(?:\/index)?\.html$/, '') || '/';
  if (kind === 'link' && page !== path && pages.has(page)) {
    const args = { href: address, to: page };
    return { code: 'built-link-moved', args, evidence: address, ...place };
  }
  if (kind === 'file' && !isFile) {
    return { code: 'built-file-missing', args: { address: path }, evidence: path, ...place };
  }
  if (!isFile && !pages.has(path)) {
    const to = redirects.get(path);
    return to === undefined
      ? { code: 'built-link-broken', args: { href: address }, evidence: address, ...place }
      : { code: 'built-link-moved', args: { href: address, to }, evidence: address, ...place };
  }
  // Every page has a top (https://html.spec.whatwg.org/#scrolling-to-a-fragment).
  if (anchor === '' || (!isFile && /^top$/i.test(anchor))) return undefined;
  const isDrawing = file.endsWith('.svg');
  const ids = isFile ? (isDrawing ? pictures?.idsIn(file) : undefined) : pages.get(path);
  if (!ids || ids.has(decodePercent(anchor))) return undefined;
  return {
    code: 'built-anchor-missing',
    args: { href: address, anchor },
    evidence: address,
    ...place,
  };
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
