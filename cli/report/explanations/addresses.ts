import type { Explanation } from './explanation.ts';

/** Explanations of findings about related links, menus and addresses. */
export const addresses = {
  'related-link-unknown': {
    meaning: 'A related link leads to no page, so the page could not show its card.',
    fix: 'Write the slug of a service, one of its aliases, or the path of a page.',
    example: { file: 'screens/blog.yaml', wrong: '- web-desing', right: '- web-design' },
  },
  'related-link-repeated': {
    meaning: 'Two related links lead to the same page, so the page would show one card twice.',
    fix: 'Replace one of them.',
    example: {
      file: 'screens/blog.yaml',
      wrong: '  - marketing\n  - marketing\n',
      right: '  - marketing\n  - web-design\n',
    },
  },
  'related-link-to-itself': {
    meaning: 'A related link leads to the page that it is on.',
    fix: 'Link to another page.',
    example: { file: 'services/marketing.md', wrong: '- marketing', right: '- web-design' },
  },
  'related-link-to-list': {
    meaning:
      'A related link leads to a list of posts, which has no title and description for a card.',
    fix: 'Link to the blog or to a post.',
    example: {
      file: 'screens/blog.yaml',
      instead: '- web-design',
      wrong: '- /blog/tag/design',
      right: '- /blog/first-post',
    },
  },
  'menu-link-unknown': {
    meaning: 'A link of a menu or portfolio item leads to no page.',
    fix: 'Correct the path.',
    example: { file: 'navigation.yaml', wrong: 'href: /abuot', right: 'href: /about' },
  },
  'menu-link-redirected': {
    meaning:
      'A link of a menu leads to an old address. Visitors would wait for a redirect on every click.',
    fix: 'Write the address of the page itself.',
    example: {
      file: 'navigation.yaml',
      instead: 'href: /about',
      wrong: 'href: /services/digital-marketing',
      right: 'href: /services/marketing',
    },
  },
  'page-in-no-menu': {
    meaning:
      'No menu has a link to a page that lists entries, so visitors would find it only by search.',
    fix: 'Add the page to a menu.',
    example: {
      wrong: 'content/blog/ has posts, and navigation.yaml has no link to /blog.',
      right: 'The footer has a link to /blog.',
    },
  },
  'path-repeated': {
    meaning: 'Two files make a page of the same address, so one of them would be lost.',
    fix: 'Rename one of the two files.',
    example: {
      wrong: 'content/legal/about.md beside content/screens/about.md',
      right: 'content/legal/about-this-site.md',
      files: { 'legal/about.md': { copyOf: 'legal/privacy-policy.md' } },
    },
  },
  'alias-shadows-page': {
    meaning:
      'An old address is the address of an existing page, which visitors could no longer reach.',
    fix: 'Delete the alias, or rename the page.',
    example: {
      file: 'towns/leeds.md',
      instead: 'nation: England',
      wrong: 'nation: England\naliases: [york]',
      right: 'nation: England\naliases: [loidis]',
    },
  },
  'alias-repeated': {
    meaning: 'An old address is listed twice, but it can lead to only one page.',
    fix: 'Delete one of the two.',
    example: {
      file: 'towns/leeds.md',
      instead: 'nation: England',
      wrong: 'nation: England\naliases: [loidis, loidis]',
      right: 'nation: England\naliases: [loidis]',
    },
  },
  'alias-reserved': {
    meaning: 'The site itself needs this address, for instance for its forms or its sitemap.',
    fix: 'Delete the alias.',
    example: {
      file: 'towns/leeds.md',
      instead: 'nation: England',
      wrong: 'nation: England\naliases: [/api/contact]',
      right: 'nation: England\naliases: [/leeds]',
    },
  },
  'alias-loops': {
    meaning: "An alias is the page's own address, so it would redirect to itself for ever.",
    fix: 'Delete the alias.',
    example: {
      file: 'towns/leeds.md',
      instead: 'nation: England',
      wrong: 'nation: England\naliases: [leeds]',
      right: 'nation: England\naliases: [loidis]',
    },
  },
  'address-lost': {
    meaning:
      'A published address would lead nowhere, although other sites and search engines still link to it.',
    fix: 'Add the line that the finding gives, and rename or remove files with "npm run site -- rename" and "npm run site -- remove".',
    example: {
      wrong: 'content/blog/first-post.md is renamed by hand.',
      right: '"npm run site -- rename blog/first-post a-better-name" renames it.',
    },
  },
  'gone-is-page': {
    meaning: 'An address is listed as gone, and there is a page at it.',
    fix: 'Delete the line.',
    example: {
      file: 'addresses.yaml',
      instead: '',
      wrong: 'gone:\n  - /about\n',
      right: 'gone:\n  - /blog/old-post\n',
    },
  },
  'gone-is-alias': {
    meaning: 'An address is listed as gone, and the alias of a page leads from it.',
    fix: 'Delete the line, or delete the alias.',
    example: {
      file: 'addresses.yaml',
      instead: '',
      wrong: 'gone:\n  - /services/digital-marketing\n',
      right: 'gone:\n  - /services/door-signs\n',
    },
  },
  'gone-repeated': {
    meaning: 'An address is listed as gone twice.',
    fix: 'Delete one of the two lines.',
    example: {
      file: 'addresses.yaml',
      instead: '',
      wrong: 'gone:\n  - /blog/old-post\n  - /blog/old-post\n',
      right: 'gone:\n  - /blog/old-post\n',
    },
  },
  'gone-reserved': {
    meaning:
      'The site itself needs an address that is listed as gone, for instance for its forms or its sitemap.',
    fix: 'Delete the line.',
    example: {
      file: 'addresses.yaml',
      instead: '',
      wrong: 'gone:\n  - /robots.txt\n',
      right: 'gone:\n  - /blog/old-post\n',
    },
  },
} as const satisfies Record<string, Explanation>;
