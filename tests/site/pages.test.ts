import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { normalisePath } from '#cli/plan/normalisePath.ts';
import { pageFile } from '#cli/prerender/pageFile.ts';
import { readRenderState } from '#cli/prerender/renderState.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { firstOf } from './firstOf.ts';
import { readPages } from './pageFacts.ts';
import type { Link, PageFacts } from './pageFacts.ts';

/** The properties of every page. Each page is read and parsed once. */
const site = builtSite();
let pages: PageFacts[];
beforeAll(() => {
  pages = readPages(site);
});

/** Returns one line for each problem that `problemsOf` finds. */
function problems(problemsOf: (page: PageFacts) => string[] | string | false): string[] {
  return firstOf(
    pages.flatMap((page) => {
      const found = problemsOf(page);
      return [found || []].flat().map((problem) => `${page.path}: ${problem}`);
    }),
  );
}

describe('files', () => {
  test('every planned route is a file', () => {
    const missing = site.routes.filter(({ path }) => !site.files.has(pageFile(path)));
    expect(firstOf(missing.map(({ path }) => path))).toEqual([]);
  });

  test('every HTML file is a planned route', () => {
    const planned = new Set(site.routes.map(({ path }) => pageFile(path)));
    const html = [...site.files].filter((file) => file.endsWith('.html'));
    expect(firstOf(html.filter((file) => !planned.has(file)))).toEqual([]);
  });

  test('no temporary file of a build is left', () => {
    expect([...site.files].filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });

  test('every path is normalised', () => {
    const other = site.routes.filter(({ path }) => normalisePath(path) !== path);
    expect(other).toEqual([]);
  });
});

describe('every page', () => {
  test('is HTML without a parse error', () => {
    expect(problems(({ parseErrors }) => parseErrors)).toEqual([]);
  });

  test('is in British English', () => {
    expect(problems(({ language }) => language !== 'en-GB' && `lang is ${language}`)).toEqual([]);
  });

  test('has one title, which is that of its route', () => {
    expect(
      problems(
        ({ titles, route }) =>
          (titles.length !== 1 || titles[0] !== route.title) &&
          `the title is ${titles.join(' | ')}`,
      ),
    ).toEqual([]);
  });

  test('has a title that no other page has', () => {
    const byTitle = Map.groupBy(pages, ({ titles }) => titles[0] ?? '');
    const shared = [...byTitle].filter(([title, those]) => !title || those.length > 1);
    expect(
      firstOf(
        shared.map(([title, those]) => `"${title}": ${those.map((page) => page.path).join(', ')}`),
      ),
    ).toEqual([]);
  });

  test('has one description', () => {
    expect(
      problems(({ metas }) => {
        const descriptions = metas.get('description') ?? [];
        return (descriptions.length !== 1 || !descriptions[0]) && `${descriptions.length} of them`;
      }),
    ).toEqual([]);
  });

  test('has one canonical address, which is that of its route', () => {
    expect(
      problems(({ canonicals, route }) => {
        const expected = site.url + route.canonical;
        return (canonicals.length !== 1 || canonicals[0] !== expected) && canonicals.join(' | ');
      }),
    ).toEqual([]);
  });

  test('is its own canonical page, or is not for search engines and names one that is', () => {
    const canonical = new Set(site.routes.filter((r) => r.canonical === r.path).map((r) => r.path));
    expect(
      problems(({ route }) => {
        const isSecond = route.canonical !== route.path;
        return isSecond && (route.indexable || !canonical.has(route.canonical)) && route.canonical;
      }),
    ).toEqual([]);
  });

  test('is "noindex, follow" exactly if its route is not indexable', () => {
    expect(
      problems(({ metas, route }) => {
        const robots = metas.get('robots') ?? [];
        const expected = route.indexable ? [] : ['noindex, follow'];
        return robots.join() !== expected.join() && `robots is "${robots.join()}"`;
      }),
    ).toEqual([]);
  });

  test('has metadata for social networks with its address, its title and a picture that exists', () => {
    expect(
      problems(({ metas, canonicals, titles }) => {
        const one = (name: string) => metas.get(name)?.join(' | ');
        const picture = one('og:image');
        return [
          ...(one('og:url') === canonicals[0] ? [] : ['og:url is not the canonical address']),
          ...(one('og:title') === titles[0] ? [] : ['og:title is not the title']),
          ...(picture === undefined || isFile(picture) ? [] : [`there is no picture ${picture}`]),
        ];
      }),
    ).toEqual([]);
  });

  test('has one h1, the first of its headings', () => {
    expect(
      problems(({ headings }) => {
        const first = headings.filter(({ level }) => level === 1);
        if (first.length !== 1) return `${first.length} of them`;
        return headings[0]?.level !== 1 && `"${headings[0]?.text}" stands before it`;
      }),
    ).toEqual([]);
  });

  test('has an h1 that no other page has, except for the lists of posts', () => {
    const owners = new Map<string, string>();
    expect(
      problems(({ route, path, headings }) => {
        if (route.type === 'blog') return false;
        const heading = headings[0]?.text ?? '';
        const owner = owners.get(heading);
        owners.set(heading, owner ?? path);
        return owner !== undefined && `"${heading}", as ${owner}`;
      }),
    ).toEqual([]);
  });

  test('about a town leads to a case study, if there is one', () => {
    const hasAny = site.routes.some(({ type }) => type === 'case-study');
    expect(
      problems(({ route, links }) => {
        if (!hasAny || !['town', 'location'].includes(route.type)) return false;
        return !links.some(({ href }) => href.startsWith('/case-studies/')) && 'no case study';
      }),
    ).toEqual([]);
  });

  test('has headings with text, and no gaps between their levels', () => {
    expect(
      problems(({ headings }) =>
        headings.flatMap(({ level, text }, index) => {
          if (!text) return `an h${level} is empty`;
          const before = headings[index - 1]?.level ?? 0;
          return level > before + 1 ? `"${text}" is an h${level} after an h${before}` : [];
        }),
      ),
    ).toEqual([]);
  });

  test('has one main landmark, and one skip link that leads there', () => {
    expect(
      problems(({ mains, skipLinks }) => {
        if (mains.length !== 1) return `${mains.length} main landmarks`;
        return skipLinks.join() !== `#${mains[0]}` && `skip links: ${skipLinks.join() || 'none'}`;
      }),
    ).toEqual([]);
  });

  test('has unique ids', () => {
    expect(
      problems(({ ids }) => ids.filter((id, index) => !id || ids.indexOf(id) !== index)),
    ).toEqual([]);
  });

  test('refers to existing ids only in labels and ARIA attributes', () => {
    expect(
      problems(({ ids, idReferences }) => idReferences.filter((id) => !ids.includes(id))),
    ).toEqual([]);
  });

  test('has pictures with an alternative text, a width and a height', () => {
    expect(
      problems(({ images }) =>
        images.flatMap(({ src, alt, width, height }) => {
          const sized = /^\d+$/.test(width ?? '') && /^\d+$/.test(height ?? '');
          return alt === undefined || !sized ? `${src} (alt: ${alt}, ${width} × ${height})` : [];
        }),
      ),
    ).toEqual([]);
  });

  test('sends its forms to the handler, or to the search', () => {
    const targets = ['/api/contact', '/search'];
    expect(problems(({ forms }) => forms.filter((action) => !targets.includes(action)))).toEqual(
      [],
    );
  });

  test('has structured data that is JSON with a context and a type', () => {
    expect(
      problems(({ structuredData }) =>
        structuredData.flatMap((text) => {
          const thing = parseJson(text);
          if (!thing) return 'no JSON';
          const typed = thing['@context'] === 'https://schema.org' && thing['@type'];
          return typed ? [] : `${text.slice(0, 80)} has no @context or @type`;
        }),
      ),
    ).toEqual([]);
  });

  test('has structured data with addresses of pages and files only', () => {
    const addresses = new Set([
      ...site.routes.map(({ path }) => site.url + path),
      ...[...site.files].map((file) => `${site.url}/${file}`),
    ]);
    expect(
      problems(({ structuredData }) =>
        structuredData
          // A quotation mark within a text, such as that of an answer with a link, has a backslash before it.
          .flatMap((text) => text.match(/"https:[^"\\]*/g) ?? [])
          .map((address) => address.slice(1).replace(/#[\w-]+$/, ''))
          .filter((address) => address.startsWith(site.url) && !addresses.has(address)),
      ),
    ).toEqual([]);
  });
});

describe('the map on the pages of towns', () => {
  test('has at most 1 KiB', () => {
    const sizes = site.routes
      .filter(({ type }) => type === 'town' || type === 'location')
      .map(({ path }) => {
        const [map = ''] = /<svg class="map[ "].*?<\/svg>/s.exec(site.read(pageFile(path))) ?? [];
        return { path, size: Buffer.byteLength(map) };
      });
    expect(sizes.some(({ size }) => size > 0)).toBe(true);
    expect(firstOf(sizes.filter(({ size }) => size > 1024).map(({ path }) => path))).toEqual([]);
  });
});

describe('the drawing on the pages of services in towns', () => {
  test('has at most 1 KiB of words, none of them smaller than 18 pixels of the drawing', () => {
    const drawings = site.routes
      .filter(({ type }) => type === 'location')
      .map(({ path }) => {
        const page = site.read(pageFile(path));
        const [words = ''] = /(?<=class="drawn">.*?)<svg.*?<\/svg>/s.exec(page) ?? [];
        const sizes = [...words.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
        return { path, bytes: Buffer.byteLength(words), least: Math.min(...sizes) };
      });
    expect(drawings.some(({ bytes }) => bytes > 0)).toBe(true);
    const faulty = drawings.filter(({ bytes, least }) => bytes > 1024 || least < 18);
    expect(firstOf(faulty.map(({ path }) => path))).toEqual([]);
  });
});

describe('links', () => {
  test('each has a name', () => {
    expect(
      problems(({ links }) => links.filter(({ name }) => !name).map(({ href }) => href)),
    ).toEqual([]);
  });

  test('each external link is an https page, a phone number or an email address', () => {
    const allowed = /^(?:https:\/\/[\w.-]+(?:\/|$)|tel:\+\d{8,15}$|mailto:[^@\s]+@[\w.-]+$)/;
    expect(
      problems(({ links }) =>
        links.map(({ href }) => href).filter((href) => !isInternal(href) && !allowed.test(href)),
      ),
    ).toEqual([]);
  });

  test('each that opens a new tab says so and has rel=noopener', () => {
    expect(
      problems(({ links }) =>
        links.filter((link) => link.newTab && !announced(link)).map(({ href }) => href),
      ),
    ).toEqual([]);
  });

  test('each within the site leads to a page or a file, without a redirect', () => {
    expect(
      problems(({ path, links }) =>
        internalLinks(path, links)
          .filter(({ target }) => !planned.has(target) && !site.files.has(target.slice(1)))
          .map(({ href, target }) =>
            redirects.has(target) ? `${href} is redirected to ${redirects.get(target)}` : href,
          ),
      ),
    ).toEqual([]);
  });

  test('each anchor exists on the page it leads to', () => {
    const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
    expect(
      problems(({ path, links }) =>
        internalLinks(path, links)
          // A script of the contact page reads the name of a brief.
          .filter(({ anchor }) => !anchor?.startsWith('brief='))
          .filter(({ target, anchor }) => anchor && !ids.get(target)?.has(anchor))
          .map(({ href }) => href),
      ),
    ).toEqual([]);
  });

  test('every page is at most three clicks from home, except for the thank-you and the not-found page', () => {
    const clicks = clicksFromHome();
    const apart = new Set(['thank-you', 'not-found']);
    expect(
      problems(({ path, route }) => {
        if (apart.has(route.type)) return clicks.has(path) && 'a link leads here';
        return (clicks.get(path) ?? Infinity) > 3 && `${clicks.get(path) ?? 'no'} clicks`;
      }),
    ).toEqual([]);
  });
});

describe('assets', () => {
  test('everything that a page loads is a file of the site', () => {
    expect(problems(({ assets }) => assets.filter((address) => !isFile(address)))).toEqual([]);
  });

  test('every page waits for one style sheet: that of its type', () => {
    expect(
      problems(({ assets, route: { type } }) => {
        const sheets = assets.filter((address) => address.endsWith('.css'));
        const isOfType = new RegExp(`/assets/static/${type}\\.[\\w-]+\\.css$`);
        return (sheets.length !== 1 || !isOfType.test(sheets.join())) && sheets.join(', ');
      }),
    ).toEqual([]);
  });

  test('everything that a stylesheet loads is a file of the site', () => {
    const sheets = [...site.files].filter((file) => file.endsWith('.css'));
    expect(sheets).not.toEqual([]);
    const missing = sheets.flatMap((sheet) =>
      [...site.read(sheet).matchAll(/url\(\s*["']?([^"')]+)/g)]
        .map(([, address = '']) => address)
        .filter((address) => !address.startsWith('data:') && !address.startsWith('#'))
        .filter((address) => !isFile(new URL(address, `${site.url}/${sheet}`).href)),
    );
    expect(missing).toEqual([]);
  });

  test('no script uses what the oldest browsers of the build lack', () => {
    // Not `toSorted`, because the notifications call a method of a class of their own by this name.
    const newer =
      /\b(?:groupBy|is(?:Subset|Superset)Of|isDisjointFrom|symmetricDifference|canParse|URL\.parse|AbortSignal\.any|withResolvers|fromAsync|(?:is|to)WellFormed)\b|\.(?:role|aria[A-Z]\w+)=(?!=)|\.(?:to(?:Reversed|Spliced)|union|intersection|difference)\(/g;
    // The folder may also have scripts of earlier builds.
    const { assets } = readRenderState(site.distDir);
    const scripts = assets.current.filter((file) => file.endsWith('.js'));
    expect(scripts).not.toEqual([]);
    const used = scripts.flatMap((file) =>
      [...site.read(file).matchAll(newer)].map(([name]) => `${file}: ${name}`),
    );
    expect(firstOf(used)).toEqual([]);
  });

  test('every file of public/ is in the site as it is', () => {
    const publicDir = join(import.meta.dirname, '../../public');
    const differing = globSync('**/*.*', { cwd: publicDir }).filter(
      (file) =>
        !site.files.has(file) ||
        !readFileSync(join(publicDir, file)).equals(readFileSync(join(site.clientDir, file))),
    );
    expect(differing).toEqual([]);
  });
});

describe('redirects', () => {
  test('each leads to a page', () => {
    const lost = site.redirects.filter(({ to }) => !planned.has(to));
    expect(firstOf(lost.map(({ from, to }) => `${from} → ${to}`))).toEqual([]);
  });

  test('none leads to another', () => {
    const chained = site.redirects.filter(({ to }) => redirects.has(to));
    expect(firstOf(chained.map(({ from, to }) => `${from} → ${to}`))).toEqual([]);
  });

  test('none hides a page or a file', () => {
    const hiding = site.redirects.filter(
      ({ from }) => planned.has(from) || site.files.has(from.slice(1)),
    );
    expect(firstOf(hiding.map(({ from }) => from))).toEqual([]);
  });

  test('no two are from the same path', () => {
    expect(redirects.size).toBe(site.redirects.length);
  });

  test('each is from a normalised path, so that a host needs no second hop', () => {
    const other = site.redirects.filter(({ from }) => normalisePath(from) !== from);
    expect(other).toEqual([]);
  });
});

const planned = new Set(site.routes.map(({ path }) => path));
const redirects = new Map(site.redirects.map(({ from, to }) => [from, to]));

function isInternal(href: string): boolean {
  return /^(?:\/(?!\/)|[#?])/.test(href) || href === site.url || href.startsWith(`${site.url}/`);
}

interface InternalLink {
  href: string;
  /** The path it leads to. */
  target: string;
  anchor: string;
}

function internalLinks(path: string, links: readonly Link[]): InternalLink[] {
  return links.flatMap(({ href }) => {
    if (!isInternal(href)) return [];
    const [, target = '', anchor = ''] =
      /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href.replace(site.url, '')) ?? [];
    return { href, target: target || path, anchor: decodeURIComponent(anchor) };
  });
}

function isFile(address: string): boolean {
  const path = address.startsWith(`${site.url}/`) ? address.slice(site.url.length) : address;
  return path.startsWith('/') && site.files.has(path.slice(1).replace(/[?#].*$/, ''));
}

function announced({ name, rel }: Link): boolean {
  return name.includes('opens in a new tab') && /\bnoopener\b/.test(rel);
}

/** Returns the smallest number of clicks from the home page to each page that can be reached. */
function clicksFromHome(): Map<string, number> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const clicks = new Map([['/', 0]]);
  // Iterating over a Map includes the entries that are added meanwhile.
  for (const [path, count] of clicks) {
    for (const { target } of internalLinks(path, byPath.get(path)?.links ?? [])) {
      if (planned.has(target) && !clicks.has(target)) clicks.set(target, count + 1);
    }
  }
  return clicks;
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
