import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rememberProblems } from '#cli/cache/problemCache.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Content } from '#cli/model/content.ts';
import { edited, temporaryFolder } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';

const found: Problem[] = [
  { code: 'file-empty', args: {}, at: { file: 'content/a.md', line: 1, column: 1 } },
];

async function contentOf(files: ContentFiles = {}): Promise<Content> {
  const { context, printed } = await findingsOf(files);
  if (!context) throw new Error(printed);
  return context.content;
}

/** Asks with what is remembered in `file`; says whether the rules were asked. */
function ask(file: string, content: Content, stamp = 'stamp') {
  let asked = false;
  const problems = rememberProblems(file, content, stamp, () => {
    asked = true;
    return found;
  });
  return { problems, asked };
}

describe('the answer of costly rules', () => {
  test('is remembered while content and code are the same', async () => {
    const file = join(temporaryFolder(), 'cache/problems.json');
    expect(ask(file, await contentOf())).toEqual({ problems: found, asked: true });
    expect(ask(file, await contentOf())).toEqual({ problems: found, asked: false });
  });

  test('is asked for anew for another content, another name of a file, or other code', async () => {
    const file = join(temporaryFolder(), 'problems.json');
    ask(file, await contentOf());
    expect(ask(file, await contentOf(edited('prices.yaml', 'min: 200', 'min: 300'))).asked).toBe(
      true,
    );
    expect(ask(file, await contentOf()).asked).toBe(true);
    const [town = ''] = Object.values(edited('towns/york.md', 'name: York', 'name: York'));
    expect(
      ask(file, await contentOf({ 'towns/york.md': null, 'towns/jorvik.md': town })).asked,
    ).toBe(true);
    expect(ask(file, await contentOf(), 'other').asked).toBe(true);
  });

  test('is asked for anew where what is remembered is damaged', async () => {
    const file = join(temporaryFolder(), 'problems.json');
    writeFileSync(file, '{"key":');
    expect(ask(file, await contentOf()).asked).toBe(true);
  });
});
