import { fieldName } from '#cli/load/dataPath.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** A block of a story that compares two pictures has two. */
export const storiesHaveTheirPictures: Rule = ({ content }) =>
  content.collections.caseStudies.flatMap(({ file, data: { story = [] } }) =>
    story.flatMap(({ block, pictures }, index): Problem[] => {
      if (block !== 'beforeAfter' || pictures.length === 2) return [];
      const path = ['story', index, 'pictures'];
      const expected = 'two pictures for "block: beforeAfter", the older first';
      const args = { field: fieldName(path), found: pictures.length, expected };
      return [{ code: 'field-length', args, at: { file, path, on: 'key' } }];
    }),
  );
