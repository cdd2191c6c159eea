import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { images } from '#cli/commands/images.ts';
import { readImages } from '#cli/load/readImages.ts';
import { pictureFamily } from '#cli/pictures/pictureFamily.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { projectOf, recordingTerminal } from '../../helpers/projectOf.ts';

/** Creates a picture of one colour, of a given size. */
function canvas(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#2a6' } });
}

/** Runs the command on files made by `sharp` in a temporary folder, or below `public/` of the project. */
async function run(
  pictures: Record<string, Buffer>,
  { to, inside = false }: { to?: string; inside?: boolean } = {},
) {
  const project = projectOf();
  const folder = inside ? project.publicDir : temporaryFolder();
  const files = Object.entries(pictures).map(([name, bytes]) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    return file;
  });
  const terminal = recordingTerminal();
  const code = await images(project, terminal, { files, ...(to && { to }) });
  return { code, printed: terminal.printed.replaceAll(folder, ''), project };
}

describe('site images', () => {
  test('makes all files of a picture and prints the fields for the content', async () => {
    const photo = await canvas(1600, 1200).jpeg().toBuffer();
    const { code, printed, project } = await run({ 'Café Door (1).JPG': photo }, { to: 'blog' });
    expect(code).toBe(0);
    expect(printed).toContain(
      'image:\n  src: /images/blog/cafe-door-1.webp\n  alt: \n  width: 1280\n  height: 960\n',
    );
    const there = readImages(project.publicDir);
    const family = pictureFamily({
      src: '/images/blog/cafe-door-1.webp',
      width: 1280,
      height: 960,
    });
    expect(family).toHaveLength(6);
    for (const { path, width, height } of family)
      expect(there.get(path)).toEqual({ width, height });
  });

  test.each(['public/images/blog', 'images/blog/', '/blog', './public/images/blog//', 'blog/'])(
    'takes the folder --to %s as a folder of public/images/',
    async (to) => {
      const photo = await canvas(90, 60).png().toBuffer();
      const { code, printed } = await run({ 'door.png': photo }, { to });
      expect(code).toBe(0);
      expect(printed).toContain('src: /images/blog/door.webp');
    },
  );

  test('writes beside a picture that is on the site already, and prints what is left over', async () => {
    const photo = await canvas(600, 300).png().toBuffer();
    const { printed, project } = await run({ 'images/blog/door.png': photo }, { inside: true });
    expect(printed).toContain('src: /images/blog/door.webp');
    expect(printed).toContain('The site no longer needs /images/blog/door.png; delete it');
    expect(readdirSync(join(project.publicDir, 'images/blog')).toSorted()).toEqual([
      'door-480.avif',
      'door-480.webp',
      'door.avif',
      'door.png',
      'door.webp',
      'first-post.svg',
    ]);
  });

  test('makes the missing files of a WebP that is named already', async () => {
    const photo = await canvas(500, 250).webp().toBuffer();
    const { code, printed } = await run({ 'images/blog/door.webp': photo }, { inside: true });
    expect(code).toBe(0);
    expect(printed).not.toContain('no longer needs');
  });

  test.each(['door.avif', 'door-480.webp', 'door-720.avif'])(
    'refuses %s, a file of a picture that is there, and leaves the picture as it is',
    async (name) => {
      const photo = await canvas(800, 400).webp().toBuffer();
      const small = await canvas(480, 240).toFormat(name.endsWith('.avif') ? 'avif' : 'webp');
      const { code, printed, project } = await run(
        { 'images/blog/door.webp': photo, [`images/blog/${name}`]: await small.toBuffer() },
        { inside: true },
      );
      expect(code).toBe(2);
      expect(printed).toContain(
        'It is a file of the picture /images/blog/door.webp, which would be replaced with it.\n  Name the original, or public/images/blog/door.webp.',
      );
      expect(readImages(project.publicDir).get('/images/blog/door.webp')).toMatchObject({
        width: 800,
      });
    },
  );

  test('turns a picture as its camera says, and keeps nothing else that the camera noted', async () => {
    const photo = await canvas(400, 200)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { printed, project } = await run({ 'door.jpg': photo }, { to: 'blog' });
    expect(printed).toContain('width: 200\n  height: 400\n');
    const made = await sharp(join(project.publicDir, 'images/blog/door.webp')).metadata();
    expect(made.exif).toBeUndefined();
  });

  test.each([
    ['door.jpg', Buffer.from('a letter'), 'blog', 'The file is not a readable picture'],
    ['door.svg', Buffer.from('<svg/>'), 'blog', 'A drawing (SVG) is sharp in every size'],
    ['door.gif', Buffer.from('GIF89a'), 'blog', 'Files that end in ".gif" are not read.'],
    ['door.png', Buffer.from(''), undefined, 'Name it with --to, such as --to blog.'],
    ['door.png', Buffer.from(''), '../blog', '"../blog" cannot be a folder of public/images/'],
    ['door.png', Buffer.from(''), 'Blog', 'Correct --to, such as --to blog.'],
    ['door.png', Buffer.from(''), 'images/', 'Correct --to, such as --to blog.'],
    ['###.png', Buffer.from(''), 'blog', 'Its name has no letters or digits.'],
  ])('says what is wrong with %s, and writes nothing', async (name, bytes, to, words) => {
    const { code, printed, project } = await run({ [name]: bytes }, { to });
    expect(code).toBe(2);
    expect(printed).toContain(words);
    expect(readdirSync(join(project.publicDir, 'images/blog'))).toEqual(['first-post.svg']);
  });

  test('replaces a picture of the same name, with no file of the old one left', async () => {
    const project = projectOf();
    const folder = temporaryFolder();
    const terminal = recordingTerminal();
    const file = join(folder, 'door.png');
    for (const width of [900, 300]) {
      writeFileSync(file, await canvas(width, width).png().toBuffer());
      expect(await images(project, terminal, { files: [file], to: 'blog' })).toBe(0);
    }
    expect(terminal.printed).toContain('door.png: 6 files\n');
    expect(terminal.printed).toContain('door.png: 2 files, which replace older ones\n');
    expect(readdirSync(join(project.publicDir, 'images/blog')).toSorted()).toEqual([
      'door.avif',
      'door.webp',
      'first-post.svg',
    ]);
  });

  test('makes one picture if two would have the same name', async () => {
    const photo = await canvas(90, 60).png().toBuffer();
    const { code, printed } = await run({ 'Door.png': photo, 'door!.png': photo }, { to: 'blog' });
    expect(code).toBe(2);
    expect(printed).toContain(
      'It would be saved as /images/blog/door.webp, and so would /Door.png.',
    );
  });

  test('continues with the others if one file is wrong', async () => {
    const photo = await canvas(90, 60).png().toBuffer();
    const broken = photo.subarray(0, 60);
    const { code, printed } = await run({ 'a.png': broken, 'b.png': photo }, { to: 'blog' });
    expect(code).toBe(2);
    expect(printed).toContain('src: /images/blog/b.webp');
    expect(printed).toContain('1 of 2 pictures could not be made.');
  });

  test.each([
    ['that does not exist', '/nowhere/door.jpg'],
    ['whose name is too long for a file', `${'x'.repeat(5000)}.jpg`],
  ])('reports a file %s', async (_, file) => {
    const terminal = recordingTerminal();
    const code = await images(projectOf(), terminal, { files: [file], to: 'blog' });
    expect(code).toBe(2);
    expect(terminal.printed).toContain('There is no such file.');
  });
});
