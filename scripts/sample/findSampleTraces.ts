import { openParseCache } from '#cli/cache/parseCache.ts';
import { IDENTITY_ROLES } from '#cli/check/rules/sampleColoursAreReplaced.ts';
import { hashPictures } from '#cli/load/hashPictures.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { readPublic } from '#cli/load/readPublic.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { projectAt } from '#cli/project.ts';

/** The traces of the sample agency. */
export interface SampleTraces {
  /** The names of the agency, its clients, people and products, and its phone numbers. */
  names: string[];
  /** The colours of the light scheme by which people recognise the agency, by their role. */
  colours: Record<(typeof IDENTITY_ROLES)[number], string | undefined>;
  /** The hashes of the files about the agency. */
  files: string[];
  /** The hashes of the pictures in `public/` and of the brand. */
  pictures: string[];
}

/** Returns the traces of the agency in `content/` and `public/`. */
export async function findSampleTraces(): Promise<SampleTraces> {
  const project = projectAt();
  const { loaded } = await loadContent(project.contentDir, openParseCache('', ''));
  const { checked } = checkShape(loaded, []);
  const { collections, singles } = checked;
  const site = singles.site?.data;
  if (!site) throw new Error('content/site.yaml cannot be read.');
  const names = [
    site.name,
    site.office.street,
    site.office.phone,
    site.office.phoneDisplay,
    site.phoneDisplay,
    site.crm?.label.split(' ')[0],
    site.booking?.provider,
    site.analytics?.key,
    ...collections.testimonials.flatMap(({ data }) => [data.name, data.company]),
    ...collections.people.map(({ data }) => data.name),
    ...collections.caseStudies.map(({ data }) => data.client),
    ...collections.portfolio.map(({ data }) => data.title),
  ].filter((name) => name !== undefined);
  const [primary, secondary, signal, accent] = IDENTITY_ROLES.map((role) =>
    singles.brand?.data.palette[role]?.light.toLowerCase(),
  );
  const { towns: _towns, sectors: _sectors, ...own } = collections;
  const aboutAgency = entriesOf({
    collections: { ...own, towns: [], sectors: [] },
    singles: Object.fromEntries(
      Object.entries(singles).filter(([name]) => !NEUTRAL_FILES.includes(name)),
    ),
  });
  const { files } = readPublic(project.publicDir);
  return {
    names: [...new Set(names)].sort(),
    colours: { primary, secondary, signal, accent },
    files: [...new Set(aboutAgency.map(({ hash }) => hash.slice(0, 16)))].sort(),
    pictures: [
      ...new Set(hashPictures(project.contentDir, project.publicDir, files).values()),
    ].sort(),
  };
}

/** The single files that any agency may keep as they are. */
const NEUTRAL_FILES = ['words', 'wording', 'barriers', 'sources'];
