import { describe, expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const heading = (pattern: string) =>
  edited(
    'variants/marketing.yaml',
    'heading:\n  - Digital marketing help {{ in_town }}',
    `heading:\n  - '${pattern}'`,
  );

test.each([
  'Marketing {{ in_town }}',
  '{{ town | an }} firm',
  '{{ service | capitalize }} {{in_town}}',
  '{% if city_or_town == "city" %}A city{% else %}A town{% endif %}: {{ town }}',
])('%s can be filled', async (pattern) => {
  expect((await findingsOf(heading(pattern))).printed).toBe('');
});

test('a variable that does not exist', async () => {
  expect((await findingsOf(heading('Marketing in {{ twon }}'))).printed).toMatchInlineSnapshot(`
    "content/variants/marketing.yaml:11:19  error  pattern-variable-unknown
      There is no variable "twon".
      Did you mean "town"?

        10 | heading:
      > 11 |   - 'Marketing in {{ twon }}'
           |                   ^
        12 | lead:"
  `);
});

test('a filter that does not exist', async () => {
  expect((await findingsOf(heading('Marketing in {{ town | upper }}'))).printed)
    .toMatchInlineSnapshot(`
      "content/variants/marketing.yaml:11:27  error  pattern-filter-unknown
        There is no filter "upper".
        Expected one of "an", "capitalize", "downcase", "upcase", "replace", "default".

          10 | heading:
        > 11 |   - 'Marketing in {{ town | upper }}'
             |                           ^
          12 | lead:"
    `);
});

test('braces that are not closed', async () => {
  expect((await findingsOf(heading('Marketing in {{ town }'))).printed).toMatchInlineSnapshot(`
    "content/variants/marketing.yaml:11:19  error  pattern-invalid
      The pattern cannot be filled.
      "{{ town }" has no "}}". Expected two braces on each side, such as "{{ town }}".

        10 | heading:
      > 11 |   - 'Marketing in {{ town }'
           |                   ^
        12 | lead:"
  `);
});

test('a variable that does not exist, even if only other towns would use it', async () => {
  const { findings } = await findingsOf(
    heading('{% if town == "York" %}{{ twon }}{% else %}{{ town }}{% endif %}'),
  );
  expect(findings).toMatchObject([
    { code: 'pattern-variable-unknown', args: { found: 'twon', suggestion: 'town' } },
  ]);
});

test.each([
  ['title', 0],
  ['description', 0],
  ['lead', 2],
  ['callToAction', 1],
])('%s is tried', async (field, index) => {
  const { findings } = await findingsOf(
    edited(
      'variants/marketing.yaml',
      new RegExp(`(?<=\n${field}:\n(?:  - .*\n){${index}}  - ).*`),
      '"{{ x }}"',
    ),
  );
  expect(findings).toMatchObject([{ code: 'pattern-variable-unknown', path: [field, index] }]);
});

test('passages are tried', async () => {
  const { findings } = await findingsOf({
    ...edited('variants/marketing.yaml', /(?<= {2}- heading:\n {6}- ).*/, '"{{ x }}"'),
    ...edited('variants/web-design.yaml', /(?<= {4}phrasings:\n {6}- ).*/, '"{{ x }}"'),
  });
  expect(findings.map(({ path }) => path)).toEqual([
    ['passages', 0, 'heading', 0],
    ['passages', 0, 'phrasings', 0],
  ]);
});

describe('the patterns of town pages', () => {
  const lead = (pattern: string) =>
    edited('screens/town-pages.yaml', 'One {{ in_town }}.', `'${pattern}'`);

  test('may use what is known of the town', async () => {
    expect((await findingsOf(lead('{{ town }} and {{ neighbours }}'))).printed).toBe('');
  });

  test('and nothing of a service', async () => {
    const { findings } = await findingsOf(lead('{{ service }} in {{ town }}'));
    expect(findings).toMatchObject([
      { code: 'pattern-variable-unknown', path: ['lead', 0], args: { found: 'service' } },
    ]);
  });
});
