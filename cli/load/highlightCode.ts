import type { Element, ElementContent } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import type { HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { languageOf } from './codeBlocks.ts';

/**
 * The theme uses names instead of colours. The names become classes, because the content security policy forbids style
 * attributes.
 */
const theme = createCssVariablesTheme({ name: 'names', variablePrefix: '--', fontStyle: false });

let highlighter: Promise<HighlighterCore> | undefined;

/**
 * Wraps the tokens of code in spans with classes (`code-keyword`, `code-string` …), which `templates/styles/pages/rich-text.css` colours.
 * Does not change code in a language that Shiki does not support.
 */
export async function highlightCode(blocks: readonly Element[]): Promise<void> {
  highlighter ??= createHighlighterCore({
    themes: [theme],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const shiki = await highlighter;
  for (const code of blocks) {
    const language = languageOf(code);
    if (language === undefined || !Object.hasOwn(bundledLanguages, language)) continue;
    await shiki.loadLanguage(bundledLanguages[language as keyof typeof bundledLanguages]);
    const lines = shiki.codeToTokensBase(hastText(code).replace(/\n$/, ''), {
      lang: language,
      theme: 'names',
      // Limit by length only. With a time limit, the same text would look different on a slow machine.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: 2000,
    });
    code.children = lines.flatMap((tokens, index): ElementContent[] => [
      ...(index > 0 ? [text('\n')] : []),
      ...tokens.map(({ content, color }) => token(content, color)),
    ]);
  }
}

/**
 * Returns a token of code. If the theme names it, it is in a span: `var(--token-string-expression)` becomes
 * `code-string-expression`.
 */
function token(content: string, colour = ''): ElementContent {
  const name = /^var\(--token-([a-z-]+)\)$/.exec(colour)?.[1];
  if (!name) return text(content);
  const properties = { className: [`code-${name}`] };
  return { type: 'element', tagName: 'span', properties, children: [text(content)] };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
