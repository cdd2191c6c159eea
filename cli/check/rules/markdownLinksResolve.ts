import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { fileTargets } from '#cli/resolve/fileTargets.ts';
import { splitPath } from '#cli/resolve/resolveLink.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { suggest } from '#cli/report/suggest.ts';

/** Links in Markdown lead to pages or files of the site, to existing headings, or to https addresses. */
export const markdownLinksResolve: Rule = ({
  content,
  paths,
  targets,
  anchors,
  mayExist,
  hiddenPage,
  publicFiles,
}) => {
  const isFile = fileTargets(publicFiles);
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
        } else if (!mayExist(page) && !isFile(page)) {
          const suggestion = suggest(page, choices);
          const hidden = hiddenPage(page);
          problems.push({
            code: 'link-unknown',
            args: { href, ...(suggestion && { suggestion }), ...(hidden && { hidden }) },
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
