import ts from 'typescript';

/** A piece of prose in a file of the project. */
export interface Passage {
  /** Line of the file, from 1. */
  line: number;
  text: string;
  /** `function` is the doc comment of an exported function, `title` the name of a test, `docs` a paragraph of Markdown. */
  kind: 'comment' | 'function' | 'title' | 'docs';
}

/** Returns the comments and test titles of a TypeScript or JavaScript file, in the order of the file. */
export function passagesOfCode(file: string, text: string): Passage[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = new Map<number, Passage>();
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const addComments = (ranges: readonly ts.CommentRange[] | undefined, owner: ts.Node) => {
    for (const { pos, end } of ranges ?? []) {
      if (found.has(pos)) continue;
      const comment = text.slice(pos, end);
      const isFunctionDoc = comment.startsWith('/**') && isExportedFunction(owner);
      found.set(pos, {
        line: lineOf(pos),
        text: withoutMarks(comment),
        kind: isFunctionDoc ? 'function' : 'comment',
      });
    }
  };
  const walk = (node: ts.Node): void => {
    addComments(ts.getLeadingCommentRanges(text, node.pos), node);
    const title = titleOfTest(node);
    if (title) {
      found.set(title.getStart(), {
        line: lineOf(title.getStart()),
        text: title.text,
        kind: 'title',
      });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  addComments(ts.getLeadingCommentRanges(text, source.endOfFileToken.pos), source);
  return [...found].sort(([one], [other]) => one - other).map(([, passage]) => passage);
}

/** Returns the paragraphs, list items and table rows of a Markdown file, without code blocks, inline code, labels in bold and asterisks. */
export function passagesOfMarkdown(text: string): Passage[] {
  const passages: Passage[] = [];
  let open: Passage | undefined;
  let isCode = false;
  for (const [index, row] of text.split('\n').entries()) {
    if (/^\s*(?:```|~~~)/.test(row)) {
      isCode = !isCode;
      open = undefined;
      continue;
    }
    if (isCode || row.trim() === '' || /^#/.test(row)) {
      open = undefined;
      continue;
    }
    const plain = row
      .replace(/`[^`]*`/g, '`code`')
      .replace(/^\s*(?:[-*>#]+|\d+\.)\s+/, '')
      // A label such as "**Decision.**" is not a part of the sentence after it.
      .replace(/^\*\*[^*]+[.:]\*\*\s+/, '')
      .replaceAll('**', '');
    if (open && !/^\s*(?:[-*#|]|\d+\.)/.test(row)) open.text += ` ${plain.trim()}`;
    else {
      open = { line: index + 1, text: plain.trim(), kind: 'docs' };
      passages.push(open);
    }
  }
  return passages;
}

function isExportedFunction(node: ts.Node): boolean {
  return (
    ts.isFunctionDeclaration(node) &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  );
}

/** Returns the title in `test('…')`, `describe('…')` and their variants such as `test.each(…)('…')`. */
function titleOfTest(node: ts.Node): ts.StringLiteralLike | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [title] = node.arguments;
  const isTest = /^(?:test|describe|it)\b/.test(node.expression.getText());
  return isTest && title && ts.isStringLiteralLike(title) ? title : undefined;
}

function withoutMarks(comment: string): string {
  return comment
    .replace(/^\/\*+|\*+\/$/g, '')
    .split('\n')
    .map((row) => row.replace(/^\s*(?:\/\/|\*)?\s?/, ''))
    .join(' ')
    .replace(/`[^`]*`/g, '`code`')
    .trim();
}
