import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** The values that expressions of a workflow can read, by the name of the context: `github`, `needs`, `vars` … */
export type Contexts = Readonly<Record<string, unknown>>;

/** The result of the steps before, or of the needed jobs. */
export type Status = 'success' | 'failure' | 'cancelled';

/** Replaces each `${{ … }}` of a text with its value, with GitHub's own evaluator. */
export function fillExpressions(text: string, contexts: Contexts, status: Status): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) =>
    evaluate(expression, contexts, status).coerceString(),
  );
}

/** Returns whether a step or a job runs: the value of its `if`, which also requires success unless the expression checks the status itself. */
export function isToRun(
  condition: string | undefined,
  contexts: Contexts,
  status: Status,
): boolean {
  const [, inner = condition ?? 'success()'] = /^\$\{\{(.*)\}\}$/.exec(condition ?? '') ?? [];
  const asks = /\b(?:success|failure|always|cancelled)\(\)/.test(inner);
  const value = evaluate(asks ? inner : `success() && (${inner})`, contexts, status);
  return !['', '0', 'false'].includes(value.coerceString());
}

function evaluate(expression: string, contexts: Contexts, status: Status): data.ExpressionData {
  const functions = Object.entries({
    success: status === 'success',
    failure: status === 'failure',
    cancelled: status === 'cancelled',
    always: true,
  }).map(([name, value]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(value),
  }));
  const { tokens } = new Lexer(expression.trim()).lex();
  const tree = new Parser(tokens, Object.keys(contexts), functions).parse();
  const values: data.Dictionary = JSON.parse(JSON.stringify(contexts), data.reviver);
  return new Evaluator(tree, values, new Map(functions.map((one) => [one.name, one]))).evaluate();
}
