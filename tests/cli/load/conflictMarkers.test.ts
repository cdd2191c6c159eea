import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { minimalContent } from '../../helpers/minimalContent.ts';

const question = '---\norder: 1\nquestion: How?\n---\n';
const conflict = '<<<<<<< HEAD\nA lot.\n=======\nA little.\n>>>>>>> prices\n';

/** Returns the lines and codes of the findings of a question with this text. */
async function placesIn(text: string): Promise<[number, string][]> {
  const { findings } = await findingsOf({ 'questions/price.md': text });
  return findings.map(({ line, code }) => [line, code]);
}

describe('conflicts that Git left', () => {
  test('in a body', async () => {
    const { printed } = await findingsOf({ 'questions/price.md': question + conflict });
    expect(printed).toMatchInlineSnapshot(`
      "content/questions/price.md:5:1  error  git-conflict
        Git left the mark "<<<<<<<" of a conflict: two people changed these lines.
        Expected one version of the lines.
        Keep the right lines, and delete the others and all lines with "<<<<<<<", "|||||||", "=======" and ">>>>>>>".

          4 | ---
        > 5 | <<<<<<< HEAD
            | ^
          6 | A lot."
    `);
  });

  test('in fields, which are not checked further', async () => {
    const text = question.replace('order: 1\n', `${conflict.replaceAll('A l', 'order: l')}`);
    expect(await placesIn(`${text}A lot.\n`)).toEqual([[2, 'git-conflict']]);
  });

  test('in a block of text, with the common ancestor', async () => {
    const text = (minimalContent()['sectors/retail.yaml'] ?? '').replace(
      /services:\n/,
      'services:\n<<<<<<< HEAD\n  seo: >-\n    One.\n||||||| base\n=======\n    Two.\n>>>>>>> x\n',
    );
    const { findings } = await findingsOf({ 'sectors/retail.yaml': text });
    expect(findings).toMatchObject([{ code: 'git-conflict', file: 'content/sectors/retail.yaml' }]);
  });

  test('in two places, one without its first mark', async () => {
    const half = conflict.slice(conflict.indexOf('\n') + 1);
    expect(await placesIn(`${question}${conflict}\nMore.\n\n${conflict}`)).toEqual([
      [5, 'git-conflict'],
      [13, 'git-conflict'],
    ]);
    expect(await placesIn(`${question}${conflict}\n\n>>>>>>> prices\n`)).toEqual([
      [5, 'git-conflict'],
      [12, 'git-conflict'],
    ]);
    expect(await placesIn(`---\n${half}---\nA lot.\n`)).toEqual([[3, 'git-conflict']]);
  });

  test('with only the mark of the common ancestor', async () => {
    expect(await placesIn(`${question}||||||| merged common ancestors\nA lot.\n`)).toEqual([
      [5, 'git-conflict'],
    ]);
    expect(await placesIn(`---\n|||||||\n${question.slice(4)}A lot.\n`)).toEqual([
      [2, 'git-conflict'],
    ]);
  });

  test('but not the rows of a table', async () => {
    const table =
      '| a | b | c | d | e | f |\n| --- | --- | --- | --- | --- | --- |\n|||||||\n||||||| 1 |\n';
    const codes = (await placesIn(question + table)).map(([, code]) => code);
    expect(codes).not.toContain('git-conflict');
  });

  test('with indented marks', async () => {
    const indented = conflict.replaceAll(/^(?=[<>])/gm, '  ');
    expect(await placesIn(`${question}${indented}`)).toEqual([[5, 'git-conflict']]);
  });

  test('but not marks in a code block', async () => {
    expect(await placesIn(`${question}Git writes:\n\n\`\`\`\n${conflict}\`\`\`\n`)).toEqual([]);
  });

  test('and not the line below a heading', async () => {
    expect(await placesIn(`${question}A lot\n=======\n\nMore.\n`)).toEqual([
      [5, 'heading-level-one'],
    ]);
  });
});
