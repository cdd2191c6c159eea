import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { projectRoot } from '#cli/project.ts';
import { launchBrowser } from '../tests/helpers/browser.ts';
import { builtSite } from '../tests/helpers/builtSite.ts';
import { previewOf } from '../tests/helpers/previewOf.ts';

/**
 * `npm run screens`: takes screenshots of each type of page of the built site on a desktop and a phone, and writes small pictures and a
 * page that shows them to `docs/screens/`.
 */
const FOLDER = join(projectRoot, 'docs/screens');
/** The largest size of a picture in bytes. It is small because the pictures are in version control. */
const LIMIT = 60 * 1024;
const QUALITIES = [80, 70, 60, 50, 40, 30];

const devices = {
  desk: { viewport: { width: 1440, height: 1000 }, shown: 720 },
  phone: { viewport: { width: 390, height: 844 }, shown: 390 },
} as const;
type Device = keyof typeof devices;
type Scheme = 'light' | 'dark';

/** The pages in the screenshots: paths by name. */
const pages: readonly [name: string, path: string][] = [
  ['home', '/'],
  ['services', '/services'],
  ['service', '/services/responsive-web-design'],
  ['town', '/locations/leeds'],
  ['location', '/locations/leeds/leeds-marketing'],
  ['locations', '/locations'],
  ['case-studies', '/case-studies'],
  ['case-study', '/case-studies/thornclough-yarns'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['facts-questions', '/facts-questions'],
  ['blog', '/blog'],
  ['post', '/blog/move-a-domain-without-losing-email'],
  ['legal', '/privacy-policy'],
  ['thank-you', '/thank-you'],
  ['not-found', '/locations/nowhere'],
];
/** The pages that look most different in the dark scheme. */
const alsoDark = new Set(['home', 'service', 'contact']);

const site = builtSite();
const preview = await previewOf(site.distDir, () => new Response(null, { status: 204 }));
const browser = await launchBrowser();
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const old of readdirSync(FOLDER)) if (old.endsWith('.webp')) rmSync(join(FOLDER, old));
  for (const scheme of ['light', 'dark'] as const) {
    for (const device of ['desk', 'phone'] as const) await photograph(browser, device, scheme);
  }
  writeFileSync(join(FOLDER, 'README.md'), overview());
} finally {
  await browser.close();
  await preview.close();
}

async function photograph(on: Browser, device: Device, colorScheme: Scheme): Promise<void> {
  const { viewport, shown } = devices[device];
  const context = await on.newContext({
    viewport,
    colorScheme,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // Answers the question about cookies, so that the banner does not cover the pages.
  await page.goto(`${preview.url}/about`);
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  for (const [name, path] of pages) {
    if (colorScheme === 'dark' && !alsoDark.has(name)) continue;
    await page.goto(preview.url + path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const picture = sharp(await page.screenshot()).resize({ width: shown });
    writeFileSync(join(FOLDER, fileOf(name, device, colorScheme)), await compress(picture));
  }
  await context.close();
}

/** Returns the WebP with the highest quality within the limit. */
async function compress(picture: Sharp): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= LIMIT) return bytes;
  }
  throw new Error(`A picture does not fit into ${LIMIT} bytes.`);
}

function fileOf(name: string, device: Device, scheme: Scheme): string {
  return `${name}-${device}${scheme === 'dark' ? '-dark' : ''}.webp`;
}

/** Returns the page that shows all pictures, as Markdown. */
function overview(): string {
  const image = (name: string, device: Device, scheme: Scheme) => {
    const words = `${name}, ${device}, ${scheme}`;
    const width = device === 'desk' ? 540 : 210;
    return `<img src="${fileOf(name, device, scheme)}" alt="${words}" width="${width}">`;
  };
  const sections = pages.flatMap(([name, path]) => {
    const schemes: Scheme[] = alsoDark.has(name) ? ['light', 'dark'] : ['light'];
    const rows = schemes.map((scheme) =>
      [image(name, 'desk', scheme), image(name, 'phone', scheme)].join('\n'),
    );
    return [`## ${name}: \`${path}\``, '', ...rows.flatMap((row) => [row, ''])];
  });
  return [
    '# How the pages look',
    '',
    'As they open at 1440 and 390 px. Made by `npm run screens` from the built site.',
    '',
    ...sections,
  ].join('\n');
}
