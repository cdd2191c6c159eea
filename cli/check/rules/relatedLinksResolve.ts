import { screensOf } from '#cli/resolve/screensOf.ts';
import { basePaths, screenPaths } from '#cli/resolve/planPaths.ts';
import { aliasPath } from '#cli/resolve/planRedirects.ts';
import { hasCard } from '#cli/resolve/planCards.ts';
import { resolveRelatedLink, splitPath } from '#cli/resolve/resolveLink.ts';
import { lazily } from '#schemas/lazily.ts';
import { fieldName } from '#cli/load/dataPath.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { suggest } from '#cli/report/suggest.ts';

/** The three related links of a page lead to three different pages that have a card. None of them leads to the page itself. */
export const relatedLinksResolve: Rule = ({
  content,
  paths,
  pageAt,
  redirects,
  targets,
  mayExist,
  hiddenPage,
}) => {
  const problems: Problem[] = [];
  const own = new Map<string, string>();
  for (const [name, { path }] of Object.entries(screenPaths)) {
    const entry = content.singles[name as keyof typeof screenPaths];
    if (entry) own.set(entry.file, path);
  }
  for (const { slug, file } of content.collections.services)
    own.set(file, `${basePaths.services}/${slug}`);
  for (const { slug, file } of content.collections.caseStudies) {
    own.set(file, `${basePaths.caseStudies}/${slug}`);
  }

  const pagesWithCards = lazily(() =>
    paths().filter((page) => page.type !== 'location' && hasCard(page)),
  );

  const claims = Map.groupBy(redirects, ({ redirect }) => redirect.from);
  const { services, caseStudies } = content.collections;
  for (const { file, data } of [...screensOf(content), ...services, ...caseStudies]) {
    if (!('relatedLinks' in data)) continue;
    const seen = new Set<string>();
    data.relatedLinks.forEach((found, index) => {
      const path = ['relatedLinks', index];
      const field = fieldName(path);
      const at = { file, path };
      // An alias that two pages claim has a finding of its own, and may lead to either.
      if ((claims.get(aliasPath(basePaths.services, found))?.length ?? 0) > 1) return;
      const target = resolveRelatedLink(found, targets);
      if (target === undefined) {
        const named = found.startsWith('/') ? found : `${basePaths.services}/${found}`;
        if (mayExist(named)) return;
        const choices = pagesWithCards();
        const suggestion =
          choices.find(({ path }) => path.endsWith(`/${found}`))?.path ??
          suggest(found, [
            ...content.names.services,
            ...redirects.map(({ redirect }) => redirect.from.replace(`${basePaths.services}/`, '')),
            ...choices.map((page) => page.path),
          ]) ??
          suggest(found, content.names.services);
        const hidden = hiddenPage(named);
        const args = { field, found, ...(suggestion && { suggestion }), ...(hidden && { hidden }) };
        problems.push({ code: 'related-link-unknown', args, at });
        return;
      }
      // Two anchors of one page count as the same page.
      const [page] = splitPath(target);
      const planned = pageAt(page);
      if (planned && !hasCard(planned)) {
        problems.push({ code: 'related-link-to-list', args: { field, found }, at });
      } else if (page === own.get(file)) {
        problems.push({ code: 'related-link-to-itself', args: { field, found }, at });
      } else if (seen.has(page)) {
        problems.push({ code: 'related-link-repeated', args: { field, found, path: page }, at });
      } else seen.add(page);
    });
  }
  return problems;
};
