import { collectSizes } from './collectSizes.ts';
import type { PageFault } from './pageFault.ts';
import { parseSrcset } from './parseSrcset.ts';
import { fileAddress } from './siteAddress.ts';
import type { Tag } from './tag.ts';

/** The relations of `<link>` whose address is a file that the page loads. */
const LOADED = /^(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest|alternate)$/i;

/** The relations of `<link>` whose address is a page, or a page or file that visitors may open next. */
const LINKED = /^(?:next|prev|prefetch|prerender|search|help|license|author)$/i;

/** Attributes with the addresses of files, by the names of elements. */
const fileAttributes = new Map(
  Object.entries({
    img: ['src'],
    source: ['src'],
    video: ['src', 'poster'],
    audio: ['src'],
    track: ['src'],
    script: ['src'],
    iframe: ['src'],
    embed: ['src'],
    object: ['data'],
    input: ['src'],
    use: ['href', 'xlink:href'],
    image: ['href', 'xlink:href'],
  }),
);

/** The directives of a security policy that apply to what elements load. The scan finds scripts and styles of other sites itself. */
const directives = new Map(
  Object.entries({
    img: 'img-src',
    image: 'img-src',
    input: 'img-src',
    source: 'media-src',
    video: 'media-src',
    audio: 'media-src',
    track: 'media-src',
    iframe: 'frame-src',
    embed: 'object-src',
    object: 'object-src',
  }),
);

/** The directives of a security policy that apply to what `<link>` loads early, by the values of `as`. */
const preloaded = new Map(
  Object.entries({
    audio: 'media-src',
    fetch: 'connect-src',
    font: 'font-src',
    image: 'img-src',
    track: 'media-src',
    video: 'media-src',
  }),
);

/**
 * Collects the addresses of this site that a page uses: `link /path#anchor` for a link and `file /path` for a file that the page loads, with
 * the anchor of a part of a drawing. Sizes that the page states for the file of a picture come before it, as in `800w /path`. Addresses of
 * other sites that the page loads or sends to follow the directive that allows them, as in `img-src https://…`.
 * Anchors of the page itself are kept separate, because no other page is needed to check them. Reports addresses that are wrong by
 * themselves. `link`, `file` and `size` take addresses that are not in a tag.
 */
export function collectLinks(
  { url, path }: { url: string; path: string },
  report: (fault: PageFault) => void,
) {
  const addresses = new Map<string, number>();
  const anchors: { anchor: string; offset: number }[] = [];
  const { origin, hostname: host } = URL.parse(url) ?? {};
  const insecureUrl = url.replace('https://', 'http://');
  const add = (kind: string, address: string, offset: number) => {
    const key = `${kind} ${address}`;
    if (!addresses.has(key)) addresses.set(key, offset);
  };
  const broken = (href: string, offset: number) =>
    report({ code: 'built-link-broken', args: { href }, offset, evidence: href });

  /** Returns an address of this site that has "www." by mistake, or lacks it, with the right host. Returns `undefined` for all others. */
  const withOwnHost = (address: string) => {
    const whole = /^(?:https?:)?\/\//i.test(address) ? URL.parse(address, url) : null;
    if (!whole || !host || whole.hostname === host) return undefined;
    const isOwn = whole.hostname.replace(/^www\./, '') === host.replace(/^www\./, '');
    return isOwn ? url + whole.pathname + whole.search + whole.hash : undefined;
  };
  const moved = (href: string, to: string, offset: number) =>
    report({ code: 'built-link-moved', args: { href, to }, offset, evidence: href });

  /** Returns an anchor that names an element. Others hold values for a script, such as the choices of a form. */
  const anchorOf = (anchor: string) => (anchor.includes('=') ? '' : anchor);

  const link = (href: string, offset: number) => {
    if (href.startsWith('#')) {
      // A link to no element moves visitors to the top of the page.
      if (href === '#') return broken(href, offset);
      const anchor = anchorOf(href.slice(1));
      if (anchor !== '') anchors.push({ anchor, offset });
      return;
    }
    if (href.trim() === '') return broken(href, offset);
    if (href === insecureUrl || href.startsWith(`${insecureUrl}/`)) {
      return report({ code: 'built-insecure', args: { address: href }, offset, evidence: href });
    }
    const right = withOwnHost(href);
    if (right !== undefined) return moved(href, right, offset);
    if (isImpossible(href)) return broken(href, offset);
    const own = ownAddress(href);
    if (own === undefined) return;
    const [target = '', after = ''] = own.split('#', 2);
    const anchor = anchorOf(after);
    if (target === path && anchor !== '') anchors.push({ anchor, offset });
    else add('link', anchor ? `${target}#${anchor}` : target, offset);
  };
  const file = (address: string, offset: number, directive?: string) => {
    if (/^http:\/\//i.test(address)) {
      return report({ code: 'built-insecure', args: { address }, offset, evidence: address });
    }
    const right = withOwnHost(address);
    if (right !== undefined) return moved(address, right, offset);
    if (isImpossible(address)) {
      return report({
        code: 'built-file-missing',
        args: { address },
        offset,
        evidence: address,
      });
    }
    const own = ownAddress(address);
    if (own !== undefined) add('file', fileAddress(own), offset);
    else if (directive) foreign(directive, address, offset);
  };
  const size = (stated: string, address: string, offset: number) => {
    const own = ownAddress(address);
    if (own !== undefined) add(stated, own.replace(/#.*/, ''), offset);
  };
  const sizes = collectSizes(size);
  const foreign = (directive: string, address: string, offset: number) => {
    const whole = /^(?:https:)?\/\//i.test(address) ? URL.parse(address, url) : null;
    if (whole) add(directive, whole.href, offset);
  };

  /** Returns an address below the root of the site without its query, or `undefined` if it belongs to another site or is not an address. */
  function ownAddress(address: string): string | undefined {
    if (address.startsWith('/') && !address.startsWith('//')) return address.replace(/\?[^#]*/, '');
    if (address === url) return '/';
    if (address.startsWith(`${url}/`)) return address.slice(url.length).replace(/\?[^#]*/, '');
    const whole = /^(?:https:)?\/\//i.test(address) ? URL.parse(address, url) : null;
    if (whole && whole.origin === origin) return whole.pathname + whole.hash;
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return undefined;
    const base = URL.parse(address, url + path);
    return base ? base.pathname + base.hash : undefined;
  }

  return {
    addresses,
    anchors,
    link,
    file,
    size,
    open(tag: Tag) {
      sizes.open(tag);
      const { name, attributes, offset } = tag;
      const { rel = '', srcset } = attributes;
      const href = attributes.href ?? attributes['xlink:href'];
      if ((name === 'a' || name === 'area') && href !== undefined) link(href, offset);
      // React leaves out an attribute without a value.
      if (isWithoutTarget(name, attributes)) broken('', offset);
      if (name === 'link' && href !== undefined) {
        const relations = rel.split(/\s+/);
        const isLoaded = relations.some((one) => LOADED.test(one));
        if (isLoaded && !('hreflang' in attributes)) {
          file(href, offset, preloaded.get(attributes.as ?? ''));
        } else if (isLoaded || relations.some((one) => LINKED.test(one))) link(href, offset);
      }
      if (
        name === 'meta' &&
        /^(?:og|twitter):image$/.test(attributes.property ?? attributes.name ?? '')
      ) {
        file(attributes.content ?? '', offset);
      }
      for (const action of [name === 'form' && attributes.action, attributes.formaction]) {
        if (!action) continue;
        if (/^http:\/\//i.test(action)) file(action, offset);
        else {
          link(action, offset);
          if (ownAddress(action) === undefined) foreign('form-action', action, offset);
        }
      }
      if (name === 'img' && !attributes.src) {
        report({ code: 'built-file-missing', args: { address: '' }, offset });
      }
      for (const attribute of fileAttributes.get(name) ?? []) {
        const address = attributes[attribute];
        const directive = attribute === 'poster' ? 'img-src' : directives.get(name);
        if (!address || address.startsWith('#')) continue;
        // A frame may show a page.
        if (name === 'iframe' && ownAddress(address) !== undefined) link(address, offset);
        else file(address, offset, directive);
      }
      for (const set of [srcset, attributes.imagesrcset]) {
        const known = new Set<string>();
        for (const candidate of set === undefined ? [] : parseSrcset(set)) {
          const { address, text } = candidate;
          file(address, offset, 'img-src');
          const isRight =
            /^(?:[1-9]\d*w|\d*\.?\d+x)$/.test(candidate.size) && !known.has(candidate.size);
          known.add(candidate.size);
          if (isRight) continue;
          const args = { src: address, srcset: text };
          report({ code: 'built-image-size', args, offset, evidence: address });
        }
      }
    },
  };
}

/** The attributes of a link that has lost its address. Others say that it is the target of links, or the work of a script. */
const ORNAMENTAL = new Set(['class', 'rel', 'target']);

/** Returns whether an element is a link, or a form that sends data, and has no address. */
function isWithoutTarget(name: string, attributes: Tag['attributes']): boolean {
  if (name === 'a') return Object.keys(attributes).every((key) => ORNAMENTAL.has(key));
  return name === 'form' && /^post$/i.test(attributes.method ?? '') && !attributes.action?.trim();
}

/** Hosts that exist only on the computer or in the network of the person who wrote the address. */
const PRIVATE_HOST =
  /^(?:0|10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2,3}$|\.(?:local|localhost|internal)$/;

/** Returns whether an address cannot work: it has no public host, no recipient or number, or a missing value. */
function isImpossible(href: string): boolean {
  const [, scheme = '', rest = ''] = /^\s*(mailto|tel|https?|file):(.*)$/is.exec(href) ?? [];
  if (/^mailto$/i.test(scheme))
    return !/^(?:[^\s@?]+@[^\s@?]+\.[^\s@?]+|\?.*(?:subject|body|to)=)/i.test(rest);
  if (/^tel$/i.test(scheme)) return !/^(?:\+|%2B)?[\d\s().*#;=-]*\d/.test(rest);
  if (/^file$/i.test(scheme)) return true;
  // A drive or a server of Windows.
  if (/^\s*(?:[a-z]:[\\/]|\\)/i.test(href)) return true;
  if (scheme === '' && /^\s*h?t+p+s?:/i.test(href)) return true;
  // Browsers read "https:/maps.example" as a path of this site.
  if (/^http/i.test(scheme) && !rest.startsWith('//')) return true;
  if (scheme === '' && !href.startsWith('//')) return false;
  const address = URL.parse(href, 'https://base.example');
  return (
    !address?.hostname.includes('.') ||
    PRIVATE_HOST.test(address.hostname) ||
    /[/=](?:undefined|null|NaN|\[object%20\w+\])(?=[/?#&]|$)/.test(address.href)
  );
}
