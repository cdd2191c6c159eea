import { expect, test } from 'vitest';
import { shownErrors } from '#cli/dev/shownError.ts';
import { readProject } from '#cli/commands/readProject.ts';
import { projectOf } from '../../helpers/projectOf.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

test('the browser shows one cause as one error, with the places that follow from it', async () => {
  const project = projectOf();
  rmSync(join(project.contentDir, 'sectors/retail.yaml'));
  const { findings, texts } = await readProject(project, { hidden: 'show' });
  const consequences = findings.filter(({ cause }) => cause);
  expect(consequences.length).toBeGreaterThan(1);
  const shown = shownErrors(findings, texts);
  expect(shown).toHaveLength(findings.length - consequences.length);
  expect(shown.map((error) => error.consequences).join()).toMatch(/content\/\S+\.\w+:\d+:\d+/);
});
