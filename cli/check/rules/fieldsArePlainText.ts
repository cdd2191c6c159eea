import { fieldName } from '#cli/load/dataPath.ts';
import type { FindingArgs } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { visitTexts } from '../textFields.ts';
import type { Rule } from '../rule.ts';

/**
 * Fields have no Markdown, HTML or entities, because pages print them as they are written. Only patterns have variables in
 * braces.
 */
export const fieldsArePlainText: Rule = ({ content }) => {
  const problems: Problem[] = [];
  visitTexts(content, ({ entry, value, path, isPattern }) => {
    if (!MAY_BE_MARKED.test(value) && (isPattern || !value.includes('{'))) return;
    const kinds = isPattern ? marks.filter(({ kind }) => kind !== 'pattern') : marks;
    const text = isPattern ? value.replace(/\{\{.*?\}\}|\{%.*?%\}/gs, blank) : value;
    for (const { kind, pattern } of kinds) {
      const match = pattern.exec(text);
      if (!match) continue;
      const found = value.slice(match.index, match.index + match[0].length);
      const field = fieldName(path());
      const at = { file: entry.file, path: path(), words: found };
      problems.push({ code: 'field-markup', args: { field, found, kind }, at });
      return;
    }
  });
  return problems;
};

/** Characters that every mark but a variable has, and most texts do not. */
const MAY_BE_MARKED = /[<&*`[#]|(?<!\w)_/;

/** Markup that pages would print literally. */
const marks: readonly { kind: FindingArgs['field-markup']['kind']; pattern: RegExp }[] = [
  {
    kind: 'pattern',
    // One brace may be meant, as in "{one}", unless a variable has the name.
    pattern:
      /\{\{.*?(?:\}\}|$)|\{%.*?(?:%\}|$)|\$\{\w+\}|\{ ?(?:town|county|region|nation|place|city|service|price|name|[a-z]+_[a-z_]+) ?\}/s,
  },
  { kind: 'html', pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/i },
  { kind: 'entity', pattern: /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/i },
  { kind: 'markdown', pattern: /!?\[[^\][]*\]\([^()\s]*\)/ },
  {
    kind: 'markdown',
    pattern: /\*\*[^\s*][^*]*\*\*|(?<![\p{L}\d_])__[^\s_][^_]*__(?![\p{L}\d_])/u,
  },
  { kind: 'markdown', pattern: /(?<![\p{L}\d*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\d*])/u },
  { kind: 'markdown', pattern: /(?<![\p{L}\d_])_[^\s_](?:[^_]*[^\s_])?_(?![\p{L}\d_])/u },
  { kind: 'markdown', pattern: /`[^`]+`/ },
  { kind: 'markdown', pattern: /^#{1,6} / },
];

/** Returns letters in place of a variable, because its value is text, and spaces in place of a tag. */
function blank(found: string): string {
  return (found.startsWith('{{') ? 'x' : ' ').repeat(found.length);
}
