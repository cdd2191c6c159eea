import type { Explanation } from './explanation.ts';

/** Explanations of findings about entries that belong together, related links, menus and aliases. */
export const references = {
  'entry-missing': {
    meaning:
      'Several places name an entry that does not exist. It was probably deleted or renamed, and its address and those places with it.',
    mend: 'Restore the file and let "site remove" or "site rename" do the change, or correct the places.',
    example: {
      wrong: 'content/sectors/shipping.yaml is deleted, and three towns still name the sector.',
      right: 'The file exists, or the towns name another sector.',
      files: { 'sectors/shipping.yaml': null },
    },
  },
  'entry-renamed': {
    meaning:
      'Places name an entry that does not exist, and an entry that none of them names looks like its new name.',
    mend: 'Give the file its old name back, and let "site rename" rename it with all places.',
    example: {
      wrong: 'content/sectors/shipping.yaml was renamed to maritime.yaml by hand.',
      right: 'npm run site -- rename sectors/shipping maritime',
      files: {
        'sectors/shipping.yaml': null,
        'sectors/maritime.yaml': { copyOf: 'sectors/shipping.yaml' },
      },
    },
  },
  'entry-copied': {
    meaning:
      'Two files of a folder repeat each other in several fields that must differ. One is a copy of the other.',
    mend: 'Give the copy its own values, or delete it.',
    example: {
      wrong:
        'content/legal/privacy-policy-copy.md has the order and the title of privacy-policy.md.',
      right: 'It has an order and a title of its own, or is deleted.',
      files: { 'legal/privacy-policy-copy.md': { copyOf: 'legal/privacy-policy.md' } },
    },
  },
  'service-incomplete': {
    meaning:
      'A service consists of several files: its page, its price, a paragraph in each sector and a variant. Some are missing.',
    mend: 'Add what the finding lists.',
    example: {
      wrong: 'content/services/hosting.md is the only file that mentions the service.',
      right: 'prices.yaml has a row for it, each sector a paragraph, and variants/ a file.',
      files: { 'services/hosting.md': { copyOf: 'services/marketing.md' } },
    },
  },
  'sector-incomplete': {
    meaning:
      'A sector has a paragraph about each service, and several are missing. Pages of towns would have gaps.',
    mend: 'Add the paragraphs.',
    example: {
      wrong: 'content/sectors/retail.yaml has "services: {}".',
      right: 'It has a paragraph of 50 to 80 words about each service.',
      files: { 'sectors/retail.yaml': 'name: Retail\nphrase: shops\nservices: {}\n' },
    },
  },
  'reference-unknown': {
    meaning: 'A field names an entry of a folder, and there is no file of that name.',
    mend: 'Correct the name, or add the file.',
    example: { file: 'towns/leeds.md', wrong: 'sector: shiping', right: 'sector: shipping' },
  },
  'price-missing': {
    meaning: 'Pages of a service show its price, and prices.yaml has no row for it.',
    mend: 'Add the row.',
    example: {
      file: 'prices.yaml',
      wrong: 'marketing:\n  min: 200\n  max: 3000\n  per: month\n  duration: ongoing\n',
      right:
        'marketing:\n  min: 200\n  max: 3000\n  per: month\n  duration: ongoing\nweb-design:\n  min: 600\n  max: 10000\n  per: project\n  duration: 2–8 weeks\n',
    },
  },
  'price-service-unknown': {
    meaning: 'A row of prices.yaml belongs to no service, so no page would show it.',
    mend: 'Correct the name of the service, or delete the row.',
    example: { file: 'prices.yaml', wrong: 'web-desing:', right: 'web-design:' },
  },
  'sector-service-missing': {
    meaning:
      'A sector has no paragraph about a service, so pages of towns with this sector would have a gap.',
    mend: 'Add the paragraph.',
    example: {
      wrong: 'content/sectors/retail.yaml has a paragraph about marketing only.',
      right: 'It has a paragraph about web-design as well.',
      files: {
        'sectors/retail.yaml': 'name: Retail\nphrase: shops\nservices:\n  marketing: Words.\n',
      },
    },
  },
  'sector-service-unknown': {
    meaning: 'A paragraph of a sector belongs to no service, so no page would show it.',
    mend: 'Correct the name of the service, or delete the paragraph.',
    example: { file: 'sectors/retail.yaml', wrong: '  web-desing:', right: '  web-design:' },
  },
  'variant-missing': {
    meaning: 'Towns offer the variants of a service. Without one, no town would offer the service.',
    mend: 'Add a file in content/variants/ for it.',
    example: {
      wrong: 'No file in content/variants/ has "service: marketing".',
      right: 'content/variants/marketing.yaml has it.',
      files: { 'variants/marketing.yaml': null },
    },
  },
  'case-study-portfolio': {
    meaning:
      'A case study takes its picture from the portfolio item of the same name, and there is none.',
    mend: 'Add the portfolio item, or give the case study its name.',
    example: {
      wrong: 'content/case-studies/mill-shop.md without content/portfolio/mill-shop.yaml',
      right: 'Both files exist.',
      files: { 'portfolio/mill-shop.yaml': null },
    },
  },
  'related-link-unknown': {
    meaning: 'A related link leads to no page, so the page could not show its card.',
    mend: 'Write the slug of a service, one of its aliases, or the path of a page.',
    example: { file: 'screens/blog.yaml', wrong: '- web-desing', right: '- web-design' },
  },
  'related-link-to-list': {
    meaning:
      'A related link leads to a list of posts, which has no title and description for a card.',
    mend: 'Link to the blog or to a post.',
    example: {
      file: 'screens/blog.yaml',
      instead: '- web-design',
      wrong: '- /blog/tag/design',
      right: '- /blog/first-post',
    },
  },
  'related-link-repeated': {
    meaning: 'Two related links lead to the same page, so the page would show one card twice.',
    mend: 'Replace one of them.',
    example: {
      file: 'screens/blog.yaml',
      wrong: '- marketing\n  - marketing\n',
      right: '- marketing\n  - web-design\n',
    },
  },
  'related-link-to-itself': {
    meaning: 'A related link leads to the page that it is on.',
    mend: 'Link to another page.',
    example: { file: 'services/marketing.md', wrong: '- marketing', right: '- web-design' },
  },
  'menu-link-unknown': {
    meaning: 'A link of a menu or portfolio item leads to no page.',
    mend: 'Correct the path.',
    example: { file: 'navigation.yaml', wrong: 'href: /abuot', right: 'href: /about' },
  },
  'menu-link-redirected': {
    meaning:
      'A link of a menu leads to an old address. Visitors would wait for a redirect on every click.',
    mend: 'Write the address of the page itself.',
    example: {
      file: 'navigation.yaml',
      instead: 'href: /about',
      wrong: 'href: /services/digital-marketing',
      right: 'href: /services/marketing',
    },
  },
  'alias-shadows-page': {
    meaning:
      'An old address is the address of an existing page, which visitors could no longer reach.',
    mend: 'Delete the alias, or rename the page.',
    example: {
      file: 'towns/leeds.md',
      instead: 'nation: England',
      wrong: 'nation: England\naliases: [york]',
      right: 'nation: England\naliases: [loidis]',
    },
  },
  'alias-repeated': {
    meaning: 'An old address is listed twice, but it can lead to only one page.',
    mend: 'Delete one of the two.',
    example: {
      file: 'towns/leeds.md',
      instead: 'nation: England',
      wrong: 'nation: England\naliases: [loidis, loidis]',
      right: 'nation: England\naliases: [loidis]',
    },
  },
  'alias-reserved': {
    meaning: 'The site itself needs this address, for instance for its forms or its sitemap.',
    mend: 'Delete the alias.',
    example: {
      file: 'towns/leeds.md',
      instead: 'nation: England',
      wrong: 'nation: England\naliases: [/api/contact]',
      right: 'nation: England\naliases: [/leeds]',
    },
  },
  'alias-loops': {
    meaning: "An alias is the page's own address, so it would redirect to itself for ever.",
    mend: 'Delete the alias.',
    example: {
      file: 'towns/leeds.md',
      instead: 'nation: England',
      wrong: 'nation: England\naliases: [leeds]',
      right: 'nation: England\naliases: [loidis]',
    },
  },
  'path-repeated': {
    meaning: 'Two files make a page of the same address, so one of them would be lost.',
    mend: 'Rename one of the two files.',
    example: {
      wrong: 'content/legal/about.md beside content/screens/about.md',
      right: 'content/legal/about-this-site.md',
      files: { 'legal/about.md': { copyOf: 'legal/privacy-policy.md' } },
    },
  },
} as const satisfies Record<string, Explanation>;
