import { describe, expect, test } from 'vitest';
import type { Finding } from '#cli/model/finding.ts';
import { formatGithub } from '#cli/report/formatGithub.ts';
import { formatMarkdown } from '#cli/report/formatMarkdown.ts';
import { formatJson } from '#cli/report/formatJson.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { formatReport } from '#cli/report/formatReport.ts';
import type { Report } from '#cli/report/report.ts';

const file = 'content/towns/leeds.md';

const error: Finding = {
  code: 'reference-unknown',
  level: 'error',
  file,
  line: 2,
  column: 5,
  path: ['sectors', 0],
  args: {
    field: 'sectors[0]',
    found: 'finanse',
    collection: 'content/sectors/',
    suggestion: 'finance',
    known: ['finance'],
  },
  related: [],
};

const conflict: Finding = {
  code: 'order-repeated',
  level: 'error',
  file: 'content/legal/b.md',
  line: 1,
  column: 1,
  path: ['order'],
  args: { found: 1 },
  related: [{ file: 'content/legal/a.md', line: 2, column: 8 }],
};

const warning: Finding = {
  code: 'search-title-length',
  level: 'warning',
  file: 'content/screens/about.md',
  line: 3,
  column: 1,
  path: ['search', 'title'],
  args: { found: 80, limits: [30, 60] },
  related: [],
};

function report(findings: Finding[], outcome = 'Nothing was written.'): Report {
  return { findings, texts: new Map([[file, 'sectors:\n  - finanse\n']]), files: 742, outcome };
}

describe('for people', () => {
  test('each finding with its place and the lines around it, and a last line that counts', () => {
    expect(formatPretty(report([error, conflict, warning]), { colour: false }))
      .toMatchInlineSnapshot(`
        "content/towns/leeds.md:2:5  error  reference-unknown
          "sectors[0]" is "finanse", which does not exist.
          Expected the name of a file in content/sectors/.
          Did you mean "finance"?

            1 | sectors:
          > 2 |   - finanse
              |     ^
            3 |

        content/legal/b.md:1:1  error  order-repeated
          "order" is 1, as in another file.
          Expected each number once.
          Give one of the two files another number.
          See also content/legal/a.md:2:8

        content/screens/about.md:3:1  warning  search-title-length
          The title has 80 characters.
          Expected 30 to 60; search results cut off longer ones.

        2 errors in 2 of 742 files, 1 warning. Nothing was written. "npm run site -- explain reference-unknown" says more.
        "
      `);
  });

  test.each<[Finding[], string]>([
    [[], '742 files, no errors. Ready.\n'],
    [[warning], '742 files, no errors, 1 warning. Ready.\n'],
    [[error], '1 error in 1 of 742 files. Ready.\n'],
    [[error, error], '2 errors in 1 of 742 files. Ready.\n'],
    [[error, conflict, warning, warning], '2 errors in 2 of 742 files, 2 warnings. Ready.\n'],
  ])('the last line %#', (findings, last) => {
    const printed = formatPretty(report(findings, 'Ready.'), { colour: false });
    const hint = findings[0] ? ` "npm run site -- explain ${findings[0].code}" says more.` : '';
    expect(printed.split('\n\n').at(-1)).toBe(last.replace('\n', `${hint}\n`));
  });

  test('a last line that explains the first error rather than a warning above it', () => {
    const printed = formatPretty(report([warning, error]), { colour: false });
    expect(printed).toContain(`"npm run site -- explain ${error.code}" says more.`);
  });

  test('a last line that counts thousands', () => {
    const printed = formatPretty({ ...report([], ''), files: 4325 }, { colour: false });
    expect(printed).toBe('4,325 files, no errors.\n');
  });

  test('lines that fit the terminal, so that "^" stays below the place', () => {
    const texts = new Map([[error.file, `${'many words '.repeat(30)}\n`.repeat(error.line + 1)]]);
    const place = { ...error, column: 250 };
    const printed = formatPretty({ ...report([place]), texts }, { colour: false, columns: 80 });
    const frame = printed.split('\n').filter((line) => /^ {2}[> ] +\d* \|/.test(line));
    expect(frame.length).toBeGreaterThan(2);
    for (const line of frame) expect(line.length).toBeLessThanOrEqual(80);
    const marked = frame.findIndex((line) => line.startsWith('  >'));
    expect(frame[marked]?.[frame[marked + 1]?.indexOf('^') ?? 0]).toBe(
      texts.get(error.file)?.[249],
    );
  });

  test('with colours if they are wanted, and the same words', () => {
    const coloured = formatPretty(report([error]), { colour: true });
    expect(coloured).toContain('\u001b[31merror\u001b[39m');

    expect(coloured.replaceAll(/\u001b\[\d+m/g, '')).toBe(
      formatPretty(report([error]), { colour: false }),
    );
  });
});

describe('findings that follow from another', () => {
  const follows = (line: number): Finding => ({
    ...error,
    line,
    cause: { code: error.code, file, line: error.line, column: error.column },
  });
  const findings = [error, ...[3, 4, 5].map(follows)];

  test('are places of their cause, and are not counted as errors', () => {
    expect(formatPretty(report(findings), { colour: false })).toMatchInlineSnapshot(`
      "content/towns/leeds.md:2:5  error  reference-unknown
        "sectors[0]" is "finanse", which does not exist.
        Expected the name of a file in content/sectors/.
        Did you mean "finance"?
        Also content/towns/leeds.md:3:5, content/towns/leeds.md:4:5 and 1 more place.

          1 | sectors:
        > 2 |   - finanse
            |     ^
          3 |

      1 error in 1 of 742 files, 3 more places (--all lists them). Nothing was written. "npm run site -- explain reference-unknown" says more.
      "
    `);
    expect(formatGithub(report(findings))).toMatchInlineSnapshot(`
      "::error file=content/towns/leeds.md,line=2,col=5,title=reference-unknown::"sectors[0]" is "finanse", which does not exist. Expected the name of a file in content/sectors/. Did you mean "finance"? Also content/towns/leeds.md:3:5, content/towns/leeds.md:4:5 and 1 more place.
      1 error in 1 of 742 files, 3 more places (--all lists them). Nothing was written.
      "
    `);
  });

  test('are printed on request', () => {
    const printed = formatPretty({ ...report(findings), all: true }, { colour: false });
    expect(printed.match(/reference-unknown\n/g)).toHaveLength(4);
    expect(printed).toContain('Follows from reference-unknown at content/towns/leeds.md:2:5.');
  });

  test('are listed for programs with their cause', () => {
    expect(JSON.parse(formatJson(report(findings)))).toMatchObject({
      errors: 1,
      findings: [{ line: 2 }, ...findings.slice(1).map(({ cause }) => ({ cause }))],
    });
  });

  test('do not repeat the place of their cause', () => {
    const same = { ...follows(2), code: 'price-missing', args: { service: 'x' } } as Finding;
    expect(formatPretty(report([error, same]), { colour: false })).not.toContain('Also');
  });
});

describe('for programs', () => {
  test('one JSON object with all facts', () => {
    expect(JSON.parse(formatJson(report([error, warning])))).toEqual({
      errors: 1,
      warnings: 1,
      files: 742,
      findings: [
        {
          ...error,
          message: {
            found: '"sectors[0]" is "finanse", which does not exist.',
            expected: 'Expected the name of a file in content/sectors/.',
            action: 'Did you mean "finance"?',
          },
        },
        {
          ...warning,
          message: {
            found: 'The title has 80 characters.',
            expected: 'Expected 30 to 60; search results cut off longer ones.',
          },
        },
      ],
    });
  });

  test('no findings are an empty list', () => {
    expect(JSON.parse(formatJson(report([])))).toEqual({
      errors: 0,
      warnings: 0,
      files: 742,
      findings: [],
    });
  });
});

describe('for GitHub', () => {
  test('a command a finding, which is shown beside its line', () => {
    expect(formatGithub(report([error, warning]))).toMatchInlineSnapshot(`
      "::error file=content/towns/leeds.md,line=2,col=5,title=reference-unknown::"sectors[0]" is "finanse", which does not exist. Expected the name of a file in content/sectors/. Did you mean "finance"?
      ::warning file=content/screens/about.md,line=3,col=1,title=search-title-length::The title has 80 characters. Expected 30 to 60; search results cut off longer ones.
      1 error in 1 of 742 files, 1 warning. Nothing was written.
      "
    `);
  });

  test('what would end a command or a property is escaped', () => {
    const found = '100%\r\n::error::x';
    const odd = 'content/a,b:c%d.md';
    const text = formatGithub(report([{ ...error, file: odd, args: { ...error.args, found } }]));
    const [command = '', ...rest] = text.split('\n');
    expect(command).toMatch(/^::error file=content\/a%2Cb%3Ac%25d\.md,line=2,col=5,/);
    expect(command).toContain('"100%25%0D%0A::error::x"');
    expect(rest).toEqual(['1 error in 1 of 742 files. Nothing was written.', '']);
  });
});

describe('for GitHub, which shows ten annotations of a level', () => {
  const many = (finding: Finding, count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...finding, line: index + 1 }));

  test('errors come first, and the others are lines of the log', () => {
    const lines = formatGithub(report([...many(warning, 12), ...many(error, 11)])).split('\n');
    const levels = lines.map((line) => /^::(\w+)/.exec(line)?.[1]);
    expect(levels.slice(0, 20)).toEqual([...Array(10).fill('error'), ...Array(10).fill('warning')]);
    expect(lines.slice(20).join('\n')).toMatchInlineSnapshot(`
      "GitHub shows 10 errors and 10 warnings at most. The others:
      error reference-unknown content/towns/leeds.md:11:5 "sectors[0]" is "finanse", which does not exist. Expected the name of a file in content/sectors/. Did you mean "finance"?
      warning search-title-length content/screens/about.md:11:1 The title has 80 characters. Expected 30 to 60; search results cut off longer ones.
      warning search-title-length content/screens/about.md:12:1 The title has 80 characters. Expected 30 to 60; search results cut off longer ones.
      11 errors in 1 of 742 files, 12 warnings. Nothing was written.
      "
    `);
  });

  test('findings in files of the change come first', () => {
    const near = { ...error, file: 'content/towns/york.md' };
    const text = formatGithub({
      ...report([...many(error, 10), near]),
      changed: new Set([near.file]),
    });
    expect(text).toMatch(/^::error file=content\/towns\/york\.md,/);
  });

  test('a text of the content is not a command in the log', () => {
    const found = '\n::stop-commands::x\n##[add-mask]a';
    const text = formatGithub(
      report(many({ ...error, args: { ...error.args, found } } as Finding, 11)),
    );
    const others = text.split('\n').filter((line) => !line.startsWith('::error file='));
    expect(others.join('\n')).toContain('stop-commands');
    expect(others.join('\n')).not.toMatch(/^\s*::|##\[/m);
  });
});

describe('for the summary of a pull request', () => {
  const links = {
    lineOf: ({ file: name, line }: { file: string; line: number }) =>
      `https://x.example/${name}#L${line}`,
    explanationOf: (code: string) => `https://x.example/findings#${code}`,
  };

  test('errors, warnings of the change, and the other warnings folded', () => {
    const near = { ...warning, file };
    expect(formatMarkdown({ ...report([warning, near, error]), changed: new Set([file]) }, links))
      .toMatchInlineSnapshot(`
      "## Content

      1 error in 1 of 742 files&#44; 2 warnings&#46; Nothing was written&#46;

      ❌ **Error** [content&#47;towns&#47;leeds&#46;md&#58;2&#58;5](https://x.example/content/towns/leeds.md#L2) ([reference-unknown](https://x.example/findings#reference-unknown))

      &#34;sectors&#91;0&#93;&#34; is &#34;finanse&#34;&#44; which does not exist&#46; Expected the name of a file in content&#47;sectors&#47;&#46;

      Did you mean &#34;finance&#34;&#63;

      \`\`\`text
        1 | sectors:
      > 2 |   - finanse
          |     ^
        3 |
      \`\`\`

      ⚠️ **Warning** [content&#47;towns&#47;leeds&#46;md&#58;3&#58;1](https://x.example/content/towns/leeds.md#L3) ([search-title-length](https://x.example/findings#search-title-length))

      The title has 80 characters&#46; Expected 30 to 60&#59; search results cut off longer ones&#46;

      \`\`\`text
        2 |   - finanse
      > 3 |
          | ^
      \`\`\`

      <details><summary>Warnings in files that were not changed: 1</summary>

      ⚠️ **Warning** [content&#47;screens&#47;about&#46;md&#58;3&#58;1](https://x.example/content/screens/about.md#L3) ([search-title-length](https://x.example/findings#search-title-length))

      The title has 80 characters&#46; Expected 30 to 60&#59; search results cut off longer ones&#46;

      </details>
      "
    `);
  });

  test('more than fifty findings are counted', () => {
    const errors = Array.from({ length: 60 }, (_, index) => ({ ...error, line: index + 1 }));
    const text = formatMarkdown(report(errors));
    expect(text.match(/❌/g)).toHaveLength(50);
    expect(text).toContain('And 10 more.');
  });
});

test('a report has the requested form', () => {
  const all = report([error]);
  expect(formatReport(all, 'pretty', { colour: false })).toBe(formatPretty(all, { colour: false }));
  expect(formatReport(all, 'json', { colour: true })).toBe(formatJson(all));
  expect(formatReport(all, 'github', { colour: true })).toBe(formatGithub(all));
});

describe('text from outside cannot control a terminal', () => {
  const hostile: Finding = {
    ...error,
    file: 'blog_posts/a\u001b[2J',
    args: { ...error.args, found: 'b\u009b2J\u202e' },
    related: [{ file: 'blog_posts/c\u001b[2J', line: 1, column: 1 }],
  };
  const texts = new Map([[hostile.file, 'title: a\n  - d\u001b[2J\u2066\n']]);

  test.each(['pretty', 'json', 'github'] as const)('as %s', (format) => {
    const printed = formatReport({ ...report([hostile]), texts }, format, { colour: false });
    for (const letter of ['a', 'b', 'c', 'd']) {
      if (format === 'pretty') expect(printed).toMatch(new RegExp(`\\b${letter}<U\\+`));
    }
    expect(printed).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  });
});
