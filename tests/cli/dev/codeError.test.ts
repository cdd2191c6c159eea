import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeError, formatCodeError } from '#cli/dev/codeError.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

test('an error of a transformation has the place and the frame of its first error, without colours', () => {
  const root = temporaryFolder();
  const file = join(root, 'Page.tsx');
  writeFileSync(file, 'const a = (\n  <p>hi</div>\n);\n');
  const first = Object.assign(
    new Error('\u001b[31m[PARSE_ERROR] \u001b[0mExpected `</p>`\n   ╭─[ Page.tsx:2:8 ]\n   │\n'),
    { id: file, loc: { file, line: 2, column: 7 } },
  );
  const error = Object.assign(new Error('Transform failed with 1 error'), { errors: [first] });
  expect(formatCodeError(codeError(error, root))).toMatchInlineSnapshot(`
    "Page.tsx:2:8  error
      Expected \`</p>\`

        1 | const a = (
      > 2 |   <p>hi</div>
          |        ^
        3 | );
    "
  `);
});

test('an exception has the first place of its stack that is in the project and not in a package', () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'Page.tsx'), 'one\ntwo\n');
  const error = new TypeError('a is not a function\nor so');
  error.stack = `TypeError: a is not a function
    at render (node:internal/x:1:2)
    at b (${root}/node_modules/react/index.js:9:9)
    at Page (${root}/Page.tsx:2:1)
    at c (${root}/Other.tsx:1:1)`;
  expect(codeError(error, root)).toMatchObject({
    place: 'Page.tsx:2:1',
    sentences: ['a is not a function or so'],
    frame: '  1 | one\n> 2 | two\n    | ^\n  3 |',
  });
});

test('an import that leads nowhere has the place of the import', () => {
  const root = temporaryFolder();
  const file = join(root, 'Page.tsx');
  writeFileSync(file, "import a from 'a';\nimport b from './b.ts';\n");
  const message = `Failed to load url ./b.ts (resolved id: ./b.ts) in ${file}. Does the file exist?`;
  expect(codeError(new Error(message), root).place).toBe('Page.tsx:2:16');
});

test('something else that is thrown is an error too', () => {
  expect(codeError('no', '/')).toMatchObject({ place: 'templates/', sentences: ['no'], frame: '' });
});
