import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SourceStates } from '#cli/cache/sourceStates.ts';
import { MAX_FILE_BYTES, readSources } from '#cli/load/readSources.ts';
import { asOrdinaryUser } from '../../helpers/asOrdinaryUser.ts';
import { contentDir, temporaryFolder } from '../../helpers/contentDir.ts';
import { findingsIn, findingsOf } from '../../helpers/findingsOf.ts';
import { minimalContent } from '../../helpers/minimalContent.ts';

const sector = minimalContent()['sectors/retail.yaml'] ?? '';

describe('what is read', () => {
  test('every file, in the order of its path, with the hash of its text', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'towns'));
    writeFileSync(join(folder, 'towns', 'leeds.md'), 'b');
    writeFileSync(join(folder, 'site.yaml'), 'a');

    expect(readSources(folder, 'content')).toEqual({
      sources: [
        { file: 'content/site.yaml', text: 'a', hash: '86f7e437faa5a7fce15d1ddcb9eaeaea377667b8' },
        {
          file: 'content/towns/leeds.md',
          text: 'b',
          hash: 'e9d71f5ee7c92d6dc9e92ffdad17b8bd49418f98',
        },
      ],
      problems: [],
    });
  });

  test('no file with a known state, until something asks for its text', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'site.yaml'), 'a');
    writeFileSync(join(folder, 'prices.yaml'), 'b');
    const noted: string[] = [];
    const states: SourceStates = {
      hashOf: (file) => (file === 'content/site.yaml' ? 'known' : undefined),
      note: (file) => noted.push(file),
      isReading: false,
      save: () => {},
    };
    const read = () => readSources(folder, 'content', states).sources;
    expect(read()).toMatchObject([
      { file: 'content/prices.yaml', text: 'b' },
      { file: 'content/site.yaml', text: 'a', hash: 'known' },
    ]);
    expect(noted).toEqual(['content/prices.yaml']);
    const [, site] = read();
    rmSync(join(folder, 'site.yaml'));
    expect(site?.text).toBe('');
  });

  test('hidden files, README.md and schemas/ are not content', async () => {
    const { findings } = await findingsOf({
      '.DS_Store': 'x',
      'README.md': 'x',
      'towns/.leeds.md.swp': 'x',
      'towns/README.md': 'x',
      'schemas/town.ts': 'x',
    });
    expect(findings).toEqual([]);
  });

  test('a link to a file in the content folder is read like the file', async () => {
    const folder = contentDir({ 'sectors/retail.yaml': null, 'sectors/.retail.yaml': sector });
    symlinkSync('.retail.yaml', join(folder, 'sectors/retail.yaml'));
    expect((await findingsIn(folder)).findings).toEqual([]);
  });

  test('the content folder itself may be a link', async () => {
    const folder = contentDir();
    const link = join(temporaryFolder(), 'link');
    symlinkSync(folder, link);
    expect((await findingsIn(link)).findings).toEqual([]);
  });
});

describe('what cannot be read', () => {
  test('no content folder', async () => {
    const { printed } = await findingsIn('/nowhere/content');
    expect(printed).toMatchInlineSnapshot(`
      "content:1:1  error  content-folder-missing
        There is no folder "/nowhere/content".
        Expected the folder that holds site.yaml, services/, towns/ and the other content.
        Run the command in the folder of the project, or name the content folder with --content."
    `);
  });

  test('a file where the content folder should be', async () => {
    const file = join(temporaryFolder(), 'content');
    writeFileSync(file, '');
    const { codes, printed } = await findingsIn(file);
    expect(codes).toEqual(['content-folder-missing']);
    expect(printed).toContain(`${JSON.stringify(file)} is a file.`);
  });

  test('another folder, such as one of the content folder', async () => {
    const folder = join(contentDir(), 'blog');
    const { codes, printed } = await findingsIn(folder);
    expect(codes).toEqual(['content-folder-missing']);
    expect(printed).toContain(`${JSON.stringify(folder)} has no file or folder of content.`);
  });

  test('a content folder that has lost site.yaml is one', async () => {
    const { codes } = await findingsOf({ 'site.yaml': null });
    expect(codes).toEqual(['file-missing']);
  });

  test('an empty file', async () => {
    const { printed } = await findingsOf({ 'sectors/retail.yaml': '' });
    expect(printed).toMatchInlineSnapshot(`
      "content/sectors/retail.yaml:1:1  error  file-empty
        The file is empty.
        Expected fields like those in the other files of the folder.
        Add the fields, or delete the file."
    `);
  });

  test('a file of blank lines is empty too', async () => {
    const { codes } = await findingsOf({ 'sectors/retail.yaml': ' \r\n\n' });
    expect(codes).toEqual(['file-empty']);
  });

  test.each(['Thumbs.db', 'desktop.ini', 'towns/.DS_Store', 'towns/Desktop.ini'])(
    'not %s, which the operating system wrote',
    async (name) => {
      expect((await findingsOf({ [name]: '' })).codes).toEqual([]);
    },
  );

  test('a picture among the texts', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
    const { printed } = await findingsOf({ 'sectors/retail.yaml': png });
    expect(printed).toMatchInlineSnapshot(`
      "content/sectors/retail.yaml:1:1  error  file-not-text
        The file is not text: byte 8 is not valid UTF-8.
        Expected YAML or Markdown.
        Save it as UTF-8. A picture or document belongs in public/."
    `);
  });

  test('a file in another encoding, with the place of its first invalid byte', async () => {
    const latin1 = Buffer.from('name: A Café\n', 'latin1');
    const { printed } = await findingsOf({ 'sectors/retail.yaml': latin1 });
    expect(printed).toMatchInlineSnapshot(`
      "content/sectors/retail.yaml:1:12  error  file-not-text
        The file is not in the encoding UTF-8, but probably in Windows-1252 (ANSI). The first word with another letter is "Café".
        Expected UTF-8, as in all other files.
        Save it as UTF-8; editors offer this when they save a file."
    `);
  });

  test('a file of which only a part is in another encoding', async () => {
    const mixed = Buffer.concat([Buffer.from('name: Café\n'), Buffer.from([0xe9])]);
    const { printed } = await findingsOf({ 'sectors/retail.yaml': mixed });
    expect(printed).toContain('is not valid UTF-8');
  });

  test.each(['\uFEFFname: Retail\n', 'name: Retail\n'])('a file in UTF-16: %j', async (text) => {
    const { printed } = await findingsOf({ 'sectors/retail.yaml': Buffer.from(text, 'utf16le') });
    expect(printed).toContain('content/sectors/retail.yaml:1:1  error  file-not-text');
    expect(printed).toContain('The file is in the encoding UTF-16.');
  });

  test('a file with an invisible zero, with its place', async () => {
    const { printed } = await findingsOf({
      'sectors/retail.yaml': 'name: Retail\nphrase: sh\0ops',
    });
    expect(printed).toContain('content/sectors/retail.yaml:2:11  error  file-not-text');
    expect(printed).toContain('the invisible character U+0000');
  });

  test('an empty file that the site has once', async () => {
    expect((await findingsOf({ 'wording.yaml': '' })).printed).toContain('Restore it from Git');
  });

  test('a file of five megabytes', async () => {
    const { printed } = await findingsOf({ 'site.yaml': 'x'.repeat(5 * 1024 * 1024) });
    expect(printed).toMatchInlineSnapshot(`
      "content/site.yaml:1:1  error  file-too-large
        The file has 5.0 MB.
        Expected at most 1.0 MB.
        Move pictures and downloads to public/, or split the text."
    `);
  });

  test('a file of just the size that is allowed', async () => {
    const text = `${sector}# ${'x'.repeat(MAX_FILE_BYTES - sector.length - 2)}`;
    expect((await findingsOf({ 'sectors/retail.yaml': text })).codes).toEqual([]);
    expect((await findingsOf({ 'sectors/retail.yaml': `${text}x` })).codes).toEqual([
      'file-too-large',
    ]);
  });

  test('a Markdown text that is larger than any page', async () => {
    const text = 'Word.\n\n'.repeat(40_000);
    const { printed } = await findingsOf({ 'legal/long.md': text });
    expect(printed).toContain('The file has 274 KB.\n  Expected at most 256 KB.\n');
  });

  test('a file that the user may not read', async () => {
    const folder = contentDir();
    chmodSync(join(folder, 'site.yaml'), 0o000);
    const { printed } = await asOrdinaryUser(() => findingsIn(folder));
    expect(printed).toMatchInlineSnapshot(`
      "content/site.yaml:1:1  error  file-unreadable
        The file cannot be read: you may not read it.
        Correct its permissions, or remove it."
    `);
  });

  test('a folder that the user may not read, whose entries are not called missing', async () => {
    const folder = contentDir();
    const locked = ['screens', 'towns'].map((name) => join(folder, name));
    for (const name of locked) chmodSync(name, 0o000);
    const { printed } = await asOrdinaryUser(() => findingsIn(folder));
    // The permissions are restored so that the folders can be removed after the test.
    for (const name of locked) chmodSync(name, 0o755);
    expect(printed).toMatchInlineSnapshot(`
      "content/screens:1:1  error  file-unreadable
        The file cannot be read: you may not read it.
        Correct its permissions, or remove it.

      content/towns:1:1  error  file-unreadable
        The file cannot be read: you may not read it.
        Correct its permissions, or remove it."
    `);
  });

  test('a link to nothing', async () => {
    const folder = contentDir({ 'sectors/retail.yaml': null });
    symlinkSync('gone.yaml', join(folder, 'sectors/retail.yaml'));
    expect((await findingsIn(folder)).printed).toMatchInlineSnapshot(`
      "content/sectors/retail.yaml:1:1  error  file-unreadable
        The file cannot be read: it is a link to something that does not exist.
        Correct its permissions, or remove it."
    `);
  });

  test('a link out of the folder', async () => {
    const folder = contentDir({ 'sectors/retail.yaml': null });
    writeFileSync(join(dirname(folder), 'outside.yaml'), sector);
    symlinkSync('../../outside.yaml', join(folder, 'sectors/retail.yaml'));
    const { printed } = await findingsIn(folder);
    expect(printed.replaceAll(dirname(folder), '/tmp/x')).toMatchInlineSnapshot(`
      "content/sectors/retail.yaml:1:1  error  link-outside-content
        The file is a link to "/tmp/x/outside.yaml", outside the content folder.
        Replace the link with a copy of the file."
    `);
  });

  test('a folder whose name merely starts like that of the content folder is outside', async () => {
    const folder = contentDir({ 'sectors/retail.yaml': null });
    mkdirSync(`${folder}-old`);
    writeFileSync(join(`${folder}-old`, 'retail.yaml'), sector);
    symlinkSync('../../content-old/retail.yaml', join(folder, 'sectors/retail.yaml'));
    expect((await findingsIn(folder)).codes).toEqual(['link-outside-content']);
  });

  test('a link to a folder that holds it', async () => {
    const folder = contentDir();
    symlinkSync('..', join(folder, 'sectors/all'));
    expect((await findingsIn(folder)).printed).toMatchInlineSnapshot(`
      "content/sectors/all:1:1  error  link-loop
        The folder is a link that leads back to itself.
        Delete the link."
    `);
  });

  test('two links that lead to each other', async () => {
    const folder = contentDir({ 'sectors/retail.yaml': null });
    symlinkSync('other.yaml', join(folder, 'sectors/retail.yaml'));
    symlinkSync('retail.yaml', join(folder, 'sectors/other.yaml'));
    expect((await findingsIn(folder)).codes).toEqual(['link-loop', 'link-loop']);
  });

  test('a pipe, which would never end', async () => {
    const folder = contentDir();
    rmSync(join(folder, 'sectors/retail.yaml'));
    execFileSync('mkfifo', [join(folder, 'sectors/retail.yaml')]);
    expect((await findingsIn(folder)).printed).toMatchInlineSnapshot(`
      "content/sectors/retail.yaml:1:1  error  file-unreadable
        The file cannot be read: it is neither a file nor a folder.
        Correct its permissions, or remove it."
    `);
  });
});

describe('files with a warning', () => {
  test('a byte-order mark, which is left out of the text', async () => {
    const { printed, texts } = await findingsOf({ 'sectors/retail.yaml': `\uFEFF${sector}` });
    expect(printed).toMatchInlineSnapshot(`
      "content/sectors/retail.yaml:1:1  warning  file-byte-order-mark
        The file starts with a byte-order mark, which no program needs and some cannot read.
        Save it as "UTF-8" instead of "UTF-8 with BOM".

        > 1 | name: Retail
            | ^
          2 | phrase: shops"
    `);
    expect(texts.get('content/sectors/retail.yaml')).toBe(sector);
  });

  test('Windows line endings, which are read like any other', async () => {
    const windows = sector.replaceAll('\n', '\r\n');
    const { printed, texts } = await findingsOf({ 'sectors/retail.yaml': windows });
    expect(printed).toMatchInlineSnapshot(`
      "content/sectors/retail.yaml:1:1  warning  file-crlf
        5 lines end as on Windows (CR LF).
        Expected LF, as in all other files.
        Set the line endings of the file to LF in your editor.

        > 1 | name: Retail
            | ^
          2 | phrase: shops"
    `);
    expect(texts.get('content/sectors/retail.yaml')).toBe(sector);
  });

  test('line endings of old Macs', async () => {
    const mac = sector.replaceAll('\n', '\r');
    const { codes } = await findingsOf({ 'sectors/retail.yaml': mac });
    expect(codes).toEqual(['file-crlf']);
  });
});
