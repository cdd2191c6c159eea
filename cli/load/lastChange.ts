import { withOffset } from './localTime.ts';

/** A time before all changes. */
const NEVER = '1970-01-01T00:00:00+00:00';

/**
 * Returns the time of the last change, as the database writes it: the last time before `now` at which a public post was edited or
 * published, or a post was withdrawn. A time without an offset from UTC is in `timeZone` and gets its offset. The result depends on the
 * posts only, so that the same posts give the same site. Returns `undefined` if an older table does not record when its rows were edited.
 */
export function lastChange(
  rows: readonly unknown[],
  withdrawal: string | null,
  { now, timeZone }: { now: Date; timeZone: string },
): string | undefined {
  let last = withdrawal ?? NEVER;
  for (const row of rows) {
    const { status, publish_at, updated_at } = row as Record<string, unknown>;
    if (typeof updated_at !== 'string') return undefined;
    const publication = typeof publish_at === 'string' ? withOffset(publish_at, timeZone) : NEVER;
    if (status === 'draft' || Date.parse(publication) > now.getTime()) continue;
    for (const time of [withOffset(updated_at, timeZone), publication]) {
      if (microseconds(time) > microseconds(last)) last = time;
    }
  }
  return last;
}

/** Returns a time in microseconds since 1970, the precision of PostgreSQL. `Date` drops the last three digits. */
function microseconds(time: string): number {
  const [, rest = ''] = /\.\d{3}(\d{1,3})/.exec(time) ?? [];
  return Date.parse(time) * 1000 + Number(rest.padEnd(3, '0'));
}
