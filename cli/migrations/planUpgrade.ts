import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import { applyEdits, normalText } from '#cli/edit/textEdits.ts';
import type { TextEdit } from '#cli/edit/textEdits.ts';
import { locatorOf } from '#cli/load/parseSource.ts';
import type { ChangedFile, OpenPoint, UpgradePlan, UpgradeStep } from '#cli/model/upgradePlan.ts';
import type { ContentTexts, Migration } from './migration.ts';
import { migrations as allMigrations } from './migrations.ts';
import { siteFile } from './siteFile.ts';

/**
 * Plans all migrations that are newer than `version`, and records the version that they lead to. `texts` are the files as they are on
 * disk, by their paths (`content/…`). Everything outside the edits keeps its characters, line ends included. `sample` is the content of
 * this package, from which new files come. It has the newest shape, which later migrations leave alone.
 */
export function planUpgrade(
  texts: ReadonlyMap<string, string>,
  version: number,
  {
    migrations = allMigrations,
    sample = new Map(),
  }: { migrations?: readonly Migration[]; sample?: ContentTexts } = {},
): UpgradePlan {
  const now = new Map(texts);
  const steps: UpgradeStep[] = [];
  const points: OpenPoint[] = [];
  for (const migration of migrations.filter((one) => one.version > version)) {
    const before = new Map(now);
    for (const [file, text] of additions(migration, sample)) {
      if (!now.has(file)) now.set(file, text);
    }
    const { changes, open = [] } = migration.plan?.(normalTexts(now)) ?? { changes: [] };
    for (const { file, edits, to, isRemoved } of changes) {
      const text = applyEdits(now.get(file) ?? '', edits);
      if (isRemoved || to !== undefined) now.delete(file);
      if (!isRemoved) now.set(to ?? file, text);
    }
    const { version: to, release, summary } = migration;
    steps.push({ version: to, release, summary, files: changedFiles(before, now) });
    points.push(...open);
  }
  const before = now.get(siteFile);
  const last = migrations.at(-1)?.version ?? 0;
  const after =
    before === undefined || last <= version
      ? before
      : applyEdits(before, versionEdits(normalText(before), last));
  if (after !== undefined) now.set(siteFile, after);
  const final = normalTexts(now);
  return {
    steps,
    ...(before !== undefined &&
      after !== undefined &&
      before !== after && { record: { file: siteFile, before, after } }),
    texts: new Map(changedFiles(texts, now).map((changed) => [changed.file, changed.after])),
    open: points.map((point) => ({
      ...point,
      line: locatorOf(point.file, final.get(point.file) ?? '')(point.path ?? []).line,
    })),
  };
}

/** Returns the files of the sample that a migration adds to content without them. */
function additions({ adds = [] }: Migration, sample: ContentTexts): [string, string][] {
  return [...sample].filter(([file]) =>
    adds.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path)),
  );
}

/** Returns the edits that record the version of the content. */
function versionEdits(text: string, version: number): TextEdit[] {
  const fields = fieldEdits(siteFile, text);
  const replaced = fields.replace(['contentVersion'], version);
  if (replaced.length > 0) return replaced;
  const comment = '# The shape of all files. "site upgrade" writes it.';
  return fields.insert([], `${comment}\ncontentVersion: ${version}\n`);
}

function normalTexts(texts: ReadonlyMap<string, string>): ContentTexts {
  return new Map([...texts].map(([file, text]) => [file, normalText(text)]));
}

function changedFiles(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ChangedFile[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
    const versions = { before: before.get(file) ?? null, after: after.get(file) ?? null };
    return versions.before === versions.after ? [] : [{ file, ...versions }];
  });
}
