import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
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
  test.each(checkable)('%s has the finding, and is clean once fixed', async (code, { example }) => {
    const wrong = await checkExample(example, 'wrong');
    expect(wrong?.findings.map((finding) => finding.code)).toContain(code);
    expect((await checkExample(example, 'right'))?.findings).toEqual([]);
  });
});

test('the page of findings is that of the explanations (npm run handbook writes it)', async () => {
  expect(await findingsPage()).toBe(readFileSync(join(projectRoot, 'docs/findings.md'), 'utf8'));
});

test('each explanation belongs to one subject, and is short', () => {
  expect(subjects.flatMap(({ codes }) => codes).toSorted()).toEqual(
    entries.map(([code]) => code).toSorted(),
  );
  for (const [code, { meaning, fix }] of entries) {
    expect(meaning.length + fix.length, code).toBeLessThan(300);
    expect(`${meaning} ${fix}`, code).toMatch(/^[A-Z].*\.$/);
  }
});

test('the words of an explanation have Markdown and HTML in quotation marks only, which become code', () => {
  for (const [code, { meaning, fix, example }] of entries) {
    const words = [meaning, fix, ...('file' in example ? [] : [example.wrong, example.right])];
    expect(words.join(' ').replace(/"[^"]+"/g, ''), code).not.toMatch(/[*`<>[\]#]|__/);
  }
});

describe('site explain', () => {
  test('prints the meaning with a wrong and a right example', () => {
    const terminal = recordingTerminal();
    expect(explain(terminal, 'reference-unknown')).toBe(0);
    expect(terminal.printed).toMatchInlineSnapshot(`
      "reference-unknown  error

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

  test.each([
    'REFERENCE-UNKNOWN',
    'reference-unknown:',
    'Reference_unknown',
    '"reference-unknown".',
  ])('reads %s as the code that it names', (text) => {
    const terminal = recordingTerminal();
    expect(explain(terminal, text)).toBe(0);
    expect(terminal.printed).toMatch(/^reference-unknown {2}error\n/);
  });

  test('lists every code without one', () => {
    const terminal = recordingTerminal();
    expect(explain(terminal, undefined)).toBe(0);
    for (const [code] of entries)
      expect(terminal.printed).toMatch(new RegExp(`^  ${code} +\\S`, 'm'));
    expect(terminal.printed.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('wraps its sentences at 80 columns, and leaves lines of content as they are', () => {
    for (const [code, { example }] of entries) {
      const terminal = recordingTerminal();
      explain(terminal, code);
      const content = 'file' in example ? example.wrong + example.right : '';
      const long = terminal.printed.split('\n').filter((line) => line.length > 80);
      expect(
        long.filter((line) => !content.includes(line.trim())),
        code,
      ).toEqual([]);
    }
  });

  test('colours the level and the two sides on a terminal with colours', () => {
    const terminal = Object.assign(recordingTerminal(), { colour: true });
    explain(terminal, 'reference-unknown');
    expect(terminal.printed).toContain(styleText('red', 'error', { validateStream: false }));
    expect(terminal.printed).toContain(styleText('green', 'Right', { validateStream: false }));
  });

  test('lists the codes that contain a word', () => {
    const terminal = recordingTerminal();
    expect(explain(terminal, 'footnote')).toBe(2);
    expect(terminal.noted).toMatchInlineSnapshot(`
      "There is no kind of finding "footnote". These have it in their names:

        footnote-missing  A number refers to a footnote that has no text, so visitors
                          would see its brackets.
        footnote-unused   Nothing refers to a footnote, or two have one number, so the
                          page leaves it out.
      "
    `);
  });

  test('suggests a code for an unknown one, which cannot control the terminal', () => {
    const terminal = recordingTerminal();
    expect(explain(terminal, 'refrence-unknown\u001b[2J')).toBe(2);
    expect(terminal.noted).toBe(
      'There is no kind of finding "refrence-unknown<U+001B>[2J". Did you mean "reference-unknown"?\n',
    );
  });
});
