import type { FindingArgs, HeadPart } from '#cli/model/finding.ts';
import { isLanguage } from './isLanguage.ts';
import type { PageFault } from './pageFault.ts';
import type { Tag } from './tag.ts';

/** The facts that the head of a page is checked against. */
export interface HeadPlan {
  /** The URL of the site, without a slash at its end. */
  url: string;
  /** The language of the site, such as "en-GB". */
  language: string;
  /** The path of the page. */
  path: string;
  /** The path of the page that search engines should list. */
  canonical: string;
  /** Whether search engines may list the page. */
  indexable: boolean;
}

/** The lengths in characters of titles and descriptions that search engines can show and that say something. */
const lengths = { title: [10, 70], description: [50, 200] } as const;

/** Values of a robots tag that keep a page out of search results. */
const HIDING = /(?:^|,)\s*(?:noindex|none)\s*(?:,|$)/i;

/** Values of a robots tag that keep a page, its text or its links from search engines. */
const LIMITING =
  /(?:^|,)\s*(?:noindex|none|nofollow|nosnippet|unavailable_after\s*:[^,]*)\s*(?:,|$)/i;

/** The crawlers of search engines, in lower case. */
export const ENGINES = ['googlebot', 'bingbot', 'slurp', 'duckduckbot', 'applebot'] as const;

/** Names of robots tags: that for all search engines, and those for one. */
const ROBOTS: ReadonlySet<string> = new Set(['robots', ...ENGINES]);

/** Values of a viewport tag that keep visitors from enlarging a page to 200% (WCAG 2.2, success criterion 1.4.4). */
const UNSCALABLE =
  /user-scalable\s*=\s*(?:no|0)(?![\w.])|maximum-scale\s*=\s*[01](?:\.\d*)?(?![\d.])/i;

/** The value of a viewport tag that lays out the page at the width of the screen. */
const FITTING = /\bwidth\s*=\s*device-width\b/i;

/** The kinds of shared links (https://developer.x.com/en/docs/x-for-websites/cards/overview/markup). */
const CARDS = new Set(['summary', 'summary_large_image', 'app', 'player']);

/** Checks the title, the description and the other tags of a head. `open`, `text` and `close` take the events of the parser in their order. */
export function checkHead(plan: HeadPlan, report: (fault: PageFault) => void) {
  const found = new Map<string, { value: string; offset: number }[]>();
  const alternates: { language: string; href: string; offset: number }[] = [];
  let title: { value: string; offset: number } | undefined;
  let isInSvg = false;
  let headOffset = 0;
  const add = (what: string, value: string, offset: number) => {
    found.set(what, [...(found.get(what) ?? []), { value, offset }]);
  };
  const wrong = (
    what: FindingArgs['built-head-value']['what'],
    value: string,
    offset: number,
    expected = '',
  ) => report({ code: 'built-head-value', args: { what, found: value, expected }, offset });
  return {
    open({ name, attributes, offset }: Tag) {
      if (name === 'svg') isInSvg = true;
      else if (name === 'head') headOffset = offset;
      else if (name === 'title' && !isInSvg) title = { value: '', offset };
      else if (name === 'html') {
        const { lang = '' } = attributes;
        if (isLanguage(lang)) add('language', lang, offset);
      } else if (name === 'base') {
        wrong('base', attributes.href ?? '', offset);
      } else if (name === 'meta') {
        if (/^refresh$/i.test(attributes['http-equiv'] ?? '')) {
          wrong('refresh', attributes.content ?? '', offset);
        }
        if (/^utf-8$/i.test(attributes.charset ?? '')) add('charset', 'utf-8', offset);
        const { content = '' } = attributes;
        const key = attributes.name?.toLowerCase();
        const property = attributes.property ?? '';
        if (property.startsWith('og:')) add(property, content.trim(), offset);
        if (ROBOTS.has(key ?? '')) add('robots', content.trim(), offset);
        if (key === 'description' || key === 'viewport' || key === 'twitter:card') {
          add(key, content.trim(), offset);
        }
      } else if (name === 'link') {
        const { rel = '', href = '', hreflang } = attributes;
        if (rel === 'canonical') add('canonical', href, offset);
        if (/\bstylesheet\b/i.test(rel)) add('stylesheet', href, offset);
        if (rel === 'preload' && attributes.as === 'font' && !('crossorigin' in attributes)) {
          wrong('preload', href, offset);
        }
        if (rel === 'alternate' && hreflang !== undefined) {
          alternates.push({ language: hreflang, href, offset });
        }
      }
    },
    text(text: string) {
      if (title) title.value += text;
    },
    close(name: string) {
      if (name === 'svg') isInSvg = false;
      if (name === 'title' && title) {
        add('title', title.value.trim(), title.offset);
        title = undefined;
      }
    },
    end() {
      for (const what of headParts) {
        const [first, second] = found.get(what) ?? [];
        if (!first?.value) {
          const offset = first?.offset ?? headOffset;
          report({ code: 'built-head-missing', args: { what }, offset });
        } else if (second && !several.has(what)) {
          report({ code: 'built-head-repeated', args: { what }, offset: second.offset });
        }
      }
      for (const what of ['title', 'description'] as const) {
        const first = found.get(what)?.[0];
        const limits = lengths[what];
        const length = first?.value.length ?? 0;
        if (first?.value && (length < limits[0] || length > limits[1])) {
          report({
            code: 'built-head-length',
            args: { what, length, limits },
            offset: first.offset,
            evidence: first.value,
          });
        }
      }
      const canonical = found.get('canonical')?.[0];
      const expected = plan.url + plan.canonical;
      if (canonical?.value && canonical.value !== expected) {
        const args = { found: canonical.value, expected };
        report({ code: 'built-canonical', args, offset: canonical.offset });
      }
      // Search engines follow the strictest of several tags.
      const all = found.get('robots') ?? [];
      const wrongly = plan.indexable ? LIMITING : HIDING;
      const robots = all.find(({ value }) => wrongly.test(value)) ?? all[0];
      if (wrongly.test(robots?.value ?? '') === plan.indexable) {
        const args = { found: robots?.value ?? '', indexable: plan.indexable };
        report({ code: 'built-robots', args, offset: robots?.offset ?? headOffset });
      }
      const shared = found.get('og:url')?.[0];
      if (shared?.value && shared.value !== expected) {
        report({
          code: 'built-canonical',
          args: { found: shared.value, expected },
          offset: shared.offset,
        });
      }
      checkValues();
      checkAlternates();
      const valueOf = (what: string) => found.get(what)?.[0]?.value ?? '';
      return { title: valueOf('title'), description: valueOf('description') };
    },
  };

  /** Reports a language that is not that of the site, a page that does not suit phones, and words and a picture for shared links that are not those of the page. */
  function checkValues() {
    const language = found.get('language')?.[0];
    if (language && language.value.toLowerCase() !== plan.language.toLowerCase()) {
      wrong('language', language.value, language.offset, plan.language);
    }
    const viewport = found
      .get('viewport')
      ?.find(({ value }) => value !== '' && (UNSCALABLE.test(value) || !FITTING.test(value)));
    if (viewport) wrong('viewport', viewport.value, viewport.offset);
    // Addresses without encryption are a fault of their own. Other sites show no drawings.
    const image = found
      .get('og:image')
      ?.find(({ value }) => value !== '' && !/^https?:\/\/(?!.*\.svg$)/i.test(value));
    if (image) wrong('image', image.value, image.offset);
    const card = found.get('twitter:card')?.[0];
    if (card && !CARDS.has(card.value)) wrong('twitter:card', card.value, card.offset);
    const locale = found.get('og:locale')?.[0];
    const expected = plan.language.replace('-', '_');
    if (locale && locale.value !== expected) {
      wrong('og:locale', locale.value, locale.offset, expected);
    }
    for (const what of ['title', 'description'] as const) {
      const own = found.get(what)?.[0]?.value;
      const shared = found.get(`og:${what}`)?.[0];
      if (own && shared?.value && shared.value !== own) {
        wrong(`og:${what}`, shared.value, shared.offset, own);
      }
    }
  }

  /**
   * Reports links to other languages if a language is wrong or repeated, if an address is wrong, or if the set does not include the page
   * itself.
   */
  function checkAlternates() {
    const known = new Set<string>();
    for (const { language, href, offset } of alternates) {
      const kind =
        language !== 'x-default' && !isLanguage(language)
          ? 'language'
          : !href.startsWith('https://')
            ? 'address'
            : known.has(language.toLowerCase())
              ? 'repeated'
              : undefined;
      known.add(language.toLowerCase());
      if (kind) report({ code: 'built-alternate', args: { language, href, kind }, offset });
    }
    const [first] = alternates;
    const own = plan.url + plan.path;
    if (first && !alternates.some(({ href }) => href === own)) {
      const { language, href, offset } = first;
      report({ code: 'built-alternate', args: { language, href, kind: 'own' }, offset });
    }
  }
}

const headParts: readonly HeadPart[] = [
  'title',
  'description',
  'canonical',
  'viewport',
  'charset',
  'language',
  'stylesheet',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
];

/** The parts that a page may have several times. */
const several = new Set<HeadPart>(['stylesheet', 'og:image']);
