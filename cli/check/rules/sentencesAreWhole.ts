import type { Element, Nodes } from 'hast';
import { plainText } from '#cli/body/plainText.ts';
import { textFaults } from '#cli/load/textFaults.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { placeInBody } from '../placeInBody.ts';
import type { Rule } from '../rule.ts';
import { sentenceFault } from '../sentenceFault.ts';
import { visitTexts } from '../textFields.ts';

/** Sentences of English texts end, their brackets and quotation marks have both halves, and a question has its mark. */
export const sentencesAreWhole: Rule = ({ content, texts }) => {
  if (!content.singles.site?.data.locale.startsWith('en')) return [];
  const problems: Problem[] = [];
  // YAML takes what follows " #" for a comment, which has a finding of its own.
  const isCommented = (file: string, value: string) =>
    texts.get(file)?.includes(`${value} #`) ?? false;
  const check = (
    text: string,
    hasSentences: boolean,
    file: string,
    place: (words: string, found: string) => Spot,
  ) => {
    const fault = sentenceFault(text, hasSentences);
    // A note to an editor, pasted words and garbled signs have findings of their own.
    if (!fault || isCommented(file, text) || hasOtherFinding(text)) return;
    const { words, ...args } = fault;
    problems.push({ code: 'sentence-unfinished', args, at: place(words, args.found) });
  };
  visitTexts(content, ({ entry, value, path, kind }) => {
    // A text that YAML would have read in another way has a finding of its own.
    if (entry.fixed) return;
    check(value, kind === 'text', entry.file, (words, found) => ({
      file: entry.file,
      path: path(),
      words,
      passage: found,
    }));
  });
  for (const entry of entriesOf(content)) {
    const text = texts.get(entry.file);
    for (const paragraph of paragraphsOf(entry.markdown.tree)) {
      const passage = plainText(paragraph);
      check(passage, true, entry.file, (words, found) =>
        placeInBody(entry, text, words, [passage, found]),
      );
    }
  }
  for (const { file, data, fixed } of content.collections.questions) {
    if (fixed || /[?]["”’)]?$/.test(data.question) || isCommented(file, data.question)) continue;
    const args = { kind: 'question' as const, found: data.question };
    problems.push({ code: 'sentence-unfinished', args, at: { file, path: ['question'] } });
  }
  return problems;
};

/** Returns whether a text has a placeholder, garbled signs, pasted words or the note of a document at its start. */
function hasOtherFinding(text: string): boolean {
  if (/^\[[a-z]{1,2}\][A-Z]/.test(text)) return true;
  return textFaults(text).some(
    ({ code }) => code === 'text-placeholder' || code === 'text-garbled' || code === 'text-pasted',
  );
}

/** Returns the paragraphs of a body. Entries of lists may end with "and", and code follows rules of its own. */
function paragraphsOf(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  if (node.type === 'element' && node.tagName === 'li') return [];
  if (node.type === 'element' && node.tagName === 'p') return hasCode(node) ? [] : [node];
  return node.children.flatMap(paragraphsOf);
}

function hasCode(node: Nodes): boolean {
  if (node.type === 'element' && node.tagName === 'code') return true;
  return 'children' in node && node.children.some(hasCode);
}
