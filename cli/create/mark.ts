/** A value that an editor has to review: a guess or a placeholder. The file gets a comment with `note` above the field. */
export class Mark {
  readonly value: unknown;
  readonly note: string;

  constructor(value: unknown, note: string) {
    this.value = value;
    this.note = note;
  }
}

/** The fields of an entry that are known before an editor writes the rest. Values may be marked, at any depth. */
export type KnownFields = Readonly<Record<string, unknown>>;

/** Returns known fields with those of `given` in place of the same fields, at any depth of groups. */
export function mergeFields(known: unknown, given: unknown): unknown {
  if (given === undefined) return known;
  const plain = known instanceof Mark ? known.value : known;
  if (Array.isArray(given)) {
    const length = Math.max(given.length, Array.isArray(plain) ? plain.length : 0);
    return Array.from({ length }, (_, index) =>
      mergeFields(Array.isArray(plain) ? plain[index] : undefined, given[index]),
    );
  }
  if (!isGroup(given)) return given;
  const group = isGroup(plain) ? plain : {};
  const names = new Set([...Object.keys(group), ...Object.keys(given)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergeFields(group[name], given[name])]),
  );
}

/** Returns whether a value is a group of fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Mark)
  );
}
