import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { contractFiles, contractOf } from '#cli/contracts/contractFiles.ts';
import { projectRoot } from '#cli/project.ts';
import { schemaFiles } from '../scripts/handbook/schemaFiles.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

test('the JSON Schemas are those of the contracts (npm run schemas writes them)', () => {
  const committed = globSync('content/schemas/json/*.json', { cwd: projectRoot });
  expect(new Map(committed.map((file) => [basename(file), read(file)]))).toEqual(schemaFiles());
});

test('every file of the content has a contract, and so a schema', () => {
  const files = globSync('content/**/*.{md,yaml}', { cwd: projectRoot })
    .map((file) => file.replace(/^content\//, ''))
    .filter((file) => file !== 'README.md');
  expect(files.filter((file) => !contractOf(file))).toEqual([]);
});

test('VS Code has the schema of every YAML file', () => {
  const { 'yaml.schemas': schemas } = JSON.parse(read('.vscode/settings.json'));
  expect(schemas).toEqual(
    Object.fromEntries(
      contractFiles
        .filter(({ pattern }) => pattern.endsWith('.yaml'))
        .map(({ name, pattern }) => [`./content/schemas/json/${name}.json`, `content/${pattern}`]),
    ),
  );
});

test('the schemas have words for people and no metadata of the handbook', () => {
  const towns = JSON.parse(read('content/schemas/json/towns.json'));
  expect(towns.properties.pageSet.enum).toContain('full');
  expect(towns.properties.population.description).toContain('number of residents');
  expect(towns.properties.name).not.toHaveProperty('kind');
  expect(towns.properties.name).not.toHaveProperty('note');
  expect(towns.properties.sectors.items.properties.sector).not.toHaveProperty('collection');
});
