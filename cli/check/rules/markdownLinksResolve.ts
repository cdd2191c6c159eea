import { collections } from '#schemas/collections.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { lazily } from '#schemas/lazily.ts';
import { fileTargets, similarFile } from '#cli/resolve/fileTargets.ts';
import { visit } from 'unist-util-visit';
import type { Markdown } from '#cli/model/markdown.ts';
import { bodyHtml } from '#schemas/bodyHtml.ts';
import { splitPath } from '#cli/resolve/resolveLink.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { unpublishedLink } from '../unpublishedLink.ts';
import { unknownAnchor } from '../unknownAnchor.ts';
import { suggest } from '#cli/report/suggest.ts';

/** Links in Markdown lead to pages or files of the site, to existing headings, or to https addresses. */
export const markdownLinksResolve: Rule = ({
  content,
  paths,
  targets,
  anchorsOf,
  mayExist,
  hiddenPage,
  publicFiles,
}) => {
  const isFile = fileTargets(publicFiles);
  const choices = lazily(() =>
    paths()
      .filter(({ type }) => type !== 'location')
      .map(({ path }) => path),
  );
  const problems: Problem[] = [];
  const { site } = content.singles;
  /** Returns whether a path that is not a page is accepted: it is a file or an old address, or may belong to a broken entry. */
  const isFree = (page: string) =>
    mayExist(page) || isFile(page) || targets.redirectOf(page) !== undefined;
  const isPage = (page: string) => targets.has(page);

  for (const { file, markdown, bodyLine } of entriesOf(content)) {
    const suggestionFor = (page: string) => {
      const named = /\.\w+$/.test(page) ? fullAddress(page, file, isPage) : undefined;
      const suggestion =
        similarFile(page, publicFiles) ??
        named ??
        indexedPage(page, isPage) ??
        suggest(page, choices());
      return suggestion && { suggestion };
    };
    for (const { href, words = '', line, column } of markdown.links) {
      const at = { file, line: bodyLine + line - 1, column };
      const path = site && pathOnOwnDomain(href, site.data.url);
      const write = path === undefined ? meantAddress(href) : undefined;
      const wrapped = wrappedAddress(href);
      if (wrapped) {
        const args = { href, kind: 'wrapped' as const, ...wrapped };
        problems.push({ code: 'link-malformed', args, at });
        continue;
      }
      const kind = write === undefined ? malformedKind(href, words) : 'web';
      if (kind) {
        const args = { href, kind, ...(write !== undefined && { write }) };
        problems.push({ code: 'link-malformed', args, at });
        continue;
      }
      const preview = site && pathInPreview(href, site.data.url);
      if (preview !== undefined) {
        const args = { href, path: preview, isPreview: true as const };
        problems.push({ code: 'link-to-own-domain', args, at });
        continue;
      }
      if (path !== undefined && targets.has(splitPath(path)[0])) {
        problems.push({ code: 'link-to-own-domain', args: { href, path }, at });
        continue;
      }
      if (path !== undefined && !isFree(splitPath(path)[0])) {
        problems.push({ code: 'link-unknown', args: { href, ...suggestionFor(path) }, at });
        continue;
      }
      const unpublished = LOCAL.test(href) ? undefined : unpublishedLink(href);
      if (unpublished && /^https?:/i.test(href)) {
        problems.push({ code: 'link-unpublished', args: unpublished, at });
        continue;
      }
      if (/^(?:https:|mailto:|tel:)/i.test(href)) continue;
      if (/^http:/i.test(href)) {
        problems.push({ code: 'link-insecure', args: { href }, at });
        continue;
      }
      if (!href.startsWith('/') && !href.startsWith('#')) {
        const written = withoutEscapes(href);
        const isQuoted = /^["'“”‘’„]/.test(written);
        const suggestion = fullAddress(href, file, isPage) ?? similarFile(href, publicFiles);
        const args = {
          href: isQuoted ? written : href,
          ...(suggestion !== undefined && { suggestion }),
          ...(isQuoted && { isQuoted }),
        };
        problems.push({ code: 'link-not-from-root', args, at });
        continue;
      }
      const [page, rest] = splitPath(href);
      const redirected = targets.redirectOf(page);
      if (page !== '' && !targets.has(page)) {
        if (redirected) {
          problems.push({ code: 'link-redirected', args: { href, target: redirected + rest }, at });
        } else if (!isFree(page)) {
          const hidden = hiddenPage(page);
          const args = { href, ...suggestionFor(page), ...(hidden && { hidden }) };
          problems.push({ code: 'link-unknown', args, at });
        }
        continue;
      }
      const args = unknownAnchor(href, page === '' ? ownAnchors(markdown) : anchorsOf(page));
      if (args) problems.push({ code: 'anchor-unknown', args, at });
      else if (unpublished) problems.push({ code: 'link-unpublished', args: unpublished, at });
    }
  }
  return problems;
};

/** Returns an address as it was written. Parsing escapes all characters that addresses may not have. */
function withoutEscapes(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/**
 * Returns the address that a link without a slash at its start stands for: "www.example.org", an email address, a phone number, the path of
 * a page such as "contact", or that of its file, such as "../services/marketing.md", or "costs.md" in the folder of `file`. Returns
 * `undefined` if there is no such page.
 */
function fullAddress(
  href: string,
  file: string,
  isPage: (path: string) => boolean,
): string | undefined {
  if (/^www\.[\w-]+\.\w/i.test(href)) return `https://${href}`;
  if (/^[^@\s/:]+@[\w-]+(?:\.[\w-]+)+$/.test(href)) return `mailto:${href}`;
  if (/^\+?[\d().-]{8,20}$/.test(href)) return `tel:${href}`;
  const [target, rest] = splitPath(href);
  // The path of a file has folders that the address of its page lacks.
  const parts = target.split('/').filter((part) => !/^\.*$|^content$|^legal$/.test(part));
  const slugs = parts.join('/').replace(/\.(?:md|ya?ml|html?)$/, '');
  const bases = Object.entries(basePaths).map(([name, base]) => [
    collections[name as CollectionName].folder,
    base,
  ]);
  const beside = `${file.split('/').at(-2)}/${slugs}`;
  const candidates = [slugs, beside].flatMap((path) => [
    path,
    ...bases.map(([folder, base]) => path.replace(`${folder}/`, `${base}/`)),
  ]);
  const page = candidates.map((one) => `/${one.replace(/^\//, '')}`).find(isPage);
  return page === undefined ? undefined : page + rest;
}

/** Returns the page whose file a path such as "/index.html" or "/contact/index.php" names; `undefined` for other paths. */
function indexedPage(path: string, isPage: (path: string) => boolean): string | undefined {
  const [, page] = /^(.*)\/index(?:\.(?:html?|php))?$/i.exec(path) ?? [];
  if (page === undefined) return undefined;
  return isPage(page || '/') ? page || '/' : undefined;
}

/** Returns the kind of address that was meant by one that cannot lead anywhere, whether or not its target exists. */
function malformedKind(
  href: string,
  words: string,
): 'web' | 'email' | 'phone' | 'empty' | undefined {
  if (href.trim() === '') return 'empty';
  // "#" alone leads to the top of the page, and is usually left over from a draft.
  if (href === '#' && !/\btop\b/i.test(words)) return 'empty';
  if (/^https:/i.test(href)) {
    // A second "https:" is an address that was pasted twice. It may be part of a path or a query.
    return /^https:\/\/(?!https?:)[^/?#@\s,;]+\.[^/?#.,;\s]{2,}(?:[/?#]|$)/i.test(href)
      ? undefined
      : 'web';
  }
  if (/^mailto:/i.test(href)) {
    return /^mailto:[^@\s,;:/]+@[^@\s,;:/]+\.[a-z]{2,}(?:\?|$)/i.test(href) ? undefined : 'email';
  }
  if (/^tel:/i.test(href)) {
    // An extension follows ";ext=" (RFC 3966) or a pause.
    return /^tel:\+?[\d().-]{3,20}(?:;ext=\d{1,8}|,{1,3}\d{1,8}#?)?$/i.test(href)
      ? undefined
      : 'phone';
  }
  return undefined;
}

/**
 * Returns the address that Outlook, Google, a network or a mail filter has put into one of its own, as people copy it from a mail or a page
 * of results. Visitors would go through that company, and some of these addresses expire. `write` is left out if it cannot be read. Returns
 * `undefined` for other addresses.
 */
function wrappedAddress(href: string): { write?: string } | undefined {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const { hostname, pathname, search, searchParams } = new URL(href);
  const address = `${hostname}${pathname}`;
  if (FILTERS.test(address)) {
    // Proofpoint writes "*" for signs that it has encoded.
    const [, write] = /\/__(https?:\/\/[^*]+)__;/.exec(href) ?? [];
    return write === undefined ? {} : { write };
  }
  const [, cached] = AMP.exec(address) ?? [];
  if (cached !== undefined) return { write: `https://${cached}${search}` };
  if (!WRAPPERS.test(address)) return undefined;
  const inner = ['url', 'q', 'u'].map((name) => searchParams.get(name)).find(Boolean);
  return inner && URL.canParse(inner) ? { write: inner } : undefined;
}

const WRAPPERS =
  /^[\w-]+\.safelinks\.protection\.outlook\.com\/|^(?:www\.)?google\.(?:com|com?\.[a-z]{2}|[a-z]{2})\/url$|^lm?\.facebook\.com\/l\.php$|^l\.instagram\.com\/$|^slack-redir\.net\/link$/;

/** Addresses of the mail filters of Proofpoint and Mimecast. */
const FILTERS =
  /^urldefense\.(?:com|us|proofpoint\.com)\/v\d\/|^(?:protect-[a-z]{2}\.mimecast|url\.[a-z]{2}\.m\.mimecastprotect)\.com\/s\//;

/** The copy of a page at Google. */
const AMP =
  /^(?:www\.)?google\.(?:com|com?\.[a-z]{2}|[a-z]{2})\/amp\/(?:s\/)?([\w-]+(?:\.[\w-]+)+(?:\/.*)?)$/;

/**
 * Returns the https address that is meant by one with a typing error at its start, such as "htps://", "https:/", "//" or "https://ww.", with
 * a comma in the name of its host, or with the comma or full stop of the sentence at its end; `undefined` for others.
 */
function meantAddress(href: string): string | undefined {
  if (/^https:\/\/[^/]/i.test(href)) {
    // Names of articles in an encyclopaedia may end with a full stop.
    const end = /\bwiki/i.test(href) ? /[,;]+$/ : /[.,;]+$/;
    const meant = href
      .replace(end, '')
      .replace(/^https:\/\/(?:ww|wwww+)\./i, 'https://www.')
      .replace(/^https:\/\/[^/?#]+/i, (host) => host.replace(/,/g, '.'));
    return meant === href ? undefined : meant;
  }
  const [start = ''] = /^(?:h?t{1,3}ps?[:;]?\/{1,3}|\/\/)(?=[\w-]+\.\w)/i.exec(href) ?? [];
  if (start === '' || /^https?:\/\/$/i.test(start)) return undefined;
  return `https://${href.slice(start.length)}`;
}

/** The start of an address on this computer, whose path `link-insecure` suggests. */
const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?=[:/?#]|$)/i;

/** Hosts of previews, as Netlify, Vercel and Cloudflare Pages name them. */
const PREVIEW_HOST =
  /^(?:deploy-preview-\d+--[\w-]+\.netlify\.app|[\w-]+-git-[\w-]+\.vercel\.app|[0-9a-f]{8}\.[\w-]+\.pages\.dev)$/;

/**
 * Returns the path of an address in a preview of the site: at the host of a preview, at a host that names the domain of the site, such as
 * "agency.pages.dev", or below its domain, such as "staging.agency.example". Returns `undefined` for other addresses.
 */
function pathInPreview(href: string, own: string): string | undefined {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const { hostname, pathname, search, hash } = new URL(href);
  const domain = new URL(own).hostname.replace(/^www\./, '');
  const [name = ''] = domain.split('.');
  const isPreview =
    PREVIEW_HOST.test(hostname) ||
    ['netlify.app', 'vercel.app', 'pages.dev'].some((host) => hostname === `${name}.${host}`) ||
    ['staging', 'preview', 'dev', 'test'].some((part) => hostname === `${part}.${domain}`);
  return isPreview ? pathname + search + hash : undefined;
}

/** Returns the path of an address on the domain of the site, with or without "www."; `undefined` for other addresses. */
function pathOnOwnDomain(href: string, own: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(href) || !URL.canParse(href, own)) return undefined;
  const { host, pathname, search, hash } = new URL(href, own);
  const bare = (name: string) => name.replace(/^www\./, '');
  if (bare(host) !== bare(new URL(own).host)) return undefined;
  return (pathname.replace(/(?<=.)\/$/, '') || '/') + search + hash;
}

/** Returns the anchors of a body: its headings, and the ids that the writer set in HTML. */
function ownAnchors({ headings, tree }: Markdown): Set<string> {
  const anchors = new Set(headings.map(({ id }) => id));
  visit(tree, 'element', ({ properties: { id } }) => {
    const own = String(id ?? '');
    if (own.startsWith(bodyHtml.idPrefix)) anchors.add(own.slice(bodyHtml.idPrefix.length));
  });
  return anchors;
}
