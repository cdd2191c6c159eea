import type { Entry } from '#cli/load/content.ts';
import { basePaths, screenPaths } from '#cli/plan/planPaths.ts';
import { splitPath } from '#cli/plan/resolveLink.ts';
import type { Problem } from '../problem.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { suggest } from '../suggest.ts';

/** Links in Markdown lead to pages of the site, to headings that exist, or to https addresses. */
export const markdownLinksResolve: Rule = (context) => {
  const { content, paths, targets, mayExist } = context;
  const anchors = anchorsByPath(context);
  const choices = paths.filter(({ type }) => type !== 'location').map(({ path }) => path);
  const problems: Problem[] = [];

  for (const { file, markdown, bodyLine } of entriesOf(content)) {
    for (const { href, line, column } of markdown.links) {
      const at = { file, line: bodyLine + line - 1, column };
      if (/^(?:https:|mailto:|tel:)/i.test(href)) continue;
      if (/^http:/i.test(href)) {
        problems.push({ code: 'link-insecure', args: { href }, at });
        continue;
      }
      if (!href.startsWith('/') && !href.startsWith('#')) {
        problems.push({ code: 'link-not-from-root', args: { href }, at });
        continue;
      }
      const [page, rest] = splitPath(href);
      const redirected = targets.redirectOf(page);
      if (page !== '' && !targets.has(page)) {
        if (redirected) {
          problems.push({ code: 'link-redirected', args: { href, target: redirected + rest }, at });
        } else if (!mayExist(page)) {
          const suggestion = suggest(page, choices);
          problems.push({
            code: 'link-unknown',
            args: { href, ...(suggestion && { suggestion }) },
            at,
          });
        }
        continue;
      }
      const anchor = /#(.+)$/.exec(rest)?.[1];
      const known =
        page === '' ? new Set(markdown.headings.map(({ id }) => id)) : anchors.get(page);
      if (anchor && known && !known.has(anchor)) {
        const suggestion = suggest(anchor, known);
        const args = { href, anchor, known: [...known], ...(suggestion && { suggestion }) };
        problems.push({ code: 'anchor-unknown', args, at });
      }
    }
  }
  return problems;
};

/** All entries that may have a body. */
export function entriesOf(content: RuleContext['content']): Entry<unknown>[] {
  return [
    ...Object.values(content.singles),
    ...Object.values(content.collections).flatMap((entries): Entry<unknown>[] => entries),
  ];
}

/** Sections of the home page that links may lead to (specification, section 2). */
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

/** The anchors of pages whose text is one Markdown body, and of the home page. Others are not judged. */
export function anchorsByPath({
  content,
}: Pick<RuleContext, 'content'>): Map<string, ReadonlySet<string>> {
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
