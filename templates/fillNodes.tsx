import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Words } from '#schemas/fillWords.ts';

/** Returns words with elements in place of their variables, such as a link within a sentence. */
export function fillNodes<Name extends string>(
  words: Words<Name>,
  nodes: Readonly<Record<NoInfer<Name>, ReactNode>>,
): ReactNode {
  // Every second part is the name of a variable.
  return words
    .split(/\{\{\s*(\w+)\s*\}\}/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 0 ? part : nodes[part as Name]}</Fragment>
    ));
}
