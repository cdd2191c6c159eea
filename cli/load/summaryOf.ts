import { hash } from 'node:crypto';
import type { Entry, Summary } from '#cli/model/content.ts';

/** Returns the summary of a town, whatever the shape of its fields. */
export function summaryOf({ data, markdown }: Pick<Entry<unknown>, 'data' | 'markdown'>): Summary {
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
