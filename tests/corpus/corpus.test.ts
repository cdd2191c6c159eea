import { afterAll, describe, expect, test } from 'vitest';
import type { FindingCode } from '#cli/model/finding.ts';
import { explanations } from '#cli/report/explanations.ts';
import { openCorpus } from './corpusFindings.ts';
import { handbookOfMistakes } from './handbookOfMistakes.ts';
import type { Edit } from './mistake.ts';
import { mistakes } from './mistakes.ts';
import { otherCauses } from './otherCauses.ts';
import { expectedPlace, placeOf } from './place.ts';
import { rightEdits } from './rightEdits.ts';

const corpus = openCorpus();
afterAll(corpus.close);

/** The printed findings of each mistake. */
const printed = new Map<readonly Edit[], string>();

test('the content of the corpus has no finding', async () => {
  expect((await corpus.findingsAfter([])).printed).toBe('');
});

describe('an editor gets a finding for', () => {
  test.each(mistakes)('$name', async (mistake) => {
    const found = await corpus.findingsAfter(mistake.edits);
    printed.set(mistake.edits, found.printed);
    const shown = found.findings.filter(({ cause }) => !cause);
    const [first] = shown;
    expect(first?.code, found.printed).toBe(mistake.code);
    expect(placeOf(first, found)).toBe(expectedPlace(mistake, found));
    for (const words of mistake.says) expect(joined(found.printed)).toContain(words);
    expect(shown.length, found.printed).toBe(mistake.findings ?? 1);
  });
});

describe('an editor may have', () => {
  test.each(rightEdits)('$name', async ({ edits }) => {
    expect((await corpus.findingsAfter(edits)).printed).toBe('');
  });
});

test('tests/corpus/mistakes.md has every mistake with what is printed', async () => {
  // A run of some tests only has not printed all of them.
  if (printed.size < mistakes.length) return;
  await expect(handbookOfMistakes(printed)).toMatchFileSnapshot('mistakes.md');
});

test('every kind of finding has a mistake that causes it, or a cause outside the content', () => {
  const found = new Set<FindingCode>(mistakes.map(({ code }) => code));
  const codes = Object.keys(explanations) as FindingCode[];
  expect(codes.filter((code) => !found.has(code) && !(code in otherCauses))).toEqual([]);
  expect(Object.keys(otherCauses).filter((code) => found.has(code as FindingCode))).toEqual([]);
});

test('the corpus has at least 200 mistakes and 60 right edits, each with a name of its own in its file', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(200);
  expect(rightEdits.length).toBeGreaterThanOrEqual(60);
  const names = mistakes.map(({ name, edits }) => `${edits[0]?.file}: ${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** Returns a text on one line, because the output wraps its sentences. */
function joined(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
