import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_LABEL } from '#cli/load/contentLabel.ts';
import { parseSource } from '#cli/load/parseSource.ts';
import { readSources, readText } from '#cli/load/readSources.ts';
import { versionIn } from '#cli/migrations/checkContentVersion.ts';
import type { ContentTexts, Migration } from '#cli/migrations/migration.ts';
import { migrations as allMigrations } from '#cli/migrations/migrations.ts';
import { planUpgrade } from '#cli/migrations/planUpgrade.ts';
import { siteFile } from '#cli/migrations/siteFile.ts';
import type { SourceFile } from '#cli/load/readSources.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { UpgradePlan } from '#cli/model/upgradePlan.ts';
import { projectRoot } from '#cli/project.ts';
import { levelOf } from '#cli/report/levelOf.ts';

/** The content of a folder before an upgrade. */
export interface ReadUpgrade {
  /** The text of each file, as findings need it; empty if the content need not be upgraded. */
  texts: ReadonlyMap<string, string>;
  /** The mistakes that prevent files from being edited. */
  problems: readonly Problem[];
  /** The version of the content; `undefined` if it is unknown. */
  version: number | undefined;
  /** The changes; left out if there are problems, if the version is unknown, or if it is not older than the migrations. */
  plan?: UpgradePlan;
}

/**
 * Reads the content below a folder and plans its upgrade. Reads only `site.yaml` if the content is as new as the migrations. Writes
 * nothing.
 */
export function readUpgrade(
  contentDir: string,
  migrations: readonly Migration[] = allMigrations,
): ReadUpgrade {
  const current = migrations.at(-1)?.version ?? 0;
  const version = readVersion(contentDir);
  if (version !== undefined && version >= current) {
    return { texts: new Map(), problems: [], version };
  }
  const { sources, problems: found } = readSources(contentDir, CONTENT_LABEL);
  const problems = [
    ...found,
    ...sources.filter(hasFields).flatMap(({ file, text }) => parseSource(file, text).problems),
  ].filter(({ code }) => levelOf(code) === 'error');
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  if (problems.length > 0 || version === undefined) return { texts, problems, version };
  const onDisk = sources.map(({ file }): [string, string] => [
    file,
    readFileSync(join(contentDir, file.slice(CONTENT_LABEL.length + 1)), 'utf8'),
  ]);
  const plan = planUpgrade(new Map(onDisk), version, { migrations, sample: readSample() });
  return { texts, problems, version, plan };
}

/** Returns the files of the sample of this package. */
function readSample(): ContentTexts {
  const { sources } = readSources(join(projectRoot, 'content'), CONTENT_LABEL);
  return new Map(sources.map(({ file, text }) => [file, text]));
}

function readVersion(contentDir: string): number | undefined {
  try {
    const path = join(contentDir, siteFile.slice(CONTENT_LABEL.length + 1));
    const { source } = readText(path, siteFile);
    return source && versionIn(parseSource(siteFile, source.text).parsed?.data);
  } catch {
    return undefined;
  }
}

/** Returns whether a file is YAML, or Markdown below YAML. */
function hasFields({ file }: SourceFile): boolean {
  return /\.(?:md|yaml)$/.test(file);
}
