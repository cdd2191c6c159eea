import { expect, test } from 'vitest';
import { codeError } from '#cli/dev/codeError.ts';
import { devErrors } from '#cli/dev/devErrors.ts';
import type { ShownError } from '#cli/dev/shownError.ts';

const describe = (error: unknown) => codeError(error, import.meta.dirname);
const broken = (message: string) => describe(new Error(message));
const sentencesOf = (errors: readonly ShownError[]) => errors.flatMap(({ sentences }) => sentences);

/** Starts the errors of a site. One browser shows its page at `/about`. */
function start(failures: ReadonlyMap<string, ShownError> = new Map()) {
  const printed: string[] = [];
  let shown: readonly ShownError[] = [];
  const browser = {
    path: '/about',
    version: '',
    showErrors: (errors: readonly ShownError[]) => (shown = errors),
    useStyles: () => undefined,
    reload: () => undefined,
  };
  const browsers = { connect: () => undefined, all: () => [browser], paths: () => ['/about'] };
  const errors = devErrors({ describe, browsers, failures, print: (text) => printed.push(text) });
  return { errors, printed: () => printed.join(''), shown: () => sentencesOf(shown) };
}

test('a page shows the errors of the code, its own, and those of the content', () => {
  const failures = new Map([
    ['/about', broken('Its own')],
    ['/contact', broken('That of another page')],
  ]);
  const { errors, shown } = start(failures);
  errors.setCode([new Error('The code')]);
  errors.setContent({ errors: 1, text: 'The content\n', shown: [broken('The content')] });
  expect(shown()).toEqual(['The code', 'Its own', 'The content']);
  expect(sentencesOf(errors.at('/other'))).toEqual(['The code', 'The content']);
});

test('an error that several pages have is printed once, however often it is shown', () => {
  const { errors, printed } = start(
    new Map([
      ['/about', broken('Broken')],
      ['/contact', broken('Broken')],
    ]),
  );
  errors.show();
  errors.show();
  expect(printed().match(/Broken/g)).toHaveLength(1);
});

test('the content is reported as fixed even if the code still has an error', () => {
  const { errors, printed } = start();
  errors.setCode([new Error('The code')]);
  errors.setContent({ errors: 1, text: 'The content\n', shown: [broken('The content')] });
  errors.setContent({ errors: 0, text: '', shown: [] });
  expect(printed()).toMatch(/^The content\n.*The code\n.*Fixed\.\n$/s);
});

test('a failed attempt to read the content is shown and printed until the next one succeeds', () => {
  const { errors, printed, shown } = start();
  for (let attempt = 0; attempt < 2; attempt++) errors.setContentFailure(new Error('The planner'));
  expect(shown()).toEqual(['The planner']);
  expect(sentencesOf(errors.at('/contact'))).toEqual(['The planner']);
  errors.setContent({ errors: 0, text: '', shown: [] });
  expect(shown()).toEqual([]);
  expect(printed()).toMatch(/^.*The planner\n.*Fixed\.\n$/s);
  expect(printed().match(/^ {2}The planner$/gm)).toHaveLength(1);
});
