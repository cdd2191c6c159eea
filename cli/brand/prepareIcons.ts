import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFiles } from '#cli/cache/cacheFiles.ts';
import type { Look } from '#cli/model/look.ts';
import { ICON_FILES } from '#cli/plan/iconFiles.ts';
import type { Project } from '#cli/project.ts';
import { writeIfChanged } from '#cli/write/writeIfChanged.ts';

/**
 * Returns a folder with all icons of the site. Draws them from the favicon of the brand if it, its background or the code has changed since
 * they were drawn. `stamp` is a hash of the code.
 */
export function prepareIcons(
  { distDir }: Pick<Project, 'distDir'>,
  { brand, favicon }: Look,
  stamp: string,
): Promise<string> {
  const background = brand.palette.primary.light;
  const key = hash('sha1', [stamp, background, favicon.text].join('\0'));
  return cacheFiles(join(distDir, 'cache', 'icons'), key, async () => {
    const { drawIcons } = await import('./drawIcons.ts');
    const width = Math.max(favicon.width, favicon.height);
    const drawn = await drawIcons(Buffer.from(favicon.text), { width, background });
    return new Map<string, string | Uint8Array>([['favicon.svg', favicon.text], ...drawn]);
  });
}

/** Copies the icons in `folder` into the output. Files that are the same already keep their date. */
export function copyIcons({ distDir }: Pick<Project, 'distDir'>, folder: string): void {
  for (const name of ICON_FILES) {
    writeIfChanged(join(distDir, 'client', name), readFileSync(join(folder, name)));
  }
}
