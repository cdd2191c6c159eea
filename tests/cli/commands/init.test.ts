import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#api/settings.ts';
import { init } from '#cli/commands/init.ts';
import type { InitOptions } from '#cli/commands/init.ts';
import { newEntry } from '#cli/commands/newEntry.ts';
import type { NewOptions } from '#cli/commands/requestEntry.ts';
import { readStarterFiles } from '#cli/commands/readStarterFiles.ts';
import { validate } from '#cli/commands/validate.ts';
import { projectRoot } from '#cli/project.ts';
import type { Project } from '#cli/project.ts';
import type { Prompt } from '#cli/prompt.ts';
import { sampleTraces } from '#cli/check/sampleTraces.ts';
import { parseSource } from '#cli/load/parseSource.ts';
import { contrast, isGrey, toOklch } from '#cli/resolve/oklch.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { recordingTerminal, snapshot } from '../../helpers/projectOf.ts';

const starter = readStarterFiles();
/** Three towns of the list. The office is in the first. */
const [first = '', second = '', third = ''] = [...starter.towns.values()].map(({ name }) => name);

const answers = {
  name: 'Acme',
  office: `4 Quay Street, ${first}`,
  services: ['Sign painting: We paint signs for shops', 'SEO: We are found'],
} satisfies Partial<InitOptions>;

async function made(options: Partial<InitOptions> = {}, prompt?: Prompt) {
  const folder = options.folder ?? join(temporaryFolder(), 'site');
  const terminal = recordingTerminal();
  const code = await init(terminal, { ...options, folder }, prompt, () => starter);
  return { ...terminal, code, folder };
}

function projectIn(folder: string): Project {
  return {
    codeRoot: projectRoot,
    siteRoot: folder,
    contentDir: join(folder, 'content'),
    publicDir: join(folder, 'public'),
    distDir: join(folder, 'dist'),
  };
}

async function findings(
  folder: string,
  launch = false,
): Promise<{ code: string; level: string; file: string; args: { files?: readonly string[] } }[]> {
  const terminal = recordingTerminal();
  await validate(projectIn(folder), terminal, { format: 'json', launch });
  return JSON.parse(terminal.printed).findings;
}

/** Returns a prompt that gives some answers, and then the end of the input. */
function answering(...lines: string[]): Prompt & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    ask(question) {
      asked.push(question);
      return Promise.resolve(lines.shift());
    },
    close() {},
  };
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

describe('a new site', () => {
  test('leads to the handbook, by the path that messages name', async () => {
    const { folder } = await made(answers);
    const [, path = ''] =
      /`node_modules\/[^/]+\/([^`]+)`/.exec(read(folder, 'content/README.md')) ?? [];
    expect(existsSync(join(projectRoot, path)), path).toBe(true);
    expect(read(folder, 'README.md')).toContain(path);
  });

  test('says how to take new releases, from a registry or as tarballs', async () => {
    const registry = await made(answers);
    expect(read(registry.folder, 'README.md')).toMatch(/^npm install [\w@/-]+@latest$/m);
    const tarball = await made({ ...answers, package: 'file:./vendor/site.tgz' });
    expect(read(tarball.folder, 'README.md')).toMatch(/^npm install \.\/vendor\/[\w.-]+\.tgz/m);
  });

  test('completes fields in VS Code, with the schemas and the server of the package', async () => {
    const { folder } = await made(answers);
    const settings = JSON.parse(read(folder, '.vscode/settings.json'));
    const inPackage = (path: string) =>
      path.replace(/^(?:\.\/)?node_modules\/[^/]+\/(?:lib\/)?/, '');
    const schemas = Object.entries<string>(settings['yaml.schemas']);
    expect(schemas.map(([, pattern]) => pattern)).toContain('content/site.yaml');
    for (const path of [
      ...schemas.map(([path]) => path),
      settings['glspc.server.commandArguments'][0],
    ]) {
      expect(existsSync(join(projectRoot, inPackage(path))), path).toBe(true);
    }
  });

  test('finds drafts whose mark was deleted before they were written', async () => {
    const { folder } = await made(answers);
    const isMarked = ({ code }: { code: string }) => code === 'sample-left';
    const marked = (await findings(folder, true)).filter(isMarked).map(({ file }) => file);
    for (const file of new Set(marked)) {
      const text = read(folder, file).replace(/^sample: true\n|, sample: true/gm, '');
      writeFileSync(join(folder, file), text);
    }
    const left = await findings(folder, true);
    expect(left.filter(isMarked)).toEqual([]);
    const noted = new Set(left.filter(({ code }) => code === 'note-left').map(({ file }) => file));
    for (const file of readdirSync(join(folder, 'content'), {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (!/\.(?:md|yaml)$/.test(file)) continue;
      const hasDraft = /(?<!# .*)Draft:/.test(read(folder, `content/${file}`));
      expect(noted.has(`content/${file}`), file).toBe(hasDraft);
    }
  });

  test('has no error, and nothing of the sample; the check before the launch lists its drawings', async () => {
    const towns = [first, second, third];
    const { code, folder } = await made({ ...answers, towns });
    expect(code).toBe(0);
    expect((await findings(folder)).filter(({ level }) => level === 'error')).toEqual([]);
    const left = await findings(folder, true);
    const drawings = left.filter(({ code }) => /^(?:sample-(?!left)|draft-)/.test(code));
    expect(drawings.map(({ code, level, args }) => [code, level, args.files])).toEqual([
      ['draft-mark', 'warning', ['content/brand/favicon.svg', 'content/brand/mark.svg']],
      ['draft-mark', 'warning', ['content/brand/icons/service.svg']],
      [
        'sample-picture',
        'error',
        ['public/images/services/seo.svg', 'public/images/services/sign-painting.svg'],
      ],
    ]);
    const all = Object.values(snapshot(join(folder, 'content'))).join('\n');
    for (const name of sampleTraces.names) {
      expect(all.includes(name), name).toBe(false);
    }
  });

  test('has a test of its pages that leaves out those of public/', async () => {
    const { folder } = await made({ ...answers, towns: ['none'] });
    const written = {
      'dist/client/index.html': '<title>Home</title><h1>Home</h1><a href="/google1.html">Proof</a>',
      'dist/client/google1.html': 'google-site-verification: google1.html',
      'public/google1.html': 'google-site-verification: google1.html',
    };
    for (const [file, text] of Object.entries(written)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const run = () => spawnSync(process.execPath, ['--test'], { cwd: folder, encoding: 'utf8' });
    expect(run()).toMatchObject({ status: 0 });
    writeFileSync(join(folder, 'dist/client/other.html'), 'No heading');
    expect(run()).toMatchObject({ status: 1 });
  });

  test('asks nobody to call, because it has no phone', async () => {
    const { folder } = await made({ ...answers, towns: [first] });
    expect(read(folder, 'content/site.yaml')).not.toMatch(/^phone:/m);
    expect(read(folder, 'content/words.yaml')).not.toContain('or call us');
  });

  test('has spellings without the house style of the sample, and drafts that follow them', async () => {
    const { folder } = await made({ ...answers, towns: [first] });
    const styled = async () =>
      (await findings(folder)).filter(({ code }) => code === 'house-style').map(({ file }) => file);
    expect(await styled()).toEqual([]);
    const add = (slug: string, body: string) =>
      writeFileSync(
        join(folder, `content/questions/${slug}.md`),
        `---\norder: 9\nquestion: When?\n---\n\n${body}\n`,
      );
    add(
      'taste',
      "We don't open before 9 am, and it’s by e-mail at our cafe whilst 50 per cent are away.",
    );
    add('slip', 'Which color do you recieve?');
    expect(new Set(await styled())).toEqual(new Set(['content/questions/slip.md']));
    expect(read(folder, 'content/wording.yaml')).toMatch(
      /^# The spellings .*\nspellings:\n {2}# American spellings\n/,
    );
  });

  test('marks every text about the agency as a draft, which the check before the launch lists', async () => {
    const { folder } = await made({ ...answers, towns: [first] });
    const left = (await findings(folder, true)).filter(({ code }) => code === 'sample-left');
    const files = new Set(left.map(({ file }) => file));
    const written = Object.keys(snapshot(join(folder, 'content')))
      .filter((file) => /\.(?:md|yaml)$/.test(file))
      .filter(
        (file) =>
          !/^(?:towns|brand)\/|^(?:words|wording|sources|map|barriers|navigation)\.yaml|^README\.md/.test(
            file,
          ),
      )
      .map((file) => `content/${file}`);
    expect(written.filter((file) => !files.has(file))).toEqual([]);
  });

  test.each(['IE', 'AU', 'NZ', 'ZA'])(
    'has no error and nothing of the United Kingdom in another country: %s',
    async (country) => {
      const options = { ...answers, country, office: '4 Quay Street, Port', point: '-30,20' };
      const { code, folder } = await made(options);
      expect(code).toBe(0);
      expect(await findings(folder)).not.toContainEqual(
        expect.objectContaining({ level: 'error' }),
      );
      const texts = ['site.yaml', 'words.yaml', 'wording.yaml', 'legal/privacy-policy.md'].map(
        // Comments name the United Kingdom to explain what is checked there alone.
        (file) => read(folder, `content/${file}`).replace(/^ *#.*$/gm, ''),
      );
      expect(texts.join('\n')).not.toMatch(
        /United Kingdom|England|Scotland|Wales|London|GBP|council|Information Commissioner|\bmiles?\b/,
      );
    },
  );

  test.each([
    ['IE', 'VAT', 'GST'],
    ['AU', 'GST', 'VAT'],
    ['NZ', 'GST', 'VAT'],
  ])('names the tax of its country: %s', async (country, tax, other) => {
    const options = { ...answers, country, office: '4 Quay Street, Port', point: '-30,20' };
    const { folder } = await made(options);
    for (const file of ['words.yaml', 'prices.yaml']) {
      expect(read(folder, `content/${file}`)).toContain(tax);
      expect(read(folder, `content/${file}`)).not.toContain(other);
    }
  });

  test('has texts for search results of the right length, however short or long its names are', async () => {
    const services = ['SEO', 'Copywriting', 'Websites for plumbers', 'Signs for shops and markets'];
    for (const [name, office] of [
      ['A', 'Ely'],
      ['Solo', 'Leeds'],
      ['Harbour & Daughters of the Quay', 'Leeds'],
    ] as const) {
      const folder = join(temporaryFolder(), 'site');
      await made({ ...answers, folder, name, office, point: '52,0', services, towns: ['none'] });
      const codes = (await findings(folder)).map(({ code }) => code);
      expect(codes.filter((code) => code.startsWith('search-'))).toEqual([]);
    }
  });

  test('names the agency once in each text for search results', async () => {
    for (const name of ['Solo', "Pryce & O'Hare", 'Harbour & Daughters of the Quay']) {
      const { folder } = await made({ ...answers, name, towns: [first] });
      const twice = Object.entries(snapshot(join(folder, 'content'))).flatMap(([file, text]) => {
        const { search } = parseSource(file, String(text)).parsed?.data ?? {};
        return Object.values(search ?? {}).filter((value) => String(value).split(name).length > 2);
      });
      expect(twice).toEqual([]);
    }
  });

  test.each([
    ['#0f766e', /The main colour is #[0-9a-f]{6}, because white text on #0f766e has too little/],
    ['#1f2937', undefined],
  ])('says if the wanted colour %s was changed', async (colour, line) => {
    const { printed } = await made({ ...answers, colour });
    if (line) expect(printed).toMatch(line);
    else expect(printed).not.toContain('main colour');
  });

  test('can have one service and no town', async () => {
    const { code, folder, printed } = await made({
      ...answers,
      services: ['Gardens'],
      towns: ['none'],
    });
    expect(code).toBe(0);
    expect(printed).toContain('with 1 service and 0 towns');
    expect((await findings(folder)).filter(({ level }) => level === 'error')).toEqual([]);
    const files = readdirSync(join(folder, 'content'));
    for (const name of ['towns', 'map.yaml', 'sources.yaml']) expect(files).not.toContain(name);
  });

  test('has the coast around its towns, whose source is listed', async () => {
    const { folder } = await made({ ...answers, towns: [first] });
    const coast = (text: string) => text.match(/^(?:source|bounds|coast): .*$/gm);
    expect(coast(read(folder, 'content/map.yaml'))).toEqual(coast(starter.map));
    expect(read(folder, 'content/map.yaml')).not.toContain('npm run');
    expect(read(folder, 'content/sources.yaml')).toMatch(/^natural-earth:/m);
  });

  test.each([
    ['Inverness', 'Scotland'],
    ['Hull', 'England'],
    ['Cardiff', 'Wales'],
  ])('lists the nation of its office in %s first', async (city, nation) => {
    const { folder } = await made({
      ...answers,
      office: `1 High Street, ${city}`,
      towns: ['none'],
    });
    const [, list = ''] =
      /^nations:\n((?: {2}- .*\n)+)/m.exec(read(folder, 'content/site.yaml')) ?? [];
    expect(list.split('\n').map((line) => line.slice(4))[0]).toBe(nation);
    expect(list.trim().split('\n')).toHaveLength(4);
  });

  test('has all towns of the list if they are wanted', async () => {
    const { folder } = await made({ ...answers, towns: ['all'] });
    expect(readdirSync(join(folder, 'content/towns'))).toHaveLength(starter.towns.size);
    expect((await findings(folder)).filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('names in its towns only towns that it has', async () => {
    const { folder } = await made({ ...answers, within: 60 });
    const slugs = readdirSync(join(folder, 'content/towns')).map((file) => file.replace('.md', ''));
    expect(slugs.length).toBeGreaterThan(0);
    expect((await findings(folder)).filter(({ code }) => code === 'entry-missing')).toEqual([]);
  });

  test('has a palette made from one colour, however pale that is', async () => {
    for (const colour of ['#ffee00', '#102030', '#7b2fbf']) {
      const { folder } = await made({ ...answers, towns: ['none'], colour });
      expect((await findings(folder)).filter(({ code }) => code === 'brand-contrast')).toEqual([]);
      const [, primary = ''] =
        /primary: \{ light: '(#\w+)'/.exec(read(folder, 'content/brand/brand.yaml')) ?? [];
      expect(contrast(primary, '#ffffff')).toBeGreaterThan(4.5);
    }
  });

  test('has grey in its palette if its main colour is black', async () => {
    const { folder } = await made({ ...answers, towns: ['none'], colour: '#000000' });
    const [, signal = ''] =
      /signal: \{ light: '(#\w+)'/.exec(read(folder, 'content/brand/brand.yaml')) ?? [];
    expect(isGrey(toOklch(signal)), signal).toBe(true);
  });

  test('depends on this package, or on the tarball that was named', async () => {
    const options = { ...answers, towns: ['none'] };
    const { name, version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    const own = await made(options);
    expect(JSON.parse(read(own.folder, 'package.json')).dependencies).toEqual({ [name]: version });
    const other = await made({ ...options, package: 'file:../site.tgz' });
    expect(JSON.parse(read(other.folder, 'package.json')).dependencies).toEqual({
      [name]: 'file:../site.tgz',
    });
  });

  test('says where the tarball has to be if it is not there', async () => {
    const options = { ...answers, towns: ['none'] };
    for (const [file, hasFile] of [
      ['file:../there.tgz', true],
      ['file:../missing.tgz', false],
      ['./missing.tgz', false],
      ['https://packages.example/missing.tgz', true],
      ['1.1.0', true],
    ] as const) {
      const folder = join(temporaryFolder(), 'site');
      writeFileSync(join(folder, '../there.tgz'), '');
      const { code, noted } = await made({ ...options, folder, package: file });
      expect(code).toBe(0);
      const path = join(folder, file.replace('file:', ''));
      const warning = `warning: there is no ${path}, which "npm install" needs`;
      if (hasFile) expect(noted, file).toBe('');
      else expect(noted, file).toContain(warning);
    }
  });
});

describe('the command', () => {
  test('asks for everything that no option answers', async () => {
    const prompt = answering('Acme', '', '', first, 'Signs: We paint signs.', '', 'none', '');
    const { code, folder } = await made({}, prompt);
    expect(code).toBe(0);
    expect(prompt.asked[1]).toContain('[www.acme.example]');
    expect(prompt.asked[2]).toContain('[hello@acme.example]');
    expect(read(folder, 'content/site.yaml')).toContain('url: https://www.acme.example\n');
  });

  test('asks again after an answer that it cannot use', async () => {
    const prompt = answering('Nowhere', first, '#123');
    const { noted } = await made(
      {
        name: 'Acme',
        url: 'a.example',
        email: 'a@a.example',
        services: ['Signs'],
        towns: ['none'],
      },
      prompt,
    );
    expect(prompt.asked.join('\n')).toContain('"Nowhere" is not in the list of towns');
    expect(prompt.asked.at(-1)).toContain('"#123" is not a colour');
    expect(noted).toContain('--colour is missing');
  });

  test('asks for the point of an office whose city is not in the list', async () => {
    const given = { url: 'a.example', email: 'a@a.example', towns: ['none'], colour: '#7b2fbf' };
    const options = { ...answers, ...given, office: undefined };
    const prompt = answering('1 Abbey Street, Melrose', '55.597', '55.597, -2.721');
    const { code, folder } = await made(options, prompt);
    expect(code).toBe(0);
    expect(prompt.asked[1]).toMatch(
      /^"Melrose" is not in the list of towns\.\nThe latitude and longitude .* or the office again/,
    );
    expect(prompt.asked[2]).toContain('"55.597" is not a point');
    expect(prompt.asked.join('')).not.toContain('--point');
    expect(read(folder, 'content/site.yaml')).toMatch(/city: Melrose\n[^]*latitude: 55\.597\n/);
  });

  test('shows the list of towns if it is asked for there', async () => {
    const given = { url: 'a.example', email: 'a@a.example', colour: '#7b2fbf' };
    const prompt = answering(`Nowhere ${first}`, 'list', `${first} ${second}`);
    const { code, folder } = await made({ ...answers, ...given, towns: undefined }, prompt);
    expect(code).toBe(0);
    expect(prompt.asked[0]).toContain('"list" to see them');
    expect(prompt.asked[1]).toMatch(/^"Nowhere" is not one of .*; type "list" to see it\.\n/);
    const { county } = [...starter.towns.values()][0] ?? {};
    expect(prompt.asked[2]?.startsWith(`${first} (${county})\n${second} (`)).toBe(true);
    expect(prompt.asked[2]).toContain('\nThe towns with pages: ');
    expect(readdirSync(join(folder, 'content/towns'))).toHaveLength(2);
  });

  test('says how much writing towns need before it asks for them', async () => {
    const given = { url: 'a.example', email: 'a@a.example', colour: '#7b2fbf' };
    const options = { ...given, name: 'Acme', office: 'Wrecsam', services: ['Books', 'Payroll'] };
    const prompt = answering('Nowhere', 'none');
    expect(await made(options, prompt)).toMatchObject({ code: 0 });
    const [, sectors, paragraphs] =
      /^Pages about towns take the most writing: .* For 2 services and the \d+ towns within 30 miles with (\d+) sectors, that is (\d+) paragraphs\. The answer "none" leaves them out/.exec(
        prompt.asked[0] ?? '',
      ) ?? [];
    expect(Number(sectors)).toBeGreaterThan(10);
    expect(Number(paragraphs)).toBe(2 * Number(sectors));
    expect(prompt.asked[1]).not.toContain('take the most writing');
  });

  test('asks for a service again, and keeps the answers before it', async () => {
    const prompt = answering('', 'Signs: We paint.', 'C++', 'C#', '設計', 'Vans', '');
    const given = { url: 'a.example', email: 'a@a.example', towns: ['none'], colour: '#7b2fbf' };
    const options = { ...answers, ...given, services: undefined };
    const { code, folder } = await made(options, prompt);
    expect(code).toBe(0);
    expect(prompt.asked[1]).toContain('a site needs at least one service');
    expect(prompt.asked[4]).toContain('would both have the address /services/c');
    expect(prompt.asked[5]).toContain('needs a letter from a to z or a digit');
    expect(readdirSync(join(folder, 'content/services')).sort()).toEqual([
      'c.md',
      'signs.md',
      'vans.md',
    ]);
  });

  test('replaces a service if its name is typed again, such as to add its sentence', async () => {
    const prompt = answering('Signs', 'Vans: We letter vans.', 'signs: We paint.', '');
    const given = { url: 'a.example', email: 'a@a.example', towns: ['none'], colour: '#7b2fbf' };
    const { code, folder } = await made({ ...answers, ...given, services: undefined }, prompt);
    expect(code).toBe(0);
    expect(prompt.asked[1]).toMatch(/^"Signs" has no sentence, .* type the name again/);
    expect(prompt.asked[2]).toMatch(/^The next service/);
    expect(prompt.asked[3]).toMatch(/^The next service/);
    expect(readdirSync(join(folder, 'content/services')).sort()).toEqual(['signs.md', 'vans.md']);
    expect(read(folder, 'content/services/signs.md')).toContain('We paint.');
  });

  test('takes towns with spaces or commas between them', async () => {
    const { code, folder } = await made({ ...answers, towns: [`${first}, ${second}`, third] });
    expect(code).toBe(0);
    expect(readdirSync(join(folder, 'content/towns'))).toHaveLength(3);
  });

  test('has no error and settings that can be used, with signs in the name that names have', async () => {
    for (const name of ['Smith, Jones & Co', "O'Brien <3", 'Studio #1 "Best"', 'A & B']) {
      const { folder } = await made({ ...answers, name, towns: ['none'] });
      expect(await findings(folder), name).not.toContainEqual(
        expect.objectContaining({ level: 'error' }),
      );
      const examples = read(folder, '.env.example').replace(/^# (?=[A-Z_]+=)/gm, '');
      const { mail } = readSettings(parseEnv(examples), '');
      expect(mail?.from.address, name).toMatch(/^website@/);
      expect(mail?.to, name).toHaveLength(1);
    }
  });

  test('writes nothing if an answer is missing or wrong', async () => {
    const wrong: [Partial<InitOptions>, string][] = [
      [{ ...answers, name: undefined }, '--name is missing'],
      [{ ...answers, office: undefined }, '--office is missing'],
      [{ ...answers, services: undefined }, 'at least one service'],
      [{ ...answers, office: 'Nowhere' }, '--point'],
      [{ ...answers, point: 'north' }, 'is not a point'],
      [{ ...answers, country: 'UK' }, 'is not one of the countries'],
      [{ ...answers, country: 'IE' }, '--point'],
      [{ ...answers, country: 'IE', point: '53,-6', within: 20 }, 'has no towns of Ireland'],
      [{ ...answers, url: 'acme' }, 'is not an address'],
      [{ ...answers, email: 'acme' }, 'is not an email address'],
      [{ ...answers, colour: 'red' }, 'is not a colour'],
      [{ ...answers, towns: ['Nowhere'] }, 'is not one of the'],
      [{ ...answers, county: 'Nowhere' }, 'is not one of the'],
    ];
    for (const [options, reason] of wrong) {
      const folder = join(temporaryFolder(), 'site');
      const { code, noted } = await made({ ...options, folder });
      expect(code, reason).toBe(2);
      expect(noted).toContain(reason);
      expect(noted).toContain('Nothing was written.');
      expect(() => readdirSync(folder)).toThrow();
    }
  });

  test('refuses a folder with files, and leaves them as they are', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'notes.txt'), 'Mine');
    const { code, noted } = await made({ ...answers, folder });
    expect(code).toBe(1);
    expect(noted).toContain('is not empty (it has notes.txt)');
    expect(snapshot(folder)).toEqual({ 'notes.txt': 'Mine' });
  });

  test('refuses a file, and a folder below a file', async () => {
    const file = join(temporaryFolder(), 'notes.txt');
    writeFileSync(file, 'Mine');
    for (const folder of [file, join(file, 'site')]) {
      const { code, noted } = await made({ ...answers, folder });
      expect(code).toBe(1);
      expect(noted).toBe(`error: ${file} is a file, not a folder; name a new folder\n`);
    }
  });

  test('prints the city that it found in the address of the office', async () => {
    const options = { ...answers, country: 'AU', point: '-33.86,151.21' };
    const { printed } = await made({ ...options, office: '4 Quay Street, Sydney NSW 2000' });
    expect(printed).toContain('the site of Acme in Sydney with');
  });

  test('prints a command that changes to the folder, whatever its name', async () => {
    const folder = join(temporaryFolder(), 'my "$HOME"');
    const { printed } = await made({ ...answers, towns: ['none'], folder });
    expect(printed).toContain(String.raw`/my \"\$HOME\""`);
  });

  test('accepts a new Git repository', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.git'));
    expect(await made({ ...answers, towns: ['none'], folder })).toMatchObject({ code: 0 });
  });
});

describe('a site that started without towns and posts', () => {
  const first = async (options: NewOptions) => {
    const { folder } = await made({ ...answers, towns: ['none'] });
    const terminal = recordingTerminal();
    const code = await newEntry(projectIn(folder), terminal, options);
    return { ...terminal, code, folder };
  };
  const errors = async (folder: string) =>
    (await findings(folder)).filter(({ level }) => level === 'error');
  const publish = (folder: string, file: string) =>
    writeFileSync(join(folder, file), read(folder, file).replace('draft: true\n', ''));

  test('gets a town of the list with all that its pages need', async () => {
    const { code, printed, folder } = await first({ collection: 'town', title: second });
    expect(code).toBe(0);
    const [, file = ''] = /^Wrote (\S+)/.exec(printed) ?? [];
    for (const other of ['screens/locations.md', 'screens/town-pages.yaml', 'variants/seo.yaml']) {
      expect(printed).toContain(`Wrote content/${other}\n`);
    }
    expect(printed).toContain('"npm run site -- validate --launch" lists the drafts');
    expect(printed).toContain('Wrote content/map.yaml');
    expect(read(folder, 'content/sources.yaml')).toMatch(/^natural-earth:/m);
    publish(folder, file);
    expect(await errors(folder)).toEqual([]);

    const sources = read(folder, 'content/sources.yaml');
    const terminal = recordingTerminal();
    const options = { collection: 'town', slug: 'hull' };
    expect(await newEntry(projectIn(folder), terminal, options)).toBe(0);
    publish(folder, 'content/towns/hull.md');
    expect(await errors(folder)).toEqual([]);
    expect(read(folder, 'content/sources.yaml').startsWith(sources)).toBe(true);
  });

  test('gets a town that is not in the list', async () => {
    const { code, printed, folder } = await first({
      collection: 'town',
      title: 'Whitby',
      point: '54.4858,-0.6206',
    });
    expect(code, printed).toBe(0);
    expect(read(folder, 'content/towns/whitby.md')).toContain('nation: England');
    expect(printed).toContain('Wrote content/sources.yaml');
    expect(await errors(folder)).toEqual([]);

    // Those of the list can still be added.
    const terminal = recordingTerminal();
    const options = { collection: 'town', slug: 'hull' };
    expect(await newEntry(projectIn(folder), terminal, options)).toBe(0);
    expect(await errors(folder)).toEqual([]);
  });

  test('gets a town of another country with drafts of its source and its sectors', async () => {
    const { folder } = await made({
      ...answers,
      country: 'IE',
      office: '3 Quay Street, Galway',
      point: '53.2707,-9.0568',
    });
    const add = async (title: string, point: string) => {
      const terminal = recordingTerminal();
      const options = { collection: 'town', title, point };
      expect(await newEntry(projectIn(folder), terminal, options), terminal.printed).toBe(0);
      expect(await errors(folder)).toEqual([]);
      return terminal.printed;
    };
    const printed = await add('Tuam', '53.514,-8.856');
    for (const file of ['screens/locations.md', 'screens/town-pages.yaml', 'sources.yaml']) {
      expect(printed).toContain(`Wrote content/${file}\n`);
    }
    expect(read(folder, 'content/towns/tuam.md')).toContain('nation: Ireland');
    expect((await findings(folder, true)).map(({ file }) => file)).toContain(
      'content/sources.yaml',
    );
    expect(readdirSync(join(folder, 'content/sectors'))).toHaveLength(3);
    expect(existsSync(join(folder, 'content/barriers.yaml'))).toBe(false);

    expect(await add('Athenry', '53.296,-8.746')).toContain('Tuam (25 kilometres)');
  });

  test('gets a service without the texts that only pages of towns show', async () => {
    const { folder } = await first({ collection: 'service', title: 'Copywriting' });
    expect(existsSync(join(folder, 'content/services/copywriting.md'))).toBe(true);
    expect(existsSync(join(folder, 'content/variants'))).toBe(false);
  });

  test('gets a service, with commands as they are typed and texts without the marks of YAML', async () => {
    const { printed, folder } = await first({ collection: 'service', title: 'Copywriting' });
    expect(printed).toMatch(
      /\n {2}content\/prices\.yaml:\d+ {2}copywriting: how long it takes, and both prices\n/,
    );
    const text = read(folder, 'content/services/copywriting.md').replace(/\s+#?\s*/g, ' ');
    expect(text).toContain('"npm run site -- images --to services photo.jpg"');
    expect(printed + text).not.toMatch(/"site /);
  });

  test('gets a sector, and then a case study with the list of case studies', async () => {
    const request = { collection: 'case-study', title: 'A slope' };
    const { code, noted, folder } = await first(request);
    expect([code, noted]).toEqual([2, expect.stringContaining('Add one first')]);
    const add = async (options: NewOptions) => {
      const terminal = recordingTerminal();
      expect(await newEntry(projectIn(folder), terminal, options), terminal.printed).toBe(0);
      return terminal.printed;
    };
    await add({ collection: 'sector', title: 'Food and drink' });
    const printed = await add(request);
    expect(printed).toContain('Wrote content/screens/case-studies.yaml');
    expect(printed).toContain('No menu leads to /case-studies');
    expect(printed).toContain('such as "Whitby, North Yorkshire"\n');
    expect(await errors(folder)).toEqual([]);
    // The list may have been left out on purpose.
    rmSync(join(folder, 'content/screens/case-studies.yaml'));
    const later = await add({ collection: 'case-study', title: 'A hedge' });
    expect(later).not.toContain('screens/case-studies.yaml');
  });

  test('gets a sector without paragraphs, and those with its first town', async () => {
    const { folder, printed } = await first({ collection: 'sector', title: 'Food and drink' });
    const file = 'content/sectors/food-and-drink.yaml';
    expect(printed).toContain('A case study can name the sector.');
    expect(read(folder, file)).not.toMatch(/^services:/m);
    expect(await errors(folder)).toEqual([]);
    const add = async (options: NewOptions) => {
      const terminal = recordingTerminal();
      expect(await newEntry(projectIn(folder), terminal, options), terminal.printed).toBe(0);
    };
    await add({ collection: 'town', slug: 'hull' });
    await add({ collection: 'service', title: 'Copywriting' });
    expect(read(folder, file)).toMatch(/^services:\n {2}seo: /m);
    expect(await errors(folder)).toEqual([]);
  });

  test('gets a service next to a sector without paragraphs', async () => {
    const { folder } = await first({ collection: 'sector', title: 'Food and drink' });
    const options = { collection: 'service', title: 'Copywriting' };
    const terminal = recordingTerminal();
    expect(await newEntry(projectIn(folder), terminal, options), terminal.printed).toBe(0);
    expect(await errors(folder)).toEqual([]);
  });

  test('has no advice on the length of paragraphs that no page shows', async () => {
    const { folder } = await first({ collection: 'sector', title: 'Food and drink' });
    const file = join(folder, 'content/sectors/food-and-drink.yaml');
    const text = `name: Food\nphrase: food producers\nservices:\n  seo: Few words.\n`;
    writeFileSync(file, text);
    const codes = (await findings(folder)).map(({ code }) => code);
    expect(codes).not.toContain('sector-paragraph-length');
  });

  test('gets a person with the place where people are shown', async () => {
    const { code, printed } = await first({ collection: 'person', title: 'Ada' });
    expect(code, printed).toBe(0);
    expect(printed).toContain(
      'No page shows people until content/screens/about.md has the field "people".',
    );
  });

  test('gets a post with the list of posts', async () => {
    const { code, printed, folder } = await first({ collection: 'post', title: 'On slopes' });
    expect(code, printed).toBe(0);
    expect(printed).toContain('Wrote content/screens/blog.yaml');
    expect(printed).toContain('No menu leads to /blog');
    expect(await errors(folder)).toEqual([]);
  });
});
