import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbrokenSpans } from '../../templates/parts/unbrokenSpans.ts';

const markupOf = (text: string) => renderToStaticMarkup(unbrokenSpans(text));

test('keeps a span of prices on one line, but not its period', () => {
  expect(markupOf('The cost is £1,000–£5,000 a project.')).toBe(
    'The cost is <span class="whole">£1,000–£5,000</span> a project.',
  );
});

test.each(['CHF\u00a01,000–CHF\u00a05,000', 'kr\u00a01,000–kr\u00a05,000', 'CHF\u00a01,000–5,000'])(
  'keeps %j on one line',
  (span) => {
    expect(markupOf(`The cost is ${span} a project.`)).toBe(
      `The cost is <span class="whole">${span}</span> a project.`,
    );
  },
);

test('keeps a span of times and its unit on one line, and leaves other words alone', () => {
  expect(markupOf('Campaigns last 1–3 months, of which')).toBe(
    'Campaigns last <span class="whole">1–3 months</span>, of which',
  );
  expect(markupOf('Leeds – in 3 months')).toBe('Leeds – in 3 months');
});
