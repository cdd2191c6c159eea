import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';

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
