import type { Element, Nodes } from 'hast';
import { plainText } from '#cli/body/plainText.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { foreignLanguage } from '../foreignLanguage.ts';
import { placeInBody } from '../placeInBody.ts';
import type { Rule } from '../rule.ts';
import { visitTexts } from '../textFields.ts';

/** The texts of an English site are not in German, French, Spanish or Polish. */
export const textsAreInOneLanguage: Rule = ({ content, texts }) => {
  if (!content.singles.site?.data.locale.startsWith('en')) return [];
  const problems: Problem[] = [];
  const check = (text: string, place: (words: string) => Spot) => {
    const language = foreignLanguage(text);
    if (language === undefined) return;
    const words = text.trim().split(/\s+/);
    const args = { found: words.slice(0, 6).join(' '), language };
    problems.push({ code: 'text-language', args, at: place(words.slice(0, 2).join(' ')) });
  };
  visitTexts(content, ({ entry, value, path, kind }) => {
    if (kind !== 'text') return;
    check(value, (words) => ({ file: entry.file, path: path(), words }));
  });
  for (const entry of entriesOf(content)) {
    for (const paragraph of paragraphsOf(entry.markdown.tree)) {
      check(plainText(paragraph), (words) => placeInBody(entry, texts.get(entry.file), words));
    }
  }
  return problems;
};

/** Returns the paragraphs of a body, without those of quotations. */
function paragraphsOf(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  if (node.type === 'element' && node.tagName === 'blockquote') return [];
  if (node.type === 'element' && node.tagName === 'p') return [node];
  return node.children.flatMap(paragraphsOf);
}
