import type { SvgFault } from '#cli/model/svgFault.ts';
import type { brand as explained } from '../explanations/brand.ts';
import type { Message, MessagesOf } from './message.ts';
import { number } from '#cli/report/amounts.ts';
import { quote } from './values.ts';

/** The words of findings about the look of the site. */
export const brand: MessagesOf<typeof explained> = {
  'svg-invalid': ({ fault }) => svgMessage(fault),
  'font-missing': ({ name, isDamaged = false }) =>
    isDamaged
      ? {
          found: `The font package ${quote(name)} is damaged: a font file of it is missing, cut off or unreadable.`,
          expected: 'Expected the files of the package as npm installs them.',
          action: 'Run "npm ci", which installs all packages again.',
        }
      : {
          found: `The font package ${quote(name)} is not installed.`,
          expected: 'Expected a package of Fontsource; https://fontsource.org lists them.',
          action: `Run "npm install --save-exact ${name}", or correct the name.`,
        },
  'font-weight': ({ name, found, weights }) => ({
    found: `The font package ${quote(name)} has no weight ${found}.`,
    expected: `Expected some of its weights: ${weights}.`,
    action: 'Correct the weight, or remove it.',
  }),
  'font-letter': ({ names, letters, isLeftOut, latin }) => {
    const all = letters.map(quote).join(', ');
    const [letter, it] = letters.length === 1 ? ['letter', 'it'] : ['letters', 'them'];
    const fonts = (noun: string) =>
      `the ${noun}${names.length === 1 ? '' : 's'} ${names.map(quote).join(' and ')}`;
    if (latin !== undefined) {
      const [first = ''] = letters;
      return {
        found:
          latin.length > 1
            ? `${quote(first)} is one character for ${quote(latin)}, as PDFs have it, so searches do not find the word.`
            : `The letter ${quote(first)} looks like ${quote(latin)}, but is from another alphabet, so searches do not find the word and a font of the device shows the letter.`,
        expected: 'Expected the letters of one alphabet in a word.',
        action: `Delete it, and type ${quote(latin)}.`,
      };
    }
    return isLeftOut
      ? {
          found: `The build leaves the ${letter} ${all} out of ${fonts('font')}, so a font of the device shows ${it}.`,
          expected: 'Expected letters that British texts use, because font files have to be small.',
          action: `Spell the word without ${it}. In the name of a person, accept the look.`,
        }
      : {
          found: `The ${letter} ${all} ${letters.length === 1 ? 'is' : 'are'} not in ${fonts('font package')}, so a font of the device shows ${it}.`,
          action: `Choose a font that has ${it}; https://fontsource.org lists the languages of each.`,
        };
  },
  'icon-unused': ({ name }) => ({
    found: `No service has the icon ${quote(name)}.`,
    action: 'Delete the file, or name the icon in a service.',
  }),
};

/** Returns the words for a part of an SVG file that the site cannot use. */
function svgMessage(fault: SvgFault): Message {
  const again = 'Export it again as plain SVG, with presentation attributes and text as outlines.';
  switch (fault.kind) {
    case 'broken':
      return {
        found: 'The SVG file is damaged from here on.',
        expected: 'Expected every tag to be closed and every attribute to be in quotation marks.',
        action: 'Export it again from the program that drew it.',
      };
    case 'root':
      return {
        found: `The file starts with <${fault.found}>.`,
        expected: 'Expected <svg xmlns="http://www.w3.org/2000/svg" viewBox="…">.',
        action: 'Export it again as SVG.',
      };
    case 'view-box':
      return {
        found:
          fault.found === undefined
            ? 'The drawing has no viewBox.'
            : `The viewBox ${quote(fault.found)} is not four numbers with a size.`,
        expected: 'Expected the area that is drawn, such as viewBox="0 0 40 40".',
        action: 'Add it to the <svg> element.',
      };
    case 'element':
      return {
        found: `The drawing has an element <${fault.found}>.`,
        expected:
          'Expected shapes, groups and gradients only; scripts, styles, pictures, animations and text cannot be part of a page.',
        action: again,
      };
    case 'attribute':
      return {
        found: `The element <${fault.element}> has the attribute ${quote(fault.found)}.`,
        expected:
          fault.found === 'style'
            ? 'Expected presentation attributes such as fill="#00513b", because pages may not have styles of their own.'
            : 'Expected no attribute that runs code.',
        action: again,
      };
    case 'reference':
      return {
        found: `The drawing refers to ${quote(fault.found)}.`,
        expected:
          'Expected the id of a part of the same drawing. An icon cannot refer to anything, because a page may show it twice.',
        action: again,
      };
    case 'runs':
    case 'loads':
      return {
        found: `The picture has ${fault.found}, which ${fault.kind === 'runs' ? 'runs code in the browser' : 'loads a file from another site'}.`,
        expected: 'Expected a picture without scripts, and with all of its parts in its file.',
        action: 'Export it again as plain SVG with embedded pictures, or save it as PNG.',
      };
    case 'foreign':
      return {
        found: `The picture has ${fault.found}, which many programs do not show.`,
        expected: 'Expected a picture of SVG alone, without HTML and without entities.',
        action: 'Export it again as plain SVG with embedded pictures, or save it as PNG.',
      };
    case 'empty':
      return { found: 'The drawing has no shapes.', action: again };
    case 'size':
      return {
        found: `The drawing takes ${number(fault.bytes)} bytes in a page.`,
        expected: `Expected at most ${number(fault.limit)}, because pages carry it with them.`,
        action: 'Simplify its paths, or round their numbers.',
      };
  }
}
