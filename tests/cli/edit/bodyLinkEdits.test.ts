import { expect, test } from 'vitest';
import { bodyLinkEdits } from '#cli/edit/bodyLinkEdits.ts';
import { applyEdits } from '#cli/edit/textEdits.ts';

/** Returns a text in which links to `/old`, also on the site itself, lead to `/new`. */
function moved(text: string): string {
  const newTarget = (href: string) =>
    /^(?:https:\/\/site\.example)?\/old\b/.test(href) ? href.replace('/old', '/new') : undefined;
  return applyEdits(text, bodyLinkEdits(text, 0, newTarget));
}

test.each([
  ['[a](/old)', '[a](/new)'],
  ['[/old](/old#b "the /old one")', '[/old](/new#b "the /old one")'],
  ['[a](/old?b=1&amp;c=2)', '[a](/new?b=1&c=2)'],
  ['<https://site.example/old>', '<https://site.example/new>'],
  ['See https://site.example/old.', 'See https://site.example/new.'],
  ['[a:/old]\n\n[a:/old]: /old', '[a:/old]\n\n[a:/old]: /new'],
  ['<a href="/old">b</a>', '<a href="/new">b</a>'],
  ["<a href = '/old'>b</a>", "<a href = '/new'>b</a>"],
  ['<a href=/old>b</a>', '<a href=/new>b</a>'],
  ['`/old` and /old', '`/old` and /old'],
])('%s becomes %s', (text, expected) => {
  expect(moved(text)).toBe(expected);
});
