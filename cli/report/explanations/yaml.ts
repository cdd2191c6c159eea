import type { Explanation } from './explanation.ts';

/** Explanations of findings about YAML and front matter. */
export const yaml = {
  'yaml-invalid': {
    meaning:
      'The fields cannot be read from this line on. The reason is often in one of the lines above it.',
    fix: 'Compare the lines with those of another file in the folder.',
    example: {
      file: 'prices.yaml',
      instead: 'marketing:\n  min: 200\n  max: 3000\n  per: month\n  duration: ongoing',
      wrong: 'marketing: {\n  min: 200, max: 3000,\n  per: month, duration: ongoing\n',
      right: 'marketing: {\n  min: 200, max: 3000,\n  per: month, duration: ongoing\n}',
    },
  },
  'yaml-colon-missing': {
    meaning: 'There is no colon between the name of a field and its value.',
    fix: 'Write a colon and a space after the name.',
    example: {
      file: 'testimonials/ada.yaml',
      wrong: 'position Owner',
      right: 'position: Owner',
    },
  },
  'yaml-space-missing': {
    meaning: 'Without a space after the colon or the hyphen, YAML reads the line as one word.',
    fix: 'Add the space.',
    example: {
      file: 'testimonials/ada.yaml',
      wrong: 'position:Owner',
      right: 'position: Owner',
    },
  },
  'yaml-space-invisible': {
    meaning:
      'A character that looks like a space, or like nothing, came with pasted text. YAML takes it for a letter.',
    fix: 'Delete it, and type a space there if one is needed.',
    example: {
      wrong: 'The name of a field was pasted from a web page, with a character without width.',
      right: 'The name was typed.',
      files: {
        'testimonials/ada.yaml':
          'name: Ada\n\u200bposition: Owner\ncompany: Ada Ltd\ntext: Good work, says Ada.\n',
      },
    },
  },
  'yaml-indent': {
    meaning:
      'The spaces at the start of a line say which field it belongs to, and here they are too many or too few.',
    fix: 'Start lines that belong together in the same column.',
    example: {
      file: 'services/marketing.md',
      wrong: 'card:\n  title: Marketing\n  description: What it is.\nicon: web\n  cta: See more',
      right: 'card:\n  title: Marketing\n  description: What it is.\n  icon: web\n  cta: See more',
    },
  },
  'yaml-tab': {
    meaning: 'A line is indented with a tab, which YAML does not allow.',
    fix: 'Replace the tab with spaces.',
    example: {
      file: 'prices.yaml',
      wrong: 'marketing:\n\tmin: 200',
      right: 'marketing:\n  min: 200',
    },
  },
  'yaml-quotes': {
    meaning:
      'Quotation marks are missing, curly, inside others, or followed by a sign such as a comma. A text needs straight ones if it has ": " or " #" in it or starts with a sign.',
    fix: 'Copy the line that the finding writes.',
    example: {
      file: 'testimonials/ada.yaml',
      instead: 'text: Good work, says Ada.',
      wrong: 'text: In two words: good work.',
      right: 'text: "In two words: good work."',
    },
  },
  'yaml-quote-open': {
    meaning:
      'A quotation mark opens and never closes, so everything below is read as part of the text.',
    fix: 'Close it at the end of the text.',
    example: {
      file: 'testimonials/ada.yaml',
      instead: 'name: Ada',
      wrong: 'name: "Ada',
      right: 'name: "Ada"',
    },
  },
  'yaml-comment': {
    meaning: 'A "#" after a space starts a comment, so the rest of the line is on no page.',
    fix: 'Put the whole text in quotation marks if the rest belongs to it.',
    example: {
      file: 'testimonials/ada.yaml',
      instead: 'text: Good work, says Ada.',
      wrong: 'text: The agency is #1 here.',
      right: 'text: "The agency is #1 here."',
    },
  },
  'yaml-alias': {
    meaning: 'A text starts with "*" or "&", which YAML reads as a reference to another value.',
    fix: 'Put the text in quotation marks. If a reference is meant, write the values themselves in its place.',
    example: {
      file: 'testimonials/ada.yaml',
      instead: 'text: Good work, says Ada.',
      wrong: 'text: *Good',
      right: 'text: "*Good"',
    },
  },
  'yaml-bracket': {
    meaning: 'A group or a list on one line lacks a brace, a bracket or a comma.',
    fix: 'Add the sign that the finding names.',
    example: {
      file: 'prices.yaml',
      instead: 'marketing:\n  min: 200\n  max: 3000\n  per: month\n  duration: ongoing',
      wrong: 'marketing: { min: 200, max: 3000, per: month, duration: ongoing',
      right: 'marketing: { min: 200, max: 3000, per: month, duration: ongoing }',
    },
  },
  'yaml-number-comma': {
    meaning: 'A comma ends a value between braces, so YAML reads the number as two.',
    fix: 'Write digits only, with a full stop before decimals. A colour is "#" and six digits or letters in quotation marks.',
    example: {
      file: 'prices.yaml',
      instead: 'marketing:\n  min: 200\n  max: 3000\n  per: month\n  duration: ongoing',
      wrong: 'marketing: { min: 200, max: 3,000, per: month, duration: ongoing }',
      right: 'marketing: { min: 200, max: 3000, per: month, duration: ongoing }',
    },
  },
  'yaml-list-mark': {
    meaning:
      'An entry of a list starts with another sign than a hyphen, or with none, so YAML does not read it as an entry.',
    fix: 'Start each entry with a hyphen and a space.',
    example: {
      file: 'services/marketing.md',
      wrong: 'benefits:\n  * One.\n  * Two.\n  * Three.',
      right: 'benefits:\n  - One.\n  - Two.\n  - Three.',
    },
  },
  'yaml-field-form': {
    meaning: 'The line is meant as a field, but is written in another way.',
    fix: 'Write the name, a colon, a space and the value.',
    example: {
      file: 'testimonials/ada.yaml',
      wrong: 'position = Owner',
      right: 'position: Owner',
    },
  },
  'yaml-fields-joined': {
    meaning: 'Two fields are on one line, so the second one is read as a part of the first.',
    fix: 'Start a new line before the second field.',
    example: {
      file: 'testimonials/ada.yaml',
      instead: 'name: Ada\nposition: Owner',
      wrong: 'name: Ada position: Owner',
      right: 'name: Ada\nposition: Owner',
    },
  },
  'yaml-duplicate-key': {
    meaning: 'A field occurs twice, and only one of the two could be used.',
    fix: 'Delete the one that is wrong.',
    example: {
      file: 'testimonials/ada.yaml',
      wrong: 'name: Ada\nname: Ada Byron',
      right: 'name: Ada',
    },
  },
  'front-matter-missing': {
    meaning:
      'A Markdown file starts with its fields, between two lines "---", and here there are none.',
    fix: 'Add the two lines, with the fields of the page between them.',
    example: {
      file: 'questions/price.md',
      wrong: 'What does it cost?\n\nIt depends.',
      right: '---\norder: 1\nquestion: What does it cost?\n---\n\nIt depends.',
    },
  },
  'front-matter-mark': {
    meaning:
      'A line around the fields is not exactly "---" or is in the wrong place. It is not clear where the fields start and end.',
    fix: 'Write three hyphens and nothing else above the fields and below them.',
    example: {
      file: 'questions/price.md',
      wrong: '---\norder: 1\nquestion: What does it cost?\n----',
      right: '---\norder: 1\nquestion: What does it cost?\n---',
    },
  },
  'front-matter-unclosed': {
    meaning: 'The second line "---", which separates the fields from the text, is missing.',
    fix: 'Add a line "---" between the fields and the text.',
    example: {
      file: 'questions/price.md',
      wrong: '---\norder: 1\nquestion: What does it cost?',
      right: '---\norder: 1\nquestion: What does it cost?\n---',
    },
  },
  'front-matter-not-fields': {
    meaning: 'There is a list or a single text where fields are expected, so no field has a name.',
    fix: 'Write each field as "name: value".',
    example: {
      file: 'questions/price.md',
      wrong: '---\n- What does it cost?\n---',
      right: '---\norder: 1\nquestion: What does it cost?\n---',
    },
  },
  'body-missing': {
    meaning: 'The page needs a text below the fields, and there is none.',
    fix: 'Write it below the second "---", or delete the file.',
    example: {
      wrong: 'content/questions/price.md ends after the second "---".',
      right: 'The answer follows the second "---".',
      files: { 'questions/price.md': '---\norder: 1\nquestion: What does it cost?\n---\n' },
    },
  },
  'body-unexpected': {
    meaning:
      'There is text below the fields of a file that consists of fields only. No page would show it.',
    fix: 'Move the text into a field, or delete it.',
    example: {
      wrong: 'content/testimonials/ada.yaml has a paragraph below a line "---".',
      right: 'The paragraph is the value of "text:".',
      files: {
        'testimonials/ada.yaml':
          'name: Ada\nposition: Owner\ncompany: Ada Ltd\ntext: Good work, says Ada.\n---\n\nShe has come back twice.\n',
      },
    },
  },
} as const satisfies Record<string, Explanation>;
