import type { Element, Root } from 'hast';

/** The smallest number of paragraphs that make a list of terms. */
const FEWEST = 3;

/**
 * Returns a body in which paragraphs of a list of terms have the class `term`: paragraphs in a row that each begin with strong words, as
 * definitions do. Wide windows show the terms beside their paragraphs.
 */
export function hangTerms(body: Root): Root {
  const terms = new Set<Root['children'][number]>();
  let run: Element[] = [];
  const endRun = () => {
    if (run.length >= FEWEST) for (const term of run) terms.add(term);
    run = [];
  };
  for (const node of body.children) {
    if (node.type !== 'element') continue;
    if (isTerm(node)) run.push(node);
    else endRun();
  }
  endRun();
  return {
    ...body,
    children: body.children.map((node) =>
      node.type === 'element' && terms.has(node)
        ? { ...node, properties: { ...node.properties, className: ['term'] } }
        : node,
    ),
  };
}

function isTerm({ tagName, children: [first] }: Element): boolean {
  return tagName === 'p' && first?.type === 'element' && first.tagName === 'strong';
}
