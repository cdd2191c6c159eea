import type { LoadedContent } from '#cli/model/content.ts';
import type { Problem } from '#cli/model/problem.ts';
import { siteFile } from './siteFile.ts';
import { migrations as allMigrations } from './migrations.ts';
import type { Migration } from './migration.ts';

/**
 * Returns a problem if the content was written for another version of the code. It takes the place of all other problems, because most of
 * them would follow from it. Returns `undefined` if `content/site.yaml` cannot be read.
 */
export function checkContentVersion(
  { singles, texts }: Pick<LoadedContent, 'singles' | 'texts'>,
  migrations: readonly Migration[] = allMigrations,
): Problem | undefined {
  const found = versionIn(singles.site?.data);
  const current = migrations.at(-1)?.version ?? 0;
  if (!texts.has(siteFile) || found === undefined || found === current) return undefined;
  const at = { file: siteFile, path: ['contentVersion'], on: 'key' } as const;
  if (found > current) return { code: 'content-newer', args: { found, current }, at };
  const summaries = migrations
    .filter(({ version }) => version > found)
    .map(({ summary }) => summary);
  return { code: 'content-outdated', args: { found, current, summaries }, at };
}

/**
 * Returns the version of content from the fields of `content/site.yaml`. Content without one is as old as the first release. Returns
 * `undefined` if the fields are unknown, or if the version is not a whole number.
 */
export function versionIn(site: unknown): number | undefined {
  if (typeof site !== 'object' || site === null) return undefined;
  if (!('contentVersion' in site)) return 0;
  const { contentVersion } = site;
  return Number.isInteger(contentVersion) ? (contentVersion as number) : undefined;
}
