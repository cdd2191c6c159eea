import { hash } from 'node:crypto';
import type { Entry, TownSummary } from '#cli/model/content.ts';
import { isRecord } from './dataPath.ts';

/** Returns the summary of a town, whatever the shape of its fields. */
export function summaryOf({
  data,
  markdown,
}: Pick<Entry<unknown>, 'data' | 'markdown'>): TownSummary {
  const { sectors, ...others } = data as Record<string, unknown>;
  const withoutNotes = Array.isArray(sectors)
    ? sectors.map((one) => (isRecord(one) ? { ...one, note: '' } : one))
    : sectors;
  return {
    facts: hash('sha1', JSON.stringify([others, withoutNotes])),
    anchors: markdown.headings.map(({ id }) => id).join(' '),
    isDated: others.lastModified !== undefined,
  };
}
