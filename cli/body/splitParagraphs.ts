import type { Element, Root, RootContent } from 'hast';
import { countWords } from '#schemas/countWords.ts';
import { plainText } from './plainText.ts';

/** The largest number of words at which a paragraph stays whole. */
const MOST = 60;

/** The smallest number of words in the opening of a text. */
const OPENING = 8;

/** Returns the first sentences of a text: as few as have at least `OPENING` words together. */
export function firstSentences(text: string): string {
  let first = '';
  for (const sentence of sentencesOf(text)) {
    first = first ? `${first} ${sentence}` : sentence;
    if (countWords(first) >= OPENING) break;
  }
  return first;
}

/** Returns a text as paragraphs of about the same length, split between sentences. */
export function splitParagraphs(text: string): string[] {
  const sentences = sentencesOf(text);
  const share = countWords(text) / Math.ceil(countWords(text) / MOST);
  const paragraphs: string[][] = [];
  let words = 0;
  for (const sentence of sentences) {
    // A sentence belongs to the paragraph that its middle is in.
    const place = Math.floor((words + countWords(sentence) / 2) / share);
    (paragraphs[place] ??= []).push(sentence);
    words += countWords(sentence);
  }
  return paragraphs.flatMap((some) => (some.length > 0 ? [some.join(' ')] : []));
}

/**
 * Returns a body with its long paragraphs split: the first into its opening and the rest, and each into paragraphs of about the same length. A
 * paragraph with links or other elements stays as it is.
 */
export function withShortParagraphs(body: Root): Root {
  const children = body.children.flatMap((node, index): RootContent[] => {
    if (!isPlainParagraph(node)) return [node];
    const text = plainText(node);
    if (countWords(text) <= MOST) return [node];
    const opening = index === 0 ? firstSentences(text) : '';
    const rest = splitParagraphs(text.slice(opening.length).trim());
    return [...(opening ? [opening] : []), ...rest].map(paragraph);
  });
  return { ...body, children };
}

function isPlainParagraph(node: RootContent): node is Element {
  return (
    node.type === 'element' &&
    node.tagName === 'p' &&
    node.children.every(({ type }) => type === 'text')
  );
}

function paragraph(text: string): Element {
  return {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{ type: 'text', value: text }],
  };
}

/** Returns the sentences of a text. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]['"]?)\s+(?=[\p{Lu}\d£'"])/u);
}
