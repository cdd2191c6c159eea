import type { Explanation } from './explanation.ts';

/** Explanations of findings about wording, search results and patterns. */
export const texts = {
  'text-unwritten': {
    meaning: 'A text still says "TO WRITE", as "site new" writes it, and visitors would see it.',
    fix: 'Write the text, or add the line "draft: true" until it is written.',
    example: {
      file: 'blog/first-post.md',
      wrong: 'excerpt: TO WRITE',
      right: 'excerpt: What it says.',
    },
  },
  'text-placeholder': {
    meaning: 'A text looks like a placeholder that was never replaced.',
    fix: 'Write the text that visitors will read, or delete the placeholder.',
    example: {
      file: 'blog/first-post.md',
      wrong: 'excerpt: Lorem ipsum dolor sit amet.',
      right: 'excerpt: What it says.',
    },
  },
  'text-pasted': {
    meaning:
      'A text was pasted with words that a program adds: the lines of a mail program or a chat, the first words of an assistant, or the error of a spreadsheet.',
    fix: 'Delete these words. Write the figure that a spreadsheet has lost.',
    example: {
      file: 'blog/first-post.md',
      wrong: 'excerpt: "[12/03/2026, 14:22] Ada: What it says."',
      right: 'excerpt: What it says.',
    },
  },
  'sentence-unfinished': {
    meaning:
      'A sentence is cut off, has no full stop, lacks the other half of a bracket or a quotation mark, or has "a" before a vowel; or a question has no mark.',
    fix: 'Write the part that is missing.',
    example: {
      file: 'questions/price.md',
      instead: 'It depends.',
      wrong: 'It depends. Tell us what you have and',
      right: 'It depends. Tell us what you have and what you need.',
    },
  },
  'text-slip': {
    meaning:
      'A text has a typing error: a sign twice, a space too many or too few, two hyphens in place of a dash, a divided or a wrong word, an amount of money in another form, a range that ends below its start, or a time or date that does not exist.',
    fix: 'Write what the finding says. For a date, look it up.',
    example: {
      file: 'blog/first-post.md',
      instead: 'excerpt: What it says.',
      wrong: 'excerpt: It costs £ 600.',
      right: 'excerpt: It costs £600.',
    },
  },
  'text-garbled': {
    meaning:
      'A program has saved the text in the wrong encoding, so visitors would see signs such as "Â£" or "â€™".',
    fix: 'Write the character that was meant.',
    example: {
      file: 'blog/first-post.md',
      instead: 'excerpt: What it says.',
      wrong: 'excerpt: It costs Â£600.',
      right: 'excerpt: It costs £600.',
    },
  },
  'text-language': {
    meaning: 'A paragraph of an English site is in German, French, Spanish or Polish.',
    fix: 'Translate it, or put it in quotation marks if it is a quotation.',
    example: {
      file: 'questions/price.md',
      instead: 'It depends.',
      wrong: 'Das ist nicht für alle und hängt von der Zahl der Seiten ab.',
      right: 'It depends on the number of pages.',
    },
  },
  'word-repeated': {
    meaning: 'The same short word occurs twice in a row.',
    fix: 'Delete one of the two.',
    example: {
      file: 'blog/first-post.md',
      wrong: 'Words on the the [contact page](/contact).',
      right: 'Words on the [contact page](/contact).',
    },
  },
  'field-markup': {
    meaning:
      'Markdown, HTML and variables work in some places only. Elsewhere visitors would see their signs.',
    fix: 'Write plain text, or move it into the text below the fields.',
    example: {
      file: 'blog/first-post.md',
      wrong: 'title: The **first** post',
      right: 'title: The first post',
    },
  },
  'text-repeated': {
    meaning: 'Two entries have the same text. It was probably left over from a copied file.',
    fix: 'Write another text, or delete one of the two entries.',
    example: {
      file: 'testimonials/bea.yaml',
      wrong: 'text: Good work, says Ada.',
      right: 'text: Good work, says Bea.',
    },
  },
  'heading-repeated': {
    meaning: 'Two pages or entries have the same name, so visitors cannot tell them apart.',
    fix: 'Change one of the two.',
    example: {
      file: 'screens/about.md',
      wrong: 'title: Marketing\n',
      right: 'title: About\n',
    },
  },
  'tag-alike': {
    meaning:
      'Two tags, two authors or two groups of questions are nearly the same. Each has a list, a portrait or a heading of its own, so the entries would be apart.',
    fix: 'Use one spelling in all files, and write each tag on a line of its own, without commas, semicolons or slashes between spaces.',
    example: {
      file: 'blog/first-post.md',
      instead: 'tags:\n  - Design',
      wrong: 'tags:\n  - Design\n  - Desgn',
      right: 'tags:\n  - Design',
    },
  },
  'tag-unused': {
    meaning: 'The list of posts has a text for a tag that no post has, so visitors never see it.',
    fix: 'Correct the tag, or delete it with its text.',
    example: {
      file: 'screens/blog.yaml',
      instead: 'relatedLinks:',
      wrong: 'tags:\n  Print: How to order leaflets.\nrelatedLinks:',
      right: 'tags:\n  Design: How to order leaflets.\nrelatedLinks:',
    },
  },
  'title-repeated': {
    meaning:
      'Two pages have the same title in search results, so nobody can tell them apart there.',
    fix: 'Give one of them another title.',
    example: {
      file: 'legal/privacy-policy.md',
      wrong: '  title: About, as search results show it',
      right: '  title: Privacy policy, as search results show it',
    },
  },
  'description-repeated': {
    meaning:
      'Two pages have the same description in search results. It was probably left over from a copied file.',
    fix: 'Describe what is on this page only.',
    example: {
      wrong: 'content/screens/about.md has the description of content/screens/contact.yaml.',
      right: 'Each page has a description of its own.',
      files: {
        'screens/about.md': {
          copyOf: 'screens/about.md',
          change: ['About: a description', 'Contact: a description'],
        },
      },
    },
  },
  'headline-length': {
    meaning: 'The heading is so long that it fills the first window of a phone.',
    fix: 'Write it in fewer words, and put the rest into the text below it.',
    example: {
      file: 'blog/first-post.md',
      wrong:
        'title: The first post, with everything that it says about prices and towns, who it is for, and why it was written\n',
      right: 'title: The first post\n',
    },
  },
  'search-title-length': {
    meaning: 'Search results cut off long titles, and very short ones waste the space.',
    fix: 'Write as many characters as the finding says.',
    example: {
      file: 'blog/first-post.md',
      wrong: '  title: Post\n',
      right: '  title: The first post, as search results show it\n',
    },
  },
  'search-description-length': {
    meaning: 'Search results cut off long descriptions, and replace very short ones.',
    fix: 'Write as many characters as the finding says.',
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
    fix: 'Add a shorter or longer pattern; each town gets the first that fits.',
    example: {
      file: 'screens/town-pages.yaml',
      wrong: '- Services {{ in_town_full }}',
      right: '- Services for firms {{ in_town_full }}, with prices',
    },
  },
  'pattern-description-length': {
    meaning:
      'In some town the pattern makes a description that search results cut off, or a very short one.',
    fix: 'Add a shorter or longer pattern; each town gets the first that fits.',
    example: {
      file: 'screens/town-pages.yaml',
      wrong: '- "What we do for firms {{ in_town }}."',
      right:
        '- "What we do for firms {{ in_town }}: what it costs, how long it takes, and what it brings to the businesses of the place."',
    },
  },
  'pattern-title-repeated': {
    meaning:
      'A pattern gives two pages the same title, often because it lacks the name of the town.',
    fix: 'Use {{ town_full }} in the pattern, and words that no other variant uses.',
    example: {
      file: 'variants/marketing.yaml',
      wrong: '- Digital marketing help for firms in a town',
      right: '- Digital marketing help for firms in {{ town_full }}',
    },
  },
  'pattern-heading-repeated': {
    meaning:
      'A pattern gives two pages the same heading, so visitors could not tell the pages apart.',
    fix: 'Use {{ town }} in the pattern, and words that no other variant uses.',
    example: {
      file: 'screens/town-pages.yaml',
      wrong: 'heading: Services in your town',
      right: 'heading: Services {{ in_town }}',
    },
  },
  'pattern-invalid': {
    meaning: 'A pattern cannot be filled, for instance because a "{{" has no "}}".',
    fix: 'Correct the braces.',
    example: {
      file: 'variants/marketing.yaml',
      wrong: 'for firms in {{ town_full',
      right: 'for firms in {{ town_full }}',
    },
  },
  'pattern-town': {
    meaning:
      'A pattern names a town, and many towns share the pattern. The pages of the others would name the wrong town.',
    fix: 'Write a variable instead.',
    example: {
      file: 'variants/marketing.yaml',
      wrong: 'for firms in Leeds',
      right: 'for firms {{ in_town_full }}',
      instead: 'for firms in {{ town_full }}',
    },
  },
  'pattern-variable-unknown': {
    meaning: 'A pattern has a variable that does not exist, so nothing could take its place.',
    fix: 'Correct its name; content/README.md lists all variables.',
    example: {
      file: 'variants/marketing.yaml',
      wrong: 'for firms in {{ twon_full }}',
      right: 'for firms in {{ town_full }}',
    },
  },
  'pattern-filter-unknown': {
    meaning: 'A pattern has a filter that does not exist.',
    fix: 'Correct its name, or delete it.',
    example: {
      file: 'variants/marketing.yaml',
      wrong: 'for firms in {{ town_full | loud }}',
      right: 'for firms in {{ town_full }}',
    },
  },
} as const satisfies Record<string, Explanation>;
