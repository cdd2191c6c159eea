import { slugOf } from '#schemas/slugOf.ts';
import { isDownload } from './isDownload.ts';

/** Returns a link or a picture with broken syntax as `[words](address)` or `![words](address)`, or `undefined` if it has no address. */
export function correctLink(found: string): string | undefined {
  const [, start = '', text = '', path = ''] = /^(!?)\[([^\][()]+)\(([^()]+)\)$/.exec(found) ?? [];
  if (path !== '') return `${start}[${text}](${path})`;
  const [, target = '', label = ''] = /^<([^|]+)\|([^>]+)>$/.exec(found) ?? [];
  if (target !== '') return `[${label}](${target})`;
  const [, sign = '', words = '', address = ''] =
    /^(!?)\[([^\][]+)\]\s*\(\s*([^)]*?)\s*\)?$/.exec(found) ??
    /^()\(([^()]+)\)\[([^\]]*?)\]?$/.exec(found) ??
    [];
  if (address === '') return undefined;
  // A sentence follows an address whose bracket is missing.
  const isOpen = /^!?\[/.test(found) && !found.endsWith(')');
  // A title whose marks differ is left out, and so is the size of a picture.
  const bare = address.replace(/\s+(?:["“”'‘’].*|=\d*x\d*)$/s, '');
  const whole = isOpen ? bare.replace(/\s.*$/s, '') : withoutSpaces(bare);
  return whole === '' ? undefined : `${sign}[${words}](${whole})`;
}

/**
 * Returns an address without its spaces: those of a path or an anchor of this site become hyphens, and those of a file or of a path
 * elsewhere are escaped.
 */
function withoutSpaces(address: string): string {
  if (!/\s/.test(address)) return address;
  const [, host = '', path = ''] = /^(https?:\/\/[^/]*)(.*)$/is.exec(address) ?? [];
  if (host) return host.replaceAll(/\s+/g, '') + path.replaceAll(/\s+/g, '%20');
  if (!/^[/#]/.test(address)) {
    // The subject of an email keeps its spaces.
    const [to = '', ...query] = address.split('?');
    const rest = query.map((part) => `?${part.trim().replaceAll(/\s+/g, '%20')}`);
    // The name of a file keeps its spaces, because no file has the name without them.
    const space = isFile(to) ? '%20' : '';
    return to.replaceAll(/\s+/g, space) + rest.join('');
  }
  return isFile(address) ? address.replaceAll(/\s+/g, '%20') : address.replace(/[^/#]+/g, slugOf);
}

/** Returns whether an address ends like that of a download or a plain text. */
function isFile(address: string): boolean {
  const name = address.trim();
  return isDownload(name) || /\.txt$/i.test(name);
}
