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

/** The number of groups that the style sheet of the list supports (`templates/styles/pages/case-studies.css`). */
const MOST_GROUPS = 24;

/** Plans the filter of the case studies by service and by sector. Leaves out a kind of group if each of its groups holds all of them. */
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
  const members = (keysOf: (entry: (typeof caseStudies)[number]) => readonly string[]) => {
    const byKey = new Map<string, Set<string>>();
    for (const entry of caseStudies) {
      for (const key of keysOf(entry)) {
        byKey.set(key, (byKey.get(key) ?? new Set()).add(entry.slug));
      }
    }
    const groups = [...byKey];
    return groups.some(([, slugs]) => slugs.size < caseStudies.length) ? groups : [];
  };
  let id = 0;
  const grouped = (named: Omit<Group, 'id'>[]) =>
    named
      .toSorted((a, b) => compare(a.label, b.label))
      .map((group) => ({ id: ++id, ...group }))
      .filter((group) => group.id <= MOST_GROUPS);
  return [
    {
      by: 'service' as const,
      groups: grouped(
        members(({ data }) => data.services).map(([slug, slugs]) => ({
          slug,
          label: service(slug).data.title,
          members: slugs,
        })),
      ),
    },
    {
      by: 'sector' as const,
      groups: grouped(
        members(({ data }) => [data.sector]).map(([slug, slugs]) => ({
          slug,
          label: sector(slug).data.name,
          members: slugs,
        })),
      ),
    },
  ].filter(({ groups }) => groups.length > 0);
}
