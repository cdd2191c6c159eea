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

test('a page without a doctype, which browsers lay out in quirks mode, breaks a rule', async () => {
  expect(await rulesOf(page('<h1>About</h1>').replace('<!doctype html>', ''))).toContain(
    'missing-doctype',
  );
});

test('a hidden link that gets the focus breaks a rule', async () => {
  const main = '<a href="/" aria-hidden="true">A</a>';
  expect(await rulesOf(page(main))).toEqual(['hidden-focusable']);
});

test('sections may have the same name', async () => {
  const section = (id: string) =>
    `<section aria-labelledby="${id}"><h2 id="${id}">A heading</h2></section>`;
  expect(await rulesOf(page(section('a') + section('b')))).toEqual([]);
});

test('the size of a picture, which the scan of each page checks, breaks no rule', async () => {
  const picture = '<img src="/a.png" alt="" width="NaN">';
  expect(await rulesOf(page(picture))).toEqual([]);
  expect(await rulesOf(page('<canvas width="NaN"></canvas>'))).toEqual([
    'attribute-allowed-values',
  ]);
});
