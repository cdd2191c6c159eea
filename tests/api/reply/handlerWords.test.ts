import { expect, test } from 'vitest';
import { handlerWords } from '#api/reply/handlerWords.ts';
import { enquiryApi } from '../../helpers/enquiryApi.ts';
import { handlerWords as whole } from '../../helpers/interfaceWords.ts';

test('words that are complete stay as they are', () => {
  expect(handlerWords(whole)).toEqual(whole);
});

test('a word that is missing is replaced by its name', () => {
  const { errors: _, ...forms } = whole.forms;
  const words = handlerWords({ ...whole, forms });
  expect(words.forms.errors.required.name).toBe('name');
  expect(words.forms.labels).toEqual(whole.forms.labels);
});

test.each([undefined, null, 'text', [], { forms: 1 }])(
  'words that are %j give every name',
  (data) => {
    expect(handlerWords(data).enquiries.refusals.fault).toBe('fault');
  },
);

test('an enquiry is stored without any words, and a wrong one gets its errors', async () => {
  const { sendJson, kept } = await enquiryApi({}, { words: () => handlerWords(undefined) });
  const enquiry = { name: 'Ada', email: 'ada@example.org', message: 'An engine.' };
  expect((await sendJson(enquiry)).status).toBe(200);
  expect(await kept()).toHaveLength(1);
  const refused = await sendJson({ ...enquiry, email: 'ada' });
  expect(await refused.json()).toMatchObject({
    status: 422,
    title: 'invalid',
    errors: [{ field: 'email', message: 'email' }],
  });
});
