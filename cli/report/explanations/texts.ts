import type { Explanation } from './explanation.ts';

/** Explanations of findings about titles, patterns, links, headings and pictures. */
export const texts = {
  'title-repeated': {
    meaning:
      'Two pages have the same title in search results, so nobody can tell them apart there.',
    mend: 'Give one of them another title.',
    example: {
      file: 'legal/privacy-policy.md',
      wrong: '  title: About, as search results show it',
      right: '  title: Privacy policy, as search results show it',
    },
  },
  'pattern-title-repeated': {
    meaning:
      'A pattern gives two pages the same title, often because it lacks the name of the town.',
    mend: 'Use {{ town_full }} in the pattern, and words that no other variant uses.',
    example: {
      file: 'variants/marketing.yaml',
      wrong: '- Digital marketing help for firms in a town',
      right: '- Digital marketing help for firms in {{ town_full }}',
    },
  },
  'search-title-length': {
    meaning: 'Search results cut off long titles, and very short ones waste the place.',
    mend: 'Write as many characters as the finding says.',
    example: {
      file: 'blog/first-post.md',
      wrong: '  title: Post\n',
      right: '  title: The first post, as search results show it\n',
    },
  },
  'search-description-length': {
    meaning: 'Search results cut off long descriptions, and replace very short ones.',
    mend: 'Write as many characters as the finding says.',
    example: {
      file: 'blog/first-post.md',
      wrong: '  description: A post.\n',
      right:
        '  description: "The first post: a description that is long enough for search results to show it. a description that is long enough for search results to show it."\n',
    },
  },
  'pattern-title-length': {
    meaning:
      'In some town the pattern makes a title that search results cut off, or a very short one.',
    mend: 'Add a shorter or longer pattern; each town gets the first that fits.',
    example: {
      file: 'screens/town-pages.yaml',
      wrong: '- Services {{ in_town_full }}',
      right: '- Services for firms {{ in_town_full }}, with prices',
    },
  },
  'pattern-description-length': {
    meaning:
      'In some town the pattern makes a description that search results cut off, or a very short one.',
    mend: 'Add a shorter or longer pattern; each town gets the first that fits.',
    example: {
      file: 'screens/town-pages.yaml',
      wrong: '- "What we do for firms {{ in_town }}."',
      right:
        '- "What we do for firms {{ in_town }}: what it costs, how long it takes, and what it brings to the businesses of the place."',
    },
  },
  'pattern-invalid': {
    meaning: 'A pattern cannot be filled, for instance because a "{{" has no "}}".',
    mend: 'Correct the braces.',
    example: {
      file: 'variants/marketing.yaml',
      wrong: 'for firms in {{ town_full',
      right: 'for firms in {{ town_full }}',
    },
  },
  'pattern-variable-unknown': {
    meaning: 'A pattern has a variable that does not exist, so nothing could take its place.',
    mend: 'Correct its name; content/README.md lists all variables.',
    example: {
      file: 'variants/marketing.yaml',
      wrong: 'for firms in {{ twon_full }}',
      right: 'for firms in {{ town_full }}',
    },
  },
  'pattern-filter-unknown': {
    meaning: 'A pattern has a filter that does not exist.',
    mend: 'Correct its name, or delete it.',
    example: {
      file: 'variants/marketing.yaml',
      wrong: 'for firms in {{ town_full | loud }}',
      right: 'for firms in {{ town_full }}',
    },
  },
  'link-unknown': {
    meaning: 'A link in a text leads to no page, so visitors would see an error.',
    mend: 'Correct the path.',
    example: {
      file: 'blog/first-post.md',
      wrong: '[contact page](/contcat)',
      right: '[contact page](/contact)',
    },
  },
  'link-redirected': {
    meaning: 'A link leads to an old address. It works, but visitors wait for a redirect.',
    mend: 'Write the address of the page itself.',
    example: {
      file: 'blog/first-post.md',
      instead: '[contact page](/contact)',
      wrong: '[marketing](/services/digital-marketing)',
      right: '[marketing](/services/marketing)',
    },
  },
  'link-not-from-root': {
    meaning: 'A link without "/" at its start leads to a different address on every page.',
    mend: 'Start the path with "/".',
    example: {
      file: 'blog/first-post.md',
      wrong: '[contact page](contact)',
      right: '[contact page](/contact)',
    },
  },
  'link-insecure': {
    meaning:
      'The address is not encrypted, so others can read and change the page on its way to the visitor.',
    mend: 'Write "https://", and check that the address works.',
    example: {
      file: 'blog/first-post.md',
      instead: '[contact page](/contact)',
      wrong: '[guide](http://guide.example)',
      right: '[guide](https://guide.example)',
    },
  },
  'anchor-unknown': {
    meaning: 'The part after "#" names no heading of the page, so the link leads to its top.',
    mend: 'Correct the anchor: it is the heading in lower case, with hyphens.',
    example: {
      file: 'blog/first-post.md',
      instead: '[contact page](/contact)',
      wrong: '[above](#a-heding)',
      right: '[above](#a-heading)',
    },
  },
  'heading-level-one': {
    meaning:
      'A page has one heading of the first level, its title. A second confuses readers of the page by voice.',
    mend: 'Write "##" instead of "#".',
    example: { file: 'blog/first-post.md', wrong: '\n# A heading', right: '\n## A heading' },
  },
  'image-missing': {
    meaning: 'A picture is named that is not below public/, so the page would have a hole.',
    mend: 'Add the picture, or correct its name.',
    example: {
      file: 'blog/first-post.md',
      wrong: 'src: /images/blog/frist-post.svg',
      right: 'src: /images/blog/first-post.svg',
    },
  },
  'image-size': {
    meaning:
      'The width and height in the content are not those of the file, so the page jumps while the picture loads.',
    mend: 'Write the two numbers that the finding gives.',
    example: { wrong: 'width: 800 for a picture of 1200 pixels', right: 'width: 1200' },
  },
  'image-alone': {
    meaning: 'A photograph has no smaller files beside it, so phones load it in full.',
    mend: 'Run the command that the finding gives.',
    example: {
      wrong: 'door.jpg lies alone in public/images/blog/.',
      right: 'The files that "site images" has made of it lie there.',
    },
  },
  'image-variant-missing': {
    meaning:
      'Some of the smaller files of a picture are missing, so some visitors would see a hole.',
    mend: 'Run the command that the finding gives.',
    example: {
      wrong: 'door-480.avif is deleted, and door-960.avif is there.',
      right: 'All files that "site images" has made are there.',
    },
  },
  'image-variant-unlike': {
    meaning:
      'A smaller file has another shape than its picture, so it shows something else or is distorted.',
    mend: 'Run the command that the finding gives.',
    example: {
      wrong: 'door.webp was replaced by a wider picture, and door-480.avif was not.',
      right: 'All files were made from the same photograph.',
    },
  },
  'image-elsewhere': {
    meaning:
      'A picture on another site tells that site who reads the page, before the visitor agrees.',
    mend: 'Save it below public/ if its licence allows, and use its path.',
    example: {
      file: 'blog/first-post.md',
      instead: '[contact page](/contact)',
      wrong: '![A chart](https://charts.example/a.svg)',
      right: '![A chart](/images/blog/first-post.svg)',
    },
  },
  'image-alt-missing': {
    meaning: 'People who cannot see the picture get no text instead of it.',
    mend: 'Describe the picture between the square brackets.',
    example: {
      file: 'blog/first-post.md',
      instead: '[contact page](/contact)',
      wrong: '![](/images/blog/first-post.svg)',
      right: '![A desk with a plan](/images/blog/first-post.svg)',
    },
  },
  'locations-alike': {
    meaning: 'The pages of two towns are mostly the same. Search engines drop such copies.',
    mend: 'Give the town an introduction, sectors and notes of its own.',
    example: {
      wrong: 'content/towns/york.md has the introduction and the notes of leeds.md.',
      right: 'Each town has texts of its own.',
    },
  },
  'locations-nearly-alike': {
    meaning:
      'The pages of two towns have much in common. With a little more, search engines drop one of them.',
    mend: 'Change the introduction, the sectors or the notes of one of them.',
    example: {
      wrong: 'Two towns have the same three sectors and similar notes.',
      right: 'Each town has notes about its own businesses.',
    },
  },
} as const satisfies Record<string, Explanation>;
