import { describe, expect, test } from 'vitest';
import { generateSite } from '#cli/commands/generateSite.ts';
import { validate } from '#cli/commands/validate.ts';
import { localTime } from '#cli/load/localTime.ts';
import { edited } from '../../helpers/contentDir.ts';
import { projectOf, recordingTerminal } from '../../helpers/projectOf.ts';

const post = (fields: string, body = '') => {
  const [text = ''] = Object.values(edited('blog/first-post.md', /^---\n/, `---\n${fields}\n`));
  return { 'blog/second-post.md': `${text.replaceAll('first post', 'second post')}${body}` };
};
/** A day in milliseconds. A shorter time would be ambiguous when clocks go back. */
const DAY = 24 * 3_600_000;
const tomorrow = localTime(new Date(Date.now() + DAY), 'Europe/London');
const yesterday = localTime(new Date(Date.now() - DAY), 'Europe/London');

describe.each([
  ['a draft', 'draft: true'],
  ['a post whose time is to come', `publishAt: ${tomorrow}`],
])('%s', (_, fields) => {
  test('has no page, and no link may lead to it', async () => {
    const project = projectOf({
      ...post(fields),
      ...edited('blog/first-post.md', '/contact', '/blog/second-post'),
    });
    const { findings } = await generateSite(project);
    expect(findings).toMatchObject([
      {
        code: 'link-unknown',
        file: 'content/blog/first-post.md',
        args: { hidden: fields.startsWith('draft') ? 'draft' : 'planned' },
      },
      { code: 'git-history-missing' },
    ]);
    const { generated } = await generateSite(projectOf(post(fields)));
    expect(generated?.readRoutes().map(({ path }) => path)).not.toContain('/blog/second-post');
  });

  test('has one in a preview, in which no page is for search engines', async () => {
    const { generated } = await generateSite(projectOf(post(fields)), { drafts: true });
    expect(generated?.readRoutes().map(({ path }) => path)).toContain('/blog/second-post');
    expect(generated?.readRoutes().filter(({ indexable }) => indexable)).toEqual([]);
  });

  test('is planned again when a build follows a preview', async () => {
    const project = projectOf(post(fields));
    await generateSite(project, { drafts: true });
    const { generated } = await generateSite(project);
    const routes = generated?.readRoutes() ?? [];
    expect(routes.map(({ path }) => path)).not.toContain('/blog/second-post');
    expect(routes.find(({ path }) => path === '/about')?.indexable).toBe(true);
  });

  test('is checked by validate, and does not stop a build', async () => {
    const project = projectOf(post(fields, '\n\nSee [it](/nowhere).\n'));
    const terminal = recordingTerminal();
    expect(await validate(project, terminal, { format: 'pretty', launch: false })).toBe(1);
    expect(terminal.printed).toContain('content/blog/second-post.md:');
    expect(terminal.printed).toContain('"/nowhere" leads to no page');
    expect((await generateSite(project)).generated).toBeDefined();
  });
});

test('a post whose time has come has its page', async () => {
  const { generated } = await generateSite(projectOf(post(`publishAt: ${yesterday}`)));
  expect(generated?.readRoutes().map(({ path }) => path)).toContain('/blog/second-post');
});

test('a draft may have a date in the future; other posts may not', async () => {
  const on = (fields: string) => {
    const { 'blog/second-post.md': text } = post(fields);
    return projectOf({ 'blog/second-post.md': text.replace('2026-01-15', '2100-01-15') });
  };
  const codes = async (fields: string) => {
    const terminal = recordingTerminal();
    await validate(on(fields), terminal, { format: 'json', launch: false });
    return (JSON.parse(terminal.printed) as { findings: { code: string }[] }).findings.map(
      ({ code }) => code,
    );
  };
  expect(await codes('draft: true')).toEqual([]);
  expect(await codes('publishAt: 2100-01-15 09:00')).toEqual([]);
  expect(await codes('publishAt: 2099-12-31 09:00')).toEqual(['planned-time']);
  expect(await codes('publishAt: 2026-01-14 09:00')).toEqual(['date-in-future']);
  expect(await codes('draft: false')).toEqual(['date-in-future']);
});

test('a value that makes no sense is an error and hides no post', async () => {
  const { findings } = await generateSite(
    projectOf(post('draft: soon\npublishAt: 2026-02-30 09:00')),
  );
  expect(findings.filter(({ level }) => level === 'error')).toMatchObject([
    { code: 'field-invalid', args: { field: 'draft' } },
    { code: 'field-invalid', args: { field: 'publishAt' } },
  ]);
});
