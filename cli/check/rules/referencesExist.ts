import { collections } from '#schemas/collections.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { DataPath } from '#cli/model/finding.ts';
import { fieldName } from '#cli/load/dataPath.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { placedPhrasings } from '#cli/resolve/phrasings.ts';
import { suggest } from '#cli/report/suggest.ts';

/** Every slug that refers to another collection is the name of a file there. */
export const referencesExist: Rule = ({ content, hiddenEntry }) => {
  const problems: Problem[] = [];
  const refer = (
    file: string,
    path: DataPath,
    collection: CollectionName | 'icons',
    found?: string,
    on: 'key' | 'value' = 'value',
  ) => {
    if (found === undefined || content.names[collection].has(found)) return;
    const known = [...content.names[collection]];
    const hidden = collection === 'icons' ? undefined : hiddenEntry(collection, found);
    const suggestion = hidden ? undefined : suggest(found, known);
    const folder =
      collection === 'icons'
        ? 'content/brand/icons/'
        : `content/${collections[collection].folder}/`;
    problems.push({
      code: 'reference-unknown',
      args: {
        field: fieldName(on === 'key' ? path.slice(0, -1) : path),
        found,
        collection: folder,
        known,
        ...(suggestion && { suggestion }),
        ...(hidden && { hidden }),
      },
      at: { file, path, ...(on === 'key' && { on }) },
    });
  };

  const { services, variants, towns, local, caseStudies } = content.collections;
  for (const { file, data } of services) {
    refer(file, ['card', 'icon'], 'icons', data.card.icon);
    refer(file, ['testimonial'], 'testimonials', data.testimonial);
    refer(file, ['work', 'project'], 'portfolio', data.work?.project);
  }
  for (const { file, data } of variants) {
    refer(file, ['service'], 'services', data.service);
    for (const { path, phrasing } of placedPhrasings(data)) {
      if (typeof phrasing === 'string') continue;
      phrasing.sectors?.forEach((sector, index) =>
        refer(file, [...path, 'sectors', index], 'sectors', sector),
      );
    }
  }
  for (const { file, data } of towns) {
    data.sectors.forEach(({ sector }, index) =>
      refer(file, ['sectors', index, 'sector'], 'sectors', sector),
    );
    refer(file, ['partOf'], 'towns', data.partOf);
    data.neighbours?.forEach((town, index) => refer(file, ['neighbours', index], 'towns', town));
  }
  for (const { file, data } of local) {
    for (const service of Object.keys(data.services)) {
      refer(file, ['services', service], 'services', service, 'key');
    }
  }
  for (const { file, data } of caseStudies) {
    refer(file, ['sector'], 'sectors', data.sector);
    data.services.forEach((service, index) =>
      refer(file, ['services', index], 'services', service),
    );
  }
  for (const { file, data } of content.collections.posts) {
    refer(file, ['service'], 'services', data.service);
  }
  for (const { file, data } of content.collections.testimonials) {
    refer(file, ['sector'], 'sectors', data.sector);
    refer(file, ['caseStudy'], 'caseStudies', data.caseStudy);
  }
  for (const { file, data } of content.collections.people) {
    data.services?.forEach((service, index) =>
      refer(file, ['services', index], 'services', service),
    );
  }
  const home = content.singles.home;
  home?.data.homeTestimonials?.forEach((slug, index) =>
    refer(home.file, ['homeTestimonials', index], 'testimonials', slug),
  );
  const { howFar } = content.singles;
  howFar?.data.journeys.forEach(({ stages }, index) =>
    stages.forEach(({ service }, stage) =>
      refer(howFar.file, ['journeys', index, 'stages', stage, 'service'], 'services', service),
    ),
  );
  return problems;
};
