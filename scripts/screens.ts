import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { projectRoot } from '#cli/project.ts';
import { gardenRoot } from '../tests/agencies/garden.ts';
import { launchBrowser } from '../tests/helpers/browser.ts';
import { builtSite } from '../tests/helpers/builtSite.ts';
import type { BuiltSite } from '../tests/helpers/builtSite.ts';
import { previewOf } from '../tests/helpers/previewOf.ts';

/**
 * `npm run screens`: takes screenshots of each type of page of the built site on a desktop and a phone, and writes small pictures and a
 * page that shows them to `docs/screens/`. Also shows pages of the second agency beside those of the sample, so it needs both sites built.
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
const deviceNames = Object.keys(devices) as Device[];
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
  ['how-far', '/how-far'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['facts-questions', '/facts-questions'],
  ['blog', '/blog'],
  ['post', '/blog/move-a-domain-without-losing-email'],
  ['legal', '/privacy-policy'],
  ['search', '/search?q=web+design+leeds'],
  ['thank-you', '/thank-you'],
  ['not-found', '/locations/nowhere'],
];
/** The pages that look most different in the dark scheme. */
const alsoDark = new Set(['home', 'service', 'contact']);

/** The pages on which two agencies are shown side by side: paths by name. */
const compared: readonly [name: string, path: string][] = [
  ['home', '/'],
  ['services', '/services'],
  ['locations', '/locations'],
  ['contact', '/contact'],
];
const AGENCIES = join(FOLDER, 'agencies');

const browser = await launchBrowser();
try {
  const sample = builtSite();
  clean(FOLDER);
  for (const scheme of ['light', 'dark'] as const) {
    const shown = pages.filter(([name]) => scheme === 'light' || alsoDark.has(name));
    for (const device of deviceNames) await photograph(sample, FOLDER, '', shown, device, scheme);
  }
  writeFileSync(join(FOLDER, 'README.md'), overview());

  clean(AGENCIES);
  const garden = builtSite(join(gardenRoot, 'dist'));
  for (const scheme of ['light', 'dark'] as const) {
    for (const device of deviceNames) {
      await photograph(sample, AGENCIES, 'sample-', compared, device, scheme);
      await photograph(garden, AGENCIES, 'garden-', compared, device, scheme);
    }
  }
  writeFileSync(join(AGENCIES, 'README.md'), comparison());
} finally {
  await browser.close();
}

/** Makes a folder, and removes the pictures in it. */
function clean(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old.endsWith('.webp')) rmSync(join(folder, old));
}

/** Photographs pages of a site into a folder. The names of the pictures start with `prefix`. */
async function photograph(
  { distDir }: BuiltSite,
  folder: string,
  prefix: string,
  wanted: readonly [name: string, path: string][],
  device: Device,
  colorScheme: Scheme,
): Promise<void> {
  const { viewport, shown } = devices[device];
  const preview = await previewOf(distDir, () => new Response(null, { status: 204 }));
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // Answers the question about cookies, if there is one, so that the banner does not cover the pages.
  await page.goto(`${preview.url}/about`);
  const reject = page.getByRole('button', { name: 'Reject', exact: true });
  if (await reject.isVisible()) await reject.click();
  for (const [name, path] of wanted) {
    await page.goto(preview.url + path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const picture = sharp(await page.screenshot()).resize({ width: shown });
    const file = join(folder, prefix + fileOf(name, device, colorScheme));
    writeFileSync(file, await compress(picture));
  }
  await context.close();
  await preview.close();
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

/** Returns the page that shows two agencies side by side, as Markdown. */
function comparison(): string {
  const rows = compared.flatMap(([name, path]) => [
    `## ${name}: \`${path}\``,
    '',
    ...(['light', 'dark'] as const).flatMap((scheme) =>
      deviceNames.flatMap((device) => [
        ...['sample', 'garden'].map((agency) => {
          const file = `${agency}-${fileOf(name, device, scheme)}`;
          const alt = `${name} of the ${agency}, ${device}, ${scheme}`;
          return `<img src="${file}" alt="${alt}" width="${device === 'desk' ? 400 : 210}">`;
        }),
        '',
      ]),
    ),
  ]);
  return [
    '# Two agencies',
    '',
    'The sample agency and the garden designer of `tests/agencies/garden/`, whose site is made from content alone. Made by `npm run screens`.',
    '',
    ...rows,
  ].join('\n');
}
