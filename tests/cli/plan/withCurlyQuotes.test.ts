import { expect, test } from 'vitest';
import { withCurlyQuotes } from '#cli/plan/withCurlyQuotes.ts';

test('changes texts at any depth and keeps addresses, numbers and drawings', () => {
  const typed = {
    title: "It's here",
    list: [{ label: '"So"', href: "/it's", count: 3 }],
    icon: { svg: `<path d='M0 0'/>` },
    nothing: null,
  };
  expect(withCurlyQuotes(typed)).toEqual({
    title: 'It’s here',
    list: [{ label: '“So”', href: "/it's", count: 3 }],
    icon: { svg: `<path d='M0 0'/>` },
    nothing: null,
  });
  expect(typed.title).toBe("It's here");
});

test('returns the same object if nothing has a straight mark', () => {
  const typed = { title: 'Here', list: [{ label: 'So' }] };
  expect(withCurlyQuotes(typed)).toBe(typed);
});
