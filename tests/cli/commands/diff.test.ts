import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { diff } from '#cli/commands/diff.ts';
import type { DiffOptions } from '#cli/commands/diff.ts';
import { generateSite } from '#cli/commands/generateSite.ts';
import type { Project } from '#cli/project.ts';
import { edited } from '../../helpers/contentDir.ts';
import { repository } from '../../helpers/gitRepository.ts';
import { localTexts, minimalContent, words, yaml } from '../../helpers/minimalContent.ts';
import { edit, projectOf, recordingTerminal } from '../../helpers/projectOf.ts';

function committed(files = {}) {
  const project = projectOf(files);
  const repo = repository(project.contentDir);
  repo.commit({});
  return { ...project, repo };
}

async function compared(project: Project, options: Partial<DiffOptions> = {}) {
  const terminal = recordingTerminal();
  const code = await diff(project, terminal, {
    lastBuild: false,
    format: 'pretty',
    all: false,
    ...options,
  });
  return {
    code,
    printed: terminal.printed.replace(/commit [0-9a-f]{7}/g, 'commit …'),
    noted: terminal.noted,
  };
}

const move = ({ contentDir }: Project, from: string, to: string) =>
  renameSync(join(contentDir, from), join(contentDir, to));
const drop = ({ contentDir }: Project, file: string) => rmSync(join(contentDir, file));

describe('addresses that are lost', () => {
  test('by a renamed town are reported once, with the alias that keeps them', async () => {
    const project = committed();
    move(project, 'towns/york.md', 'towns/jorvik.md');
    const { code, printed } = await compared(project);
    expect(code).toBe(1);
    expect(printed).toMatchInlineSnapshot(`
      "Compared with commit …:

      Added: 4 pages
        content/towns/jorvik.md (renamed):
          /locations/jorvik
          and 3 more

      Lost: 4 pages
        content/towns/york.md (deleted):
          /locations/york: lost (404)
          and 3 more

      content/towns/jorvik.md:2:1  error  address-lost
        4 addresses of commit … would be lost (content/towns/york.md was renamed): /locations/york, /locations/york/york-marketing, /locations/york/york-web-design, /locations/york/york-web-design-services.
        Expected each to lead to a page, or to be listed as gone.
        Add to content/towns/jorvik.md, among its fields:
          aliases:
            - york
        Then the old addresses lead there.

          1 | ---
        > 2 | nation: England
            | ^
          3 | city: true

      1 error in 1 of 43 files. "npm run site -- explain address-lost" says more.
      "
    `);
    edit(project, {
      'towns/jorvik.md': (minimalContent()['towns/york.md'] ?? '').replace(
        '\n---\n',
        '\naliases:\n  - york\n---\n',
      ),
    });
    expect(await compared(project)).toMatchObject({ code: 0 });
  });

  test('by the last post, which is deleted, fail with the lines that give it and its list up', async () => {
    const project = committed();
    drop(project, 'blog/first-post.md');
    const { code, printed } = await compared(project);
    expect(code).toBe(1);
    expect(printed).toContain(
      'If another page takes their place, add to its file, among its fields:\n    aliases:\n      - first-post\n      - /blog\n      - /blog/tag/design\n  If none does, list them as gone.\n  Add to content/addresses.yaml:\n    gone:\n      - /blog\n      - /blog/first-post\n      - /blog/tag/design\n',
    );
    edit(project, {
      'addresses.yaml': 'gone:\n  - /blog\n  - /blog/first-post\n  - /blog/tag/design\n',
    });
    expect(await compared(project)).toMatchObject({ code: 0 });
  });

  test('by a deleted alias fail with that alias', async () => {
    const project = committed();
    edit(project, edited('services/marketing.md', 'aliases:\n  - digital-marketing\n', ''));
    const { code, printed } = await compared(project);
    expect(code).toBe(1);
    expect(printed).toContain('among its fields:\n    aliases:\n      - digital-marketing\n');
  });

  test('are not the further pages of a list that has become shorter', async () => {
    const post = minimalContent()['blog/first-post.md'] ?? '';
    const posts = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `blog/post-${index}.md`,
        post.replaceAll('The first post', `Post number ${index}`),
      ]),
    );
    const project = committed(posts);
    drop(project, 'blog/post-3.md');
    edit(project, { 'addresses.yaml': 'gone:\n  - /blog/post-3\n' });
    const { code, printed } = await compared(project, { all: true });
    expect(code).toBe(0);
    expect(printed).toContain('/blog/page/2: a further page of a list that is shorter');
  });
});

describe('in a workflow', () => {
  test('lost addresses are annotations, and the differences are appended to the summary', async () => {
    const project = committed();
    drop(project, 'blog/first-post.md');
    const summary = join(project.distDir, '..', 'summary.md');
    writeFileSync(summary, 'Above.\n');
    const { code, printed } = await compared(project, { format: 'github', summary });
    expect(code).toBe(1);
    expect(printed).toMatch(
      /^::error file=content\/addresses\.yaml,line=1,col=1,title=address-lost::/,
    );
    expect(readFileSync(summary, 'utf8')).toMatch(/^Above\.\n## Addresses, compared with commit/);
  });

  test('content with an error is reported as Markdown too', async () => {
    const project = committed();
    edit(project, edited('questions/price.md', 'order: 1', 'order: <b>'));
    const { code, printed } = await compared(project, { format: 'markdown' });
    expect(code).toBe(1);
    expect(printed).toMatch(/^## Content\n/);
    expect(printed.replaceAll(/```[^`]*```/g, '')).not.toContain('<b>');
  });
});

describe('the state to compare with', () => {
  test('is the last commit if content has changed, new files included', async () => {
    const project = committed();
    edit(project, { 'addresses.yaml': 'gone:\n  - /old\n' });
    expect((await compared(project)).printed).toContain('Compared with commit …:');
  });

  test('is otherwise the last build', async () => {
    const project = committed();
    const { generated } = await generateSite(project);
    generated?.remember();
    project.repo.commit({ 'addresses.yaml': 'gone:\n  - /old\n' });
    expect((await compared(project)).printed).toContain('Compared with the last build:');
  });

  test('is otherwise the commit before the last one', async () => {
    const project = committed();
    project.repo.commit({ 'addresses.yaml': 'gone:\n  - /old\n' });
    expect((await compared(project)).printed).toContain('Compared with commit …:');
  });

  test('can be any commit, and one that does not exist is refused', async () => {
    const project = committed();
    expect(await compared(project, { ref: 'HEAD' })).toMatchObject({
      code: 0,
      printed: 'Compared with commit …:\n\nNo address has changed.\n\nNo address is lost.\n',
    });
    for (const ref of ['nonsense', '--all']) {
      const { code, noted } = await compared(project, { ref });
      expect(code).toBe(2);
      expect(noted).toContain(`there is no commit "${ref}"`);
    }
    expect(await compared(project, { lastBuild: true })).toMatchObject({ code: 2 });
  });
});

test('errors in the content are appended to the summary', async () => {
  const project = committed();
  edit(project, edited('towns/york.md', 'population:', 'populace:'));
  const summary = join(project.distDir, '..', 'summary.md');
  const { code } = await compared(project, { format: 'github', summary });
  expect(code).toBe(1);
  expect(readFileSync(summary, 'utf8')).toContain('(field-unknown)');
});

test('Markdown for the summary of a pull request has the lines to paste', async () => {
  const project = committed();
  drop(project, 'blog/first-post.md');
  const { printed } = await compared(project, { format: 'markdown' });
  expect(printed).toContain('### Lost addresses');
  expect(printed).toContain('```text\ngone:\n  - /blog\n  - /blog/first-post\n');
});

describe('a page that search engines may list no longer', () => {
  const withTexts = {
    ...edited('site.yaml', 'greatestShare: 0.4', 'greatestShare: 0.6'),
    'local/york.yaml': localTexts('York'),
  };
  const unlisted = async (project: Project) => {
    const { printed } = await compared(project);
    return /No longer in search results[^]*?(?=\n\n)/.exec(printed)?.[0] ?? printed;
  };

  test('is printed with its figures below the file that has become too short', async () => {
    const project = committed(withTexts);
    edit(project, {
      'local/york.yaml': localTexts('York').replace(/In York( \S+){40}/, 'In York'),
    });
    expect(await unlisted(project)).toMatchInlineSnapshot(`
      "No longer in search results: 1 page
        content/local/york.yaml (changed):
          /locations/york/york-marketing: 25% of its words are shared with other towns, 122 are its own"
    `);
  });

  test('is printed below its own text if that is deleted', async () => {
    const project = committed(withTexts);
    drop(project, 'local/york.yaml');
    expect(await unlisted(project)).toContain('content/local/york.yaml (deleted):');
  });

  test('is printed below the file of another town that has taken over its sentences', async () => {
    const project = committed(withTexts);
    // A copy of a whole text would be an error.
    const copied = `In York ${words(160, 'york-local-marketing-')}`;
    edit(project, {
      'local/leeds.yaml': yaml({
        checked: '2026-03',
        names: [],
        services: { marketing: `${copied} In Leeds ${words(500, 'other-words-of-leeds-')}` },
      }),
    });
    expect(await unlisted(project)).toContain('content/local/leeds.yaml (new):');
  });

  test('is printed below the limits if these are stricter', async () => {
    const project = committed(withTexts);
    edit(project, edited('site.yaml', 'leastOwnWords: 150', 'leastOwnWords: 500'));
    expect(await unlisted(project)).toContain('content/site.yaml (changed):');
  });
});
