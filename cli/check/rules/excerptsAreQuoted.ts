import type { Problem } from '#cli/model/problem.ts';
import { countWords } from '#schemas/countWords.ts';
import type { Rule } from '../rule.ts';
import { unfolded } from '../unfolded.ts';

/** The largest number of words of an excerpt. Pages of towns share it, so it must be short. */
const MOST_WORDS = 13;

/** The excerpt of a testimonial is a short part of its text, word for word. */
export const excerptsAreQuoted: Rule = ({ content }) =>
  content.collections.testimonials.flatMap(({ file, data }): Problem[] => {
    const { excerpt, text } = data;
    if (excerpt === undefined) return [];
    const words = countWords(excerpt);
    const isQuoted = unfolded(text).includes(unfolded(excerpt));
    if (isQuoted && words <= MOST_WORDS) return [];
    const args = { isQuoted, words, limit: MOST_WORDS };
    return [{ code: 'testimonial-excerpt', args, at: { file, path: ['excerpt'] } }];
  });
