import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { projectRoot } from '#cli/project.ts';
import { writeIfChanged } from '#cli/write/writeIfChanged.ts';
import { writePicture } from '#cli/pictures/writePicture.ts';
import { findChromium } from '../../tests/helpers/findChromium.mjs';
import { pictureSources, STAMPS_FILE } from './pictureSources.ts';
import type { PictureSource } from './pictureSources.ts';

/**
 * `npm run pictures [client…]`: draws the portfolio pictures of the sample agency, each from `scripts/pictures/{client}/page.html`, and the
 * pictures of case studies from the other pages of the client, and writes them below `public/images/`. Only pictures whose sources have
 * changed are drawn, because two versions of Chromium never draw exactly the same pixels. A client named on the command line is always
 * drawn.
 */

/**
 * The encoder options. Drawings with flat colours and type need a lower quality than photographs. Nearly all files of the width for
 * phones fit into the first round trip of a connection, 14 KB.
 */
const QUALITY = { avif: 34, webp: 72 };

const named = process.argv.slice(2);
const stampsFile = join(projectRoot, STAMPS_FILE);
const stamps: Record<string, string> = JSON.parse(readFileSync(stampsFile, 'utf8'));
const sources = pictureSources();
const unknown = named.filter((client) => !sources.some((source) => source.client === client));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.map((client) => `scripts/pictures/${client}/page.html`).join(', ')}.`,
  );
  process.exit(1);
}

const wanted = sources.filter(({ client, name, stamp }) =>
  named.length > 0 ? named.includes(client) : stamps[name] !== stamp,
);
if (wanted.length > 0) {
  const browser = await launch();
  try {
    for (const { name, src, page, size, stamp } of wanted) {
      const png = await draw(browser, page, size);
      const { files } = await writePicture(sharp(png), src, join(projectRoot, 'public'), QUALITY);
      stamps[name] = stamp;
      const sizes = files.map(({ bytes }) => `${Math.round(bytes / 1024)}`).join(' ');
      console.log(`${name}: ${sizes} KB`);
    }
  } finally {
    await browser.close();
  }
}
const kept = sources.map(({ name }) => [name, stamps[name]] as const);
writeIfChanged(stampsFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
console.log(`${wanted.length} of ${sources.length} pictures drawn.`);

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.error('No Chromium was found. Install one, or set CHROMIUM_PATH.');
    process.exit(1);
  }
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
}

/** Returns a page as a PNG of twice its size, after its fonts have loaded. Throws if a file or a font is missing. */
async function draw(
  browser: Browser,
  file: string,
  viewport: PictureSource['size'],
): Promise<Buffer> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
  try {
    const problems: string[] = [];
    page.on('requestfailed', (request) => problems.push(`missing: ${request.url()}`));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')}`);
    return await page.screenshot();
  } finally {
    await page.close();
  }
}
