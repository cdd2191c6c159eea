import type { Explanation } from './explanation.ts';

/** Explanations of findings about figures, their sources, and how long a check of them lasts. */
export const facts = {
  'source-unknown': {
    meaning:
      'A figure names a source that is not in content/sources.yaml, so nobody could trace the figure.',
    fix: 'Correct the id, or add the source to content/sources.yaml.',
    example: {
      file: 'towns/leeds.md',
      wrong: 'populationSource: cenus',
      right: 'populationSource: census',
    },
  },
  'source-unused': {
    meaning:
      'No figure rests on the source, but the page of all towns would list it among its sources.',
    fix: 'Delete it, or name it at the figures that come from it.',
    example: {
      file: 'sources.yaml',
      wrong:
        'survey:\n  title: A survey\n  caption: our survey\n  publisher: Us\n  checked: 2026-01\ncensus:',
      right: 'census:',
    },
  },
  'figure-missing': {
    meaning:
      'The list "figures" names a figure that the text does not state. The text was probably changed.',
    fix: 'Write the figure as the text does, or delete its entry from the list.',
    example: {
      file: 'blog/first-post.md',
      wrong: 'figures:\n  - figure: 72 hours\n    source: census\ntitle: The first post',
      right: 'title: The first post',
    },
  },
  'check-due': {
    meaning:
      'Nobody has checked the source, or the names in the texts of a town, for longer than "shelfLife" in content/site.yaml allows. They may be out of date.',
    fix: 'See whether the source has a newer edition, or look up each of the names. Correct what has changed, and write the current month at "checked:".',
    example: {
      wrong: '"checked: 2025-06" in November 2026, if a check lasts 12 months',
      right: '"checked: 2026-11"',
    },
  },
  'check-overdue': {
    meaning:
      'A check was due, and the months of grace have passed too. The site is not built with facts that nobody vouches for.',
    fix: 'See whether the source has a newer edition, or look up each of the names. Correct what has changed, and write the current month at "checked:".',
    example: {
      wrong:
        '"checked: 2024-06" in November 2026, if a check lasts 12 months with 12 months of grace',
      right: '"checked: 2026-11"',
    },
  },
} as const satisfies Record<string, Explanation>;
