import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';

/** The code whose texts visitors could see. Their words belong in `content/`. The other code of `api/` addresses operators. */
const CODE = [
  'templates/**/*.{ts,tsx}',
  'renderer/**/*.{ts,tsx}',
  'cli/{plan,resolve}/**/*.ts',
  'api/*.ts',
  'api/{reply,request}/*.ts',
  'content/schemas/{enquiry,enquiryForms}.ts',
];
/** Code whose texts only operators and editors see: settings, the output of commands, findings, and the values that patterns are tried with. */
const FOR_OPERATORS = [
  'api/settings.ts',
  'cli/plan/{nginxFormats,pageFacts,planSite,townChunks}.ts',
  'cli/resolve/{contrastPairs,locationVariables,patterns}.ts',
];

/** Texts that look like words for visitors and are not, each with the reason. */
const exceptions: readonly { text: RegExp; reason: string }[] = [
  { text: /^(?:Homepage Lead Capture|Contact Us Page)$/, reason: 'tells the agency the form' },
  {
    text: /^(?:An enquiry could not be kept|A request could not be served|A health check failed)$/,
    reason: 'starts a line of the log',
  },
  { text: /^an unknown place$/, reason: 'is part of a line of the log' },
  { text: /^a legal page$/, reason: 'says in an error of our own what is missing' },
  { text: /^noindex, follow$/, reason: 'is a rule for search engines' },
  { text: /^JSON Feed$/, reason: 'is the name of a format' },
];

/** Attributes that people see or hear. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label)$/;
/** Functions whose arguments are selectors, or that address developers and operators. */
const UNSEEN =
  /(?:^|\.)(?:querySelector(?:All)?|closest|matches|matchMedia|log|error|warn|describe)$/;

/** A text in the code that visitors could see. */
interface Found {
  file: string;
  line: number;
  text: string;
}

/** Returns the texts of a file that visitors could see. */
function textsIn(file: string, code: string): Found[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ file, line: line + 1, text: text.trim() });
  };
  const walk = (node: ts.Node): void => {
    if (isUnseen(node)) return;
    if (ts.isJsxText(node)) {
      if (hasWord(node.text)) add(node, node.text);
    } else if (ts.isJsxAttribute(node)) {
      const name = node.name.getText();
      const value = node.initializer;
      if (SPOKEN.test(name) && value) {
        for (const text of literalsIn(value)) if (hasWord(text)) add(node, text);
      }
      // Other attributes have names of classes, paths of drawings, and sizes.
      if (value && ts.isJsxExpression(value)) ts.forEachChild(value, walkCode);
      return;
    } else if (ts.isJsxExpression(node)) {
      for (const text of ownLiterals(node)) if (hasWord(text)) add(node, text);
    } else if (isTextNode(node) && hasWords(node.text)) add(node, node.text);
    ts.forEachChild(node, walk);
  };
  /** Walks through code inside an attribute, which may hold markup. */
  const walkCode = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) {
      walk(node);
    } else ts.forEachChild(node, walkCode);
  };
  walk(source);
  return found;
}

/** Returns whether nobody but developers and operators sees the texts in a node. */
function isUnseen(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true;
  if (ts.isNewExpression(node))
    return /Error$|Unavailable$|Failure$/.test(node.expression.getText());
  return ts.isCallExpression(node) && UNSEEN.test(node.expression.getText());
}

type TextNode = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

function isTextNode(node: ts.Node): node is TextNode {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

/** Returns all texts below a node. */
function literalsIn(node: ts.Node): string[] {
  const texts: string[] = isTextNode(node) ? [node.text] : [];
  ts.forEachChild(node, (child) => void texts.push(...literalsIn(child)));
  return texts;
}

/** Returns the text that an expression in braces is, if it is one. */
function ownLiterals({ expression, parent }: ts.JsxExpression): string[] {
  if (!expression || ts.isJsxAttribute(parent)) return [];
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (!ts.isTemplateExpression(expression)) return [];
  const { head, templateSpans } = expression;
  return [head.text, ...templateSpans.map(({ literal }) => literal.text)];
}

function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

/** Returns whether a text has two words with a space between them, and is not code of another language. */
function hasWords(text: string): boolean {
  return /(?<![-#.[=:\w])\p{L}[\p{L}’']+,? \p{L}{2,}(?![-=(:\w])/u.test(
    text.replace(/<[^>]*>/g, ' '),
  );
}

const files = globSync(CODE, { cwd: projectRoot, exclude: FOR_OPERATORS }).toSorted();
const all = files.flatMap((file) => textsIn(file, readFileSync(join(projectRoot, file), 'utf8')));

describe('the words of the site', () => {
  test('are in content, and not in code', () => {
    const wrong = all
      .filter(({ text }) => !exceptions.some((exception) => exception.text.test(text)))
      .map(({ file, line, text }) => `${file}:${line} ${text.replace(/\s+/g, ' ')}`);
    expect(wrong.join('\n')).toBe('');
  });

  test.each(exceptions)('$text is still in the code: $reason', ({ text }) => {
    expect(all.some((found) => text.test(found.text))).toBe(true);
  });
});

describe('a text in code', () => {
  test.each([
    ['between tags', '<p>Hello</p>'],
    ['in an expression', "<p>{'Hello'}</p>"],
    ['in a template', '<p>{`Hello ${name}`}</p>'],
    ['in a spoken attribute', '<nav aria-label="Main" />'],
    ['in a spoken attribute that depends on something', '<img alt={isOpen ? "Open" : "Closed"} />'],
    ['in a variable', "const text = 'Press the button';"],
    ['in an attribute with markup', '<Head aside={<p>Hello</p>} />'],
  ])('%s is found', (_, code) => {
    expect(textsIn('file.tsx', code)).not.toEqual([]);
  });

  test.each([
    ['a word from content', '<p>{words.hello}</p>'],
    ['a sign', '<p>·{" "}→</p>'],
    ['classes', '<p className="small wide">{text}</p>'],
    ['a selector', "document.querySelector('main a');"],
    ['an error of our own', "throw new Error('The template has no part.');"],
    ['a type', "type Part = 'one two';"],
  ])('%s is not', (_, code) => {
    expect(textsIn('file.tsx', code)).toEqual([]);
  });
});
