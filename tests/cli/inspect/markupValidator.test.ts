import { expect, test } from 'vitest';
import { markupValidator } from '#cli/inspect/markupValidator.ts';

const validate = markupValidator();

const page = (main: string) => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>About the agency</title></head>
<body>
<nav aria-label="Main"><a href="/">Home</a></nav>
<main>${main}</main>
</body>
</html>
`;

/** Returns the rules that a page breaks. */
async function rulesOf(html: string): Promise<unknown[]> {
  const faults = await validate(html);
  return faults.map(({ args }) => ('rule' in args ? args.rule : undefined));
}

test('a page that follows the standard breaks no rule', async () => {
  expect(await rulesOf(page('<h1>About</h1><label>Name <input name="name"></label>'))).toEqual([]);
});

test('a page without a doctype, which browsers lay out as those of 1998, breaks a rule', async () => {
  expect(await rulesOf(page('<h1>About</h1>').replace('<!doctype html>', ''))).toContain(
    'missing-doctype',
  );
});

test.each([
  ['two parts with one name', '<nav aria-label="Main"></nav>', 'unique-landmark'],
  ['a hidden link that gets the focus', '<a href="/" aria-hidden="true">A</a>', 'hidden-focusable'],
])('%s breaks a rule', async (_, main, rule) => {
  expect(new Set(await rulesOf(page(main)))).toEqual(new Set([rule]));
});
