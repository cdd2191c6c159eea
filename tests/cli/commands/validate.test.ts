import { expect, test } from 'vitest';
import { validate } from '#cli/commands/validate.ts';
import { edited } from '../../helpers/contentDir.ts';
import { repository } from '../../helpers/gitRepository.ts';
import { edit, projectOf, recordingTerminal } from '../../helpers/projectOf.ts';

test('content that is ready', async () => {
  const terminal = recordingTerminal();
  expect(await validate(projectOf(), terminal, { format: 'pretty', launch: false })).toBe(0);
  expect(terminal.printed).toMatch(/^\d+ files, no errors\. The content is ready to build\.\n$/);
});

test('an error ends with 1 and is printed with its place', async () => {
  const terminal = recordingTerminal();
  const project = projectOf(edited('prices.yaml', 'min: 200', 'min: 4000'));
  expect(await validate(project, terminal, { format: 'github', launch: false })).toBe(1);
  expect(terminal.printed).toMatch(
    /^::error file=content\/prices\.yaml,line=2,col=8,title=price-reversed::/,
  );
});

test('content with a warning is ready', async () => {
  const terminal = recordingTerminal();
  const project = projectOf(edited('blog/first-post.md', /(?<= {2}title: ).*/, 'Short'));
  expect(await validate(project, terminal, { format: 'json', launch: false })).toBe(0);
  expect(JSON.parse(terminal.printed)).toMatchObject({ errors: 0, warnings: 1 });
});

test('a picture that is not in the folder of pictures is an error', async () => {
  const terminal = recordingTerminal();
  const project = projectOf(edited('services/marketing.md', 'marketing.svg', 'gone.svg'));
  expect(await validate(project, terminal, { format: 'github', launch: false })).toBe(1);
  expect(terminal.printed).toMatch(
    /^::error file=content\/services\/marketing\.md,[^:]*title=image-missing::/,
  );
});

test('samples stop the launch, and nothing else', async () => {
  const project = projectOf(edited('testimonials/ada.yaml', /$/, 'sample: true\n'));
  expect(await validate(project, recordingTerminal(), { format: 'pretty', launch: false })).toBe(0);
  expect(await validate(project, recordingTerminal(), { format: 'pretty', launch: true })).toBe(1);
});

test('findings in files that changed since a commit come first', async () => {
  const project = projectOf(edited('legal/privacy-policy.md', 'order: 1', 'order: one'));
  const repo = repository(project.contentDir);
  repo.commit({});
  edit(project, edited('questions/price.md', 'order: 1', 'order: one'));
  const terminal = recordingTerminal();
  const options = { format: 'github', launch: false } as const;
  expect(await validate(project, terminal, { ...options, since: 'HEAD' })).toBe(1);
  expect(terminal.printed.match(/file=[^,]+/g)).toEqual([
    'file=content/questions/price.md',
    'file=content/legal/privacy-policy.md',
  ]);
});

test('a commit that does not exist is named', async () => {
  const project = projectOf();
  repository(project.contentDir).commit({});
  const terminal = recordingTerminal();
  const options = { format: 'github', launch: false, since: 'no-such-commit' } as const;
  expect(await validate(project, terminal, options)).toBe(2);
  expect(terminal.noted).toContain('there is no commit "no-such-commit"');
});

test('while JSON is watched, standard output has nothing else', async () => {
  const terminal = recordingTerminal();
  const end = Promise.withResolvers<undefined>();
  const options = { format: 'json', launch: false, watchUntil: end.promise } as const;
  const done = validate(projectOf(), terminal, options);
  await expect.poll(() => terminal.noted).toContain('Waiting for changes');
  end.resolve(undefined);
  expect(await done).toBe(0);
  expect(JSON.parse(terminal.printed)).toMatchObject({ errors: 0 });
});
