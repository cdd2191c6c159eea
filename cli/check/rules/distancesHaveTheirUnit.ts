import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The words of distances name the unit in which the site measures them. */
export const distancesHaveTheirUnit: Rule = ({ content: { singles } }) => {
  const { site, words } = singles;
  if (!site || !words) return [];
  const unit = site.data.distances;
  const other = unit === 'kilometres' ? /\bmiles?\b/i : /\b(?:kilomet(?:re|er)s?|km)\b/i;
  const { distance, distanceNone, distanceAbout } = words.data.places;
  return Object.entries({ distance, distanceNone, distanceAbout }).flatMap(
    ([name, text]): Problem[] => {
      const forms = typeof text === 'string' ? [text] : Object.values(text);
      const found = forms.find((form) => other.test(form));
      if (found === undefined) return [];
      const at = { file: words.file, path: ['places', name] };
      return [{ code: 'distance-unit', args: { found, unit }, at }];
    },
  );
};
