import type { Problem } from '#cli/model/problem.ts';
import { yearFacts } from '../ageFacts.ts';
import { factsInTexts, filesAboutAgency } from '../factsInTexts.ts';
import { ownNameFacts } from '../nameFacts.ts';
import type { Rule } from '../rule.ts';
import type { StatedFact } from '../statedFact.ts';
import { visitProse } from '../visitProse.ts';
import type { Prose } from '../visitProse.ts';

/**
 * Texts about the agency state no other phone number, address, hours, name, founding year, VAT, length of a session, finished work or number of people
 * and services than the files that have these facts. Case studies and texts about towns are left alone, because they are about others, and so are
 * posts, unless a sentence is certainly about the agency. Names of the agency and its people are compared in all but the texts about towns.
 * A case study and a testimonial spell the names of their own client and person as their fields do. The value and the label of a figure are
 * read as one text, which is compared with the founding year only, because it may count the people and services of others.
 */
export const factsAgree: Rule = ({ content, texts, today, hiddenEntry }) => {
  const { site } = content.singles;
  if (!site?.data.locale.startsWith('en')) return [];
  const problems: Problem[] = [];
  const facts = factsInTexts(content, site.data, {
    today,
    // An entry that cannot be read counts as neither there nor missing.
    isWhole: (name) => {
      const read = new Set(content.collections[name].map(({ slug }) => slug));
      return [...content.names[name]].every((slug) => read.has(slug) || hiddenEntry(name, slug));
    },
  });
  const ownNames = ownNameFacts(content);
  const files = filesAboutAgency(content);
  const posts = new Set(content.collections.posts.map(({ file }) => file));
  const { caseStudies, testimonials } = content.collections;
  const ofOthers = new Set([...caseStudies, ...testimonials].map(({ file }) => file));
  const has = ({ file }: { file: string }) =>
    files.all.has(file) || posts.has(file) || ofOthers.has(file);
  const { phoneDisplay, office, stats = [] } = site.data;
  // The fields of the phone numbers have a rule of their own, and the value of a figure is read with its label below.
  const others = new Set([phoneDisplay, office?.phoneDisplay, ...stats.map(({ value }) => value)]);
  const compare = (
    { entry, text, own, place }: Omit<Prose, 'isBody'>,
    known: readonly StatedFact[],
    end = text.length,
  ) => {
    for (const { source, pattern, only, inPosts, isName, correct } of known) {
      if (only && !files[only].has(entry.file)) continue;
      if (!inPosts && !isName && posts.has(entry.file)) continue;
      if (!isName && ofOthers.has(entry.file)) continue;
      for (const match of (isName ? text : own).matchAll(pattern)) {
        const { found = '', value = found } = match.groups ?? {};
        const right = correct(value);
        if (right === undefined || match.index >= end || (isName && text === found)) continue;
        const args = { found, source, expected: found.replace(value, () => right) };
        problems.push({ code: 'fact-contradicted', args, at: place(found) });
      }
    }
  };
  visitProse(content, texts, has, (prose) => {
    if (prose.entry === site && others.has(prose.text)) return;
    compare(prose, [...facts, ...(ownNames.get(prose.entry.file) ?? [])]);
  });
  const years = yearFacts(site.data, today);
  for (const [index, { value, label }] of stats.entries()) {
    const at = { file: site.file, path: ['stats', index, 'value'] };
    // The label has been compared as a text of its own.
    const text = `${value} ${label}`;
    compare({ entry: site, text, own: text, place: () => at }, years, value.length);
  }
  return problems;
};
