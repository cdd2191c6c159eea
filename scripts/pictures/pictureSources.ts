import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '#cli/project.ts';

/** The file with the hash of the sources of each picture. */
export const STAMPS_FILE = 'scripts/pictures/drawn.json';

/** The size of a page without a viewport of its own. */
const CANVAS = { width: 1280, height: 960 };

/** The source of a picture. */
export interface PictureSource {
  /** The name of the portfolio item. */
  client: string;
  /** The name of the picture: the client, and for a picture of its case study the name of the page as well. */
  name: string;
  /** The widest WebP file of the picture, as content names it. */
  src: string;
  /** The size of the page in CSS pixels, from its viewport. */
  size: { width: number; height: number };
  /** The page that shows the work, with its absolute path. */
  page: string;
  /** A hash of the page, of the files that pages share, and of the fonts. If it changes, the picture must be drawn again. */
  stamp: string;
}

/** Returns the sources of all pictures, sorted by name. */
export function pictureSources(): PictureSource[] {
  const shared = ['canvas.css', 'random.js'].map((name) => readText(`scripts/pictures/${name}`));
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    readText('package.json'),
  );
  const fonts = Object.entries(devDependencies).filter(([name]) => name.startsWith('@fontsource'));
  return globSync('scripts/pictures/*/*.html', { cwd: projectRoot })
    .sort()
    .map((file) => {
      const text = readText(file);
      const used = fonts.filter(([name]) => text.includes(`${name}/`));
      const own = globSync(`${dirname(file)}/*.{css,js}`, { cwd: projectRoot })
        .sort()
        .map(readText);
      const stamp = createHash('sha1')
        .update(JSON.stringify([text, shared, own, used]))
        .digest('hex');
      const client = basename(dirname(file));
      const page = basename(file, '.html');
      const isPortfolio = page === 'page';
      const name = isPortfolio ? client : `${client}-${page}`;
      const [, width, height] =
        /name="viewport" content="width=(\d+), height=(\d+)"/.exec(text) ?? [];
      return {
        ...{ client, name, stamp },
        src: `/images/${isPortfolio ? 'portfolio' : 'case-studies'}/${name}.webp`,
        size: width && height ? { width: Number(width), height: Number(height) } : CANVAS,
        page: join(projectRoot, file),
      };
    });
}

function readText(file: string): string {
  return readFileSync(join(projectRoot, file), 'utf8');
}
