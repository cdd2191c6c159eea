import { HtmlValidate } from 'html-validate';
import type { PlacedFault } from './pageFault.ts';

/** Rules that the set of the HTML standard leaves out. */
const BEYOND = [
  'aria-hidden-body',
  'hidden-focusable',
  'meta-refresh',
  'missing-doctype',
  'multiple-labeled-controls',
  'no-abstract-role',
  'wcag/h36',
  'wcag/h67',
  'wcag/h71',
];

/**
 * Returns a function that returns the errors of html-validate (https://html-validate.org) on a page. Its rules are those of the HTML
 * standard.
 */
export function markupValidator(): (html: string) => Promise<PlacedFault[]> {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    rules: Object.fromEntries(BEYOND.map((rule) => [rule, 'error'])),
  });
  return async (html) => {
    const { results } = await validator.validateString(html);
    return results
      .flatMap(({ messages }) => messages)
      .filter(
        ({ ruleId, message, selector }) =>
          // A script fills in what a template lacks.
          !(ruleId === 'element-required-attributes' && selector?.includes('template')) &&
          // The scan finds the sizes of pictures on every page.
          !(
            ruleId === 'attribute-allowed-values' &&
            /^Attribute "(?:width|height)"/.test(message) &&
            /\bimg[^ ]*$/.test(selector ?? '')
          ),
      )
      .map(({ ruleId, message, line, column }) => ({
        code: 'built-markup',
        args: { rule: ruleId, reason: message.replaceAll(/[<>]/g, '') },
        line,
        column,
      }));
  };
}
