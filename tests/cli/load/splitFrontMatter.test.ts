import { describe, expect, test } from 'vitest';
import { splitFrontMatter } from '#cli/load/splitFrontMatter.ts';

const fields = 'order: 1\nquestion: How?\n';

/** Returns the kinds and lines of the mistakes around the fields of a text, and the fields and the body that were found. */
function split(text: string, file = 'a.md') {
  const found = splitFrontMatter(file, text);
  const problems = 'problem' in found ? [found.problem] : found.problems;
  return {
    mistakes: problems.map(({ code, args, at }) => [
      'kind' in args ? args.kind : code,
      'line' in at ? at.line : 0,
    ]),
    ...('problem' in found
      ? {}
      : {
          fields: found.yaml
            .trim()
            .replace(/^---\n/, '')
            .replace(/\n+/g, '\n'),
          body: found.body.trim(),
        }),
  };
}

const read = { fields: fields.trim(), body: 'A lot.' };

describe('mistakes around fields, which are read all the same', () => {
  test.each<[string, string, (string | number)[]]>([
    ['four hyphens below', `---\n${fields}----\nA lot.\n`, ['close', 4]],
    ['stars below', `---\n${fields}***\nA lot.\n`, ['close', 4]],
    ['a long dash below', `---\n${fields}—\n\nA lot.\n`, ['close', 4]],
    ['a space before the hyphens below', `---\n${fields} ---\nA lot.\n`, ['close', 4]],
    ['four hyphens above', `----\n${fields}---\nA lot.\n`, ['open', 1]],
    ['four hyphens above and below', `----\n${fields}----\nA lot.\n`, ['both', 1]],
    ['an empty line above', `\n---\n${fields}---\nA lot.\n`, ['late', 2]],
    ['a title above', `# Price\n\n---\n${fields}---\nA lot.\n`, ['text-before', 1]],
    ['a field above', `order: 1\n---\nquestion: How?\n---\nA lot.\n`, ['field-before', 1]],
    ['nothing above', `${fields}---\nA lot.\n`, ['open-missing', 1]],
    ['hyphens between fields', `---\norder: 1\n---\nquestion: How?\n---\nA lot.\n`, ['early', 3]],
    [
      'hyphens before the last field',
      `---\norder: 1\n---\nquestion: How?\n\nA lot.\n`,
      ['above-fields', 3],
    ],
    ['empty lines too', `---\norder: 1\n---\n\nquestion: How?\n\nA lot.\n`, ['above-fields', 3]],
    ['fields twice', `---\n${fields}---\n\n---\norder: 2\n---\n\nA lot.\n`, ['again', 6]],
    [
      'an empty line above the last hyphens',
      `---\norder: 1\n---\nquestion: How?\n\n---\nA lot.\n`,
      ['early', 3],
    ],
    [
      'fields three times',
      `---\n${fields}---\n---\norder: 2\n---\n---\norder: 3\n---\nA lot.\n`,
      ['again', 5],
    ],
    ['hyphens twice above', `---\n---\n${fields}---\nA lot.\n`, ['early', 2]],
    ['a code block around the file', `\`\`\`md\n---\n${fields}---\nA lot.\n\`\`\`\n`, ['fence', 1]],
    ['a code block around the fields', `\`\`\`yaml\n${fields}\`\`\`\nA lot.\n`, ['both', 1]],
    ['nothing below', `---\n${fields}\nA lot.\n`, ['front-matter-unclosed', 5]],
  ])('%s', (_, text, mistake) => {
    expect(split(text)).toEqual({ mistakes: [mistake], ...read });
  });

  test('nothing below, and a line across the page later', () => {
    expect(split(`---\n${fields}\n## Why\n\nA lot.\n\n---\n\nMore.\n`)).toEqual({
      mistakes: [['front-matter-unclosed', 5]],
      fields: fields.trim(),
      body: '## Why\n\nA lot.\n\n---\n\nMore.',
    });
  });

  test('plus signs, whose fields are not YAML', () => {
    expect(split('+++\norder = 1\n+++\nA lot.\n')).toEqual({ mistakes: [['toml', 1]] });
  });
});

describe('a file of fields', () => {
  test.each<[string, string, (string | number)[]]>([
    ['with hyphens below', `---\n${fields}---\n`, ['yaml-close', 4]],
    ['with hyphens between fields', 'order: 1\n---\nquestion: How?\n', ['early', 2]],
    ['with a text below', `${fields}\nA lot.\n`, ['body-unexpected', 4]],
    ['in a code block', `\`\`\`yaml\n${fields}\`\`\`\n`, ['fence', 1]],
  ])('%s', (_, text, mistake) => {
    expect(split(text, 'a.yaml')).toEqual({ mistakes: [mistake], ...read, body: '' });
  });

  test('with hyphens between entries, whose names are slugs', () => {
    const entries = 'web-design:\n  min: 1\n';
    expect(split(`${entries}---\nmarketing: { min: 2 }\n`, 'prices.yaml')).toEqual({
      mistakes: [['early', 3]],
      fields: `${entries}marketing: { min: 2 }`,
      body: '',
    });
  });

  test('may start with hyphens and comments', () => {
    expect(split(`# Prices\n---\n${fields}`, 'a.yaml').mistakes).toEqual([]);
  });
});

describe('files that are right as they are', () => {
  test.each([
    ['a line across the page', `---\n${fields}---\nA lot.\n\n---\n\nMore.\n`],
    ['a heading with a line below it', `---\n${fields}---\nWhy is it\n---------\n\nA lot.\n`],
    ['a line and a word with a colon', `---\n${fields}---\nNote: this.\n\n---\n\nMore.\n`],
    ['a word of a field before a colon', `---\n${fields}---\nOrder: this.\n\nMore.\n`],
    ['a sentence after a colon', `---\n${fields}---\norder: this one\nis a sentence.\n`],
    ['comments between fields', `---\n# One\n## Two\n${fields}\n## Three\n---\nA lot.\n`],
    ['fields in a code block', `---\n${fields}---\n\`\`\`\n---\norder: 1\n---\n\`\`\`\n`],
    ['empty lines between fields', `---\n\norder: 1\n\nquestion: How?\n\n---\n\n\nA lot.`],
  ])('%s', (_, text) => {
    expect(split(text).mistakes).toEqual([]);
  });
});
