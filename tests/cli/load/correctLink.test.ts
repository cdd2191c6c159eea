import { expect, test } from 'vitest';
import { correctLink } from '#cli/load/correctLink.ts';

test.each([
  ['[notes](Prices 2026.docx)', '[notes](Prices%202026.docx)'],
  ['[notes](/downloads/Prices 2026.docx)', '[notes](/downloads/Prices%202026.docx)'],
  ['[write](mailto:hello @agency.example)', '[write](mailto:hello@agency.example)'],
  [
    '[write](hello @agency.example?subject=A word)',
    '[write](hello@agency.example?subject=A%20word)',
  ],
  ['<https://files.example/a|the plan>', '[the plan](https://files.example/a)'],
  ['[prices](/our prices)', '[prices](/our-prices)'],
  ['[prices](/prices "Our prices”)', '[prices](/prices)'],
  ['[a tag](/images/tag.svg =300x)', '[a tag](/images/tag.svg)'],
  ['![a tag](/images/tag.svg =300x)', '![a tag](/images/tag.svg)'],
  ['[plan](https://files.example/The plan.pdf)', '[plan](https://files.example/The%20plan.pdf)'],
])('%s is corrected to %s', (found, write) => {
  expect(correctLink(found)).toBe(write);
});
