import type { Root } from 'hast';
import { splitSections } from '#cli/body/splitSections.ts';
import type { LegalPage } from '#schemas/legalPage.ts';
import type { LegalPageModel } from '#schemas/generated/pageModel.ts';
import { planLegalBody } from './planLegalBody.ts';

/** Returns the sections of a legal text as HTML with their notes. The text above the first heading is section 0. */
export function planClauses(
  tree: Root,
  notes: NonNullable<LegalPage['notes']>,
  headings: readonly { id: string }[],
): LegalPageModel['body'] {
  const sections = splitSections(tree);
  const base = headingOf(sections[0]) ? 1 : 0;
  return sections.map((section, index) => {
    const heading = headingOf(section);
    const note = notes.find((other) => other.section === base + index)?.text;
    const html = (children: Root['children']) => planLegalBody({ ...section, children }, headings);
    return {
      ...(heading && { heading: html([heading]) }),
      ...(note !== undefined && { note }),
      html: html(section.children.slice(heading ? 1 : 0)),
    };
  });
}

/** Returns the heading with which a section begins. */
function headingOf(section: Root | undefined): Root['children'][number] | undefined {
  const first = section?.children[0];
  return first?.type === 'element' && first.tagName === 'h2' ? first : undefined;
}
