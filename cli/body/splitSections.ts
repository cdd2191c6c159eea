import type { Root } from 'hast';

/** Returns the sections of a body: what stands above the first heading of the second level, if anything, and each such heading with what follows it. */
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
