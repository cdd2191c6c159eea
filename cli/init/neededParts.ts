import { stringify } from 'yaml';
import { contractTree } from '#cli/contracts/contractTree.ts';
import { formatFields } from '#cli/create/formatFields.ts';
import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import { parseSource } from '#cli/load/parseSource.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import { collections, singles } from '#schemas/collections.ts';
import type { CollectionName, SingleName, SingleSource } from '#schemas/collections.ts';
import { TownSchema } from '#schemas/town.ts';
import { homeCountry } from './countries.ts';
import { screenDrafts } from './screenDrafts.ts';
import { draftText } from './serviceDrafts.ts';
import type { EntryDraft } from './serviceDrafts.ts';
import { starterCoast } from './starterCoast.ts';
import type { StarterFiles } from './starterFiles.ts';
import { sectorDraft, variantDraft } from './townDrafts.ts';
import { usedSources } from './usedSources.ts';

/** The parts that a site lacks for a new entry, by the files (`content/…`) that they belong to. */
export interface NeededParts {
  /** The texts of files that do not exist yet. */
  files: Map<string, string>;
  /** Lines to add at the end of files that exist. */
  lines: Map<string, string>;
}

/**
 * Plans the parts that the first entry of a collection needs, as `site init` would have written them: its screens, and for a town also the
 * map of the coast, the sources of its figures, its sectors, and a variant of each service. A source that the list of towns does not have
 * is a draft. `text` is the text of the new entry. `texts` are those of the content. `starter` is needed for towns.
 */
export function neededParts(
  { collection, file, text }: { collection: CollectionName; file: string; text: string },
  content: CheckedContent,
  {
    texts,
    starter,
    today,
  }: { texts: ReadonlyMap<string, string>; starter: StarterFiles | undefined; today: string },
): NeededParts {
  const files = new Map<string, string>();
  const lines = new Map<string, string>();
  const add = (path: string, more: string) => {
    if (!texts.has(`content/${path}`)) files.set(`content/${path}`, more);
  };
  const { site } = content.singles;
  if (!site) return { files, lines };
  const town =
    collection === 'towns'
      ? TownSchema.safeParse(parseSource(file, text).parsed?.data).data
      : undefined;
  const services = content.collections.services
    .filter(({ data }) => data.draft !== true)
    .map(({ slug, data }) => ({ slug, name: data.title, sentence: data.description }));
  const { name, office } = site.data;
  const facts = { agency: name, office: office.city, towns: town ? [town] : [] };
  const answers = { name, office, services, towns: town ? [file] : [] };
  const drafts: Partial<Record<SingleName, EntryDraft>> = screenDrafts(answers, facts, {
    lists: collection,
  });
  const isEmpty = content.names[collection].size === 0;
  const slugs = services.slice(0, 2).map(({ slug }) => slug);
  for (const [screen, draft] of Object.entries(drafts) as [SingleName, EntryDraft][]) {
    const single: SingleSource = singles[screen];
    // A list that entries can do without may have been left out on purpose.
    const isFirst = 'lists' in single && single.lists === collection && isEmpty;
    if (single.neededFor !== collection && !isFirst) continue;
    const { relatedLinks } = draft.fields;
    // A page such as /about may have been removed.
    const links = [...slugs, '/contact', '/'].slice(0, 3);
    const fields = { ...draft.fields, ...(relatedLinks !== undefined && { relatedLinks: links }) };
    add(single.file, draftText(single, { ...draft, fields }));
  }
  if (!town || !starter) return { files, lines };

  const entry = (of: 'variants' | 'sectors', slug: string, fields: EntryDraft['fields']) => {
    const { folder, extension, schema } = collections[of];
    add(`${folder}/${slug}${extension}`, formatFields(contractTree(schema), fields));
  };
  for (const service of services) {
    const { variants } = content.collections;
    if (variants.some(({ data }) => data.service === service.slug)) continue;
    entry('variants', service.slug, variantDraft(service, facts));
  }
  for (const { sector } of town.sectors) {
    const known = starter.sectors.get(sector);
    if (known && !content.names.sectors.has(sector)) {
      entry('sectors', sector, sectorDraft(known, services));
    }
  }
  // Sectors of a site without towns have no paragraphs.
  for (const { file: path, data } of content.collections.sectors) {
    if (!isEmpty || /^services:/m.test(texts.get(path) ?? '')) continue;
    const { services: paragraphs } = sectorDraft(data, services);
    lines.set(path, stringify({ services: paragraphs, ...(!data.sample && { sample: true }) }));
  }
  // The waters of the list are those of the United Kingdom.
  const isHome = site.data.country === homeCountry.code;
  if (isHome) add(singles.barriers.file, starter.barriers);
  // A site that has towns already may do without the map on purpose.
  const coast = isHome && isEmpty ? starterCoast(starter) : undefined;
  if (coast) add(singles.map.file, coast.text);
  const used = [
    coast?.source,
    town.populationSource,
    town.pointSource,
    ...(town.figures ?? []).map(sourceOf),
  ];
  const missing = used.filter(
    (id) => id !== undefined && !(id in (content.singles.sources?.data ?? {})),
  );
  const sources = sourcesOf(new Set(missing.flatMap((id) => id ?? [])), starter, today);
  if (!texts.has(`content/${singles.sources.file}`)) add(singles.sources.file, sources);
  else if (missing.length > 0) {
    const fields = fieldEdits(singles.sources.file, sources);
    const added = [...new Set(missing)].map((id) => fields.linesOf([id ?? '']) ?? '').join('');
    lines.set(`content/${singles.sources.file}`, added);
  }
  return { files, lines };
}

/** Returns the table of sources with the given ids: those of the list of towns, and a draft of each other one. */
function sourcesOf(ids: ReadonlySet<string>, starter: StarterFiles, today: string): string {
  const known = usedSources(starter, ids);
  const listed = parseSource(`content/${singles.sources.file}`, known).parsed?.data ?? {};
  const drafts = [...ids]
    .filter((id) => !(id in listed))
    .map((id) =>
      stringify({
        [id]: {
          title: 'Draft: the title of the census or of the list of towns',
          caption: 'Draft: its short name and year',
          publisher: 'Draft: who published it',
          checked: today.slice(0, 7),
        },
      }),
    );
  return [Object.keys(listed).length > 0 ? known : '', ...drafts].filter(Boolean).join('\n');
}

function sourceOf({ source }: { source?: string | undefined }): string | undefined {
  return source;
}
