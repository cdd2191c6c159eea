import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { MOST_GROUPS, planCaseStudyFilter } from '#cli/plan/planCaseStudyFilter.ts';
import { projectRoot } from '#cli/project.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { minimalContent } from '../../helpers/minimalContent.ts';

/** Returns the services of the filter in a process whose language is that of `locale`. */
function servicesIn(locale: string): unknown {
  const script = `
    import { planCaseStudyFilter } from '#cli/plan/planCaseStudyFilter.ts';
    const caseStudies = ['zoning', 'ångström'].map((slug) => ({
      slug: 'project-' + slug, data: { services: [slug], sectors: [] },
    }));
    const site = { data: { locale: 'en-GB', currency: 'GBP' } };
    const [services] = planCaseStudyFilter({
      content: { collections: { caseStudies }, singles: { site } },
      service: (slug) => ({ data: { title: slug } }),
      sector: (slug) => ({ data: { name: slug } }),
    });
    console.log(JSON.stringify(services.groups.map(({ label }) => label)));
  `;
  const stdout = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: locale },
  });
  return JSON.parse(stdout);
}

test('the filter of case studies has the order of the language of the site on every machine', () => {
  const expected = ['ångström', 'zoning'];
  expect(servicesIn('en_GB.UTF-8')).toEqual(expected);
  // In Swedish, "å" follows "z".
  expect(servicesIn('sv_SE.UTF-8')).toEqual(expected);
});

test('the filter of case studies leaves out the groups with the fewest of them', async () => {
  const { context } = await findingsOf(minimalContent());
  const [study] = context?.content.collections.caseStudies ?? [];
  if (!context || !study) throw new Error('The content has errors.');
  const { content, sector } = context;
  const retail = sector(study.data.sector);
  const small = Array.from({ length: MOST_GROUPS + 1 }, (_, index) => `sector ${index}`);
  const caseStudies = [...small, 'zoology', 'zoology'].map((slug, index) => ({
    ...study,
    slug: `study-${index}`,
    data: { ...study.data, sector: slug },
  }));
  const [filter] = planCaseStudyFilter({
    ...context,
    content: { ...content, collections: { ...content.collections, caseStudies } },
    sector: (name) => ({ ...retail, data: { ...retail.data, name } }),
  });
  const groups = filter?.by === 'sector' ? filter.groups : [];
  expect(groups.map(({ id }) => id)).toEqual(Array.from(groups, (_, index) => index + 1));
  expect(groups).toHaveLength(MOST_GROUPS);
  expect(groups.at(-1)?.label).toBe('zoology');
});
