import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';

/** Colours come from `content/brand/brand.yaml`. Code names none, unless no page of the site shows it. */
const exceptions: Readonly<Record<string, string>> = {
  'cli/brand/drawIcons.ts': 'It names only the colour that is transparent.',
  'cli/brand/brandStyles.ts': 'Shadows are black in every brand.',
  'cli/resolve/resolvePalette.ts': 'White is a candidate for text on a background.',
  'cli/check/sampleTraces.ts': 'The check before a launch looks for the colours of the sample.',
  'cli/check/rules/coloursHaveContrast.ts': 'Black and white have the most contrast.',
  'cli/report/messages/brand.ts': 'Messages have examples.',
  'cli/report/explanations/agency.ts': 'Explanations have examples.',
  'cli/report/explanations/brand.ts': 'Explanations have examples.',
  'cli/commands/readAnswers.ts': 'It proposes a colour to a new agency.',
  'cli/init/brandFiles.ts': 'A new brand starts with neutral colours.',
  'cli/pictures/draftDrawings.ts': 'The first mark of a new agency has a white letter.',
  'cli/init/drawInitial.ts': 'It names the colour of text on the first mark.',
  'cli/dev/overlay.client.ts': 'The dialog with errors belongs to the tool, not to the site.',
  'cli/similarity/locationsPage.ts': 'The report belongs to the tool, not to the site.',
};

const files = globSync(
  ['templates/**/*.{ts,tsx,css,svg}', '{renderer,pages,api}/**/*.{ts,tsx}', 'cli/**/*.ts'],
  { cwd: projectRoot, exclude: (name) => name.includes('node_modules') },
).sort();

const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w/-])/gi;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch|color)\((?!from)/g;
const NAME =
  /(?:color|background|fill|stroke|border|shadow|outline)[\w-]*['"]?\s*[:=]\s*['"{]*[^;\n]*?\b(?:white|black|red|green|blue|yellow|brown|orange|purple|pink|gr[ae]y|gold|silver)\b/gi;

/** Returns the colours that a text names outside of comments, and of strings that are examples for people. */
function coloursIn(file: string, text: string): string[] {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/such as "[^"]*"|&#x?[\da-f]+;|href="#[^"]*"|\bwhite-space\b/gi, '');
  const patterns = /\.(?:css|tsx|svg)$/.test(file) ? [HEX, FUNCTION, NAME] : [HEX, FUNCTION];
  return patterns.flatMap((pattern) => code.match(pattern) ?? []);
}

test('no code names a colour', () => {
  const found = files
    .filter((file) => !(file in exceptions))
    .flatMap((file) =>
      coloursIn(file, readFileSync(join(projectRoot, file), 'utf8')).map(
        (colour) => `${file}: ${colour}`,
      ),
    );
  expect(found).toEqual([]);
});

test('every exception is needed', () => {
  const idle = Object.keys(exceptions).filter(
    (file) => coloursIn(file, readFileSync(join(projectRoot, file), 'utf8')).length === 0,
  );
  expect(idle).toEqual([]);
});

test.each([
  ['templates/styles/a.css', 'a { color: #00513b; }'],
  ['templates/styles/a.css', 'a { box-shadow: 0 0 4px rgb(0 0 0 / 35%); }'],
  ['templates/styles/a.css', 'a { border: 1px solid white; }'],
  ['templates/parts/A.tsx', '<rect fill="#fff" />'],
  ['templates/parts/A.tsx', '<rect stroke="red" />'],
  ['cli/cards/a.ts', "const colours = { plate: '#00513b' };"],
])('a colour is found in %s: %s', (file, text) => {
  expect(coloursIn(file, text)).not.toEqual([]);
});

test.each([
  ['templates/styles/a.css', 'a { color: var(--ink); white-space: nowrap; }'],
  ['templates/styles/a.css', '/* The plates of British roads are #00513b. */'],
  ['templates/parts/A.tsx', '<a href="#add">Green Park</a>'],
])('other text is not a colour in %s: %s', (file, text) => {
  expect(coloursIn(file, text)).toEqual([]);
});
