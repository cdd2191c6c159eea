import { styleText } from 'node:util';

/** Adds a style to a text for a terminal. */
export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** Returns a function that adds styles to texts, or that returns them unchanged if `colour` is false. */
export function painter(colour: boolean): Paint {
  return (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
}
