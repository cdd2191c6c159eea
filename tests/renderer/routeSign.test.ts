import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RouteSign as Sign } from '#schemas/generated/views.ts';
import type { LayoutWords } from '../../templates/words.ts';
import { WordsContext } from '../../templates/words.ts';
import { RouteSign } from '../../templates/home/RouteSign.tsx';
import { words } from '../helpers/interfaceWords.ts';

const timed = { label: 'Web design', path: '/services/web', duration: '2–8 weeks' };
const ongoing = { label: 'Marketing', path: '/services/marketing', duration: 'ongoing' };

function rendered(sign: Sign): string {
  // The sign uses only the words of the home page.
  const value = { pages: { home: words.pages.home } } as LayoutWords;
  return renderToStaticMarkup(
    createElement(WordsContext, { value }, createElement(RouteSign, { sign })),
  );
}

test.each([
  ['only services with an end', { roundabout: [], turnings: [timed] }],
  ['only ongoing services', { roundabout: [ongoing], turnings: [] }],
])('the sign of %s has no empty list, but a road', (_, sign) => {
  const html = rendered(sign);
  expect(html).not.toMatch(/<ul[^>]*><\/ul>/);
  expect(html).toContain('class="route-sign__road"');
});
