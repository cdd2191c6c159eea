import { nearest } from '../suggest.ts';
import { number } from '#cli/report/amounts.ts';
import { quote } from './values.ts';

/** The largest number of choices that a message lists in full. */
export const ALL_CHOICES = 20;

/** The number of choices that a message lists if there are more than `ALL_CHOICES`. */
export const SHOWN_CHOICES = 6;

/** The number of names of a longer list that a sentence quotes. */
export const SHOWN_NAMES = 3;

/** Joins parts with commas and "and". */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts);
}

/** Returns all choices if they are few, otherwise those that are most like what was found. */
export function choices(known: readonly string[], found = ''): string {
  const shown = known.length <= ALL_CHOICES ? known : nearest(found, known).slice(0, SHOWN_CHOICES);
  const more = known.length - shown.length;
  const list = shown.map(quote).join(', ');
  if (more > 0) return `one of ${list} or ${number(more)} more`;
  return shown.length > 1 ? `one of ${list}` : list || 'nothing';
}
