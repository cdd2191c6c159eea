import { collections } from '#schemas/collections.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { DataPath } from '#cli/model/finding.ts';
import { fieldName } from '#cli/load/checkShape.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { placedPhrasings } from '#cli/resolve/phrasings.ts';
import { suggest } from '#cli/report/suggest.ts';

/** Every slug that refers to another collection is the name of a file there. */
export const referencesExist: Rule = ({ content }) => {
  const problems: Problem[] = [];
  const refer = (file: string, path: DataPath, collection: CollectionName, found?: string) => {
    if (found === undefined || content.names[collection].has(found)) return;
    const known = [...content.names[collection]];
    const suggestion = suggest(found, known);
    const folder = `content/${collections[collection].folder}/`;
    problems.push({
      code: 'reference-unknown',
      args: {
        field: fieldName(path),
        found,
        collection: folder,
        known,
        ...(suggestion && { suggestion }),
      },
      at: { file, path },
    });
  };

  const { services, variants, towns, caseStudies } = content.collections;
  for (const { file, data } of services) {
    refer(file, ['testimonial'], 'testimonials', data.testimonial);
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
  }
  for (const { file, data } of caseStudies) {
    refer(file, ['sector'], 'sectors', data.sector);
    data.services.forEach((service, index) =>
      refer(file, ['services', index], 'services', service),
    );
  }
  const home = content.singles.home;
  home?.data.homeTestimonials.forEach((slug, index) =>
    refer(home.file, ['homeTestimonials', index], 'testimonials', slug),
  );
  return problems;
};
