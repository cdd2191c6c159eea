import { TO_WRITE } from '#cli/load/unwritten.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { shinglesOf } from '#cli/similarity/shingles.ts';
import type { LocationRule } from '../rule.ts';

/** The similarity of two local texts that is an error. Texts that were written for their towns stay below 0.02. */
const LOCAL_TEXT_LIMIT = 0.3;

/** No local text is a copy of one in a file before it, even with the names changed. */
export const localTextsAreDistinct: LocationRule = ({ content }) => {
  const texts: { spot: Spot; file: string; service: string; size: number }[] = [];
  /** The texts that have a shingle, by their index. Few shingles have more than one, so most pairs need no comparison. */
  const owners = new Map<number, number[]>();
  const problems: Problem[] = [];
  for (const { file, data } of content.collections.local) {
    for (const [service, text] of Object.entries(data.services)) {
      // `site new` writes nearly the same request for each text.
      if (text.includes(TO_WRITE)) continue;
      const spot: Spot = { file, path: ['services', service], on: 'key' };
      const shingles = shinglesOf(text);
      const shared = new Map<number, number>();
      for (const shingle of shingles) {
        const others = owners.get(shingle);
        if (!others) {
          owners.set(shingle, [texts.length]);
          continue;
        }
        for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
        others.push(texts.length);
      }
      for (const [index, count] of shared) {
        const other = texts[index];
        const similarity = count / ((other?.size ?? 0) + shingles.length - count);
        if (!other || similarity < LOCAL_TEXT_LIMIT) continue;
        problems.push({
          code: 'local-text-alike',
          args: {
            service,
            otherService: other.service,
            other: other.file,
            similarity,
            limit: LOCAL_TEXT_LIMIT,
          },
          at: spot,
          related: [other.spot],
        });
        break;
      }
      texts.push({ spot, file, service, size: shingles.length });
    }
  }
  return problems;
};
