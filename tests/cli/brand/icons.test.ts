import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons } from '#cli/brand/drawIcons.ts';
import { copyIcons, prepareIcons } from '#cli/brand/prepareIcons.ts';
import { ICON_FILES } from '#cli/plan/iconFiles.ts';
import { projectAt } from '#cli/project.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { drawing } from '../../helpers/minimalContent.ts';
import { planLook } from '#cli/resolve/planLook.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

test('icons have their sizes, and those of home screens the background of the brand', async () => {
  const icons = await drawIcons(Buffer.from(drawing('M10 10h20v20H10z')), {
    width: 40,
    background: '#5b2a86',
  });
  const sizeOf = async (name: string) => {
    const { width, height } = await sharp(icons.get(name)).metadata();
    return [width, height];
  };
  expect(await sizeOf('icons/apple-touch-icon.png')).toEqual([180, 180]);
  expect(await sizeOf('icons/icon-192.png')).toEqual([192, 192]);
  expect(await sizeOf('icons/maskable-512.png')).toEqual([512, 512]);
  const corner = await sharp(icons.get('icons/maskable-512.png'))
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect([...corner]).toEqual([0x5b, 0x2a, 0x86]);
  expect(icons.get('favicon.ico')?.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
});

test('icons are drawn from the favicon of the content, and copied into the output', async () => {
  const { context, texts } = await findingsOf();
  if (!context) throw new Error('The minimal content has errors.');
  const project = { ...projectAt(), distDir: temporaryFolder() };
  const look = planLook(context.content, texts);
  const folder = await prepareIcons(project, look, 'code');
  expect(await prepareIcons(project, look, 'code')).toBe(folder);
  expect(await prepareIcons(project, look, 'other code')).not.toBe(folder);
  copyIcons(project, folder);
  for (const name of ICON_FILES) {
    expect(readFileSync(join(project.distDir, 'client', name)).length, name).toBeGreaterThan(0);
  }
  expect(readFileSync(join(project.distDir, 'client/favicon.svg'), 'utf8')).toBe(
    texts.get('content/brand/favicon.svg'),
  );
});

test('a service names an icon of the brand', async () => {
  const { findings } = await findingsOf({
    'brand/icons/web.svg': null,
    'brand/icons/webb.svg': drawing('M0 0h9v9z'),
  });
  expect(findings).toMatchObject([
    { code: 'reference-unknown', args: { found: 'web', suggestion: 'webb' } },
    { code: 'reference-unknown' },
  ]);
});

test('an icon of no service is a warning before the launch', async () => {
  const files = { 'brand/icons/rocket.svg': drawing('M0 0h9v9z') };
  expect((await findingsOf(files)).codes).toEqual([]);
  expect((await findingsOf(files, { launch: true })).codes).toContain('icon-unused');
});

test('the mark must be there', async () => {
  expect((await findingsOf({ 'brand/mark.svg': null })).codes).toEqual(['file-missing']);
});
