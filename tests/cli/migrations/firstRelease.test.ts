import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diff } from '#cli/commands/diff.ts';
import { upgrade } from '#cli/commands/upgrade.ts';
import { validate } from '#cli/commands/validate.ts';
import type { Project } from '#cli/project.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { repository } from '../../helpers/gitRepository.ts';
import { projectOf, recordingTerminal, snapshot } from '../../helpers/projectOf.ts';

/** Returns a project whose content was written for the first release, with a whole site in few files. */
function firstRelease(): Project {
  const contentDir = join(temporaryFolder(), 'content');
  cpSync(join(import.meta.dirname, 'first-release/content'), contentDir, { recursive: true });
  return { ...projectOf(), contentDir };
}

async function validated(project: Project) {
  const terminal = recordingTerminal();
  const code = await validate(project, terminal, { format: 'json', launch: false });
  return { code, findings: JSON.parse(terminal.printed).findings };
}

/** The time for a test in milliseconds. Each checks a whole site several times. */
const TIMEOUT = 120_000;

test('content of the first release has one finding: it needs an upgrade', async () => {
  const { code, findings } = await validated(firstRelease());
  expect(code).toBe(1);
  expect(findings).toMatchObject([{ code: 'content-outdated', file: 'content/site.yaml' }]);
});

test(
  'all migrations together upgrade it without a finding',
  async () => {
    const project = firstRelease();
    const options = { dryRun: false, force: true };
    expect(await upgrade(project, recordingTerminal(), options)).toBe(0);
    expect(await validated(project)).toEqual({ code: 0, findings: [] });
    const upgraded = snapshot(project.contentDir);
    await upgrade(project, recordingTerminal(), options);
    expect(snapshot(project.contentDir)).toEqual(upgraded);
  },
  TIMEOUT,
);

test(
  'addresses are compared with a commit of the first release',
  async () => {
    const project = firstRelease();
    repository(project.contentDir).commit({});
    await upgrade(project, recordingTerminal(), { dryRun: false, force: false });
    rmSync(join(project.contentDir, 'blog/first-post.md'));
    const terminal = recordingTerminal();
    const options = { ref: 'HEAD', lastBuild: false, format: 'json', all: true } as const;
    await diff(project, terminal, options);
    const { added, lost } = JSON.parse(terminal.printed);
    expect(added).toEqual([]);
    expect(JSON.stringify(lost)).toContain('/blog/first-post');
    expect(JSON.stringify(lost)).not.toContain('/services');
  },
  TIMEOUT,
);
