import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { newEntry } from '#cli/commands/newEntry.ts';
import type { NewOptions } from '#cli/commands/requestEntry.ts';
import { rename } from '#cli/commands/rename.ts';
import { validate } from '#cli/commands/validate.ts';
import { readProject } from '#cli/commands/readProject.ts';
import { projectAt } from '#cli/project.ts';
import type { Project } from '#cli/project.ts';
import { openPrompt } from '#cli/prompt.ts';
import { planPaths } from '#cli/resolve/planPaths.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { copySmallSample } from '../../helpers/copySmallSample.ts';
import { edit, projectOf, recordingTerminal, snapshot } from '../../helpers/projectOf.ts';

/** Runs `site new`, with answers if somebody is asked. */
async function make(project: Project, options: NewOptions, answers?: readonly string[]) {
  const terminal = recordingTerminal();
  const output = new PassThrough();
  const prompt = answers && openPrompt(Readable.from(answers.map((line) => `${line}\n`)), output);
  const code = await newEntry(project, terminal, options, prompt);
  const asked = String(output.read() ?? '');
  return { code, printed: terminal.printed, noted: terminal.noted, asked };
}

async function findingsOf(project: Project, launch = false): Promise<string> {
  const terminal = recordingTerminal();
  await validate(project, terminal, { format: 'pretty', launch });
  return terminal.printed;
}

/** Returns the fields of a file of a project. */
function fieldsOf({ contentDir }: Project, file: string): Record<string, unknown> {
  const text = readFileSync(join(contentDir, file), 'utf8');
  return parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text);
}

/** Returns a project with content that is copied into it, and the pictures of the sample. */
function projectWith(copy: (contentDir: string) => void): Project {
  const folder = temporaryFolder();
  copy(join(folder, 'content'));
  return { ...projectAt(), contentDir: join(folder, 'content'), distDir: join(folder, 'dist') };
}

/** A request for each collection, with nothing but what it needs. */
const requests: readonly NewOptions[] = [
  { collection: 'town', title: 'Whitby', point: '54.4858,-0.6206' },
  { collection: 'local', slug: 'whitby' },
  { collection: 'post', title: 'How to hang a door' },
  { collection: 'service', title: 'Copywriting' },
  { collection: 'sector', title: 'Museums and heritage' },
  { collection: 'variant', slug: 'second-page' },
  { collection: 'case-study', title: 'A staircase' },
  { collection: 'portfolio', title: 'Kelder Beck' },
  { collection: 'testimonial', slug: 'kelder-beck' },
  { collection: 'question', title: 'Do you take small jobs?' },
  { collection: 'legal', title: 'Accessibility statement' },
];

describe.each([
  ['the minimal content', projectOf],
  ['the content of the sample', () => projectWith(copySmallSample)],
])('a new entry in %s', (_, projectFor) => {
  test('is valid at once, in every collection, and visitors do not see it', async () => {
    const project = projectFor();
    const routesOf = async () => {
      const { context } = await readProject(project);
      return context && planPaths(context.content);
    };
    const before = await findingsOf(project);
    const routes = await routesOf();
    expect(routes?.length).toBeGreaterThan(0);
    for (const request of requests) {
      const { code, printed, noted } = await make(project, request);
      expect(`${noted}${code === 0 ? '' : printed}`, request.collection).toBe('');
      expect(printed, request.collection).toMatch(/^ {2}content\/\S+:\d+ {2}\S/m);
    }
    const outcome = (text: string) => text.replace(/\d+ files/, 'N files');
    expect(outcome(await findingsOf(project))).toBe(outcome(before));
    expect(await routesOf()).toEqual(routes);
  });
});

describe('before the site goes live', () => {
  test('an entry with texts to write is named, even as a draft', async () => {
    const project = projectOf();
    await make(project, { collection: 'question', title: 'Do you dance?' });
    expect(await findingsOf(project, true)).toContain(
      'content/questions/do-you-dance.md:17:1  error  text-unwritten',
    );
  });

  test('an entry that is not a draft must be finished', async () => {
    const project = projectOf();
    await make(project, { collection: 'question', title: 'Do you dance?' });
    const text = readFileSync(join(project.contentDir, 'questions/do-you-dance.md'), 'utf8');
    edit(project, { 'questions/do-you-dance.md': text.replace('draft: true\n', '') });
    expect(await findingsOf(project)).toContain('text-unwritten');
    edit(project, {
      'questions/do-you-dance.md': text.replace('draft: true\n', '').replace(/TO WRITE:.*/, 'No.'),
    });
    expect(await findingsOf(project)).toContain('The content is ready to build.');
  });
});

describe('new local texts', () => {
  test('do not prevent other changes', async () => {
    const project = projectOf();
    expect((await make(project, { collection: 'local', slug: 'york' })).code).toBe(0);
    const terminal = recordingTerminal();
    const renaming = { name: 'towns/york', newSlug: 'eboracum', dryRun: false };
    expect(await rename(project, terminal, renaming)).toBe(0);
    expect(fieldsOf(project, 'local/eboracum.yaml')).toMatchObject({ draft: true, names: [] });
  });

  test('need a town', async () => {
    const { code, printed } = await make(projectOf(), { collection: 'local', slug: 'yrok' });
    expect(code).toBe(1);
    expect(printed).toContain('error  local-town-unknown');
    expect(printed).toContain('Did you mean "york"?');
  });
});

describe('a new service', () => {
  test('brings its variant, its price and a paragraph for each sector; comments stay', async () => {
    const project = projectOf();
    const prices = readFileSync(join(project.contentDir, 'prices.yaml'), 'utf8');
    edit(project, { 'prices.yaml': `# Whole pounds.\n${prices}` });
    await make(project, { collection: 'service', title: 'Copywriting' });
    expect(fieldsOf(project, 'variants/copywriting.yaml')).toMatchObject({
      service: 'copywriting',
      rank: 1,
      inShortSet: true,
    });
    const after = readFileSync(join(project.contentDir, 'prices.yaml'), 'utf8');
    expect(after.startsWith(`# Whole pounds.\n${prices}copywriting:`)).toBe(true);
    for (const sector of ['retail', 'farming', 'shipping']) {
      const { services } = fieldsOf(project, `sectors/${sector}.yaml`);
      expect(Object.keys(services as object).at(-1)).toBe('copywriting');
    }
  });
});

test('a new service whose name starts with an abbreviation keeps it in sentences', async () => {
  const project = projectOf();
  await make(project, { collection: 'service', title: 'SEO audit' });
  expect(fieldsOf(project, 'services/seo-audit.md')).toMatchObject({ phrase: 'SEO audit' });
});

describe('files that are there already', () => {
  test('are never overwritten, even if they belong to another collection', async () => {
    const project = projectOf();
    edit(project, { 'variants/copywriting.yaml': '# Kept.\n' });
    const before = snapshot(project.contentDir);
    const { code, noted } = await make(project, { collection: 'service', title: 'Copywriting' });
    expect(code).toBe(2);
    expect(noted).toContain('content/variants/copywriting.yaml exists already.');
    expect(noted).toContain('such as "copywriting-2"');
    expect(snapshot(project.contentDir)).toEqual(before);
  });

  test('keep changes that are saved while the command waits for an answer', async () => {
    const project = projectOf();
    const terminal = recordingTerminal();
    const prices = readFileSync(join(project.contentDir, 'prices.yaml'), 'utf8');
    async function* answers() {
      yield 'Copywriting\n';
      await setTimeout(10);
      edit(project, { 'prices.yaml': `# Saved meanwhile.\n${prices}` });
      yield '\n';
    }
    const prompt = openPrompt(Readable.from(answers()), new PassThrough());
    expect(await newEntry(project, terminal, { collection: 'service' }, prompt)).toBe(0);
    const after = readFileSync(join(project.contentDir, 'prices.yaml'), 'utf8');
    expect(after.startsWith(`# Saved meanwhile.\n${prices}copywriting:`)).toBe(true);
  });

  test('keep their line ends and their byte-order mark', async () => {
    const project = projectOf();
    const prices = readFileSync(join(project.contentDir, 'prices.yaml'), 'utf8');
    const windows = `\uFEFF${prices.replaceAll('\n', '\r\n')}`;
    edit(project, { 'prices.yaml': windows });
    await make(project, { collection: 'service', title: 'Copywriting' });
    const after = readFileSync(join(project.contentDir, 'prices.yaml'), 'utf8');
    expect(after.startsWith(`${windows}copywriting:`)).toBe(true);
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
  });
});

describe('a new town', () => {
  test('takes its region, county and neighbours from the nearest towns', async () => {
    const project = projectOf();
    const { printed } = await make(project, {
      collection: 'town',
      title: 'Otley',
      point: '53.905, -1.693',
      field: ['population=13668'],
    });
    expect(fieldsOf(project, 'towns/otley.md')).toMatchObject({
      nation: 'England',
      region: 'Yorkshire and the Humber',
      county: 'West Yorkshire',
      population: 13668,
    });
    expect(printed).toContain('The nearest towns are Leeds ');
  });

  test('says what to check if several values are likely', async () => {
    const { printed } = await make(projectOf(), {
      collection: 'town',
      title: 'Midway',
      point: '52.6,-1.6',
    });
    expect(printed).toMatch(/postcodeArea: check the postcode area: it is probably .* or /);
  });

  test('takes a region that is given', async () => {
    const project = projectOf();
    await make(project, {
      collection: 'town',
      title: 'Midway',
      point: '51.86,-2.24',
      field: ['region=South West'],
    });
    expect(fieldsOf(project, 'towns/midway.md')).toMatchObject({
      region: 'South West',
      county: 'Bristol',
    });
  });
});

test('a slug that is too long for the name of a file is refused', async () => {
  const { code, noted } = await make(projectOf(), {
    collection: 'service',
    slug: 'a'.repeat(201),
  });
  expect(code).toBe(2);
  expect(noted).toContain('The slug has 201 characters. Expected at most 200.');
});

describe('a person at a prompt', () => {
  test('names a town, its point and its population, and takes the suggestions', async () => {
    const project = projectOf();
    const { code, asked } = await make(project, { collection: 'town' }, [
      'Whitby',
      '',
      '54.4858',
      '54.4858, -0.6206',
      '',
      'many',
      '13213',
      '',
      '',
    ]);
    expect(code).toBe(0);
    expect(asked).toContain('[whitby]');
    expect(asked).toContain('Expected two numbers in decimal degrees, the latitude first.');
    expect(asked).toContain('Expected a number');
    expect(fieldsOf(project, 'towns/whitby.md')).toMatchObject({
      name: 'Whitby',
      latitude: 54.4858,
      longitude: -0.6206,
      population: 13213,
    });
  });

  test('chooses a reference by its slug, and is warned of a typing error', async () => {
    const project = projectOf();
    const { asked } = await make(project, { collection: 'case-study' }, [
      'A staircase',
      'Stairs!',
      'stairs',
      'retial',
      'retail',
      'marketing, web-design',
    ]);
    expect(asked).toContain('"Stairs!" is not a slug');
    expect(asked).toContain('Choices: farming, retail, shipping');
    expect(asked).toContain('Did you mean "retail"?');
    expect(fieldsOf(project, 'case-studies/stairs.md')).toMatchObject({
      sector: 'retail',
      services: ['marketing', 'web-design'],
    });
  });

  test('gets no further question once the input ends', async () => {
    const { code } = await make(projectOf(), { collection: 'question' }, ['Do you dance?', '']);
    expect(code).toBe(0);
  });
});

describe('a request that cannot be met', () => {
  test.each<[what: string, options: NewOptions, words: string]>([
    ['a collection that does not exist', { collection: 'twon' }, 'Did you mean "town"?'],
    ['a screen', { collection: 'screen', slug: 'press' }, 'content/screens/ are fixed'],
    ['no name', { collection: 'post' }, 'The post needs a name.'],
    ['a town without a point', { collection: 'town', title: 'Whitby' }, 'Add --point'],
    [
      'a name that several towns of the list share',
      { collection: 'town', title: 'Bangor' },
      'The list has bangor-county-down and bangor-gwynedd: write one of them, or add --point',
    ],
    ['a point that is none', { collection: 'town', title: 'W', point: 'here' }, 'is not a point'],
    ['a slug that is none', { collection: 'post', slug: 'My Post' }, 'Use "my-post".'],
    ['a slug that is taken', { collection: 'town', slug: 'york', point: '54,-1' }, '"york-2"'],
    ['an address of the build', { collection: 'legal', slug: 'api' }, 'belongs to a file'],
    [
      'a field without a value',
      { collection: 'post', slug: 'a', field: ['x'] },
      '--field name=value',
    ],
    [
      'a field in an entry of a list that no list reaches',
      { collection: 'town', slug: 'a', point: '54,-1', field: ['sectors[99999].note=x'] },
      '--field name=value',
    ],
  ])('%s', async (_, options, words) => {
    const project = projectOf();
    const before = snapshot(project.contentDir);
    const { code, noted } = await make(project, options);
    expect(code).toBe(2);
    expect(noted).toContain(words);
    expect(snapshot(project.contentDir)).toEqual(before);
  });

  test.each<[what: string, options: NewOptions, code: string]>([
    ['an address of a page', { collection: 'legal', title: 'About' }, 'path-repeated'],
    ['an old address', { collection: 'service', slug: 'digital-marketing' }, 'alias-shadows-page'],
    [
      'a field that does not exist',
      { collection: 'post', slug: 'a', field: ['autor=Me'] },
      'field-unknown',
    ],
    [
      'a value of the wrong kind',
      { collection: 'town', slug: 'a', point: '54,-1', field: ['population=many'] },
      'field-invalid',
    ],
    [
      'a group in place of a text',
      { collection: 'post', slug: 'a', field: ['title.short=Me'] },
      'field-invalid',
    ],
    [
      'fields below a field that does not exist',
      { collection: 'post', slug: 'a', field: ['autor.name=Me'] },
      'field-unknown',
    ],
    [
      'a field with the name of a property of all objects',
      { collection: 'post', slug: 'a', field: ['__proto__=Me'] },
      'field-unknown',
    ],
    ['a place at sea', { collection: 'town', slug: 'a', point: '10,10' }, 'town-outside-uk'],
    [
      'an order that is taken',
      { collection: 'question', slug: 'a', field: ['order=1'] },
      'order-repeated',
    ],
  ])('%s is refused in the words of the check', async (_, options, code) => {
    const project = projectOf();
    const before = snapshot(project.contentDir);
    const result = await make(project, options);
    expect(result.code).toBe(1);
    expect(result.printed).toContain(`error  ${code}`);
    expect(result.printed).toContain('Nothing was written.');
    expect(snapshot(project.contentDir)).toEqual(before);
  });
});

test('nothing is written into another folder in place of the content', async () => {
  const project = projectOf();
  const before = snapshot(project.contentDir);
  const other = { ...project, contentDir: join(project.contentDir, 'blog') };
  const { code, printed } = await make(other, { collection: 'post', title: 'Hello there' });
  expect(code).toBe(1);
  expect(printed).toContain('content-folder-missing');
  expect(snapshot(project.contentDir)).toEqual(before);
});

test('the draft of work says that it needs no address', async () => {
  const project = projectOf();
  await make(project, { collection: 'portfolio', title: 'Kelder Beck' });
  expect(readFileSync(join(project.contentDir, 'portfolio/kelder-beck.yaml'), 'utf8')).toContain(
    'TO WRITE: the address of the finished work, or delete the field if it has none',
  );
});
