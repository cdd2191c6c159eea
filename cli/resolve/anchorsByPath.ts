import type { CheckedContent } from '#cli/model/content.ts';
import { basePaths, screenPaths } from './planPaths.ts';

/** Returns the anchors of pages whose text is one Markdown body, and of the home page. Links to anchors of other pages are not checked. */
export function anchorsByPath(content: CheckedContent): Map<string, ReadonlySet<string>> {
  const anchors = new Map<string, ReadonlySet<string>>([
    [screenPaths.home.path, new Set(homeAnchors)],
  ]);
  for (const name of ['posts', 'legalPages', 'caseStudies'] as const) {
    for (const { slug, markdown } of content.collections[name]) {
      anchors.set(`${basePaths[name]}/${slug}`, new Set(markdown.headings.map(({ id }) => id)));
    }
  }
  return anchors;
}

/** The sections of the home page that links may lead to. */
const homeAnchors = [
  'home',
  'services',
  'about',
  'portfolio',
  'calendar',
  'testimonials',
  'contact',
  'lead-capture',
];
