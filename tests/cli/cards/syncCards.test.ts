import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { syncCards } from '#cli/cards/syncCards.ts';
import { projectAt } from '#cli/project.ts';
import type { Brand } from '#schemas/brand.ts';
import type { CardReason } from '#cli/model/inputs.ts';

const dist = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const project = { ...projectAt(), distDir: dist };
const brand: Brand = {
  palette: {
    paper: { light: '#ffffff' },
    ink: { light: '#111111' },
    primary: { light: '#3d2a78' },
    signal: { light: '#ffd166' },
  },
  shape: {
    radius: 8,
    plateRadius: 24,
    plateEdge: true,
    signs: true,
    heads: 'plate',
    cards: 'outlined',
  },
};
const look = {
  background: '#3d2a78',
  text: '#ffffff',
  figures: '#ffd166',
  edge: true,
  road: true,
};
const card = (name: string, title: string) => ({
  name,
  site: 'Agency',
  title,
  look,
  figures: ['from £50', 'ongoing'],
});
const fileOf = (name: string) => join(dist, 'client', 'images', 'cards', `${name}.png`);
const sync = (...cards: ReturnType<typeof card>[]) => syncCards(project, { brand }, cards, 'code');
const drawn = (name: string, reason: CardReason) => ({ name, reason });

test('cards are drawn once, again when their words change, and removed when they are not planned', async () => {
  expect(await sync(card('one', 'Brands'), card('two', 'Websites'))).toEqual([
    drawn('one', 'missing'),
    drawn('two', 'missing'),
  ]);
  const before = statSync(fileOf('two')).mtimeMs;
  expect(await sync(card('one', 'Brands'), card('two', 'Websites'))).toEqual([]);

  const one = readFileSync(fileOf('one'));
  expect(await sync(card('one', 'Brands and print'), card('two', 'Websites'))).toEqual([
    drawn('one', 'words'),
  ]);
  expect(readFileSync(fileOf('one')).equals(one)).toBe(false);
  expect(statSync(fileOf('two')).mtimeMs).toBe(before);

  expect(await sync(card('two', 'Websites'))).toEqual([]);
  expect(existsSync(fileOf('one'))).toBe(false);
});

test('a card is drawn again when the code has changed', async () => {
  await sync(card('two', 'Websites'));
  expect(await syncCards(project, { brand }, [card('two', 'Websites')], 'other code')).toEqual([
    drawn('two', 'code'),
  ]);
});

test('a card whose file was changed by hand is drawn again', async () => {
  await sync(card('two', 'Websites'));
  const before = readFileSync(fileOf('two'));
  appendFileSync(fileOf('two'), 'changed');
  expect(await sync(card('two', 'Websites'))).toEqual([drawn('two', 'missing')]);
  expect(readFileSync(fileOf('two')).equals(before)).toBe(true);
});

test('a card that is missing is drawn again', async () => {
  await sync(card('two', 'Websites'));
  rmSync(fileOf('two'));
  expect(await sync(card('two', 'Websites'))).toEqual([drawn('two', 'missing')]);
});

test('a card has the size that social networks ask for, even if its title is long', async () => {
  await sync(
    card('long', 'Moving a domain without losing a day of email, and what else to do first'),
  );
  const { width, height, format } = await sharp(fileOf('long')).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
});

test('a picture of the brand takes the place of the road, and all cards are drawn again', async () => {
  await sync(card('two', 'Websites'));
  const road = readFileSync(fileOf('two'));
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path d="M0 0h10v20H0z" fill="#00ff00"/></svg>';
  const own = { brand, card: { text, width: 10, height: 20 } };
  expect(await syncCards(project, own, [card('two', 'Websites')], 'code')).toEqual([
    drawn('two', 'code'),
  ]);
  const { data, info } = await sharp(fileOf('two')).raw().toBuffer({ resolveWithObject: true });
  const at = (315 * info.width + 1000) * info.channels;
  expect([...data.subarray(at, at + 3)]).toEqual([0, 255, 0]);
  expect(readFileSync(fileOf('two')).equals(road)).toBe(false);
});

test('a failure of the machine reaches the caller with its code, because its cause can be told in a sentence', async () => {
  mkdirSync(fileOf('three'));
  await expect(sync(card('three', 'Prints'))).rejects.toMatchObject({ code: 'EISDIR' });
  rmdirSync(fileOf('three'));
});

test('letters and currency signs beyond Latin-1 are drawn, and not as boxes', async () => {
  const names = ['Ł', 'č', '₹', '₺'];
  await sync(...names.map((name) => card(name, name)));
  const pictures = names.map((name) => readFileSync(fileOf(name), 'base64'));
  expect(new Set(pictures).size).toBe(names.length);
});

test('a folder among the cards is removed', async () => {
  await sync(card('one', 'Brands'));
  mkdirSync(join(dist, 'client', 'images', 'cards', 'old'));
  await sync(card('one', 'Brands'));
  expect(existsSync(join(dist, 'client', 'images', 'cards', 'old'))).toBe(false);
  expect(existsSync(fileOf('one'))).toBe(true);
});

test.each(['Telecommunications', 'Photovoltaikanlagenberatung', 'Telecommunications for firms'])(
  'a card keeps "%s" within the column of the words',
  async (title) => {
    const plain = { ...card('wide', title), look: { ...look, road: false } };
    await sync(plain);
    const { data, info } = await sharp(fileOf('wide')).raw().toBuffer({ resolveWithObject: true });
    // The plate has its edge outside these bounds, and the column of the words ends at 878.
    const isText = (x: number, y: number) => {
      const start = (y * info.width + x) * info.channels;
      return (data[start + 1] ?? 0) > 200;
    };
    const beside = Array.from({ length: 1160 - 880 }, (_, index) => 880 + index);
    const rows = Array.from({ length: 590 - 40 }, (_, index) => 40 + index);
    expect(rows.filter((y) => beside.some((x) => isText(x, y)))).toEqual([]);
  },
);
