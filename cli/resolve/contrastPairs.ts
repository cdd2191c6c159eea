import type { Role } from '#cli/model/palette.ts';

/** Two colours that are adjacent on pages. */
export interface ContrastPair {
  /** The role of the text, or of a line or shape that has a meaning. */
  colour: Role;
  on: Role;
  /** The minimum ratio (https://www.w3.org/TR/WCAG22/#contrast-minimum, https://www.w3.org/TR/WCAG22/#non-text-contrast). */
  ratio: 4.5 | 3;
  /** The use of the pair, as the end of a sentence: "secondary text on cards". */
  use: string;
}

/** The roles of backgrounds in an editor's words. */
const names = {
  paper: 'the page',
  tint: 'tinted bands',
  card: 'cards',
  primary: 'plates',
  primaryDeep: 'the footer and on flags below the pointer',
  secondary: 'the plates of work',
} satisfies Partial<Record<Role, string>>;

const page = ['paper', 'tint', 'card'] as const;
const plates = ['primary', 'primaryDeep'] as const;

/**
 * Every pair of colours that templates and styles use, in both schemes. Lines and shapes without a meaning have no pair, such as the line
 * within a plate. `tests/e2e/brand.test.ts` compares the list with the pages in a browser.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs('ink', page, 4.5, 'text'),
  ...pairs('muted', page, 4.5, 'secondary text'),
  ...pairs('accent', page, 4.5, 'links'),
  ...pairs('error', page, 4.5, 'messages about errors'),
  ...pairs('field', page, 3, 'the edges of form fields'),
  ...pairs('focus', page, 3, 'the ring around the focus'),
  ...pairs('star', page, 4.5, 'figures in the dark scheme, and the stars of testimonials,'),
  { colour: 'onAccent', on: 'accent', ratio: 4.5, use: 'text on the button of the menu' },
  ...pairs('onPrimary', plates, 4.5, 'text'),
  ...pairs('onPrimarySoft', plates, 4.5, 'secondary text'),
  ...pairs('signal', plates, 4.5, 'figures'),
  ...pairs('primaryField', ['primary'], 3, 'the edges of form fields'),
  ...pairs('primaryError', ['primary'], 4.5, 'messages about errors'),
  ...pairs('onSecondary', ['secondary'], 4.5, 'text'),
  ...pairs('onSecondarySoft', ['secondary'], 4.5, 'secondary text'),
  ...pairs('signal', ['secondary'], 4.5, 'figures'),
  {
    colour: 'onSignal',
    on: 'signal',
    ratio: 4.5,
    use: 'text on notices and buttons',
  },
  { colour: 'onAlert', on: 'alert', ratio: 4.5, use: 'text of notices about errors' },
  ...(
    [
      'codeKeyword',
      'codeString',
      'codeConstant',
      'codeFunction',
      'codeParameter',
      'codeComment',
    ] as const
  ).map((colour): ContrastPair => ({ colour, on: 'tint', ratio: 4.5, use: 'program code' })),
];

function pairs(
  colour: Role,
  backgrounds: readonly (keyof typeof names)[],
  ratio: ContrastPair['ratio'],
  what: string,
): ContrastPair[] {
  return backgrounds.map((on) => ({ colour, on, ratio, use: `${what} on ${names[on]}` }));
}
