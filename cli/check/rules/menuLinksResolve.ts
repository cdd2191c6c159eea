import { fileTargets, similarFile } from '#cli/resolve/fileTargets.ts';
import { splitPath } from '#cli/resolve/resolveLink.ts';
import type { DataPath } from '#cli/model/finding.ts';
import { fieldName } from '#cli/load/dataPath.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { unknownAnchor } from '../unknownAnchor.ts';
import { suggest } from '#cli/report/suggest.ts';
import { menuLinks } from '../menuLinks.ts';

/** Links in menus and portfolio items lead to pages or files, not to redirects. */
export const menuLinksResolve: Rule = ({
  content,
  paths,
  targets,
  anchorsOf,
  mayExist,
  hiddenPage,
  publicFiles,
}) => {
  const isFile = fileTargets(publicFiles);
  const problems: Problem[] = [];
  const check = (file: string, path: DataPath, found: string) => {
    const [page, rest] = splitPath(found);
    const at = { file, path };
    if (targets.has(page)) {
      const args = unknownAnchor(found, anchorsOf(page));
      if (args) problems.push({ code: 'anchor-unknown', args, at });
      return;
    }
    if (mayExist(page) || isFile(page)) return;
    const field = fieldName(path);
    const target = targets.redirectOf(page);
    if (target !== undefined) {
      const args = { field, found, target: target + rest };
      problems.push({ code: 'menu-link-redirected', args, at });
      return;
    }
    const choices = paths()
      .filter(({ type }) => type !== 'location')
      .map((planned) => planned.path);
    const suggestion = similarFile(page, publicFiles) ?? suggest(page, choices);
    const hidden = hiddenPage(page);
    const args = { field, found, ...(suggestion && { suggestion }), ...(hidden && { hidden }) };
    problems.push({ code: 'menu-link-unknown', args, at });
  };

  for (const { href, at } of menuLinks(content)) check(at.file, at.path, href);
  const { navigation } = content.singles;
  const action = navigation?.data.action;
  if (action) check(navigation.file, ['action', 'href'], action.href);
  for (const { file, data } of content.collections.portfolio) {
    check(file, ['caseStudyUrl'], data.caseStudyUrl);
  }
  return problems;
};
