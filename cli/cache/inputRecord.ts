import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inputs, InputTable } from '#cli/model/inputs.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/**
 * The inputs of everything that the last builds made, in `dist/cache/inputs.json`. It only explains why something was rebuilt:
 * the decision depends on the keys of the chunks alone. A table that several chunks share is stored once.
 */
interface InputRecord {
  tables: Record<string, Inputs>;
  /** The hashes of the tables by the name of what was made from them. */
  made: Record<string, string[]>;
}

/** Adds what was made to the record, by name, with its inputs. Drops everything whose name is not in `kept`. */
export function recordInputs(
  distDir: string,
  made: ReadonlyMap<string, readonly InputTable[]>,
  kept: Iterable<string>,
): void {
  const before = readRecord(distDir);
  const known = new Map(Object.entries(before.tables));
  const record: InputRecord = { tables: {}, made: {} };
  for (const name of kept) {
    const tables = made.get(name);
    for (const { hash, inputs } of tables ?? []) known.set(hash, inputs);
    const hashes = tables?.map(({ hash }) => hash) ?? before.made[name];
    if (hashes) record.made[name] = hashes;
  }
  for (const hash of new Set(Object.values(record.made).flat())) {
    record.tables[hash] = known.get(hash) ?? {};
  }
  writeFileAtomic(file(distDir), JSON.stringify(record));
}

/**
 * Returns a function that names the inputs that differ from those recorded for the same name: changed, new and removed ones, sorted. It
 * returns `undefined` if nothing is recorded.
 */
export function inputComparer(
  distDir: string,
): (name: string, now: readonly InputTable[]) => string[] | undefined {
  const { tables, made } = readRecord(distDir);
  return (name, now) => {
    const hashes = made[name];
    if (!hashes) return undefined;
    const same = new Set(now.map(({ hash }) => hash).filter((hash) => hashes.includes(hash)));
    const old = merged(hashes.filter((hash) => !same.has(hash)).map((hash) => tables[hash] ?? {}));
    const current = merged(now.filter(({ hash }) => !same.has(hash)).map(({ inputs }) => inputs));
    return [...new Set([...old.keys(), ...current.keys()])]
      .filter((input) => old.get(input) !== current.get(input))
      .sort();
  };
}

function merged(tables: readonly Inputs[]): Map<string, string> {
  return new Map(tables.flatMap((inputs) => Object.entries(inputs)));
}

function readRecord(distDir: string): InputRecord {
  try {
    const record: InputRecord = JSON.parse(readFileSync(file(distDir), 'utf8'));
    return { tables: { ...record.tables }, made: { ...record.made } };
  } catch {
    return { tables: {}, made: {} };
  }
}

function file(distDir: string): string {
  return join(distDir, 'cache', 'inputs.json');
}
