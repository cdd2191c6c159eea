import { plainText } from '#cli/body/plainText.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** A sentence that the text of a post marks is a part of that text, word for word. */
export const quotesAreInPosts: Rule = ({ content }) =>
  content.collections.posts.flatMap(({ file, data, markdown }): Problem[] => {
    // A text that is missing has a finding of its own.
    if (!data.quotes || markdown.words === 0) return [];
    const text = wordsOf(plainText(markdown.tree));
    return data.quotes.flatMap((quote, index) =>
      text.includes(wordsOf(quote.text))
        ? []
        : [{ code: 'post-quote', args: {}, at: { file, path: ['quotes', index, 'text'] } }],
    );
  });

/** Returns the words of a text in lower case and without quotation marks, because a quote may start in the middle of a sentence and end it. */
function wordsOf(text: string): string {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];
  return ` ${words.join(' ')} `;
}
