import type { files as explained } from '../explanations/files.ts';
import { didYouMean, kindName } from './advice.ts';
import { choices } from './lists.ts';
import type { MessagesOf } from './message.ts';
import { count, number } from '#cli/report/amounts.ts';
import { quote } from './values.ts';

/** The words of findings about files and folders. */
export const files: MessagesOf<typeof explained> = {
  'content-outdated': ({ found, current, summaries }) => ({
    found: `The content is in the format of version ${found}.`,
    expected: `Expected version ${current}, which this code reads. ${summaries.length === 1 ? 'The change' : 'The changes'} since: ${summaries.join(' ')}`,
    action:
      'Run "npm run site -- upgrade"; "npm run site -- upgrade --dry-run" shows the changes first.',
  }),
  'content-newer': ({ found, current }) => ({
    found: `The content is in the format of version ${found}.`,
    expected: `Expected version ${current} at most, because this code reads no newer one.`,
    action: 'Install the release of the code that the content was written for, or a newer one.',
  }),
  'content-folder-missing': ({ folder, kind }) => ({
    found:
      kind === undefined
        ? `There is no folder ${quote(folder)}.`
        : `${quote(folder)} ${kind === 'file' ? 'is a file' : 'has no file or folder of content'}.`,
    expected: 'Expected the folder that holds site.yaml, services/, towns/ and the other content.',
    action:
      'Run the command in the folder of the project, or name the content folder with --content.',
  }),
  'file-missing': ({ file, neededFor, namedBy }) => ({
    found: `${file} does not exist.`,
    ...(namedBy ? namedFile[namedBy] : requiredFile(file, neededFor)),
  }),
  'file-empty': ({ kind = 'entry' }) => ({
    found: 'The file is empty.',
    ...{
      entry: {
        expected: 'Expected fields like those in the other files of the folder.',
        action: 'Add the fields, or delete the file.',
      },
      single: {
        expected: 'Expected its fields; content/README.md has an example of each file.',
        action: 'Restore it from Git, or write the fields.',
      },
      download: {
        expected: 'Expected a file that visitors can open.',
        action: 'Upload it again, or delete it and the links to it.',
      },
    }[kind],
  }),
  'file-unreadable': ({ reason, isUnparsable }) => ({
    found: `The file cannot be read: ${reason}.`,
    action: isUnparsable
      ? 'Close its HTML elements, shorten the address, divide long paragraphs and tables by blank lines, split the text, or delete some of the signs ">" or of the spaces before its lines.'
      : 'Correct its permissions, or remove it.',
  }),
  'file-not-text': ({ byte, isDocument, kind, word }) =>
    kind === 'UTF-16'
      ? {
          found: 'The file is in the encoding UTF-16.',
          expected: 'Expected UTF-8, as in all other files.',
          action: 'Save it as UTF-8; editors offer this when they save a file.',
        }
      : kind === 'NUL'
        ? {
            found: 'The text has the invisible character U+0000 (NUL) here.',
            expected: 'Expected visible characters, spaces, tabs and line breaks.',
            action: 'Delete the character, or type the line again.',
          }
        : isDocument
          ? {
              found: 'The file is a document of a word processor.',
              expected: 'Expected YAML or Markdown.',
              action:
                'Paste its text into a .md file, and delete the document or move it out of content/.',
            }
          : word !== undefined
            ? {
                found: `The file is not in the encoding UTF-8, but probably in Windows-1252 (ANSI). The first word with another letter is ${quote(word)}.`,
                expected: 'Expected UTF-8, as in all other files.',
                action: 'Save it as UTF-8; editors offer this when they save a file.',
              }
            : {
                found: `The file is not text: byte ${number(byte)} is not valid UTF-8.`,
                expected: 'Expected YAML or Markdown.',
                action: 'Save it as UTF-8. A picture or document belongs in public/.',
              },
  'file-too-large': ({ bytes, limit, isColumn = false }) => ({
    found: `The ${isColumn ? 'text' : 'file'} has ${sizeOf(bytes)}.`,
    expected: `Expected at most ${sizeOf(limit)}.`,
    action: isColumn
      ? 'Upload its pictures to the storage of the database, or split the text.'
      : 'Move pictures and downloads to public/, or split the text.',
  }),
  'file-byte-order-mark': () => ({
    found: 'The file starts with a byte-order mark, which no program needs and some cannot read.',
    action: 'Save it as "UTF-8" instead of "UTF-8 with BOM".',
  }),
  'file-crlf': ({ lines, isCr = false }) => ({
    found: `${count(lines, 'line ends', 'lines end')} as on ${isCr ? 'old Macs (CR)' : 'Windows (CR LF)'}.`,
    expected: 'Expected LF, as in all other files.',
    action: 'Set the line endings of the file to LF in your editor.',
  }),
  'character-forbidden': ({ character }) => ({
    found: FONT_SIGN.test(character)
      ? `The text has the sign ${character}, which only a font such as Wingdings shows.`
      : `The text has the invisible character ${character}, which ${
          LINE_BREAKS.has(character)
            ? 'only some programs read as a line break'
            : character === 'U+FFFC'
              ? 'stands for a picture that was not pasted'
              : /^U\+20(?:2|6)/.test(character)
                ? 'reverses the text around it'
                : INVISIBLE_IN_WORDS.has(character)
                  ? 'screen readers and searches take for a part of the word'
                  : 'feeds must not contain'
        }.`,
    expected: 'Expected visible characters, spaces, tabs and line breaks.',
    action: 'Delete it. Such characters often come with pasted text.',
  }),
  'git-conflict': ({ marker }) => ({
    found: `Git left the mark ${quote(marker)} of a conflict: two people changed these lines.`,
    expected: 'Expected one version of the lines.',
    action:
      'Keep the right lines, and delete the others and all lines with "<<<<<<<", "|||||||", "=======" and ">>>>>>>".',
  }),
  'file-unexpected': ({ expected, target, into }) => ({
    found: 'The file belongs to no collection, so the site would not use it.',
    expected: `Expected ${expected}.`,
    action:
      target !== undefined
        ? `Rename it to ${target}, or delete it.`
        : into !== undefined
          ? `Move its contents to ${into}, or delete it.`
          : 'Delete it, or move it out of content/.',
  }),
  'file-misplaced': ({ kind, target }) => ({
    found: `The file has the fields of ${kindName(kind) ?? target}, and not those of its folder or name.`,
    action: kindName(kind)
      ? `This looks like ${kindName(kind)}: move it to ${target}.`
      : `This looks like ${target}: put back the file that was here, for instance from Git.`,
  }),
  'file-name-invalid': ({ name, target, limit }) => ({
    found:
      limit === undefined
        ? `The file is called ${quote(name)}, which cannot be part of an address.`
        : `The name of the file has ${name.length} characters before its ending.`,
    expected:
      limit === undefined
        ? 'Expected lower-case letters, digits and single hyphens, such as "milton-keynes".'
        : `Expected at most ${limit}, because a build writes files with longer names.`,
    action: target === undefined ? 'Rename the file.' : `Rename the file to ${target}.`,
  }),
  'file-copied': ({ original }) => ({
    found: `The file has the name of a copy of ${original}.`,
    expected: 'Expected each file once, under a name that can be part of an address.',
    action: 'Delete the copy, or give it a name of its own.',
  }),
  'slug-alike': ({ found, other }) => ({
    found: `The file is called ${quote(found)}, and another one ${quote(other)}.`,
    expected: 'Expected one file for each page; this one may be a copy.',
    action: 'Delete the one that is out of date, or rename it.',
  }),
  'link-outside-content': ({ target }) => ({
    found: `The file is a link to ${quote(target)}, outside the content folder.`,
    action: 'Replace the link with a copy of the file.',
  }),
  'link-loop': () => ({
    found: 'The folder is a link that leads back to itself.',
    action: 'Delete the link.',
  }),
  'public-link-outside': ({ target }) => ({
    found: `The file is a link to ${quote(target)}, which is not a public file.`,
    expected:
      'Expected a link to another file below public/, because everything there is published.',
    action: 'Delete the link, or replace it with a copy of the file if everybody may read it.',
  }),
  'public-file-hidden': () => ({
    found:
      'The name of the file or folder starts with a dot. Such files often hold secrets or settings.',
    expected: 'Expected public/.well-known/ as the only hidden folder; this one is not published.',
    action: 'Move it out of public/, or rename it if it is meant for visitors.',
  }),
  'public-file-hides-page': ({ path }) => ({
    found: `Hosts would answer ${path} with this file instead of the page or redirect.`,
    expected: 'Expected a name that leads to no page.',
    action: 'Rename the file, or delete it.',
  }),
  'public-file-reserved': () => ({
    found: 'The build writes a file or folder of this name, so one of the two would be lost.',
    expected: 'Expected another name.',
    action: 'Rename the file, or delete it.',
  }),
  'public-names-alike': ({ name, other }) => ({
    found: `The names ${quote(name)} and ${quote(other)} differ only in upper and lower case.`,
    expected: 'Expected names that differ on every disk; those of macOS and Windows ignore case.',
    action: 'Rename one of the two.',
  }),
  'site-config-broken': ({ reason }) => ({
    found: `The configuration cannot be read: ${reason}.`,
    expected: 'Expected a file that ends with "export default defineSite({ slots: { … } });".',
    action: 'Correct the file.',
  }),
  'slot-unknown': ({ slot, suggestion, known }) => ({
    found: `${quote(slot)} is not a template that a site may replace.`,
    ...(suggestion ? didYouMean(suggestion) : { expected: `Expected ${choices(known, slot)}.` }),
  }),
  'slot-renamed': ({ slot, to, version }) => ({
    found: `${quote(slot)} was renamed ${quote(to)} in version ${version}.`,
    expected: 'Expected the new name.',
    action: `Write ${quote(to)}, and compare the props of your file with the new ones.`,
  }),
  'slot-file-missing': ({ slot, path }) => ({
    found: `${quote(path)} is not a file in templates/.`,
    expected: `Expected the path of a file that replaces ${slot}, such as "./templates/${slot}.tsx".`,
    action: 'Correct the path, or move the file there.',
  }),
  'slot-file-broken': ({ reason }) => ({
    found: `The file cannot be parsed: ${reason}.`,
    expected: 'Expected TypeScript with JSX.',
    action: 'Correct the line.',
  }),
  'slot-import': ({ source, isOutside }) =>
    isOutside
      ? source.startsWith('#')
        ? {
            found: `${quote(source)} is a name of package.json, which builds do not follow.`,
            expected: 'Expected the path of a file in templates/, starting from this file.',
            action: 'Write the path of the file instead.',
          }
        : {
            found: `The path ${quote(source)} leads out of templates/, the only folder that builds watch.`,
            expected: 'Expected a file in templates/, or a package.',
            action: 'Move the file into templates/, and correct the path.',
          }
      : {
          found: `The path ${quote(source)} leads to no file.`,
          expected: 'Expected the path of a file in templates/, starting from this file.',
          action: 'Correct the path, or write the file.',
        },
  'slot-export-missing': ({ slot, path }) => ({
    found: `${quote(path)} exports no component for ${slot}.`,
    expected: `Expected a default export, or one with the name ${slot}.`,
    action: 'Export the component.',
  }),
};

function sizeOf(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** The characters that break a line in some programs. */
const LINE_BREAKS: ReadonlySet<string> = new Set(['U+0085', 'U+2028', 'U+2029']);

/** The characters without width that pasted words carry. */
const INVISIBLE_IN_WORDS: ReadonlySet<string> = new Set(['U+200B', 'U+FEFF', 'U+00AD']);

/** A character for private use, which each font draws in its own way (https://www.unicode.org/faq/private_use.html). */
const FONT_SIGN = /^U\+(?:E|F[0-8])[\dA-F]+$/;

/** The expectation and the advice about a file that a command or a post names. */
const namedFile = {
  command: {
    expected: 'Expected the path of a Markdown file with a post.',
    action: 'Check the path, which starts from the folder in which the command runs.',
  },
  post: {
    expected: 'Expected the picture that the post shows.',
    action: 'Correct the path in the post, or add the picture.',
  },
};

/** Returns the expectation and the advice about a file that every site needs, or that the entries in the folder `neededFor` need. */
function requiredFile(file: string, neededFor: string | undefined) {
  return {
    expected: file.includes('{slug}')
      ? 'Expected at least one file there.'
      : neededFor
        ? `Expected the file, because ${neededFor} has entries, and its page shows them.`
        : 'Expected the file, because the site cannot be built without it.',
    action: neededFor
      ? `Restore it from Git. To leave the page out, delete ${neededFor} too.`
      : 'Restore it from Git; content/README.md has an example of each file.',
  };
}
