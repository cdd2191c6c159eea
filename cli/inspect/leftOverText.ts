/** Texts that a template leaves if a value is missing, or that nobody has replaced. */
const leftOver =
  /\{\{|\}\}|\$\{|\[object \w+\]|(?<![\p{L}\d])(?:undefined|NaN|lorem ipsum|Invalid Date)(?![\p{L}\d])/u;
const ignoresCase = /lorem ipsum/i;

/** Returns the part of a text that a template left by mistake, or `undefined` if there is none. */
export function leftOverText(text: string): string | undefined {
  return leftOver.exec(text)?.[0] ?? ignoresCase.exec(text)?.[0];
}
