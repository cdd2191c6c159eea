import { describe, expect, test } from 'vitest';
import { formatNginxMaps, formatNginxServer } from '#cli/plan/nginxFormats.ts';
import { planHeaders } from '#cli/plan/planHeaders.ts';
import type { Redirect } from '#schemas/generated/route.ts';

const rules = planHeaders({ booking: { origin: 'https://slots.example' } });
const redirect = (from: string, to: string): Redirect => ({
  from,
  to,
  status: 301,
  source: 'content/a.md',
});
/** Returns the entries of a map in `nginx-maps.conf`. */
const entriesOf = (text: string, name: string) =>
  [
    ...(new RegExp(`\\$${name} \\{\\n(.*?)\\n\\}`, 's').exec(text)?.[1] ?? '').matchAll(
      /^ {2}"(\/[^"]*)" "([^"]*)";$/gm,
    ),
  ].map(([, from, to]) => [from, to]);

describe('nginx-maps.conf', () => {
  test('leads each page to itself and each alias to its page', () => {
    const text = formatNginxMaps(
      [
        { path: '/', type: 'home' },
        { path: '/about', type: 'about' },
        { path: '/404', type: 'not-found' },
      ],
      { redirects: [redirect('/old', '/about'), redirect('/old/page.html', '/about')] },
      rules,
    );
    expect(entriesOf(text, 'site_target')).toEqual([
      ['/', '/'],
      ['/about', '/about'],
      ['/old', '/about'],
    ]);
    expect(entriesOf(text, 'site_destination')).toEqual([['/old/page.html', '/about']]);
  });

  test('names no key twice in two cases, which nginx would refuse', () => {
    const text = formatNginxMaps(
      [{ path: '/about', type: 'about' }],
      { redirects: [redirect('/Old', '/about'), redirect('/old', '/about')] },
      rules,
    );
    expect(entriesOf(text, 'site_target')).toEqual([
      ['/about', '/about'],
      ['/old', '/about'],
    ]);
  });

  test('lists the addresses that are gone', () => {
    const gone = ['/blog/old', '/old/page.html'];
    const text = formatNginxMaps([], { redirects: [], gone }, rules);
    expect(entriesOf(text, 'site_gone_spelling')).toEqual([['/blog/old', '1']]);
    expect(entriesOf(text, 'site_gone')).toEqual([['/old/page.html', '1']]);
  });

  test('makes room for the longest path', () => {
    const text = formatNginxMaps(
      [{ path: `/${'x'.repeat(400)}`, type: 'post' }],
      { redirects: [] },
      rules,
    );
    expect(text).toContain('map_hash_bucket_size 1024;');
  });
});

test('nginx-server.conf has every header once, including on errors and redirects', () => {
  const lines = formatNginxServer(rules).split('\n');
  for (const name of Object.keys(rules[0]?.headers ?? {})) {
    const found = lines.filter((line) => line.startsWith(`add_header ${name} `));
    expect(found, name).toEqual([expect.stringMatching(/ always;$/)]);
  }
});
