import { expect, test } from 'vitest';
import { planStory } from '#cli/plan/planStory.ts';

const element = (tagName: string, value: string) => ({
  type: 'element' as const,
  tagName,
  properties: {},
  children: [{ type: 'text' as const, value }],
});
const body = {
  type: 'root' as const,
  children: [element('p', 'Start'), element('h2', 'Fault'), element('p', 'Middle')],
};
const quote = { text: 'It works.', name: 'Ada', role: 'Owner' };

test('a story without blocks is its sections', () => {
  expect(planStory({}, body, new Map())).toEqual([
    { kind: 'text', html: '<p>Start</p>' },
    { kind: 'text', html: '<h2>Fault</h2><p>Middle</p>' },
  ]);
});

test('a quote is after its section, or at the end if it has none', () => {
  const kinds = (section?: number) =>
    planStory(
      { quote: { ...quote, ...(section !== undefined && { section }) } },
      body,
      new Map(),
    ).map(({ kind }) => kind);
  expect(kinds(0)).toEqual(['quote', 'text', 'text']);
  expect(kinds(1)).toEqual(['text', 'quote', 'text']);
  expect(kinds()).toEqual(['text', 'text', 'quote']);
  expect(kinds(9)).toEqual(['text', 'text', 'quote']);
});
