import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openParseCache } from '#cli/cache/parseCache.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import { CONTENT_LABEL } from '#cli/load/contentLabel.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { withoutHidden } from '#cli/load/publication.ts';
import type { CheckedContent, LoadedContent } from '#cli/model/content.ts';
import { withTemporaryFolder } from '#cli/files/withTemporaryFolder.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import type { Project } from '#cli/project.ts';
import { readUpgrade } from './readUpgrade.ts';

/** The content of a commit. Entries that break their contract are left out of `checked`, because their pages cannot be planned. */
export interface CommittedContent {
  loaded: LoadedContent;
  checked: CheckedContent;
  /** The short name of the commit. */
  commit: string;
}

/** Reads the content of a commit, which `checkOut` writes into a temporary folder. Returns `undefined` if `checkOut` returns `undefined`. */
export function readCommitted(
  { distDir }: Project,
  stamp: string,
  checkOut: (folder: string) => Promise<{ contentDir: string; commit: string } | undefined>,
): Promise<CommittedContent | undefined> {
  return withTemporaryFolder('older-content-', async (folder) => {
    const copy = await checkOut(folder);
    if (!copy) return undefined;
    // The content may be older than the code. Its entries would break their contracts, and its addresses would be unknown.
    const { plan } = readUpgrade(copy.contentDir);
    for (const [file, text] of plan?.texts ?? []) {
      const path = join(copy.contentDir, file.slice(CONTENT_LABEL.length + 1));
      if (text === null) rmSync(path);
      else writeFileAtomic(path, text);
    }
    // Most files are the same and are in the cache. The cache is not saved, because it belongs to the current content.
    const cache = openParseCache(join(distDir, 'cache', 'parsed.json'), stamp);
    const { loaded } = await loadContent(copy.contentDir, cache);
    const { visible } = withoutHidden(loaded, new Date());
    return { loaded: visible, checked: checkShape(visible).checked, commit: copy.commit };
  });
}
