import { expect, test } from 'vitest';
import { planFormWords } from '#cli/resolve/planFormWords.ts';
import { sampleContent } from '../../helpers/sampleContent.ts';
import { words } from '../../helpers/interfaceWords.ts';

const { singles } = await sampleContent();
const planned = (changes: Partial<typeof singles.site.data>) =>
  planFormWords(words.forms, { ...singles.site.data, ...changes });

test('the words of the forms have the locale of the site', () => {
  expect(planned({ locale: 'en-IE' }).locale).toBe('en-IE');
});

test('the version of the words changes with the words', () => {
  expect(planned({ locale: 'en-IE' }).version).not.toBe(planned({ locale: 'en-GB' }).version);
  expect(planned({ locale: 'en-IE' }).version).toBe(planned({ locale: 'en-IE' }).version);
});
