import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explain } from '#cli/commands/explain.ts';
import type { FindingCode } from '#cli/model/finding.ts';
import { projectRoot } from '#cli/project.ts';
import { explanations, subjects } from '#cli/report/explanations.ts';
import type { Explanation } from '#cli/report/explanations/explanation.ts';
import { checkExample } from '../scripts/handbook/checkExample.ts';
import { findingsPage } from '../scripts/handbook/findingsPage.ts';
import { recordingTerminal } from './helpers/projectOf.ts';

const entries = Object.entries(explanations) as [FindingCode, Explanation][];
const checkable = entries.filter(([, { example }]) => 'file' in example || 'files' in example);

describe('the example of', () => {
  test.each(checkable)(
    '%s has the finding, and is clean once mended',
    async (code, { example }) => {
      const wrong = await checkExample(example, 'wrong');
      expect(wrong?.findings.map((finding) => finding.code)).toContain(code);
      expect((await checkExample(example, 'right'))?.findings).toEqual([]);
    },
  );
});

test('the page of findings is that of the explanations (npm run handbook writes it)', async () => {
  expect(await findingsPage()).toBe(readFileSync(join(projectRoot, 'docs/findings.md'), 'utf8'));
});

test('each explanation belongs to one subject, and is short', () => {
  expect(subjects.flatMap(({ codes }) => codes).toSorted()).toEqual(
    entries.map(([code]) => code).toSorted(),
  );
  for (const [code, { meaning, mend }] of entries) {
    expect(meaning.length + mend.length, code).toBeLessThan(300);
    expect(`${meaning} ${mend}`, code).toMatch(/^[A-Z].*\.$/);
  }
});

describe('site explain', () => {
  test('prints the meaning with a wrong and a right example', () => {
    const terminal = recordingTerminal();
    expect(explain(terminal, 'reference-unknown')).toBe(0);
    expect(terminal.printed).toMatchInlineSnapshot(`
      "reference-unknown  (error)

        A field names an entry of a folder, and there is no file of that name.
        Correct the name, or add the file.

      Wrong, in content/towns/leeds.md:

          sector: shiping

      Right:

          sector: shipping

      docs/findings.md explains all kinds.
      "
    `);
  });

  test('lists every code without one', () => {
    const terminal = recordingTerminal();
    expect(explain(terminal, undefined)).toBe(0);
    for (const [code] of entries)
      expect(terminal.printed).toMatch(new RegExp(`^  ${code} +\\S`, 'm'));
  });

  test('suggests a code for an unknown one, which cannot control the terminal', () => {
    const terminal = recordingTerminal();
    expect(explain(terminal, 'refrence-unknown\u001b[2J')).toBe(2);
    expect(terminal.noted).toBe(
      'There is no kind of finding "refrence-unknown<U+001B>[2J". Did you mean "reference-unknown"?\n',
    );
  });
});
