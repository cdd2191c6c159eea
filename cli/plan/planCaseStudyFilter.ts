import type { SiteContext } from '#cli/model/siteContext.ts';
import { localeFormats } from '#schemas/localeFormats.ts';

/** The case studies of a service or a sector. `id` counts from 1 over all groups. */
interface Group {
  id: number;
  slug: string;
  label: string;
  /** The slugs of its case studies. */
  members: Set<string>;
}

/** The largest number of groups, which is that of the style sheet of the list (`templates/styles/pages/case-studies.css`). */
export const MOST_GROUPS = 24;

/**
 * Plans the filter of the case studies by service and by sector. Leaves out a kind of group if each of its groups holds all of them. If there
 * are too many groups, leaves out those with the fewest case studies.
 */
export function planCaseStudyFilter({
  content,
  service,
  sector,
}: Pick<SiteContext, 'content' | 'service' | 'sector'>): {
  by: 'service' | 'sector';
  groups: Group[];
}[] {
  const { caseStudies } = content.collections;
  // The order must not depend on the language of the machine that builds the site.
  const { compare } = localeFormats(content.singles.site.data);
  const grouped = (
    keysOf: (entry: (typeof caseStudies)[number]) => readonly string[],
    labelOf: (slug: string) => string,
  ) => {
    const byKey = new Map<string, Set<string>>();
    for (const entry of caseStudies) {
      for (const key of keysOf(entry)) {
        byKey.set(key, (byKey.get(key) ?? new Set()).add(entry.slug));
      }
    }
    const groups = [...byKey].map(([slug, members]) => ({ slug, label: labelOf(slug), members }));
    return groups.some(({ members }) => members.size < caseStudies.length)
      ? groups.toSorted((a, b) => compare(a.label, b.label))
      : [];
  };
  const services = grouped(
    ({ data }) => data.services,
    (slug) => service(slug).data.title,
  );
  const sectors = grouped(
    ({ data }) => [data.sector],
    (slug) => sector(slug).data.name,
  );
  const largest = new Set(
    [...services, ...sectors]
      .toSorted((a, b) => b.members.size - a.members.size)
      .slice(0, MOST_GROUPS),
  );
  let id = 0;
  const numbered = (groups: typeof services) =>
    groups.filter((group) => largest.has(group)).map((group) => ({ id: ++id, ...group }));
  return [
    { by: 'service' as const, groups: numbered(services) },
    { by: 'sector' as const, groups: numbered(sectors) },
  ].filter(({ groups }) => groups.length > 0);
}
