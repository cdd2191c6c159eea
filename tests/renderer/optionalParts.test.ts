import { parse, stringify } from 'yaml';
import { describe, expect, test } from 'vitest';
import { edited } from '../helpers/contentDir.ts';
import type { ContentFiles } from '../helpers/contentDir.ts';
import { findingsOf } from '../helpers/findingsOf.ts';
import { leastContent } from '../helpers/leastContent.ts';
import { minimalContent } from '../helpers/minimalContent.ts';
import { renderedSite } from '../helpers/renderedSite.ts';

/** An optional part of a site. */
interface Part {
  /** The keys to delete, as paths of fields by file. */
  without: Readonly<Record<string, readonly string[]>>;
  /** The words, addresses and markup that the site has with the part only. */
  words: readonly RegExp[];
}

const parts: Record<string, Part> = {
  'a CRM': { without: { 'site.yaml': ['crm'] }, words: [/crm\.agency\.example/, />Tools</] },
  'a chat': { without: { 'site.yaml': ['chat'] }, words: [/wa\.me/, /WhatsApp/, /<dt>Chat/] },
  'a phone': {
    without: { 'site.yaml': ['phone', 'phoneDisplay', 'office.phone', 'office.phoneDisplay'] },
    words: [/tel:/, /020 7946/, /"telephone"/, /Call Us Now/],
  },
  'a booking': {
    without: {
      'site.yaml': ['booking'],
      'navigation.yaml': ['action'],
      'screens/home.md': ['calendar', 'secondaryAction'],
      'screens/contact.yaml': ['booking'],
      'screens/service-pages.yaml': ['booking'],
    },
    words: [/slots\.example/, /Slots/, /frame-src/, /booking/i, /#calendar/, /Book a session/],
  },
  analytics: {
    without: { 'site.yaml': ['analytics'] },
    words: [/analytics/i, /which pages are useful/],
  },
  'figures about the agency': {
    without: { 'site.yaml': ['stats'] },
    words: [/<dd>10\+/],
  },
  claims: {
    without: { 'site.yaml': ['claims'] },
    words: [/Measured\./, /<dd>2 hours/, /Promised reply/i, /live MVP/],
  },
  'a claim about an MVP': {
    without: { 'site.yaml': ['claims.mvpWeeks'] },
    words: [/live MVP/, /<dd>8 weeks/],
  },
  'opening hours': {
    without: { 'site.yaml': ['hours'] },
    words: [/9 to 5/, /Business hours/, /openingHours/],
  },
  'a registration as a company': {
    without: { 'site.yaml': ['registeredIn', 'companyNumber', 'registeredOffice'] },
    words: [/company number/, /registered (?:in|office)/, /00000000/],
  },
  'a number for VAT': { without: { 'site.yaml': ['vatNumber'] }, words: [/VAT number/] },
  VAT: {
    without: { 'site.yaml': ['vatNumber', 'vatRate', 'vatStatement'] },
    words: [/\bVAT\b/],
  },
  'a tagline': { without: { 'site.yaml': ['tagline'] }, words: [/<p>An agency\.<\/p><address>/] },
  'an office for visits': {
    without: { 'site.yaml': ['office.street', 'office.postcode'] },
    words: [/1 Plover Yard/, /streetAddress/, /postalCode/],
  },
  'profiles on social networks': {
    without: { 'site.yaml': ['social'] },
    words: [/sameAs/, /social\.example/],
  },
};

/** The minimal content with every optional part. */
const whole = {
  ...minimalContent(),
  ...edited(
    'site.yaml',
    'social: []',
    'social:\n  - label: LinkedIn\n    url: https://social.example/agency',
  ),
};

test('a site with every part has the words of each', async () => {
  const { context } = await findingsOf(whole);
  if (!context) throw new Error('The content has errors.');
  const text = [...(await renderedSite(context)).values()].join('\n');
  for (const { words } of Object.values(parts)) {
    for (const word of words) expect(text).toMatch(word);
  }
});

describe('a site without', () => {
  test.each(Object.entries(parts))('%s has no trace of it', async (_, { without, words }) => {
    const files = Object.fromEntries(
      Object.entries(without).map(([file, fields]) => [file, withoutFields(file, fields)]),
    );
    const { printed, context } = await findingsOf(files);
    expect(printed).toBe('');
    if (!context) throw new Error('The content has errors.');
    for (const [name, text] of await renderedSite(context)) {
      for (const word of words) expect(text, name).not.toMatch(word);
      expect(emptyElements(text), name).toEqual([]);
    }
  });

  test('analytics and a booking needs no consent', async () => {
    const all = { ...parts['a booking']?.without, 'site.yaml': ['booking', 'analytics'] };
    const files = Object.fromEntries(
      Object.entries(all).map(([file, fields]) => [file, withoutFields(file, fields)]),
    );
    const { context } = await findingsOf(files);
    if (!context) throw new Error('The content has errors.');
    const home = (await renderedSite(context)).get('/');
    expect(home).not.toMatch(/data-enhance="consent"|data-open="consent"|cookies\?/);
  });
});

describe('the least site', () => {
  const files: ContentFiles = {
    ...Object.fromEntries(Object.keys(minimalContent()).map((file) => [file, null])),
    ...leastContent(),
  };

  test('has the pages that the law and the forms need, and no other', async () => {
    const { printed, context } = await findingsOf(files);
    expect(printed).toBe('');
    if (!context) throw new Error('The content has errors.');
    const pages = [...(await renderedSite(context)).keys()].filter((name) => name.startsWith('/'));
    expect(pages.toSorted()).toEqual(
      ['/', '/404', '/contact', '/privacy-policy', '/services/web-design', '/thank-you'].toSorted(),
    );
  });

  test('names no page that it does not have, and has no empty heading or list', async () => {
    const { context } = await findingsOf(files);
    if (!context) throw new Error('The content has errors.');
    const site = await renderedSite(context);
    for (const [name, text] of site) {
      expect(text, name).not.toMatch(
        /["'=](?:https:\/\/www\.trader\.example)?\/(?:about|blog|case-studies|facts-questions|locations|services|sitemap)["#/?](?!web-design)/,
      );
      const links = [...text.matchAll(/href="(\/[^"#.]*)(#[^"]*)?"/g)];
      for (const [, path = ''] of links) expect([...site.keys()], name).toContain(path);
      expect(emptyElements(text), name).toEqual([]);
    }
  });

  test('has no feed and no index of towns', async () => {
    const { context } = await findingsOf(files);
    if (!context) throw new Error('The content has errors.');
    const site = await renderedSite(context);
    expect([...site.keys()].filter((name) => /feed|atom|search|location/.test(name))).toEqual([]);
  });
});

/** Returns the text of a file of the minimal content without some fields. */
function withoutFields(file: string, fields: readonly string[]): string {
  const text = (whole as Record<string, string>)[file] ?? '';
  const [, yaml = text, body = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? [];
  const data: unknown = parse(yaml);
  for (const field of fields) {
    const steps = field.split('.');
    const last = steps.pop() ?? '';
    const group = steps.reduce<unknown>((value, step) => (value as never)[step], data);
    Reflect.deleteProperty(group as object, last);
  }
  const written = stringify(data, { aliasDuplicateObjects: false, lineWidth: 0 });
  return file.endsWith('.md') ? `---\n${written}---\n${body}` : written;
}

/** Returns the headings, lists, links and paragraphs that have nothing in them, apart from the ones that scripts fill. */
function emptyElements(html: string): string[] {
  const without = html.replace(/<template.*?<\/template>/gs, '');
  return [...without.matchAll(/<(h[1-6]|ul|ol|dl|p|a|nav|section|address)\b([^>]*)>\s*<\/\1>/g)]
    .filter(([, , attributes = '']) => !/data-part|role="(?:status|alert)"|hidden/.test(attributes))
    .map(([element]) => element);
}
