import type { Explanation } from './explanation.ts';

/** Explanations of findings about Markdown below the fields. */
export const bodies = {
  'link-unknown': {
    meaning: 'A link in a text leads to no page, so visitors would see an error.',
    fix: 'Correct the path.',
    example: {
      file: 'blog/first-post.md',
      wrong: '[contact page](/contcat)',
      right: '[contact page](/contact)',
    },
  },
  'link-redirected': {
    meaning: 'A link leads to an old address. It works, but visitors wait for a redirect.',
    fix: 'Write the address of the page itself.',
    example: {
      file: 'blog/first-post.md',
      instead: '[contact page](/contact)',
      wrong: '[marketing](/services/digital-marketing)',
      right: '[marketing](/services/marketing)',
    },
  },
  'link-to-own-domain': {
    meaning:
      'A link names the domain of the site itself. In a preview, it would lead to the published site.',
    fix: 'Write the path alone.',
    example: {
      file: 'blog/first-post.md',
      wrong: '[contact page](https://www.agency.example/contact)',
      right: '[contact page](/contact)',
    },
  },
  'link-not-from-root': {
    meaning: 'A link without "/" at its start leads to a different address on every page.',
    fix: 'Start the path with "/".',
    example: {
      file: 'blog/first-post.md',
      wrong: '[contact page](contact)',
      right: '[contact page](/contact)',
    },
  },
  'link-insecure': {
    meaning:
      'The address is not encrypted, so others can read and change the page on its way to the visitor.',
    fix: 'Write "https://", and check that the address works.',
    example: {
      file: 'blog/first-post.md',
      instead: '[contact page](/contact)',
      wrong: '[guide](http://guide.example)',
      right: '[guide](https://guide.example)',
    },
  },
  'link-unpublished': {
    meaning:
      'A link leads to a shared document, a preview or a private network, which visitors may not be allowed to open, or tracks them with a parameter such as "utm_source".',
    fix: 'Write an address that everyone may open, without such parameters.',
    example: {
      file: 'blog/first-post.md',
      instead: '[contact page](/contact)',
      wrong: '[guide](https://guide.example/vat?utm_source=newsletter)',
      right: '[guide](https://guide.example/vat)',
    },
  },
  'link-words': {
    meaning: 'The words of a link are an address, and the link leads to another one.',
    fix: 'Correct the address, or the words of the link.',
    example: {
      file: 'questions/price.md',
      instead: 'It depends.',
      wrong: 'Write to [press@agency.example](mailto:hello@agency.example).',
      right: 'Write to [press@agency.example](mailto:press@agency.example).',
    },
  },
  'link-malformed': {
    meaning: 'The address of a link is not complete, so the link leads nowhere.',
    fix: 'Write the full address, with "https://", "mailto:" or "tel:" before it.',
    example: {
      file: 'blog/first-post.md',
      instead: '[contact page](/contact)',
      wrong: '[guide](https:/guide.example)',
      right: '[guide](https://guide.example)',
    },
  },
  'link-broken': {
    meaning:
      'The text looks like a link or a picture, but is none, so visitors would see its brackets.',
    fix: 'Write "[words](address)", or "![description](address)" for a picture, with no space between the two and none in the address.',
    example: {
      file: 'blog/first-post.md',
      wrong: '[contact page] (/contact)',
      right: '[contact page](/contact)',
    },
  },
  'link-to-other': {
    meaning:
      'The words of a link are the name of a town, a service or a legal page, and the link leads to another one. The address or the words may be left over from a copied line.',
    fix: 'Correct the address, or the words of the link.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: 'We also work in [York](/locations/leeds).',
      right: 'We also work in [York](/locations/york).',
    },
  },
  'link-text-vague': {
    meaning:
      'The words of a link do not name its page. Many people jump from link to link and hear only these words.',
    fix: 'Make a link of the words that name the page.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: 'To write to us, [click here](/contact).',
      right: 'You can [write to us](/contact).',
    },
  },
  'anchor-unknown': {
    meaning: 'The part after "#" names no heading of the page, so the link leads to its top.',
    fix: 'Correct the anchor: it is the heading in lower case, with hyphens.',
    example: {
      file: 'blog/first-post.md',
      instead: '[contact page](/contact)',
      wrong: '[above](#a-heding)',
      right: '[above](#a-heading)',
    },
  },
  'heading-level-one': {
    meaning:
      'A page has one heading of the first level, its title. A second one confuses people who listen to the page.',
    fix: 'Write "##" instead of "#".',
    example: { file: 'blog/first-post.md', wrong: '\n# A heading', right: '\n## A heading' },
  },
  'heading-skipped': {
    meaning:
      'A level of headings is left out. People who listen to the page find their way by the levels.',
    fix: 'Write as many "#" as the finding says.',
    example: {
      file: 'blog/first-post.md',
      instead: '## A heading',
      wrong: '## A heading\n\n#### A detail',
      right: '## A heading\n\n### A detail',
    },
  },
  'heading-space': {
    meaning:
      'Without a space after "#", the line is not a heading, and visitors would see the sign. Without words after it, the heading is empty.',
    fix: 'Add the space and the words.',
    example: { file: 'blog/first-post.md', wrong: '##A heading', right: '## A heading' },
  },
  'heading-by-dashes': {
    meaning: 'A line of dashes directly below a text turns the text into a heading.',
    fix: 'Leave an empty line between the two.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: 'This is a sentence.\n---\n\nThis is another.',
      right: 'This is a sentence.\n\n---\n\nThis is another.',
    },
  },
  'heading-style': {
    meaning: 'A heading ends with a full stop, or is all in capitals.',
    fix: 'Write it as a title: without a full stop, and with capitals only where a sentence has them.',
    example: {
      file: 'blog/first-post.md',
      wrong: '## A heading.',
      right: '## A heading',
    },
  },
  'section-empty': {
    meaning: 'A heading has no text below it, and the next heading starts another section.',
    fix: 'Write the text of the section, or delete the heading.',
    example: {
      file: 'blog/first-post.md',
      instead: '## A heading',
      wrong: '## Another heading\n\n## A heading',
      right: '## A heading',
    },
  },
  'date-typed': {
    meaning:
      'The text of a legal page says when it was last updated. The page prints the date of "lastUpdated", so that it has two dates.',
    fix: 'Delete the date in the text, and write it as "lastUpdated".',
    example: {
      file: 'legal/privacy-policy.md',
      instead: 'An agency.',
      wrong: 'Last updated: 3 May 2024\n\nAn agency.',
      right: 'An agency.',
    },
  },
  'heading-numbered': {
    meaning:
      'A section of a legal page has a number in its heading, and the page adds one of its own.',
    fix: 'Delete the number.',
    example: { file: 'legal/privacy-policy.md', wrong: '## 1. Who we are', right: '## Who we are' },
  },
  'note-section': {
    meaning:
      'A note of a legal page names a section that the text does not have, or one that has a note already, so it would stand beside the wrong paragraph.',
    fix: 'Write the number of the section that the note sums up. Headings of the second level start the sections, from 1.',
    example: {
      file: 'legal/privacy-policy.md',
      instead: 'lead: What we do with data.',
      wrong: 'lead: What we do with data.\nnotes:\n  - section: 11\n    text: We build websites.',
      right: 'lead: What we do with data.\nnotes:\n  - section: 1\n    text: We build websites.',
    },
  },
  'section-beyond': {
    meaning:
      'A sign, a diagram, a picture or a quote belongs to a section that the text does not have, so it would stand at the end.',
    fix: 'Write the number of the section. Headings of the second level start the sections.',
    example: {
      file: 'case-studies/mill-shop.md',
      instead: 'search:',
      wrong: 'quote:\n  text: It pays.\n  name: Ada Mill\n  role: Owner\n  section: 99\nsearch:',
      right: 'quote:\n  text: It pays.\n  name: Ada Mill\n  role: Owner\n  section: 1\nsearch:',
    },
  },
  'heading-bold': {
    meaning:
      'A line of its own is in bold. It looks like a heading, but search engines and screen readers do not take it for one.',
    fix: 'Write it as a heading, with "## " before it.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: 'Ask first.\n\n**What it costs**\n\nIt depends.',
      right: 'Ask first.\n\n## What it costs\n\nIt depends.',
    },
  },
  'passage-repeated': {
    meaning:
      'A sentence occurs twice in a row, or a paragraph or heading twice in one text. It was probably pasted twice.',
    fix: 'Delete one of the two.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: 'It costs nothing to ask. It costs nothing to ask.',
      right: 'It costs nothing to ask.',
    },
  },
  'list-space': {
    meaning:
      'Lines are a list only if they start with "-" or "1." and an ordinary space. Otherwise they stay ordinary text. A line that starts with a year and a full stop is a list, too.',
    fix: 'Start each line with "- ".',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: '-Bread\n-Butter',
      right: '- Bread\n- Butter',
    },
  },
  'mark-open': {
    meaning:
      'A sign such as "**" or "`" has no second one, or a word follows the second one without a space, so visitors would see the sign. Two signs in figures, such as "3*2 m or 5*4 m", would vanish.',
    fix: 'Write one directly before the words and one directly after them, with a space before the next word.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: 'This is **important for everybody.',
      right: 'This is **important** for everybody.',
    },
  },
  'pattern-in-body': {
    meaning:
      'Variables work in patterns only, and the signs of other programs nowhere. Here visitors would see them as they are written.',
    fix: 'Write the words themselves.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: 'We have an office in {{ town }}.',
      right: 'We have an office in Leeds.',
    },
  },
  'code-block-open': {
    meaning: 'A block of code starts and does not end, so the rest of the page becomes code.',
    fix: 'Add a line with the same three signs after the code.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: '```\nnpm start\n\nThen wait.',
      right: '```\nnpm start\n```\n\nThen wait.',
    },
  },
  'code-block-indented': {
    meaning:
      'Four spaces at the start of a paragraph make a block of code of it, in one long line that visitors must scroll. The same happens to a list, a heading or a link.',
    fix: 'Delete the spaces.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: '    Both sites have five pages.',
      right: 'Both sites have five pages.',
    },
  },
  'footnote-missing': {
    meaning: 'A number refers to a footnote that has no text, so visitors would see its brackets.',
    fix: 'Add a line with the text, add the colon if its line has none, or delete the number.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: 'It costs £600.[^1]',
      right: 'It costs £600.[^1]\n\n[^1]: Without VAT.',
    },
  },
  'footnote-unused': {
    meaning: 'Nothing refers to a footnote, or two have one number, so the page leaves it out.',
    fix: 'Write its number at the words that it belongs to, or delete it.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: 'It costs £600.\n\n[^1]: Without VAT.',
      right: 'It costs £600.[^1]\n\n[^1]: Without VAT.',
    },
  },
  'table-broken': {
    meaning:
      'The lines look like a table, but are none, so visitors would see the signs between the cells.',
    fix: 'Write as many groups of dashes as headings, and an empty line above the table.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: '| Plan | Price |\n| --- |\n| Small | £200 |',
      right: '| Plan | Price |\n| --- | --- |\n| Small | £200 |',
    },
  },
  'table-pasted': {
    meaning:
      'A table was pasted from another program. Its tabs are not a table in Markdown, so its rows become one paragraph.',
    fix: 'Write each row between vertical bars, and a row of dashes below the first.',
    example: {
      file: 'questions/price.md',
      instead: 'It depends.',
      wrong: 'Part\tDays\nDesign\t3',
      right: '| Part | Days |\n| --- | --- |\n| Design | 3 |',
    },
  },
  'table-cells': {
    meaning:
      'A row has more or fewer cells than the first row of its table. The page leaves out cells that are too many.',
    fix: 'Add or delete cells.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: '| Plan | Price |\n| --- | --- |\n| Small | £200 | monthly |',
      right: '| Plan | Price |\n| --- | --- |\n| Small | £200 monthly |',
    },
  },
  'markdown-in-html': {
    meaning:
      'Between an HTML tag at the start of a line and the next empty line, everything is HTML. Visitors see the signs of Markdown there.',
    fix: 'Write HTML, or add an empty line below the tag.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: '<details>\n<summary>More</summary>\nThere is **more**.\n</details>',
      right: '<details>\n<summary>More</summary>\n\nThere is **more**.\n\n</details>',
    },
  },
  'html-open': {
    meaning:
      'An HTML element opens and does not close, so the rest of the page becomes part of it. A placeholder such as "<name>" is taken for an element too.',
    fix: 'Add its end, such as "</details>", after its content, or replace the placeholder with its text.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: '<details><summary>More</summary>\n\nThe rest.',
      right: '<details><summary>More</summary>\n\nThe rest.\n\n</details>',
    },
  },
  'html-removed': {
    meaning:
      'Scripts, frames, forms and styles could harm visitors or break the design, so the page leaves them out.',
    fix: 'Write it in Markdown, or link to the page that has it.',
    example: {
      file: 'blog/first-post.md',
      instead: 'Words on the [contact page](/contact).',
      wrong: '<iframe src="https://maps.example/office"></iframe>',
      right: '[A map of the office](https://maps.example/office)',
    },
  },
} as const satisfies Record<string, Explanation>;
