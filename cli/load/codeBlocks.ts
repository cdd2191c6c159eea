import type { Element, Root } from 'hast';

/** Returns the code elements of fenced blocks that name their language. */
export function codeBlocks(tree: Root): Element[] {
  const blocks: Element[] = [];
  const look = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      const [only] = child.children;
      if (child.tagName === 'pre' && only?.type === 'element' && languageOf(only))
        blocks.push(only);
      else look(child);
    }
  };
  look(tree);
  return blocks;
}

/** Returns the language that the class of a `<code>` element names. */
export function languageOf({ tagName, properties }: Element): string | undefined {
  if (tagName !== 'code' || !Array.isArray(properties.className)) return undefined;
  const name = properties.className.find((one) => String(one).startsWith('language-'));
  return name === undefined ? undefined : String(name).slice('language-'.length).toLowerCase();
}
