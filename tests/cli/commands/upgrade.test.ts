import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { upgrade } from '#cli/commands/upgrade.ts';
import type { UpgradeOptions } from '#cli/commands/upgrade.ts';
import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import type { Migration } from '#cli/migrations/migration.ts';
import { contentVersion } from '#cli/migrations/migrations.ts';
import type { Project } from '#cli/project.ts';
import { repository } from '../../helpers/gitRepository.ts';
import { projectOf, recordingTerminal, snapshot } from '../../helpers/projectOf.ts';

const site = 'content/site.yaml';

/** A migration that adds a field to site.yaml and asks the editor about another. */
const next: Migration = {
  version: contentVersion + 1,
  release: '9.0.0',
  summary: 'The agency has a colour.',
  plan: (texts) => ({
    changes: [
      {
        file: site,
        edits: fieldEdits(site, texts.get(site) ?? '').insert([], 'colour: purple\n', 'name'),
      },
    ],
    open: [{ file: site, path: ['tagline'], text: 'Does the tagline name a colour? Read it.' }],
  }),
};

function committed(): Project {
  const project = projectOf();
  repository(project.contentDir).commit({});
  return project;
}

async function upgraded(project: Project, options: Partial<UpgradeOptions> = {}) {
  const terminal = recordingTerminal();
  const code = await upgrade(project, terminal, {
    dryRun: false,
    force: false,
    migrations: [next],
    ...options,
  });
  return { code, ...terminal };
}

test('changes the files, and says which and what is left to decide', async () => {
  const project = committed();
  const { code, printed } = await upgraded(project);
  expect(code).toBe(0);
  expect(readFileSync(join(project.contentDir, 'site.yaml'), 'utf8')).toMatch(
    /^name: .*\ncolour: purple\n/,
  );
  expect(printed).toContain(
    '(release 9.0.0): The agency has a colour.\n  content/site.yaml  +1 -0',
  );
  expect(printed).toMatch(/For you to decide:\n {2}content\/site.yaml:\d+ {2}Does the tagline/);
});

test('prints the changed lines and writes nothing with --dry-run', async () => {
  const project = projectOf();
  const before = snapshot(project.contentDir);
  const { code, printed } = await upgraded(project, { dryRun: true });
  expect(code).toBe(0);
  expect(printed).toContain('    2 + colour: purple');
  expect(printed).toContain('1 file would change. Nothing was written, because of --dry-run.');
  expect(snapshot(project.contentDir)).toEqual(before);
});

test('does nothing the second time', async () => {
  const project = committed();
  await upgraded(project);
  const before = snapshot(project.contentDir, 'identity');
  const { code, printed } = await upgraded(project);
  expect({ code, printed }).toEqual({
    code: 0,
    printed: `The content has version ${next.version} already. There is nothing to do.\n`,
  });
  expect(snapshot(project.contentDir, 'identity')).toEqual(before);
});

test('refuses content that Git could not bring back, unless it is forced', async () => {
  const dirty = committed();
  appendFileSync(join(dirty.contentDir, 'site.yaml'), '# A note\n');
  for (const [project, reason] of [
    [dirty, 'changes that are not committed'],
    [projectOf(), 'in no Git repository'],
  ] as const) {
    const before = snapshot(project.contentDir);
    const { code, noted } = await upgraded(project);
    expect(code).toBe(1);
    expect(noted).toContain(reason);
    expect(snapshot(project.contentDir)).toEqual(before);
    expect(await upgraded(project, { force: true })).toMatchObject({ code: 0 });
  }
});

test('refuses files that cannot be read, and shows why', async () => {
  const project = committed();
  writeFileSync(join(project.contentDir, 'prices.yaml'), '<<<<<<< HEAD\na: 1\n');
  const before = snapshot(project.contentDir);
  const { code, printed } = await upgraded(project, { force: true });
  expect(code).toBe(1);
  expect(printed).toContain('content/prices.yaml:1:1  error  git-conflict');
  expect(printed).toContain('Nothing was written');
  expect(snapshot(project.contentDir)).toEqual(before);
});

test('reports another folder in place of the content', async () => {
  const project = projectOf();
  const other = { ...project, contentDir: join(project.contentDir, 'blog') };
  const { code, printed, noted } = await upgraded(other);
  expect({ code, noted }).toEqual({ code: 1, noted: '' });
  expect(printed).toContain('content-folder-missing');
});

test('refuses content of a newer release, and content without a version that can be read', async () => {
  const versions = [
    [`contentVersion: ${next.version + 1}`, 'install a newer release'],
    ['contentVersion: one', 'is unknown'],
  ] as const;
  for (const [line, reason] of versions) {
    const project = projectOf();
    const path = join(project.contentDir, 'site.yaml');
    const text = readFileSync(path, 'utf8').replace(/^contentVersion: .*\n/m, '');
    writeFileSync(path, `${text}${line}\n`);
    const { code, noted } = await upgraded(project, { force: true });
    expect(code).toBe(1);
    expect(noted).toContain(reason);
  }
});
