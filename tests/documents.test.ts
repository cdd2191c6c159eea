import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';

/** The documents that people write. `docs/findings.md` is generated, and examples of findings repeat each other. */
const documents = globSync(['README.md', 'docs/**/*.md'], { cwd: projectRoot })
  .filter((file) => file !== join('docs', 'findings.md'))
  .sort();

test.each(documents)('%s has no heading and no paragraph twice', (file) => {
  const blocks = readFileSync(join(projectRoot, file), 'utf8').split(/\n{2,}/);
  const texts = blocks.filter((block) => block.startsWith('#') || block.length > 120);
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});
