import { expect, test } from 'vitest';
import { contractTree } from '#cli/contracts/contractTree.ts';
import { choicesAt } from '#cli/editor/choicesAt.ts';
import { collections } from '#schemas/collections.ts';
import type { CollectionName } from '#schemas/collections.ts';

/** Returns the choices at the mark `|`. */
function choices(collection: CollectionName, marked: string): readonly string[] {
  const before = marked.slice(0, marked.indexOf('|')).split('\n');
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  const tree = contractTree(collections[collection].schema);
  return choicesAt(marked.replace('|', ''), position, tree, (name) => [`a-${name}`]).choices;
}

test.each<[what: string, collection: CollectionName, text: string, expected: string[]]>([
  ['a choice', 'towns', 'preposition: |', ['in', 'on']],
  ['a nation', 'towns', 'nation: |', ['a-nations']],
  [
    'a choice of which a part is typed',
    'towns',
    'name: A\npageSet: fu|\n',
    ['full', 'short', 'full-with-short-aliases'],
  ],
  ['yes or no', 'towns', 'city: |\n', ['true', 'false']],
  ['a reference', 'variants', 'service: |', ['a-services']],
  ['a reference after a list', 'caseStudies', 'services:\n  - one\nsector: |\n', ['a-sectors']],
  [
    'a nation of a phrasing',
    'variants',
    'lead:\n  - text: x\n    nations:\n      - |\n',
    ['a-nations'],
  ],
  [
    'a sector of a phrasing in a passage',
    'variants',
    'passages:\n  - phrasings:\n      - text: x\n        sectors:\n          - |\n',
    ['a-sectors'],
  ],
  [
    'a nation of a paragraph of a sector',
    'sectors',
    'services:\n  marketing:\n    - nations:\n        - |\n',
    ['a-nations'],
  ],
  ['an item of a list', 'caseStudies', 'services:\n  - one\n  - |\n', ['a-services']],
  ['the first field of an item', 'towns', 'sectors:\n  - sector: |\n', ['a-sectors']],
  ['a later field of an item', 'towns', 'sectors:\n  - note: x\n    sector: r|\n', ['a-sectors']],
  [
    'a field of the second item',
    'towns',
    'sectors:\n  - sector: b\n    note: x\n  - note: y\n    sector: |\n',
    ['a-sectors'],
  ],
  [
    'a field of a group',
    'services',
    'search:\n  title: A\ncard:\n  title: A\n  icon: p|\n',
    ['a-icons'],
  ],
  ['an item that may be a slug', 'services', 'relatedLinks:\n  - |', ['a-services']],
  ['the category of a service', 'services', 'category: |', ['a-serviceCategories']],
  [
    'the categories of the work that a service shows',
    'services',
    'portfolioCategories:\n  - |\n',
    ['a-portfolioCategories'],
  ],
  ['the category of a piece of work', 'portfolio', 'category: |', ['a-portfolioCategories']],
  ['a text', 'towns', 'name: |', []],
  ['a field that does not exist', 'towns', 'nowhere: |', []],
  ['a name of a field', 'towns', 'nat|', []],
])('offers the choices of %s', (_, collection, text, expected) => {
  expect(choices(collection, text)).toEqual(expected);
});
