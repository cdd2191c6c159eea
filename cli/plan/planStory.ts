import type { Root, RootContent } from 'hast';
import type { Images } from '#cli/model/images.ts';
import type { CaseStudy } from '#schemas/caseStudy.ts';
import type { CaseStudyPageModel } from '#schemas/generated/pageModel.ts';
import { planBody } from './planBody.ts';
import { planPicture } from './planPicture.ts';

type Story = CaseStudyPageModel['story'];

/**
 * Returns the sections of a case study with its pictures and its quote between them. A section starts with a second-level heading; the
 * text above the first heading is a section of its own. Blocks at the same place keep their order, and a quote follows them.
 */
export function planStory(
  { story = [], quote }: Pick<CaseStudy, 'story' | 'quote'>,
  { children }: Root,
  images: Images,
): Story {
  const sections = sectionsOf(children);
  const last = sections.length;
  const blocksAfter = (place: number): Story => [
    ...story
      .filter(({ section }) => Math.min(section, last) === place)
      .map(({ block, phones, pictures }) => ({
        kind: 'pictures' as const,
        block,
        phones,
        pictures: pictures.map(({ caption, ...image }) => ({
          image: planPicture(image, images),
          caption,
        })),
      })),
    ...(quote && Math.min(quote.section ?? last, last) === place
      ? [{ kind: 'quote' as const }]
      : []),
  ];
  return [
    ...blocksAfter(0),
    ...sections.flatMap((nodes, index): Story => [
      { kind: 'text', html: planBody({ type: 'root', children: nodes }, images) },
      ...blocksAfter(index + 1),
    ]),
  ];
}

function sectionsOf(nodes: readonly RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [];
  for (const node of nodes) {
    const startsSection = node.type === 'element' && node.tagName === 'h2';
    const current = sections.at(-1);
    if (!current) sections.push([node]);
    else if (startsSection && current.some(({ type }) => type === 'element')) sections.push([node]);
    else current.push(node);
  }
  return sections;
}
