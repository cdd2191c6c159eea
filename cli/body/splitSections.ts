import type { Root } from 'hast';

/**
 * Returns the sections of a body: the part before the first second-level heading, if there is one, and each second-level heading with the
 * nodes after it.
 */
export function splitSections(body: Root): Root[] {
  const sections: Root[] = [];
  for (const node of body.children) {
    const last = sections.at(-1);
    const isHeading = node.type === 'element' && node.tagName === 'h2';
    if (last && !isHeading) last.children.push(node);
    else if (isHeading || !isBlank(node)) sections.push({ ...body, children: [node] });
  }
  return sections;
}

function isBlank(node: Root['children'][number]): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
