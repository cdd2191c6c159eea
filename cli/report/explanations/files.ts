import type { Explanation } from './explanation.ts';

/** Explanations of findings about files and folders. */
export const files = {
  'content-outdated': {
    meaning:
      'A newer release of the code reads files of another shape. Most findings would follow from that, so only this one is shown.',
    fix: 'Commit the content, and run "npm run site -- upgrade". It changes the files, and lists what it leaves to you.',
    example: {
      wrong: 'content/site.yaml has "contentVersion: 2", and the code reads version 4.',
      right:
        '"npm run site -- upgrade" has changed the files, and has written "contentVersion: 4".',
    },
  },
  'content-newer': {
    meaning:
      'The content was written for a newer release of the code, whose files have another shape.',
    fix: 'Install that release, or a newer one.',
    example: {
      wrong: 'content/site.yaml has "contentVersion: 4", and the code reads version 2.',
      right: 'The code is as new as the content.',
    },
  },
  'content-folder-missing': {
    meaning:
      'The command was started in another folder, or --content names another file or folder, so it found no content to check.',
    fix: 'Run the command in the folder of the project, or name the content folder with --content.',
    example: {
      wrong: 'The command runs in your home folder.',
      right: 'The command runs in the folder that has package.json and content/.',
    },
  },
  'file-missing': {
    meaning: 'A file that the site cannot do without is gone, or a folder has lost its last entry.',
    fix: 'Restore the file from Git, or write it again; content/README.md has an example of each.',
    example: {
      wrong: 'content/site.yaml is deleted.',
      right: 'content/site.yaml exists.',
      files: { 'site.yaml': null },
    },
  },
  'file-empty': {
    meaning:
      'The file has no fields, or is an empty download. It is often a file that was created and then forgotten, or an upload that failed.',
    fix: 'Add the fields, upload the download again, or delete the file.',
    example: {
      wrong: 'content/testimonials/ada.yaml exists, with nothing in it.',
      right: 'content/testimonials/ada.yaml has a name, a position, a company and a text.',
      files: { 'testimonials/ada.yaml': '' },
    },
  },
  'file-unreadable': {
    meaning: 'The file exists but cannot be opened or understood, so none of it was checked.',
    fix: 'Correct the permissions of the file, or simplify its text.',
    example: {
      wrong: 'Only another user may read content/towns/leeds.md.',
      right: 'Everybody who builds the site may read it.',
    },
  },
  'file-not-text': {
    meaning:
      'The file has bytes that are not UTF-8: it is a picture or document, or was saved in an old encoding.',
    fix: 'Save it as UTF-8, which editors offer when they save a file. Pictures and documents belong in public/.',
    example: {
      wrong: 'A photograph is in content/blog/.',
      right: 'The photograph is in public/images/blog/.',
    },
  },
  'file-too-large': {
    meaning: 'The file is far larger than any text. It is probably not a text, or has one inside.',
    fix: 'Move pictures and downloads to public/, or split the text.',
    example: {
      wrong: 'A post has a picture pasted into it as text, 3 MB long.',
      right: 'The picture is a file below public/images/blog/.',
    },
  },
  'file-byte-order-mark': {
    meaning:
      'An editor has put an invisible mark before the first letter. Some programs stumble over it.',
    fix: 'Save the file as "UTF-8" instead of "UTF-8 with BOM".',
    example: {
      wrong: 'The file is saved as "UTF-8 with BOM".',
      right: 'The file is saved as "UTF-8".',
      files: {
        'testimonials/ada.yaml':
          '\ufeffname: Ada\nposition: Owner\ncompany: Ada Ltd\ntext: Good work, says Ada.\n',
      },
    },
  },
  'file-crlf': {
    meaning:
      'The lines end as on Windows. The site is the same, but Git shows every line as changed when the endings are mixed.',
    fix: 'Set the line endings of the file to LF in your editor.',
    example: {
      wrong: 'The lines end with CR LF.',
      right: 'The lines end with LF.',
      files: {
        'testimonials/ada.yaml':
          'name: Ada\r\nposition: Owner\r\ncompany: Ada Ltd\r\ntext: Good work, says Ada.\r\n',
      },
    },
  },
  'character-forbidden': {
    meaning:
      'The text has an invisible character that came with pasted text, such as a line break of another program or the sign of a picture that was not pasted (U+FFFC). Feeds with it cannot be read, or the word beside it is another one for searches.',
    fix: 'Delete the character; retyping the words around it helps.',
    example: {
      wrong: 'A text was pasted from a PDF, with a form feed in it.',
      right: 'The text has only letters, signs, spaces and line breaks.',
      files: {
        'questions/price.md': {
          copyOf: 'questions/price.md',
          change: ['It depends.', 'It\fdepends.'],
        },
      },
    },
  },
  'git-conflict': {
    meaning:
      'Two people changed the same lines, and Git left both versions in the file with marks around them.',
    fix: 'Keep the right lines. Delete the others and the lines with "<<<<<<<", "|||||||", "=======" and ">>>>>>>".',
    example: {
      wrong: 'The file has both versions of a line, and the marks of Git around them.',
      right: 'The file has one version, and no marks.',
      files: {
        'testimonials/ada.yaml':
          'name: Ada\n<<<<<<< HEAD\nposition: Owner\n=======\nposition: Director\n>>>>>>> new-job\ncompany: Ada Ltd\ntext: Good work, says Ada.\n',
      },
    },
  },
  'file-unexpected': {
    meaning: 'No content is read from this place, so the site would not use the file.',
    fix: 'Move it, or correct its extension or the name of its folder.',
    example: {
      wrong: 'content/villages/durham.md',
      right: 'content/towns/durham.md',
      files: { 'villages/durham.md': { copyOf: 'towns/leeds.md' } },
    },
  },
  'file-misplaced': {
    meaning:
      'The file has the fields of another collection, so its own folder or name cannot use it.',
    fix: 'Move the file to the place that the finding names.',
    example: {
      wrong: 'content/blog/durham.md has the fields of a town.',
      right: 'The file is content/towns/durham.md.',
      files: { 'blog/durham.md': { copyOf: 'towns/leeds.md' } },
    },
  },
  'file-name-invalid': {
    meaning:
      'The name of a file becomes part of an address. Capitals, spaces and other signs do not belong there.',
    fix: 'Rename the file with lower-case letters, digits and single hyphens.',
    example: {
      wrong: 'content/questions/What_it_costs.md',
      right: 'content/questions/what-it-costs.md',
      files: { 'questions/What_it_costs.md': { copyOf: 'questions/price.md' } },
    },
  },
  'file-copied': {
    meaning:
      'The name is one that computers give to the copy of a file. Two files for one page would repeat each other.',
    fix: 'Delete the copy, or give it a name of its own.',
    example: {
      wrong: 'content/questions/price-copy.md beside content/questions/price.md',
      right: 'content/questions/price.md alone',
      files: { 'questions/price-copy.md': { copyOf: 'questions/price.md' } },
    },
  },
  'slug-alike': {
    meaning:
      'The names of two files are nearly the same, so one may be a copy or an old version of the other.',
    fix: 'Delete the one that is out of date, or rename it. Git keeps old versions.',
    example: {
      wrong: 'content/questions/price-old.md beside content/questions/price.md',
      right: 'content/questions/price.md alone',
      files: {
        'questions/price-old.md':
          '---\norder: 2\nquestion: What did it cost last year?\n---\n\nA little less.\n',
      },
    },
  },
  'link-outside-content': {
    meaning:
      'The file is a link to a file elsewhere on this machine, which other machines do not have.',
    fix: 'Replace the link with a copy of the file.',
    example: {
      wrong: 'content/legal/terms.md is a link to a file in your Documents folder.',
      right: 'content/legal/terms.md is a file.',
    },
  },
  'link-loop': {
    meaning: 'The folder is a link that leads back to itself, so it never ends.',
    fix: 'Delete the link.',
    example: {
      wrong: 'content/towns/all is a link to content/towns.',
      right: 'content/towns/ has files only.',
    },
  },
  'public-link-outside': {
    meaning: 'A link in public/ leads to a file outside it. Its target would be published.',
    fix: 'Delete the link, or replace it with a copy if everybody may read the file.',
    example: {
      wrong: 'public/price-list.pdf is a link to a file in your Documents folder.',
      right: 'public/price-list.pdf is a file.',
    },
  },
  'public-file-hidden': {
    meaning:
      'Files whose name starts with a dot often hold secrets or settings, so they are not published.',
    fix: 'Move the file out of public/, or rename it if it is meant for visitors.',
    example: { wrong: 'public/.env', right: 'public/example.txt' },
  },
  'public-file-hides-page': {
    meaning:
      'Hosts answer an address with a file of that name before they look for a page or redirect.',
    fix: 'Rename the file, or delete it.',
    example: { wrong: 'public/about.html', right: 'public/downloads/about-us.pdf' },
  },
  'public-file-reserved': {
    meaning: 'The build writes a file of this name itself, so one of the two would be lost.',
    fix: 'Rename the file, or delete it.',
    example: { wrong: 'public/robots.txt', right: 'public/notes.txt' },
  },
  'public-names-alike': {
    meaning:
      'Two names differ only in upper and lower case. On macOS and Windows they are one file.',
    fix: 'Rename one of the two.',
    example: {
      wrong: 'public/images/Door.jpg beside public/images/door.jpg',
      right: 'public/images/red-door.jpg beside public/images/door.jpg',
    },
  },
  'site-config-broken': {
    meaning: 'The file that says which templates a site replaces cannot be read.',
    fix: 'Correct the file. Your editor marks the place if it checks TypeScript.',
    example: {
      wrong: 'export const config = { slots: {} };',
      right: 'export default defineSite({ slots: {} });',
    },
  },
  'slot-unknown': {
    meaning: 'A name in site.config.ts is not that of a template that a site may replace.',
    fix: 'Write one of the names in docs/templates.md.',
    example: {
      wrong: "slots: { Footer: './templates/Footer.tsx' }",
      right: "slots: { SiteFooter: './templates/Footer.tsx' }",
    },
  },
  'slot-renamed': {
    meaning: 'A later version of the code renamed a template.',
    fix: 'Write the new name, and compare the props of your file with those of the new version.',
    example: {
      wrong: "slots: { Footer: './templates/Footer.tsx' }, if Footer became SiteFooter",
      right: "slots: { SiteFooter: './templates/Footer.tsx' }",
    },
  },
  'slot-file-missing': {
    meaning:
      'A path in site.config.ts leads to no file in templates/ of the site, which is the folder that builds watch.',
    fix: 'Correct the path, or move the file into templates/.',
    example: {
      wrong: "slots: { SiteFooter: './SiteFooter.tsx' }",
      right: "slots: { SiteFooter: './templates/SiteFooter.tsx' }",
    },
  },
  'slot-file-broken': {
    meaning: 'A template of the site has an error in its syntax.',
    fix: 'Correct the line.',
    example: {
      wrong: 'const year = (2026;',
      right: 'const year = 2026;',
    },
  },
  'slot-import': {
    meaning:
      'A template of the site, or one of its style sheets, names a file that does not exist, or that is not in templates/. Builds watch only that folder, so they would miss changes of the file.',
    fix: 'Correct the path, or move the file into templates/.',
    example: {
      wrong: "import { year } from '../lib/year.ts';",
      right: "import { year } from './year.ts';",
    },
  },
  'slot-export-missing': {
    meaning: 'A file that replaces a template must export a component.',
    fix: 'Export it as the default, or by the name of the template.',
    example: {
      wrong: 'function SiteFooter() { … }',
      right: 'export default function SiteFooter() { … }',
    },
  },
} as const satisfies Record<string, Explanation>;
