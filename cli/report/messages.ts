import type {
  CheckArgs,
  Finding,
  FindingArgs,
  FindingCode,
  Level,
  Limits,
} from '#cli/model/finding.ts';
import type { HiddenReason } from '#cli/model/hiddenReason.ts';
import type { SvgFault } from '#cli/model/svgFault.ts';
import type { SectionNeed } from '#cli/model/sectionNeed.ts';
import type { SwitchedOffPage } from '#cli/model/switchedOffPage.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import { impossibleDate } from './correctDate.ts';
import { nearest } from './suggest.ts';
import { pictureName } from './pictureName.ts';

/** The words of a finding in full sentences: what was found, what was expected, and one thing to do. */
export interface Message {
  found: string;
  expected?: string;
  action?: string;
}

const warnings = new Set<FindingCode>([
  'file-byte-order-mark',
  'file-crlf',
  'search-title-length',
  'search-description-length',
  'pattern-title-length',
  'pattern-description-length',
  'town-introduction-length',
  'local-text-length',
  'local-text-placeless',
  'local-name-unused',
  'sector-paragraph-length',
  'nation-term',
  'slot-reads-wrong',
  'house-style',
  'page-left-out',
  'section-left-out',
  'category-unused',
  'link-redirected',
  'locations-nearly-alike',
  'git-history-missing',
  'yaml-comment',
  'image-alone',
  'picture-unused',
  'sample-colour',
  'text-placeholder',
  'word-repeated',
  'town-place-repeated',
  'town-population',
  'source-unused',
  'figure-missing',
  'check-due',
  'town-county-region',
  'town-county-alike',
  'office-city',
  'price-range-wide',
  'email-domain-alike',
  'hours-text',
  'claim-contradicted',
  'town-text-copied',
  'case-study-client',
  'portfolio-case-study-unused',
  'heading-repeated',
  'description-repeated',
  'text-repeated',
  'list-item-repeated',
  'tag-alike',
  'slug-alike',
  'heading-skipped',
  'heading-by-dashes',
  'list-space',
  'heading-bold',
  'heading-numbered',
  'date-reversed',
  'image-alt-name',
  'picture-repeated',
  'testimonial-quotes',
  'pattern-town',
  'passage-repeated',
  'link-text-vague',
  'pattern-in-body',
  'footnote-unused',
  'table-cells',
  'table-pasted',
  'html-removed',
  'link-to-own-domain',
  'icon-unused',
  'font-letter',
]);

/** Returns the level of a kind of finding. Errors stop the build. */
export function levelOf(code: FindingCode): Level {
  return warnings.has(code) ? 'warning' : 'error';
}

/** Returns the words of a finding. */
export function messageOf(finding: Finding): Message {
  const write = messages[finding.code] as (args: FindingArgs[FindingCode]) => Message;
  return write(finding.args);
}

const messages: { [C in FindingCode]: (args: FindingArgs[C]) => Message } = {
  'content-outdated': ({ found, current, summaries }) => ({
    found: `The content is in the format of version ${found}.`,
    expected: `Expected version ${current}, which this code reads. ${summaries.length === 1 ? 'The change' : 'The changes'} since: ${summaries.join(' ')}`,
    action: 'Run "site upgrade"; "site upgrade --dry-run" shows the changes first.',
  }),
  'content-newer': ({ found, current }) => ({
    found: `The content is in the format of version ${found}.`,
    expected: `Expected version ${current} at most, because this code reads no newer one.`,
    action: 'Install the release of the code that the content was written for, or a newer one.',
  }),
  'content-folder-missing': ({ folder }) => ({
    found: `There is no folder ${quote(folder)}.`,
    expected: 'Expected the folder that holds site.yaml, services/, towns/ and the other content.',
    action:
      'Run the command in the folder of the project, or name the content folder with --content.',
  }),
  'file-missing': ({ file, neededFor }) => ({
    found: `${file} does not exist.`,
    expected: file.includes('{slug}')
      ? 'Expected at least one file there.'
      : neededFor
        ? `Expected the file, because ${neededFor} has entries, and its page shows them.`
        : 'Expected the file, because the site cannot be built without it.',
    action: neededFor
      ? `Restore it from Git. To leave the page out, delete ${neededFor} too.`
      : 'Restore it from Git; content/README.md has an example of each file.',
  }),
  'file-unreadable': ({ reason }) => ({
    found: `The file cannot be read: ${reason}.`,
    action: 'Correct its permissions, or remove it.',
  }),
  'file-empty': () => ({
    found: 'The file is empty.',
    expected: 'Expected fields like those in the other files of the folder.',
    action: 'Add the fields, or delete the file.',
  }),
  'file-byte-order-mark': () => ({
    found: 'The file starts with a byte-order mark, which no program needs and some cannot read.',
    action: 'Save it as "UTF-8" instead of "UTF-8 with BOM".',
  }),
  'file-crlf': ({ lines }) => ({
    found: `${count(lines, 'line ends', 'lines end')} as on Windows (CR LF).`,
    expected: 'Expected LF, as in all other files.',
    action: 'Set the line endings of the file to LF in your editor.',
  }),
  'file-not-text': ({ byte, isDocument }) =>
    isDocument
      ? {
          found: 'The file is a document of a word processor.',
          expected: 'Expected YAML or Markdown.',
          action:
            'Paste its text into a .md file, and delete the document or move it out of content/.',
        }
      : {
          found: `The file is not text: byte ${number(byte)} is not valid UTF-8.`,
          expected: 'Expected YAML or Markdown.',
          action: 'Save it as UTF-8. A picture or document belongs in public/.',
        },
  'file-too-large': ({ bytes, limit }) => ({
    found: `The file has ${megabytes(bytes)}.`,
    expected: `Expected at most ${megabytes(limit)}.`,
    action: 'Move pictures and downloads to public/, or split the text.',
  }),
  'file-unexpected': ({ expected, target }) => ({
    found: 'The file belongs to no collection, so the site would not use it.',
    expected: `Expected ${expected}.`,
    action:
      target === undefined
        ? 'Delete it, or move it out of content/.'
        : `Rename it to ${target}, or delete it.`,
  }),
  'file-name-invalid': ({ name, target }) => ({
    found: `The file is called ${quote(name)}, which cannot be part of an address.`,
    expected: 'Expected lower-case letters, digits and single hyphens, such as "milton-keynes".',
    action: target === undefined ? 'Rename the file.' : `Rename the file to ${target}.`,
  }),
  'file-copied': ({ original }) => ({
    found: `The file has the name of a copy of ${original}.`,
    expected: 'Expected each file once, under a name that can be part of an address.',
    action: 'Delete the copy, or give it a name of its own.',
  }),
  'file-misplaced': ({ kind, target }) => ({
    found: `The file has the fields of ${kindName(kind) ?? target}, and not those of its folder or name.`,
    action: kindName(kind)
      ? `This looks like ${kindName(kind)}: move it to ${target}.`
      : `This looks like ${target}: put the file back that was here, for instance from Git.`,
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
  'svg-invalid': ({ fault }) => svgMessage(fault),
  'icon-unused': ({ name }) => ({
    found: `No service has the icon ${quote(name)}.`,
    action: 'Delete the file, or name the icon in a service.',
  }),
  'font-missing': ({ name }) => ({
    found: `The font package ${quote(name)} is not installed.`,
    expected: 'Expected a package of Fontsource; https://fontsource.org lists them.',
    action: `Run "npm install --save-exact ${name}", or correct the name.`,
  }),
  'font-weight': ({ name, found, weights }) => ({
    found: `The font package ${quote(name)} has no weight ${found}.`,
    expected: `Expected some of its weights: ${weights}.`,
    action: 'Correct the weight, or remove it.',
  }),
  'font-letter': ({ name, letter, isLeftOut }) =>
    isLeftOut
      ? {
          found: `The build leaves the letter ${quote(letter)} out of the font ${quote(name)}, so a font of the device shows it.`,
          expected: 'Expected letters that British texts use, because font files have to be small.',
          action: 'Spell the word without it, or accept the look.',
        }
      : {
          found: `The font package ${quote(name)} lacks the letter ${quote(letter)}, so a font of the device shows it.`,
          action: 'Choose a font that has it; https://fontsource.org lists the languages of each.',
        },
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
      ? {
          found: `The import ${quote(source)} leads out of templates/, the only folder that builds watch.`,
          expected: 'Expected a file in templates/, or a package.',
          action: 'Move the file into templates/, and correct the import.',
        }
      : {
          found: `The import ${quote(source)} leads to no file.`,
          expected: 'Expected the path of a file in templates/, starting from this file.',
          action: 'Correct the path, or write the file.',
        },
  'slot-export-missing': ({ slot, path }) => ({
    found: `${quote(path)} exports no component for ${slot}.`,
    expected: `Expected a default export, or one with the name ${slot}.`,
    action: 'Export the component.',
  }),

  'git-conflict': ({ marker }) => ({
    found: `Git left the mark ${quote(marker)} of a conflict: two people changed these lines.`,
    expected: 'Expected one version of the lines.',
    action:
      'Keep the right lines, and delete the others and all lines with "<<<<<<<", "=======" and ">>>>>>>".',
  }),
  'yaml-invalid': ({ reason }) => ({
    found: 'The fields cannot be read from here on.',
    expected: reason,
  }),
  'yaml-comment': ({ comment }) => ({
    found: `From the "#" on (${quote(`#${comment}`)}) the line is a comment, which no page shows.`,
    action: 'If it belongs to the text, put the whole text in quotation marks.',
  }),
  'yaml-quote-open': ({ field: name, last }) => ({
    found: `The quotation mark ${name ? `after ${quote(name)}` : 'that opens here'} is not closed.`,
    action: last ? `Put one at the end of line ${last}.` : 'Close it at the end of the text.',
  }),
  'yaml-tab': ({ lines }) => ({
    found:
      lines > 1
        ? `The line is indented with a tab, and so ${lines === 2 ? 'is' : 'are'} ${count(lines - 1, 'other line', 'other lines')}.`
        : 'The line is indented with a tab.',
    expected: 'Expected spaces; YAML allows no tabs there.',
    action: 'Replace each tab with two spaces.',
  }),
  'yaml-space-missing': ({ after, write }) => ({
    found: `There is no space after the ${after === ':' ? 'colon' : 'hyphen'}.`,
    action: `Write it with a space: ${write}`,
  }),
  'yaml-space-invisible': ({ name }) => ({
    found: `There is a character that cannot be seen: ${name === 'invisible character' ? 'it has no width' : `a ${name}`}.`,
    expected: 'Expected ordinary spaces around fields.',
    action: `Delete the ${name}, and type the space again if one belongs there.`,
  }),
  'yaml-quotes': ({ kind, sign = '', write }) => ({
    found: {
      curly: 'The text is in curly quotation marks, which YAML takes for a part of it.',
      inside: 'The text has quotation marks inside quotation marks.',
      apostrophe: 'The text in single quotation marks has an apostrophe, which ends it.',
      backslash:
        'The text in double quotation marks has a backslash, which YAML takes for a sign of its own.',
      alone: 'The quotation mark at the end of the text has no partner at its start.',
      start: `A text that starts with "${sign}" needs quotation marks.`,
      colon: 'A text with a colon and a space in it needs quotation marks.',
      hash: 'A text with a space and "#" in it needs quotation marks.',
      comment: 'A text that starts with "#" is a comment, so nothing is left of it.',
      lines: 'The text of several lines is in quotation marks, and has such a mark inside.',
      folded: 'The text below the field has a colon and a space in it, so it would be a field.',
      link: 'The link is written as in the text of a page.',
    }[kind],
    action:
      kind === 'curly'
        ? `Write it with straight ones, or none: ${write}`
        : kind === 'lines'
          ? `Write ${quote(write)} with the text in the lines below it, and delete the outer marks.`
          : kind === 'folded'
            ? `Write ${quote(write)} above the text.`
            : `Write it as ${write}`,
  }),
  'yaml-bracket': ({ missing, instead, write }) => ({
    found: instead
      ? `There is a "${instead}" instead of a ${bracketNames[missing]} "${missing}" in this line.`
      : `The ${bracketNames[missing]} "${missing}" is missing in this line.`,
    action: `${instead ? 'Write a comma instead of the semicolon' : 'Write it as'}${instead ? ':' : ''} ${write}`,
  }),
  'yaml-colon-missing': ({ field: name, write }) => ({
    found: `There is no colon after ${quote(name)}.`,
    action: `Write it as ${write}`,
  }),
  'yaml-field-form': ({ write }) => ({
    found: 'The line is not written as a field.',
    expected: 'Expected the name of the field, a colon, a space and the value.',
    action: `Write it as ${write}`,
  }),
  'yaml-list-mark': ({ found, write }) => ({
    found:
      found === ''
        ? 'The entry of the list does not start with "- ".'
        : found === '-'
          ? 'The line starts a new entry of the list, but belongs to the entry above it.'
          : `The entry of the list starts with ${quote(found)}.`,
    expected:
      found === '-'
        ? 'Expected a hyphen only at the first line of an entry.'
        : 'Expected a hyphen and a space.',
    action: found === '-' ? `Replace the hyphen with a space: ${write}` : `Write it as ${write}`,
  }),
  'yaml-number-comma': ({ found, write }) => ({
    found: `The number is written as ${quote(found)}, ${found.includes('.') ? `which is ${number(Number.parseInt(found, 10))}` : 'and the comma would end it'}.`,
    expected: 'Expected digits only.',
    action: `Write ${write}.`,
  }),
  'yaml-fields-joined': ({ field: name, other, write }) => ({
    found: `${field(other)} is on the line of ${field(name)}, so it would be a part of its text.`,
    expected: 'Expected each field on a line of its own.',
    action: `Start a new line before it: ${write}`,
  }),
  'yaml-indent': ({ by, last, below, belongs }) => ({
    found: belongs
      ? `${last ? `This line and those below it, up to line ${last}, belong` : 'The line belongs'} to the text of ${quote(belongs)}, but ${last ? 'are' : 'is'} not indented.`
      : below
        ? `The text below ${quote(below)}${last ? `, up to line ${last},` : ''} is not indented, so the field would be empty.`
        : `${last ? `This line and those below it, up to line ${last}, are` : 'The line is'} indented too ${by > 0 ? 'little' : 'far'}.`,
    expected:
      below || belongs
        ? 'Expected each line of the text to start further in than its field.'
        : 'Expected lines that belong together to start in the same column.',
    action: indentBy(by, last),
  }),
  'yaml-duplicate-key': ({ key }) => ({
    found: `${field(key)} appears a second time.`,
    expected: 'Expected each field once.',
    action: 'Delete the one that is wrong.',
  }),
  'yaml-alias': ({ name, write }) => ({
    found: `The text starts with "&" or "*" (${quote(name)}), which YAML reads as a reference.`,
    action: `Put the text in quotation marks: ${write}`,
  }),
  'front-matter-mark': ({ kind, found }) => frontMatterMark(kind, found),
  'front-matter-missing': () => ({
    found: 'The file does not start with a line "---".',
    expected: 'Expected its fields between two lines "---", and the text below them.',
    action: 'Add the two lines; content/README.md has an example.',
  }),
  'front-matter-unclosed': () => ({
    found: 'The fields start with a line "---", but no second "---" ends them.',
    action: 'Add a line "---" above this line, between the fields and the text.',
  }),
  'front-matter-not-fields': ({ found, group }) => ({
    found: `Instead of fields there is ${show(found)}.`,
    ...(group === undefined
      ? { expected: 'Expected lines such as "title: Digital Marketing".' }
      : {
          expected: `Expected the list below the name of its field, ${quote(group)}.`,
          action: `Add a line above it: ${group}:`,
        }),
  }),
  'character-forbidden': ({ character }) => ({
    found: `The text has the invisible character ${character}, which feeds must not contain.`,
    expected: 'Expected visible characters, spaces, tabs and line breaks.',
    action: 'Delete it. Such characters often come with pasted text.',
  }),
  'text-garbled': ({ found, meant }) => ({
    found: `The text has ${quote(found)}, which a program made when it read the file in the wrong encoding.`,
    ...(meant ? didYouMean(meant) : { action: 'Write the character that was meant.' }),
  }),
  'text-placeholder': ({ found }) => ({
    found: `The text has ${quote(found)}, which looks like a placeholder.`,
    expected: 'Expected the text that visitors will read.',
    action: 'Write it, or delete the placeholder.',
  }),
  'word-repeated': ({ found, word }) => ({
    found: `The text has ${quote(found)}, the same word twice.`,
    action: `Delete one "${word}".`,
  }),
  'passage-repeated': ({ kind, found }) => ({
    found: `The ${kind} ${quote(found)} is there twice.`,
    action:
      kind === 'heading'
        ? 'Name what this part says, or delete one of the two.'
        : 'Delete one of the two.',
  }),
  'field-markup': ({ field: name, found, kind }) => ({
    found: `${field(name)} has ${quote(found)}, which visitors would see as it is written.`,
    expected: `Expected plain text, because ${markupPlaces[kind]}.`,
    action:
      kind === 'entity'
        ? 'Write the character itself, such as "&" or "£".'
        : 'Write it without these signs.',
  }),
  'body-missing': ({ isOptional }) => ({
    found: 'There is no text below the fields.',
    expected: 'Expected the text of the page in Markdown after the second "---".',
    action: isOptional ? 'Write it, or delete the file.' : 'Write it, or restore it from Git.',
  }),
  'body-unexpected': () => ({
    found: 'There is text below the fields.',
    expected: 'Expected fields only; no page would show the text.',
    action: 'Move it into a field, or delete it.',
  }),

  'field-missing': ({ field: name, expected }) => ({
    found: `${field(name)} is missing.`,
    expected: `Expected ${expected}.`,
    action: `Add "${lastStep(name)}:".`,
  }),
  'field-line-missing': ({ field: name, write, below }) => ({
    found:
      below.length > 0
        ? `${list(shortened(below))} are indented, and the name of their group is not above them.`
        : `The text belongs to no field, and ${field(name)} is missing.`,
    expected: `Expected the line ${quote(write)} above ${below.length > 0 ? 'them' : 'it'}.`,
    action: `Add ${quote(write)} in a line above this one.`,
  }),
  'fields-missing': ({ fields }) => ({
    found: `${count(fields.length, 'field is', 'fields are')} missing: ${list(fields.map(quote))}.`,
    expected: 'Expected every required field; content/README.md describes them.',
    action: `Add ${list(fields.map((name) => `"${lastStep(name)}:"`))}.`,
  }),
  'fields-unknown': ({ fields }) => ({
    found: `${count(fields.length, 'field does', 'fields do')} not belong here: ${list(fields.map(quote))}.`,
    expected: 'Expected the fields that content/README.md describes for this folder.',
    action: 'Delete them, or correct their names.',
  }),
  'field-unknown': ({ field: name, suggestion, isGuess = false, isBody = false, known }) => ({
    found: `There is no field ${quote(name)} here${isGuess ? `, and ${quote(suggestion ?? '')} is missing` : ''}.`,
    ...(suggestion ? didYouMean(suggestion) : { expected: `Expected ${choices(known, name)}.` }),
    ...(isBody && { action: 'Move its text below the second "---", and delete this line.' }),
  }),
  'field-misplaced': ({ field: name, group, by }) => ({
    found: `${field(name)} is at the wrong place.`,
    expected:
      group === ''
        ? 'Expected it at the start of a line, because it belongs to no group.'
        : `Expected it in the group ${quote(group)}.`,
    action:
      group === ''
        ? indentBy(by)
        : `Move it below "${lastStep(group)}:"${by === 0 ? '' : `, and ${lowerFirst(indentBy(by))}`}`,
  }),
  'field-invalid': (args) => {
    const { found, written } = args;
    const more = args.more
      ? ` So ${args.more === 1 ? 'is' : 'are'} ${count(args.more, 'other entry', 'other entries')} of the list.`
      : '';
    const impossible =
      typeof found === 'string' && args.kind === 'date' ? impossibleDate(found) : undefined;
    const shown =
      found === null
        ? written === undefined
          ? 'empty'
          : `${written}, which YAML reads as nothing`
        : typeof found === 'string' || typeof found === 'object'
          ? show(found)
          : (written ?? String(found));
    return {
      found: `${field(args.field)} is ${shown}.${impossible ? ` ${impossible}` : ''}${more}`,
      expected: `Expected ${expectation(args)}.`,
      ...(args.suggestion ? didYouMean(args.suggestion) : valueAdvice(args)),
    };
  },
  'field-length': ({ field: name, found, expected }) => ({
    found: `${field(name)} has ${number(found)} ${found === 1 ? 'entry' : 'entries'}.`,
    expected: `Expected ${expected}.`,
  }),

  'entry-missing': ({ collection, slug, file, places, suggestion, also = [] }) => ({
    found: `${quote(slug)} is not ${nouns[collection]}, and ${count(places, 'place names', 'places name')} it${also.length > 0 ? `, some of them as ${list(also.map(quote))}` : ''}. Was it renamed or deleted?`,
    expected: `Expected ${file}.`,
    action: `${suggestion === undefined ? 'Restore' : `Did you mean ${quote(suggestion)}? If not, restore`} the file and run "npm run site -- remove ${entryId(file)}", or change the places.`,
  }),
  'entry-renamed': ({ collection, slug, file, places, renamed }) => ({
    found: `${quote(slug)} is not ${nouns[collection]}, and ${count(places, 'place names', 'places name')} it. Was it renamed to ${quote(renamed)}?`,
    expected: `Expected ${file}.`,
    action: `Give the file its old name back and run "npm run site -- rename ${entryId(file)} ${renamed}", which also changes the places.`,
  }),
  'entry-copied': ({ other, fields, write = [], create }) => ({
    found: `The file repeats ${list(fields.map(quote))} of ${other}, as a copy does.`,
    expected: create
      ? `Expected values of its own, and the parts of a ${create} that belong in other files.`
      : 'Expected values of its own.',
    action: create
      ? `Delete this file and run "npm run site -- new ${create}", which creates all of them.`
      : `${write.length > 0 ? `Write ${list(write.map(quote))} here, and words of its own` : 'Change them here'}, or delete the file that is not needed.`,
  }),
  'service-incomplete': ({ service, price, sectors, variant }) => {
    const row = `"${service}: { min: …, max: …, per: project, duration: … }"`;
    const gaps = [
      ...(price ? ['no price'] : []),
      ...(sectors > 0 ? [`no paragraph in ${count(sectors, 'sector', 'sectors')}`] : []),
      ...(variant ? ['no variant'] : []),
    ];
    const steps = [
      ...(price ? [`${row} to content/prices.yaml`] : []),
      ...(sectors > 0 ? [`"${service}:" below "services:" in each file of content/sectors/`] : []),
      ...(variant ? [`a file with "service: ${service}" to content/variants/`] : []),
    ];
    return {
      found: `The service ${quote(service)} has ${list(gaps)}.`,
      expected: 'Expected all three, because towns have pages about each service.',
      action: `Add ${list(steps)}. To be asked for all of them, delete the file and run "npm run site -- new service".`,
    };
  },
  'sector-incomplete': ({ services }) => ({
    found: `The sector says nothing about ${count(services.length, 'service', 'services')}: ${list(services.map(quote))}.`,
    expected:
      'Expected a paragraph for each service; without it, pages of towns with this sector would have a gap.',
    action: `Add ${list(services.map((service) => `"${service}:"`))} below "services:".`,
  }),
  'reference-unknown': ({ field: name, found, collection, suggestion, hidden, known }) => ({
    found: `${field(name)} is ${quote(found)}, which ${hidden ? hiddenState(hidden) : 'does not exist'}.`,
    expected: `Expected the name of ${hidden ? 'another' : 'a'} file in ${collection}${suggestion ? '' : `: ${choices(known, found)}`}.`,
    ...(suggestion && didYouMean(suggestion)),
    ...(hidden && {
      action: `Delete ${hiddenField(hidden)} in that file, or name another.`,
    }),
  }),
  'source-unknown': ({ field: name, found, suggestion, known }) => ({
    found: `${field(name)} is ${quote(found)}, which is not a source.`,
    expected: `Expected an id in content/sources.yaml${suggestion ? '' : `: ${choices(known, found)}`}.`,
    action: suggestion
      ? `Did you mean ${quote(suggestion)}?`
      : 'Add the source there, or name another.',
  }),
  'source-unused': ({ source }) => ({
    found: `No figure names the source ${quote(source)}.`,
    expected: 'Expected a source that a figure rests on.',
    action: 'Delete it, or name it at its figures.',
  }),
  'figure-missing': ({ figure }) => ({
    found: `The file does not say ${quote(figure)}.`,
    expected: 'Expected a figure exactly as the text of the file writes it.',
    action: 'Correct the figure, or delete the entry if the text has changed.',
  }),
  'check-due': (args) => checkWanted(args),
  'check-overdue': (args) => checkWanted(args),
  'price-missing': ({ service }) => ({
    found: `The service ${quote(service)} has no price.`,
    expected: 'Expected a row for each file in content/services/.',
    action: `Add "${service}: { min: …, max: …, per: project, duration: … }".`,
  }),
  'price-service-unknown': ({ found, suggestion }) => ({
    found: `${quote(found)} is not a service.`,
    expected: 'Expected the name of a file in content/services/.',
    ...(suggestion ? didYouMean(suggestion) : { action: 'Delete the row.' }),
  }),
  'sector-service-missing': ({ service }) => ({
    found: `The sector says nothing about the service ${quote(service)}.`,
    expected:
      'Expected a paragraph for each service; without it, pages of towns with this sector would have a gap.',
    action: `Add "${service}:" below "services:".`,
  }),
  'sector-service-unknown': ({ found, suggestion }) => ({
    found: `${quote(found)} is not a service.`,
    expected: 'Expected the name of a file in content/services/.',
    ...(suggestion ? didYouMean(suggestion) : { action: 'Delete the paragraph.' }),
  }),
  'related-link-unknown': ({ field: name, found, suggestion, hidden }) =>
    hidden
      ? hiddenPage(`${field(name)} is ${quote(found)}, and`, hidden)
      : {
          found: `${field(name)} is ${quote(found)}, which leads nowhere.`,
          expected: 'Expected the slug of a service, one of its aliases, or the path of a page.',
          ...(suggestion ? didYouMean(suggestion) : otherPage),
        },
  'related-link-to-list': ({ field: name, found }) => ({
    found: `${field(name)} is ${quote(found)}, a list of posts without a title and description of its own.`,
    expected: 'Expected the slug of a service, one of its aliases, or the path of another page.',
    action: 'Link to the blog ("/blog") or to one of the posts.',
  }),
  'related-link-repeated': ({ field: name, found, path }) => ({
    found: `${field(name)} is ${quote(found)} and leads to ${path}, as an earlier one does.`,
    expected: 'Expected three different pages.',
  }),
  'related-link-to-itself': ({ field: name, found }) => ({
    found: `${field(name)} is ${quote(found)}, which is this page.`,
    expected: 'Expected another page.',
  }),
  'menu-link-unknown': ({ field: name, found, suggestion, hidden }) =>
    hidden
      ? hiddenPage(`${field(name)} is ${quote(found)}, and`, hidden)
      : {
          found: `${field(name)} is ${quote(found)}, and there is no such page.`,
          expected: 'Expected the path of a page, or of a file in public/.',
          ...(suggestion ? didYouMean(suggestion) : otherPage),
        },

  'menu-link-redirected': ({ field: name, found, target }) => ({
    found: `${field(name)} is ${quote(found)}, an old address.`,
    expected: `Expected the page itself: ${quote(target)}.`,
  }),

  'alias-shadows-page': ({ alias, path }) => ({
    found: `The alias ${quote(alias)} is the path of a page, which visitors could no longer reach.`,
    expected: 'Expected a path that no page has.',
    action: `Delete the alias, or rename the page ${path}.`,
  }),
  'alias-repeated': ({ alias }) => ({
    found: `The alias ${quote(alias)} is listed twice.`,
    expected: 'Expected each alias once, because it can lead to only one page.',
    action: 'Delete one of the two.',
  }),
  'alias-reserved': ({ alias }) => ({
    found: `The alias ${quote(alias)} is an address that the site itself needs.`,
    expected: 'Expected an old address of a page.',
    action: 'Delete the alias.',
  }),
  'alias-loops': ({ alias }) => ({
    found: `The alias ${quote(alias)} is the page's own path, so it would redirect to itself.`,
    action: 'Delete the alias.',
  }),
  'gone-is-page': ({ path, page }) => ({
    found: `${quote(path)} is listed as given up, but the page ${page} exists.`,
    expected: 'Expected addresses at which there is no page.',
    action: 'Delete this line.',
  }),
  'gone-is-alias': ({ path, target }) => ({
    found: `${quote(path)} is listed as given up, but it leads to ${target}.`,
    expected: 'Expected each old address either here or in the "aliases" of a page.',
    action: 'Delete this line, or delete the alias.',
  }),
  'gone-repeated': ({ path }) => ({
    found: `${quote(path)} is listed twice.`,
    expected: 'Expected each address once.',
    action: 'Delete one of the two lines.',
  }),
  'gone-reserved': ({ path }) => ({
    found: `${quote(path)} is an address that the site itself needs.`,
    expected: 'Expected an old address of a page.',
    action: 'Delete this line.',
  }),

  'price-reversed': ({ min, max, currency }) => ({
    found: `The lowest price (${money(min, currency)}) is above the highest (${money(max, currency)}).`,
    action: 'Swap the two, or correct one.',
  }),
  'price-range-wide': ({ min, max, currency }) => ({
    found: `The highest price (${money(max, currency)}) is more than a hundred times the lowest (${money(min, currency)}).`,
    action: 'Check that neither has a zero too many or too few.',
  }),
  'price-example-sum': ({ days, rate, total, sum, currency }) => ({
    found: `The total is ${money(total, currency)}, and ${days} × ${money(rate, currency)} is ${money(sum, currency)}.`,
    expected: 'Expected days times rate, without decimals and without VAT.',
    action: `Write "total: ${sum}", or correct the days or the rate.`,
  }),
  'price-example-range': ({ total, limits: [min, max], currency }) => ({
    found: `The total of the example is ${money(total, currency)}.`,
    expected: `Expected ${money(min, currency)} to ${money(max, currency)}, the price range of the service.`,
    action: 'Correct the example, or the range.',
  }),
  'duration-implausible': ({ field: name, found }) => ({
    found: `${field(name)} is ${quote(found)}.`,
    expected: 'Expected a duration above zero, the shorter time first, such as "2–8 weeks".',
  }),
  'brand-contrast': ({ colour, on, scheme, use, ratio, least, field: name, nearest }) => ({
    found: `${quote(colour.hex)} (${colour.role}) on ${quote(on.hex)} (${on.role}) has a contrast of ${Math.floor(ratio * 100) / 100}:1 in the ${scheme} scheme.`,
    expected: `Expected at least ${least}:1, because it is for ${use}.`,
    action:
      nearest === undefined
        ? 'Choose a lighter or a darker colour for one of the two.'
        : `Write "${name}: '${nearest}'", the nearest colour that passes.`,
  }),
  'hours-reversed': ({ opens, closes }) => ({
    found: `The office closes at ${closes} and opens at ${opens}.`,
    expected: 'Expected it to open before it closes.',
    action:
      'Swap the two, or write the time on a clock of 24 hours: "17:00" for five in the afternoon.',
  }),
  'hours-text': ({ found, expected }) => ({
    found: `"hours.text" is ${quote(found)}, which is not what "days", "opens" and "closes" say.`,
    expected: `Expected the same days and hours, such as ${quote(expected)}.`,
    action: 'Correct the text, or the field that is out of date.',
  }),
  'claim-contradicted': ({ found, claims }) =>
    claims.length > 0
      ? {
          found: `${quote(found)} is not a reply time that content/site.yaml claims.`,
          expected: `Expected ${claims.map(quote).join(' or ')}.`,
          action: 'Correct the text, or "claims" in content/site.yaml.',
        }
      : {
          found: `The text promises a reply time, ${quote(found)}, and content/site.yaml claims none.`,
          expected: 'Expected no time, or "claims" with this one.',
          action: 'Leave the time out, or add "promisedReply" to "claims".',
        },
  'phone-display': ({ field: name, found, phone, expected }) => ({
    found: `${field(name)} is ${quote(found)}, which is not the number ${phone} of "phone".`,
    expected: `Expected the same number, such as ${quote(expected)}.`,
    action: 'Correct the one that is wrong.',
  }),
  'phone-impossible': ({ field: name, found }) => ({
    found: `${field(name)} has the number ${found}, which no phone in the UK can have.`,
    expected: 'Expected +44 and the number without its first 0, such as "+442079460123".',
    action: 'Check for a digit too many or too few, and for a 0 after +44.',
  }),
  'email-domain-alike': ({ field: name, found, suggestion }) => ({
    found: `${field(name)} is ${quote(found)}, whose domain looks like a slip of the pen.`,
    ...didYouMean(suggestion),
  }),
  'booking-origin': ({ found, expected }) => ({
    found: `"booking.origin" is ${quote(found)}, but the booking page is at ${expected}.`,
    expected: `Expected ${quote(expected)}; from another origin, the page would not learn of bookings.`,
  }),
  'page-left-out': ({ path, folder }) => ({
    found: `The page ${path} is left out, because ${folder} has no entries.`,
    expected: 'Expected a list with at least one entry.',
    action: `Add an entry to ${folder}, or delete this file.`,
  }),
  'section-left-out': ({ section, need }) => ({
    found: `No page shows ${quote(section)}, because ${sectionNeeds[need].lacks}.`,
    expected: 'Expected only sections for which the site has data.',
    action: `Delete ${quote(section)}, or ${sectionNeeds[need].add}.`,
  }),
  'category-unknown': ({ found, kind, known, suggestion }) => ({
    found: `${quote(found)} is not a category of ${kind === 'services' ? 'services' : 'the portfolio'}.`,
    expected: `Expected a name below ${quote(kind)} in content/categories.yaml${known.length > 0 ? `: ${choices(known, found)}` : ''}.`,
    ...(suggestion && { action: didYouMean(suggestion).action }),
  }),
  'category-unused': ({ category, kind }) => ({
    found: `No ${kind === 'services' ? 'service' : 'piece of work'} is in the category ${quote(category)}, so no filter shows it.`,
    expected: 'Expected only categories that are in use.',
    action: `Delete the line, or give a file in content/${kind}/ this category.`,
  }),
  'journey-name-unknown': ({ field: name, found, known, suggestion }) => ({
    found: `${field(name)} is ${quote(found)}, which is not ${name.includes('after') ? 'the service of an earlier stage' : name.endsWith('.from') ? 'a start' : 'a goal'}.`,
    expected:
      known.length > 0
        ? `Expected ${choices(known, found)}.`
        : 'Expected no such line, because this is the first stage.',
    ...(suggestion && { action: didYouMean(suggestion).action }),
  }),
  'journey-repeated': ({ field: name, found }) => ({
    found: `${field(name)} repeats ${quote(found)}.`,
    expected:
      'Expected every name, every pair of a start and a goal, and every service of a journey once.',
    action: 'Delete one of the two, or give it another name.',
  }),
  'journey-end-unused': ({ kind, name }) => ({
    found:
      kind === 'starts'
        ? `No journey leads from ${quote(name)}, so visitors who choose it see nothing.`
        : `No journey leads to ${quote(name)}, so visitors cannot choose it.`,
    expected: 'Expected at least one journey from each start and to each goal.',
    action: `Add a journey with "${kind === 'starts' ? 'from' : 'to'}: ${name}", or delete it.`,
  }),
  'journey-example-missing': ({ service }) => ({
    found: `The price of ${quote(service)} has no worked examples.`,
    expected: 'Expected the number of one of its worked examples in content/prices.yaml.',
    action: 'Delete the line, or add the examples to the price.',
  }),
  'company-incomplete': ({ field: name, missing }) => ({
    found: `${field(name)} is given, but ${quote(missing)} is missing.`,
    expected:
      'Expected the name, number, country of registration and office of a company, or none of them.',
    action: `Write ${quote(missing)}, or delete the other fields if the agency is not a company.`,
  }),
  'benefit-count': ({ found, expected }) => counted('benefit', found, expected),
  'feature-count': ({ found, expected }) => counted('feature', found, expected),
  'solution-area-count': ({ found, expected }) => counted('solution area', found, expected),
  'process-step-count': ({ found, expected }) => counted('step', found, expected),
  'case-study-portfolio': ({ found }) => ({
    found: `There is no portfolio item ${quote(found)} for this case study.`,
    expected: `Expected content/portfolio/${found}.yaml, which gives the case study its picture.`,
    action: 'Add it, or give the case study the name of its portfolio item.',
  }),
  'case-study-client': ({ found, title }) => ({
    found: `The client is ${quote(found)}, but the portfolio item of the same name is ${quote(title)}.`,
    expected: 'Expected the same client, because the case study shows the picture of that item.',
    action: 'Correct the name, or rename the file of the case study.',
  }),
  'portfolio-case-study': ({ found, expected }) => ({
    found: `"caseStudyUrl" is ${quote(found)}, the case study of another project.`,
    expected: expected
      ? `Expected ${quote(expected)}.`
      : 'Expected the page of a service, because this project has no case study.',
  }),
  'portfolio-case-study-unused': ({ found, expected }) => ({
    found: `"caseStudyUrl" is ${quote(found)}, although this project has a case study.`,
    expected: `Expected ${quote(expected)}.`,
  }),
  'order-repeated': ({ found }) => ({
    found: `"order" is ${number(found)}, as in another file.`,
    expected: 'Expected each number once.',
    action: 'Give one of the two files another number.',
  }),
  'date-in-future': ({ field: name, found }) => ({
    found: `${field(name)} is ${found}, which is in the future.`,
    expected: 'Expected today or an earlier day.',
    action: name.endsWith('publishedDate')
      ? `To publish it on that day, add "publishAt: ${found} 09:00". To hide it until you are ready, add "draft: true".`
      : 'Check the year, or write the day when it happened.',
  }),
  'date-reversed': ({ field: name, found, earliest }) => ({
    found: `${field(name)} is ${found}, before the post was published on ${earliest}.`,
    expected: `Expected ${earliest} or a later day.`,
    action: 'Correct the year of one of the two, or delete the line.',
  }),
  'date-too-old': ({ field: name, found }) => ({
    found: `${field(name)} is ${found}, which is before the first website.`,
    expected: 'Expected a later date.',
    action: 'Check the year.',
  }),
  'town-outside-uk': ({ latitude, longitude, nation }) => ({
    found: `The point ${latitude}, ${longitude} is not in ${nation}.`,
    expected:
      'Expected decimal degrees, the latitude (49 to 61) first, the longitude (-9 to 2) second.',
    action: 'Check that the two are not swapped, and that a western longitude has its minus sign.',
  }),
  'town-elsewhere': (args) => elsewhere(args, 'or correct "postcodeArea"'),
  'town-postcode-area': ({ area, region, regions }) => ({
    found:
      regions.length > 0
        ? `The postcode area ${quote(area)} is not in ${region}.`
        : `There is no postcode area ${quote(area)} in the UK.`,
    expected:
      regions.length > 0
        ? `Expected an area of ${region}, or "region: ${regions.join('" or "region: ')}".`
        : 'Expected the letters at the start of the postcodes of the town.',
    action: 'Look up a postcode of the town, and correct the one that is wrong.',
  }),
  'town-place-repeated': ({ name }) => ({
    found: `The town is at the same point as ${name}.`,
    expected: 'Expected a point of its own; this one may be left over from a copied file.',
    action: 'Look up the latitude and longitude of the town.',
  }),
  'town-population': ({ found, limits }) => ({
    found: `The population is ${number(found)}.`,
    expected: `Expected ${range(limits)}.`,
    action: 'Check for a digit too many or too few.',
  }),
  'town-county-region': ({ county, region, expected }) => ({
    found: `${quote(county)} is in ${region} here, and in ${expected} in the files of other towns.`,
    expected: 'Expected a county in one region.',
    action: 'Correct the county or the region.',
  }),
  'town-county-alike': ({ found, suggestion }) => ({
    found: `No other town is in ${quote(found)}.`,
    ...didYouMean(suggestion),
  }),
  'testimonial-quotes': ({ field: name }) => ({
    found: `${field(name)} is in quotation marks, and the pages add marks of their own.`,
    expected: 'Expected the words alone.',
    action: 'Delete the mark at the start and the mark at the end.',
  }),
  'testimonial-excerpt': ({ isQuoted, words, limit }) => ({
    found: isQuoted
      ? `The excerpt has ${count(words, 'word', 'words')}.`
      : 'The excerpt is not in "text" word for word.',
    expected: `Expected a part of "text" of at most ${limit} words.`,
    action: 'Copy a sentence from "text".',
  }),
  'town-neighbour-far': ({ neighbour, miles, limit }) => ({
    found:
      miles === 0
        ? `The town names itself (${quote(neighbour)}) as a neighbour.`
        : `${quote(neighbour)} is ${count(miles, 'mile', 'miles')} away.`,
    expected: `Expected other towns within ${limit} miles, because pages call them near.`,
    action: 'Delete the name.',
  }),
  'town-part-nested': ({ partOf, whole }) => ({
    found: `${quote(partOf)} is a part of ${quote(whole)}.`,
    expected: 'Expected a city that is not part of another one.',
    action: `Write ${partOf === whole ? 'another town' : quote(whole)}, or delete the field.`,
  }),
  'office-elsewhere': (args) => elsewhere(args, 'or correct "postcode"'),
  'office-postcode-area': ({ found }) => ({
    found: `There is no postcode area ${quote(found)} in the UK.`,
    expected: 'Expected a postcode that starts with the letters of an area, such as "SE" or "LS".',
    action: 'Look up the postcode of the office.',
  }),
  'office-city': ({ city, miles }) => ({
    found: `The point of the office is ${count(miles, 'mile', 'miles')} from ${city}.`,
    expected: 'Expected a point in the city of the office.',
    action: 'Correct "city", or the latitude and longitude.',
  }),
  'town-nation-mismatch': ({ region, nation, expected }) => ({
    found: `The region ${quote(region)} is not in ${nation}.`,
    expected: `Expected "nation: ${expected}", or a region of ${nation}.`,
  }),
  'town-sector-repeated': ({ sector }) => ({
    found: `The sector ${quote(sector)} is listed twice.`,
    expected: 'Expected each sector once.',
    action: 'Delete one of the two, or replace it with another sector.',
  }),
  'town-name-repeated': ({ name, county }) => ({
    found: `Another town has the name ${quote(name)} too, so pages of both would have the same titles.`,
    expected: 'Expected each name once.',
    action: `Put the county in brackets, such as "${name} (${county})", and the short name in "shortName:".`,
  }),
  'town-text-copied': ({ field: name, town, other }) => ({
    found: `${name === 'introduction' ? 'The introduction' : field(name)} is nearly the same as in the file of ${other}.`,
    expected: 'Expected a text about this town only; this one may be left over from a copied file.',
    action: `Write what is true of ${town}${name === 'introduction' ? '' : ', or delete the sector'}.`,
  }),
  'town-introduction-length': ({ words, limits }) => ({
    found: `The introduction has ${count(words, 'word', 'words')}.`,
    expected: `Expected ${range(limits)}.`,
  }),
  'local-town-unknown': ({ found, suggestion }) => ({
    found: `The file has the name of no town: ${quote(found)}.`,
    expected: 'Expected the name of a file in content/towns/, whose pages show these texts.',
    ...(suggestion
      ? didYouMean(suggestion)
      : { action: 'Rename the file to the slug of the town.' }),
  }),
  'local-text-length': ({ service, words, limits }) => ({
    found: `The text on ${quote(service)} has ${count(words, 'word', 'words')}.`,
    expected: `Expected ${range(limits)}.`,
  }),
  'local-text-placeless': ({ service, town }) => ({
    found: `The text on ${quote(service)} names no place, so it could be about any town.`,
    expected: `Expected a text that is true of ${town} alone.`,
    action: 'Name the streets, trades or seasons of the town that it is about.',
  }),
  'local-text-alike': ({ service, other, similarity, limit }) => ({
    found: `The text on ${quote(service)} is ${percent(similarity)} the same as one in ${other}.`,
    expected: `Expected less than ${percent(limit)}; search engines drop pages that are copies.`,
    action: 'Write it again for this town, or delete it.',
  }),
  'local-name-unused': ({ found }) => ({
    found: `No text has the name ${quote(found)}.`,
    expected: 'Expected names of the texts below only, spelt as there.',
    action: 'Correct the name, or delete the line.',
  }),
  'phrasing-missing': ({ field: name, path, nation, more }) => ({
    found: `No text of ${field(name)} suits ${path} (${nation})${andMorePages(more)}.`,
    expected:
      'Expected at least one text that is true in the nation of each page and suits its sectors.',
    action: 'Add a text for these pages, or name their nation or sectors in one of the texts.',
  }),
  'nation-term': ({ term, belongs, nation, path, more, isOwn }) => ({
    found: `The text names ${quote(term)} on ${path} (${nation})${andMorePages(more)}.`,
    expected: `Expected the term only in ${list(belongs)}.`,
    action: isOwn
      ? 'Write a term of the nation of the town.'
      : `Write "nations: [${belongs.join(', ')}]" beside the text and add one for the other nations, or words that are true in all of them.`,
  }),
  'slot-reads-wrong': ({ kind, variable, excerpt, word, path, more }) => ({
    found: `On ${path}${andMorePages(more)}, {{ ${variable} }} gives ${quote(excerpt)}.`,
    ...slotAdvice[kind](word),
  }),
  'house-style': ({ found, write }) => ({
    found: `The text has ${quote(found)}.`,
    expected: `Expected ${quote(write)}, as content/wording.yaml says.`,
    action: `Write "${write}".`,
  }),
  'sector-paragraph-length': ({ service, words, limits }) => ({
    found: `The paragraph on ${quote(service)} has ${count(words, 'word', 'words')}.`,
    expected: `Expected ${range(limits)}.`,
  }),
  'variant-rank-repeated': ({ service, rank, free }) => ({
    found: `"rank" is ${rank}, as in another variant of ${quote(service)}.`,
    expected: 'Expected one variant of rank 1 and at most one of rank 2 for each service.',
    action:
      free === undefined
        ? 'Delete one of the two files, because there is no third rank.'
        : `Write "rank: ${free}" in one of the two.`,
  }),
  'variant-rank-missing': ({ service }) => ({
    found: `No variant of ${quote(service)} has rank 1.`,
    expected: 'Expected one, because its page is the one that search engines list first.',
    action: 'Set "rank: 1" here.',
  }),
  'variant-missing': ({ service }) => ({
    found: `The service ${quote(service)} has no variant, so no town would offer it.`,
    expected: `Expected a file in content/variants/ with "service: ${service}".`,
    action: 'Add one.',
  }),
  'service-short-variant': ({ service, count: found }) => ({
    found: `${count(found, 'variant', 'variants')} of ${quote(service)} ${found === 1 ? 'has' : 'have'} "inShortSet: true".`,
    expected:
      'Expected exactly one, because towns with the short page set have one page for each service.',
  }),

  'path-repeated': ({ path }) => ({
    found: `Another file makes the page ${path} too.`,
    expected: 'Expected one file for each page.',
    action: 'Rename one of the two files.',
  }),
  'title-repeated': ({ title }) => ({
    found: `The title ${quote(title)} is used by another page.`,
    expected: 'Expected a title that no other page has.',
    action: 'Write a title of its own here, or delete this file if it is a copy.',
  }),
  'heading-repeated': ({ field: name, found }) => ({
    found: `${field(name)} is ${quote(found)}, as in another file.`,
    expected: 'Expected words of its own, so that visitors can tell the two apart.',
    action: 'Change one of the two.',
  }),
  'description-repeated': ({ found }) => ({
    found: `The description ${quote(found)} is used by another page.`,
    expected: 'Expected a description that no other page has.',
    action: 'Say what is on this page only.',
  }),
  'text-repeated': ({ field: name, other }) => ({
    found: `${field(name)} has the same text as ${other === undefined ? 'another file' : `${field(other)} in this file`}.`,
    expected: `Expected a text of its own; this one may be left over from a copied ${other === undefined ? 'file' : 'paragraph'}.`,
    action:
      other === undefined ? 'Write another text, or delete one of the two.' : 'Write another text.',
  }),
  'list-item-repeated': ({ field: name, found }) => ({
    found: `${field(name)} is ${quote(found)}, as an earlier one of the list.`,
    action: 'Delete one of the two.',
  }),
  'tag-alike': ({ found, suggestion }) => ({
    found: `The tag ${quote(found)} is nearly the same as another.`,
    expected: 'Expected one spelling, because each tag has a list of its own.',
    ...didYouMean(suggestion),
  }),
  'slug-alike': ({ found, other }) => ({
    found: `The file is called ${quote(found)}, and another one ${quote(other)}.`,
    expected: 'Expected one file for each page; this one may be a copy.',
    action: 'Delete the one that is out of date, or rename it.',
  }),
  'pattern-title-repeated': ({ title, path }) => ({
    found: `The pattern gives the title ${quote(title)} to ${path}.`,
    expected: 'Expected a title that no other page has.',
    action: 'Use {{ town_full }} in the pattern, and words that no other variant uses.',
  }),
  'pattern-heading-repeated': ({ heading, path }) => ({
    found: `The pattern gives the heading ${quote(heading)} to ${path}.`,
    expected: 'Expected a heading that no other page has.',
    action: 'Use {{ town }} in the pattern, and words that no other variant uses.',
  }),
  'search-title-length': ({ found, limits }) => ({
    found: `The title has ${count(found, 'character', 'characters')}.`,
    expected: `Expected ${range(limits)}; search results cut off longer ones.`,
  }),
  'search-description-length': ({ found, limits }) => ({
    found: `The description has ${count(found, 'character', 'characters')}.`,
    expected: `Expected ${range(limits)}; search results cut off longer ones.`,
  }),
  'pattern-title-length': ({ found, title, limits }) => ({
    found: `The pattern makes a title of ${count(found, 'character', 'characters')}: ${quote(title)}.`,
    expected: `Expected ${range(limits)} in every town.`,
  }),
  'pattern-description-length': ({ found, description, limits }) => ({
    found: `The pattern makes a description of ${count(found, 'character', 'characters')}: ${quote(description)}.`,
    expected: `Expected ${range(limits)} in every town.`,
  }),
  'pattern-town': ({ found, write }) => ({
    found: `The pattern has ${quote(found)}, and other towns would have it on their pages, too.`,
    expected: 'Expected a variable, because many towns share the pattern.',
    action: `Write ${quote(write)} instead.`,
  }),
  'pattern-invalid': ({ reason }) => ({
    found: 'The pattern cannot be filled.',
    expected: reason,
  }),
  'pattern-variable-unknown': ({ found, suggestion, known, needs }) =>
    needs === undefined
      ? {
          found: `There is no variable ${quote(found)}.`,
          ...(suggestion
            ? didYouMean(suggestion)
            : { expected: `Expected ${choices(known, found)}.` }),
        }
      : {
          found: `The variable ${quote(found)} has no value, because content/site.yaml has no ${quote(needs)}.`,
          expected: 'Expected variables for facts that the agency states.',
          action: `Delete the sentence with it, or write ${quote(needs)} in content/site.yaml.`,
        },
  'pattern-filter-unknown': ({ found, suggestion, known }) => ({
    found: `There is no filter ${quote(found)}.`,
    ...(suggestion ? didYouMean(suggestion) : { expected: `Expected ${choices(known, found)}.` }),
  }),

  'image-missing': ({ src, suggestion }) => ({
    found: `There is no picture ${quote(src)}.`,
    expected: src.startsWith('/')
      ? `Expected a file public${src}.`
      : 'Expected the path of a picture below public/, from "/images/" on.',
    action: suggestion ? renameOf(src, suggestion) : 'Add the picture, or correct its name.',
  }),
  'image-size': ({ src, found, size }) => ({
    found: `The picture ${quote(src)} is not ${found.width} by ${found.height} pixels.`,
    expected: src.endsWith('.svg')
      ? `Expected the aspect ratio of the file, which is ${size.width} by ${size.height}.`
      : `Expected the size of the file, which is ${size.width} by ${size.height} pixels.`,
    action: `Write "width: ${size.width}" and "height: ${size.height}".`,
  }),
  'image-alone': ({ src }) => ({
    found: `The picture ${quote(src)} has no smaller files beside it, so phones load it in full.`,
    action: `Run "npm run site -- images public${src}" and use the file that it names.`,
  }),
  'image-is-smaller': ({ src, picture }) => ({
    found: `The picture ${quote(src)} is one of the smaller files of another picture.`,
    expected: 'Expected the picture itself; browsers choose the smaller files where they suffice.',
    action: `Write "${picture}".`,
  }),
  'image-variant-missing': ({ src, variant, more }) => ({
    found: `The picture ${quote(src)} lacks the file ${quote(variant)}${more > 0 ? ` and ${more} more` : ''}.`,
    expected: 'Expected all of its files beside it, or none.',
    action: `Run "npm run site -- images public${src}", which creates them.`,
  }),
  'image-variant-unlike': ({ src, variant }) => ({
    found: `The file ${quote(variant)} has another shape than its picture ${quote(src)}.`,
    expected: 'Expected the same picture in a smaller size.',
    action: `Run "npm run site -- images public${src}", which creates it again.`,
  }),
  'image-elsewhere': ({ src }) => ({
    found: `The picture ${quote(src)} is on another site, which would learn who reads the page.`,
    expected: 'Expected a picture below public/, such as "/images/blog/example.svg".',
    action: 'Save it there if its licence allows, and use its path.',
  }),
  'image-alt-name': ({ found }) => ({
    found: `The description of the picture is ${quote(found)}, the name of a file.`,
    expected: 'Expected words for people who cannot see the picture.',
    action: 'Write what the picture shows.',
  }),
  'picture-repeated': ({ src }) => ({
    found: `The picture ${quote(src)} belongs to another client.`,
    expected: 'Expected a picture of this client, or none.',
    action: 'Write the path of the right picture, or delete "image" and the lines below it.',
  }),
  'image-alt-missing': ({ src }) => ({
    found: `The picture ${quote(src)} has no text for people who cannot see it.`,
    action: 'Describe it between the square brackets: ![what it shows](…).',
  }),
  'picture-unavailable': ({ src, fault }) => {
    const { found, ...rest } = pictureFault(fault);
    return { found: `The picture ${quote(src)} can't be used: ${found}`, ...rest };
  },
  'picture-not-stored': ({ src, url, reason }) => ({
    found: `The storage at ${url} refuses the picture ${quote(src)}: it says "${reason}".`,
    expected: 'Expected the bucket blog-images, and a key that may write to it.',
    action: 'Apply supabase/migrations/ there, and run the command again.',
  }),
  'link-unknown': ({ href, suggestion, hidden }) =>
    hidden
      ? hiddenPage(`The link ${quote(href)}`, hidden)
      : {
          found: `The link ${quote(href)} leads to no page.`,
          expected: 'Expected the path of a page, or of a file in public/.',
          ...(suggestion ? didYouMean(suggestion) : otherPage),
        },
  'link-redirected': ({ href, target }) => ({
    found: `The link ${quote(href)} leads to an old address.`,
    expected: `Expected the page itself: ${quote(target)}.`,
  }),
  'link-not-from-root': ({ href, suggestion, isQuoted = false }) => ({
    found: isQuoted
      ? `The address of the link is in quotation marks: ${href}`
      : `The link ${quote(href)} does not start with "/".`,
    expected: 'Expected a path such as "/contact", an "#anchor", or an address with "https://".',
    ...(isQuoted
      ? {
          action: `Remove the quotation marks: (${href.replaceAll(/^\W*?(?=[\w/#])|["'“”‘’„]+$/g, '')})`,
        }
      : suggestion && { action: `Write "${suggestion}", if that is meant.` }),
  }),
  'link-insecure': ({ href }) =>
    PREVIEW.test(href)
      ? {
          found: `The link ${quote(href)} leads to the preview on your own computer.`,
          expected: 'Expected the path of the page.',
          action: `Write ${quote(href.replace(PREVIEW, '') || '/')}.`,
        }
      : {
          found: `The link ${quote(href)} is not encrypted.`,
          expected: 'Expected an address that starts with "https://".',
          action: `Write "${href.replace(/^http:/i, 'https:')}", and check in a browser that it opens.`,
        },
  'link-malformed': ({ href, kind }) => ({
    found: `The link ${quote(href)} leads nowhere.`,
    expected: `Expected ${
      {
        web: 'a full address such as "https://www.example.com/page"',
        email: 'one email address after "mailto:", such as "mailto:hello@example.com"',
        phone: 'a phone number after "tel:" without spaces, such as "tel:+442079460123"',
      }[kind]
    }.`,
  }),
  'link-to-own-domain': ({ href, path }) => ({
    found: `The link ${quote(href)} names the domain of this site, so nothing checks that its page exists.`,
    expected: `Expected the path alone: ${quote(path)}.`,
  }),
  'anchor-unknown': ({ href, anchor, suggestion, known }) => ({
    found: `The link ${quote(href)} leads to a heading "#${anchor}" that does not exist.`,
    ...(suggestion
      ? didYouMean(`#${suggestion}`)
      : {
          expected:
            known.length > 0
              ? `Expected a heading of the page, such as ${nearest(
                  anchor,
                  known.filter((one) => one !== MAIN),
                )
                  .slice(0, SHOWN_NAMES)
                  .map((one) => quote(`#${one}`))
                  .join(', ')}.`
              : 'The page has no headings.',
          action:
            known.length > 0
              ? 'Open the page, and write its heading in lower case, with hyphens between the words.'
              : 'Delete the part from "#" on.',
        }),
  }),
  'heading-level-one': ({ heading }) => ({
    found: `The heading ${quote(heading)} is of the first level, which belongs to the title of the page.`,
    action: 'Write "##" instead of "#".',
  }),
  'heading-numbered': ({ heading, write }) => ({
    found: `The heading ${quote(heading)} has a number, and the page would show a second one.`,
    expected: 'Expected a heading without a number, because the page numbers its sections.',
    action: `Write ${quote(write)}.`,
  }),
  'heading-skipped': ({ heading, found, expected }) => ({
    found: `The heading ${quote(heading)} is of level ${found}, without a heading of level ${found - 1} above it.`,
    expected:
      'Expected levels without a gap, because people who listen to the page find their way by them.',
    action: `Write ${quote('#'.repeat(expected))} instead of ${quote('#'.repeat(found))}.`,
  }),
  'heading-space': ({ found }) => ({
    found: `The line ${quote(found)} has ${/^#+\s/.test(found) ? 'a special space' : 'no space'} after "#", so it is not a heading.`,
    action: `Write ${quote(found.replace(/^(#+)\s*/, (_, signs: string) => `${signs.padEnd(2, '#')} `))}${/^#+\s/.test(found) ? ' with an ordinary space' : ''}. To show the sign, write "\\#".`,
  }),
  'heading-by-dashes': ({ found }) => ({
    found: `The dashes below make a heading of the text ${quote(found)}.`,
    action: 'Leave a line empty above the dashes. If it is a heading, write "## " before it.',
  }),
  'heading-bold': ({ found, write }) => ({
    found: `The line ${quote(found)} is in bold, and reads like a heading.`,
    expected:
      'Expected a heading, because people who listen to the page find their way by headings.',
    action: `Write ${quote(write)}, or end the sentence with a full stop.`,
  }),
  'list-space': ({ kind, mark, write }) => listMark(kind, mark, write),
  'link-broken': ({ found, write, rename }) =>
    rename
      ? {
          found: `${quote(found)} is not a picture, because its address has spaces or brackets.`,
          expected: 'Expected a file name of lower-case letters, digits and hyphens.',
          action: `Rename the file to ${rename}, and write ${write}.`,
        }
      : {
          found: `${quote(found)} is not a link, and visitors would see its brackets.`,
          expected:
            'Expected [words](address), with no space between them and none in the address.',
          action: `${write === undefined ? 'Correct it' : `Write ${write}`}. If no link is meant, write "\\[" instead of "[".`,
        },
  'link-text-vague': ({ found }) => ({
    found: `The link says only ${quote(found)}.`,
    expected: 'Expected words that say where it leads, because many people jump from link to link.',
  }),
  'mark-open': ({ found }) => ({
    found: `The sign ${quote(found)} has no second one, so visitors would see it.`,
    expected: `Expected a pair around the words, with no space inside: ${quote(`${found}words${found}`)}.`,
    action: `Add or delete one. To show the sign, write ${quote([...found].map((sign) => `\\${sign}`).join(''))}.`,
  }),
  'pattern-in-body': ({ found }) => ({
    found: `The text has ${quote(found)}, which visitors would see as it is written.`,
    expected: 'Expected such a variable in the patterns of variants and town pages only.',
    action: 'Write the words themselves. If it is code, put it between backticks.',
  }),
  'code-block-open': () => ({
    found: 'The block of code that starts here does not end, so the rest of the page becomes code.',
    action: 'Add a line with the same three signs after the code.',
  }),
  'footnote-missing': ({ name }) => ({
    found: `The footnote ${quote(`[^${name}]`)} has no text.`,
    expected: `Expected a line that starts with "[^${name}]: ".`,
    action: 'Add the line, or delete the number.',
  }),
  'footnote-unused': ({ name }) => ({
    found: `Nothing refers to the note ${quote(`[^${name}]`)}, so the page leaves it out.`,
    action: `Write "[^${name}]" at the words it belongs to, or delete the note.`,
  }),
  'table-broken': () => ({
    found:
      'The lines are not a table, because the first row and this row have different numbers of cells.',
    expected: 'Expected an empty line above the table, and as many groups of dashes as headings.',
  }),
  'table-pasted': ({ write }) => ({
    found:
      'The lines have tabs between their words, as a pasted table has, so they become one paragraph.',
    expected: 'Expected a table as Markdown writes it.',
    action: `Write the first rows as ${list(write.map(quote))}, and the others like the first.`,
  }),
  'table-cells': ({ found, expected }) => ({
    found: `The row has ${count(found, 'cell', 'cells')}${found > expected ? `, and the page leaves out ${found - expected}` : ''}.`,
    expected: `Expected ${expected}, as in the first row of the table.`,
    action: 'To show a "|" inside a cell, write "\\|".',
  }),
  'html-open': ({ tag }) => ({
    found: `The element <${tag}> that opens here is not closed, so all that follows becomes a part of it.`,
    action: `Add </${tag}> after its content. To show the sign, write "&lt;".`,
  }),
  'html-removed': ({ what, content, count: times }) => ({
    found: `The page leaves out ${what}${content ? ' and everything in it' : ''}${times > 1 ? ` (${number(times)} times)` : ''}.`,
    expected: 'Expected Markdown, or HTML without scripts, frames, forms and styles.',
    action: 'Delete it, or link to the page that has it. To show the sign, write "&lt;".',
  }),

  'locations-alike': (args) => alike(args),
  'locations-nearly-alike': (args) => alike(args),

  'database-settings': ({ reason }) => databaseSettings[reason],
  'database-unreachable': ({ url, reason }) => ({
    found: `The database at ${url} does not answer: ${reason}.`,
    expected: 'Expected the posts of the table blog_posts, without which pages would be missing.',
    action: 'Wait until it is back, or correct SUPABASE_URL. Then run the command again.',
  }),
  'database-refused': ({ url, reason }) => ({
    found: `The database at ${url} refuses to return its posts: ${reason}.`,
    expected: 'Expected the public key to have the right to read the table blog_posts.',
    action: 'Apply supabase/migrations/ there, and copy the key again (docs/database.md).',
  }),
  'blog-rows-missing': ({ url }) => ({
    found: `The table blog_posts at ${url} shows no post.`,
    expected:
      'Expected at least one, because an empty table is more often a mistake than intended.',
    action:
      'Check whether row-level security hides them. If it is intended, build with --allow-shrink.',
  }),
  'blog-rows-shrunk': ({ rows, before, limit }) => ({
    found: `The table blog_posts has ${count(rows, 'post', 'posts')}; the last build had ${number(before)}.`,
    expected: `Expected to lose at most ${percent(limit)} at once.`,
    action:
      'Check what happened to the others. If the loss is intended, build with --allow-shrink.',
  }),
  'post-in-both-sources': ({ slug }) => ({
    found: `The post ${quote(slug)} is in the database and in content/blog/.`,
    expected: 'Expected each post in one of the two.',
    action: 'Delete the one that is out of date, or give it another slug.',
  }),
  'post-is-a-file': ({ slug }) => ({
    found: `content/blog/ has the post ${quote(slug)}.`,
    expected: 'Expected each post in one place: a file there, or a row of the database.',
    action: 'Move the file out of content/blog/ first, or give the post another slug.',
  }),
  'post-alias-unkept': ({ aliases }) => ({
    found: `The old addresses ${choices(aliases).replace(/^one of /, '')} would be lost, because the database keeps none.`,
    action: 'Delete "aliases:", or keep the post in content/blog/.',
  }),

  'address-lost': ({
    paths,
    cause,
    change,
    baseline,
    target,
    field: name,
    hasField,
    lines,
    aliases = [],
  }) => {
    const shown = paths.slice(0, SHOWN_CHOICES).join(', ');
    const more = paths.length > SHOWN_CHOICES ? ` and ${paths.length - SHOWN_CHOICES} more` : '';
    const one = paths.length === 1;
    const reason = change === 'unchanged' ? cause : `${cause} was ${change}`;
    return {
      found: `${one ? 'An address' : `${number(paths.length)} addresses`} of ${baseline} would be lost (${reason}): ${shown}${more}.`,
      expected: `Expected ${one ? 'it' : 'each'} to lead to a page, or to be given up on purpose.`,
      action: [
        ...(name === 'gone'
          ? [
              `If another page takes ${one ? 'its' : 'their'} place, add to its file, among its fields:`,
              '  aliases:',
              ...aliases.map((alias) => `    - ${alias}`),
              `If none does, give ${one ? 'it' : 'them'} up.`,
            ]
          : []),
        hasField
          ? `Add to ${target}, below "${name}:":`
          : `Add to ${target}${name === 'gone' ? '' : ', among its fields'}:`,
        ...(hasField ? [] : [`  ${name}:`]),
        ...lines.map((line) => `    - ${line}`),
        ...(name === 'gone'
          ? []
          : [`Then ${one ? 'the old address leads' : 'the old addresses lead'} there.`]),
      ].join('\n  '),
    };
  },
  'site-shrunk': ({ lost, before, kinds, limit, baseline }) => {
    const parts = kinds.map(
      ({ what, lost: some, before: all }) => `${number(some)} of ${number(all)} ${what}`,
    );
    const examples = kinds.flatMap((kind) => kind.examples).slice(0, SHOWN_CHOICES);
    const instance = examples.length > 0 ? `, for instance ${examples.join(', ')}` : '';
    return {
      found: `Compared with ${baseline}, ${number(lost)} of ${count(before, 'page', 'pages')} would be lost: ${parts.join('; ')}${instance}.`,
      expected: `Expected to lose at most ${percent(limit)} of all pages at once, and no whole kind of page or collection.`,
      action:
        'Restore what is missing, for instance from Git. If the loss is intended, run the command again with --allow-shrink.',
    };
  },

  'sample-left': ({ what }) => ({
    found: `${what} is marked as a sample: an invented fact or a draft, which must not go live.`,
    action: 'Write your own, and delete the line "sample: true".',
  }),
  'sample-name': ({ name, count: places }) => ({
    found: `The file names ${quote(name)}, which belongs to the sample agency${places > 1 ? `, in ${number(places)} places` : ''}.`,
    action: 'Write your own, or delete the text.',
  }),
  'sample-file': ({ folder, files }) => ({
    found: `${filesOf(folder, files)} still ${files.length === 1 ? 'that' : 'those'} of the sample agency, word for word.`,
    expected:
      'Expected texts of your own, because search engines list only one of two sites that say the same.',
    action: 'Write your own, or delete what you do not need.',
  }),
  'sample-picture': ({ folder, files }) => ({
    found: `${filesOf(folder, files)} still ${files.length === 1 ? 'a picture' : 'pictures'} of the sample agency.`,
    expected: 'Expected pictures of your own before the site goes live.',
    action: 'Replace what your site shows, and delete the rest.',
  }),
  'sample-colour': ({ role, colour }) => ({
    found: `The colour of ${quote(role)} is ${colour}, which is that of the sample agency.`,
    expected: 'Expected colours by which people recognise your agency.',
    action: 'Choose your own. If this one is yours, leave it.',
  }),
  'note-left': ({ found }) => ({
    found: `The text tells an editor what to do: ${quote(found)}`,
    expected: 'Expected a text for visitors.',
    action: 'Write it, or delete the field.',
  }),
  'picture-unused': () => ({
    found: 'No text of the content names this picture, but it would be published.',
    action: 'Delete the file if nobody needs it.',
  }),
  'text-unwritten': ({ count, isDraft }) => ({
    found:
      count === 1
        ? 'A text is still to be written: it says "TO WRITE".'
        : `${count} texts are still to be written: they say "TO WRITE".`,
    ...(isDraft
      ? {
          expected: 'Expected every entry to be finished before the site goes live.',
          action: `${unwrittenAdvice}, or delete the file.`,
        }
      : {
          expected: 'Expected an entry that visitors see to be finished.',
          action: `${unwrittenAdvice}, or add the line "draft: true".`,
        }),
  }),
  'git-history-missing': ({ reason }) => ({
    found: {
      'no-git': 'Git is not installed, so the dates of the last changes are unknown.',
      'no-repository':
        'The content is not in a Git repository, so the dates of the last changes are unknown.',
      shallow:
        'The Git history is cut off (a shallow clone), so the dates of the last changes are unknown.',
    }[reason],
    expected:
      'Pages are written without a date of change, and if dist/ has no earlier build, missing content is not noticed.',
    action: {
      'no-git': 'Install Git, and build from a clone of the repository.',
      'no-repository':
        'Run "git init" and commit the content, or build from a clone of the repository.',
      shallow: 'Run "git fetch --unshallow", or set "fetch-depth: 0" in the workflow.',
    }[reason],
  }),
};

/** The advice for an entry with parts that are still to be written, as the start of a sentence. */
const unwrittenAdvice =
  'Write what is missing and delete the mark "TO WRITE", with the whole line if it starts with "#"';

/** Returns why a picture can't be used, as the end of a sentence, and what to do. */
function pictureFault(fault: FindingArgs['picture-unavailable']['fault']): Message {
  switch (fault.reason) {
    case 'not-https':
      return {
        found: 'its address doesn\'t start with "https://".',
        action: 'Use its https address, or upload it to the storage of the database.',
      };
    case 'private-address':
      return {
        found: 'its server is not on the public internet.',
        action: 'Upload it to the storage of the database, and use its address there.',
      };
    case 'unknown-host':
      return { found: 'there is no server with that name.', action: 'Correct the address.' };
    case 'too-slow':
      return { found: 'its server takes too long.', action: laterOrElsewhere };
    case 'unreachable':
      return { found: 'the connection to its server fails.', action: laterOrElsewhere };
    case 'status':
      return {
        found: `its server answers with the status ${fault.status}.`,
        action: 'Open the address in a browser, and correct it if the picture is not there.',
      };
    case 'redirects':
      return {
        found: 'its address redirects too many times.',
        action: 'Use the address that a browser shows in the end.',
      };
    case 'too-large':
      return {
        found: 'its file is too large.',
        expected: `Expected at most ${fault.limit / 1024 / 1024} MB.`,
        action: 'Make it smaller, for instance by saving it as JPEG.',
      };
    case 'svg':
      return {
        found: 'it is an SVG file, which can contain scripts.',
        expected: 'Expected JPEG, PNG, WebP, AVIF or GIF.',
        action: 'Save it as PNG, or put the file below public/images/ and use its path.',
      };
    case 'not-a-picture':
      return {
        found: 'the file is not a picture, whatever its name says.',
        expected: 'Expected JPEG, PNG, WebP, AVIF or GIF.',
        action: 'Use the picture itself, not a page that shows it.',
      };
    case 'outside':
      return {
        found: 'it is not in the folder of the post.',
        action: 'Copy it into that folder, and name it without "../".',
      };
    case 'damaged':
      return {
        found: 'its file is damaged, or has too many pixels.',
        action: 'Save it again as JPEG or PNG.',
      };
  }
}

const laterOrElsewhere =
  'Run the command again later, or upload the picture to the storage of the database.';

const databaseSettings: Record<FindingArgs['database-settings']['reason'], Message> = {
  'no-url': {
    found: 'SUPABASE_ANON_KEY is set, and SUPABASE_URL is not.',
    action: 'Set both, or neither to build without a database.',
  },
  'no-key': {
    found: 'SUPABASE_URL is set, and SUPABASE_ANON_KEY is not.',
    expected: 'Expected the public key, which reads the posts.',
    action:
      'Set it. To use the database only for enquiries, set SUPABASE_SERVICE_ROLE_KEY instead, and build with --allow-shrink if the site had posts of this project.',
  },
  'no-secret': {
    found: 'SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY are not both set.',
    expected: 'Expected the address of the database and the key that may write to it.',
    action: 'Set both; "site db start" prints those of a database on this machine.',
  },
  'bad-url': {
    found: 'SUPABASE_URL is not the address of a project.',
    expected: 'Expected an address such as "https://abcdefgh.supabase.co".',
  },
  'secret-key': {
    found: 'SUPABASE_ANON_KEY is a secret key, but visitors can see its value.',
    expected: 'Expected the public key, called "anon" or "publishable".',
    action: 'Replace it. If the secret key was ever published, create a new one.',
  },
};

/** The number of choices up to which a message lists all of them, and the number that it lists of more. */
const ALL_CHOICES = 20;
const SHOWN_CHOICES = 6;

/** The number of names of a longer list that a sentence quotes. */
const SHOWN_NAMES = 3;

/** The anchor of the main part of every page, to which only the link that skips the menu leads. */
const MAIN = 'main';

/** Returns what follows the path of a page if there are others like it. */
function andMorePages(more: number): string {
  return more === 0 ? '' : ` and on ${count(more, 'other page', 'other pages')}`;
}

/** The expectation and the action for each way in which the value of a variable reads wrong. */
const slotAdvice: Record<
  FindingArgs['slot-reads-wrong']['kind'],
  (word: string) => Pick<Message, 'expected' | 'action'>
> = {
  repeated: (word) => ({
    expected: `Expected ${quote(word)} only once within a few words.`,
    action: `Write another word than ${quote(word)}, move the variable, or name the sectors that suit the text.`,
  }),
  range: (word) => ({
    expected: `Expected one amount after ${quote(word)}, and the variable gives a range.`,
    action: 'Write the sentence so that it takes a range.',
  }),
  start: () => ({
    expected: 'Expected a word at the start of the sentence, and not a figure.',
    action: 'Put a word before the variable.',
  }),
};

function counted(noun: string, found: number, expected: number): Message {
  return {
    found: `There ${found === 1 ? 'is' : 'are'} ${count(found, noun, `${noun}s`)}.`,
    expected: `Expected exactly ${expected}.`,
    action: found < expected ? `Add ${expected - found} more.` : `Delete ${found - expected}.`,
  };
}

function alike({ path, other, similarity, limit }: FindingArgs['locations-alike']): Message {
  return {
    found: `${path} is about ${percent(similarity)} the same as ${other}.`,
    expected: `Expected less than ${percent(limit)}; search engines drop pages that are copies.`,
    action: 'Give the town an introduction, sectors and notes of its own.',
  };
}

/** The advice for a link that leads nowhere, if no page has a similar path. */
const otherPage = {
  action: 'If the page was renamed, write its new path. If it was deleted, link to another page.',
};

/** Returns the words for a link to a page that visitors cannot see. */
function hiddenPage(link: string, hidden: HiddenReason | SwitchedOffPage): Message {
  if (typeof hidden === 'object') {
    const { file, folder } = hidden;
    const missing = [
      ...(file ? [`write ${file}`] : []),
      ...(folder ? [`add an entry to ${folder}`] : []),
    ];
    return {
      found: `${link}${link.endsWith('and') ? ' that page' : ' leads to a page that'} is switched off.`,
      expected: 'Expected a page that the site has.',
      action: `Delete the link, or switch the page on: ${missing.join(' and ')}.`,
    };
  }
  return {
    found: `${link}${link.endsWith('and') ? ' that page' : ' leads to a page that'} ${hiddenState(hidden)}.`,
    expected: 'Expected a page that visitors can see.',
    action: `Delete the link, or publish the page: delete its ${hiddenField(hidden)}.`,
  };
}

/** The data that a section lacks if it has nothing to show, and how to add them. */
const sectionNeeds: Record<SectionNeed, { lacks: string; add: string }> = {
  body: {
    lacks: 'there is no text below the fields',
    add: 'write the text below the second "---"',
  },
  booking: {
    lacks: 'content/site.yaml has no "booking"',
    add: 'write "booking" in content/site.yaml',
  },
  portfolio: {
    lacks: 'no file in content/portfolio/ has "onHome: true"',
    add: 'write "onHome: true" in one',
  },
  testimonials: {
    lacks: '"homeTestimonials" names none',
    add: 'name some under "homeTestimonials"',
  },
  examples: {
    lacks: 'no price in content/prices.yaml has "examples"',
    add: 'write some there',
  },
  projects: {
    lacks: 'no service has "showsPortfolio: true" and work in the portfolio',
    add: 'write "showsPortfolio: true" in a service that has work in content/portfolio/',
  },
  people: { lacks: 'content/people/ has no entries', add: 'add one to content/people/' },
  callers: {
    lacks: 'no file in content/people/ has "onCalls: true"',
    add: 'write "onCalls: true" in one',
  },
  'case-studies': {
    lacks: 'content/case-studies/ has no entries',
    add: 'add one to content/case-studies/',
  },
  posts: { lacks: 'content/blog/ has no entries', add: 'add one to content/blog/' },
  towns: { lacks: 'content/towns/ has no entries', add: 'add one to content/towns/' },
};

function hiddenState(hidden: HiddenReason): string {
  return hidden === 'draft' ? 'is a draft' : 'is not published yet';
}

function hiddenField(hidden: HiddenReason): string {
  return hidden === 'draft' ? '"draft: true"' : '"publishAt"';
}

/** The reasons why a field shows a kind of markup as it is written. */
const markupPlaces: Record<FindingArgs['field-markup']['kind'], string> = {
  markdown: 'Markdown works in the text below the fields only',
  html: 'HTML works in the text below the fields only',
  entity: 'entities work in the text below the fields only',
  pattern: 'variables work in the patterns of variants and town pages only',
};

/** Returns the words for lines that were meant as a list. */
function listMark(kind: FindingArgs['list-space']['kind'], mark: string, write: string): Message {
  switch (kind) {
    case 'none':
      return {
        found:
          'The lines start like a list, without a space after the sign, so they become one paragraph.',
        expected: 'Expected a space after "-" or "1.".',
        action: `Add the space in each line, such as: ${write}`,
      };
    case 'special':
      return {
        found: `The space after ${quote(mark)} is a special one, such as Word writes, so the line is not an entry of a list.`,
        expected: 'Expected an ordinary space.',
        action: `Delete the space and type it again: ${write}`,
      };
    case 'mark':
      return {
        found: `The lines start with ${quote(mark)}, which makes no list, so they become one paragraph.`,
        expected: 'Expected a hyphen and a space at the start of each entry.',
        action: `Write each entry like this: ${write}`,
      };
  }
}

/** Returns the words for a check that is due, or overdue. */
function checkWanted({ subject, checked, age, limit, now, failsFrom }: CheckArgs): Message {
  const later = now < failsFrom ? `; from ${failsFrom} on, this is an error` : '';
  const [what, steps] =
    subject.kind === 'names'
      ? ['The facts in these texts were', 'Look up each of the "names", correct the texts']
      : [
          `The source ${quote(subject.source)} was`,
          `See whether ${subject.url === undefined ? 'it still holds' : `${subject.url} has a newer edition`}, correct its figures if need be`,
        ];
  return {
    found: `${what} last checked in ${checked}, ${count(age, 'month', 'months')} ago.`,
    expected: `Expected a check at least every ${count(limit, 'month', 'months')}${later}.`,
    action: `${steps}, and write "checked: ${now}".`,
  };
}

function elsewhere(
  { latitude, longitude, miles, area, suggestion }: FindingArgs['town-elsewhere'],
  otherwise: string,
): Message {
  return {
    found: `The point ${latitude}, ${longitude} is ${count(miles, 'mile', 'miles')} from the middle of the postcode area ${quote(area)}.`,
    expected:
      'Expected decimal degrees of a point in that area, with a minus sign west of Greenwich.',
    ...(suggestion
      ? didYouMean(suggestion)
      : { action: `Check each digit of the two, ${otherwise}.` }),
  };
}

function didYouMean(suggestion: string): Pick<Message, 'action'> {
  return { action: `Did you mean ${quote(suggestion)}?` };
}

/** A sign in front of an entry of a list in other texts. */
const LIST_MARK = /^(?:-|\d+[.)]|[•*–—])\s*/;

type InvalidField = FindingArgs['field-invalid'];

/** Returns what a field expects, with the kind of value if another kind was found, and with its choices. */
function expectation({ expected, kind, found, choices: known = [] }: InvalidField): string {
  if (known.length > 0 && !known.every((choice) => expected.includes(choice))) {
    return `${expected}: ${choices(known, String(found))}`;
  }
  const isList = Array.isArray(found);
  const isGroup = typeof found === 'object' && found !== null && !isList;
  const kindName = {
    list: isList ? '' : 'a list',
    group: isGroup ? '' : 'a group of fields',
    'yes/no': 'true or false',
    number: typeof found === 'number' ? '' : 'a number',
    'whole number': 'a whole number',
  }[String(kind)];
  const name = kindName ?? (isList || isGroup ? 'one text' : '');
  return name === '' || expected.startsWith(name) ? expected : `${name}: ${expected}`;
}

/** Returns what to do about a value of the wrong kind or form. */
function valueAdvice(args: InvalidField): Pick<Message, 'action'> {
  const { field: name, found, kind, write, written, fields = [], isOptional = false } = args;
  const own = /\[\d+\]$/.test(name) ? '- ' : `${lastStep(name)}: `;
  if (write !== undefined) return { action: `${writeReason(args)}: ${own}${write}` };
  if (found === null) {
    return { action: `Write the value after it${isOptional ? ', or delete the line' : ''}.` };
  }
  if (kind === 'date' && typeof found === 'string' && impossibleDate(found)) {
    return { action: 'Correct the day or the month.' };
  }
  if (kind === 'picture file') {
    return { action: 'Give the file such a name below public/images/, and write its whole path.' };
  }
  if (kind === 'date') {
    const year = typeof found === 'number' && found > 1800 && found < 2200 ? found : 2026;
    return { action: `Write year, month and day, such as: ${own}${year}-03-01` };
  }
  if (kind === 'month') return { action: `Write year and month, such as: ${own}2026-03` };
  if (kind === 'day and time') {
    return { action: `Write a day and a time, such as: ${own}2026-03-01 09:00` };
  }
  if (kind === 'list') {
    const [first = ''] =
      args.entry !== undefined
        ? [args.entry]
        : typeof found === 'string'
          ? found.replace(LIST_MARK, '').split(/\s*[,;\n]\s*|\s+(?:-(?=\w)|\d+[.)] |[•*–—] )/)
          : [written ?? ''];
    const space = typeof found === 'string' && /^-\S/.test(found) ? ' and a space' : '';
    return {
      action: `Write each entry on a line of its own that starts with "- "${space && ' (a hyphen and a space)'}, such as: - ${first.length > 60 ? '…' : first}`,
    };
  }
  if (kind === 'group') {
    const [first = ''] = fields;
    return {
      action: first
        ? `Write its fields below it, indented by two spaces more: ${fields.map((one) => `"${one}:"`).join(', ')}.`
        : 'Write its fields below it, indented by two spaces more.',
    };
  }
  if (typeof found === 'object') {
    return {
      action:
        written !== undefined && !Array.isArray(found)
          ? `If it is a text, put it in quotation marks: ${own}"${written}"`
          : 'Write one value after the colon, without lines that start with "- " or fields below it.',
    };
  }
  if (typeof found !== 'string') return {};
  if (/^[^@\s]+@[\w-]+$/.test(found)) {
    return { action: `Add the ending of the domain, such as: ${own}${found}.co.uk` };
  }
  if (/^\s|\s$/.test(found)) return { action: 'Delete the spaces at its start and end.' };
  if (found.includes('\n')) return { action: 'Write it on one line.' };
  if (found === '') return { action: `Write a text${isOptional ? ', or delete the line' : ''}.` };
  return {};
}

/** Returns the first words of the advice to write a value in another way. */
function writeReason({ found, kind, written = '', write = '' }: InvalidField): string {
  if (typeof found === 'object') return 'Write';
  if (typeof found !== 'string' && /^["']/.test(write)) return 'Put it in quotation marks';
  const isBare = kind === 'number' || kind === 'whole number' || kind === 'yes/no';
  return isBare && /^["']/.test(written) ? 'Write it without quotation marks' : 'Write';
}

/** Returns the advice to use a picture, or first to give it a name that can be part of an address. */
function renameOf(src: string, picture: string): string {
  if (/^[a-z0-9/.-]+$/.test(picture)) return `Write "${picture}", if that is meant.`;
  const clean = pictureName(picture);
  return `Rename the file public${picture} to ${clean.slice(clean.lastIndexOf('/') + 1)}${clean === src ? '' : `, and write "${clean}"`}.`;
}

/** The origin of a preview, as people copy it from a browser. */
const PREVIEW = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)/i;

function indentBy(by: number, last?: number): string {
  const spaces = count(Math.abs(by), 'space', 'spaces');
  const lines = last ? 'each of these lines' : 'the line';
  return `Indent ${lines} by ${spaces} ${by > 0 ? 'more' : 'less'}.`;
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

const bracketNames = {
  '{': 'opening brace',
  '}': 'closing brace',
  '[': 'opening bracket',
  ']': 'closing bracket',
  ',': 'comma',
};

/** Returns the words for a line around the fields that is not as it must be. */
function frontMatterMark(kind: FindingArgs['front-matter-mark']['kind'], found: string): Message {
  const expected = 'Expected the fields between two lines of exactly three hyphens, "---".';
  switch (kind) {
    case 'open':
    case 'close':
      return {
        found: `The line ${quote(found)} is meant to ${kind === 'open' ? 'open' : 'end'} the fields.`,
        expected,
        action: 'Write three hyphens at the start of the line and nothing else: ---',
      };
    case 'both':
      return {
        found: `The fields are between lines such as ${quote(found)}.`,
        expected,
        action: 'Write three hyphens and nothing else above the fields and below them: ---',
      };
    case 'late':
      return {
        found: 'There is an empty line or a space above or before the "---" that opens the fields.',
        expected: 'Expected "---" at the very start of the file.',
        action: 'Delete what is above and before it.',
      };
    case 'text-before':
      return {
        found: 'There is text above the line "---" that opens the fields.',
        expected: 'Expected "---" at the very start of the file.',
        action: 'Move the text below the second "---", or delete it.',
      };
    case 'field-before':
      return {
        found: `${quote(found)} is above the line "---" that opens the fields.`,
        expected,
        action: 'Move the line below the first "---".',
      };
    case 'open-missing':
      return {
        found: 'The line "---" that opens the fields is missing.',
        expected,
        action: 'Add a line "---" above this line.',
      };
    case 'early':
      return {
        found: 'This line "---" ends the fields, but more fields follow.',
        expected: 'Expected one group of fields.',
        action: 'Delete this line.',
      };
    case 'toml':
      return {
        found: 'The fields are between lines "+++", as in TOML.',
        expected: 'Expected YAML between lines "---", such as "title: Digital Marketing".',
        action:
          'Replace each "+++" with "---", and write "field: value" instead of "field = value".',
      };
    case 'fence':
      return {
        found: `The file is inside a code block, which starts with ${quote(found)}.`,
        expected: 'Expected the fields at the very start of the file.',
        action: 'Delete this line, and the line "```" at the end of the file.',
      };
    case 'yaml-close':
      return {
        found: 'There is a line "---" below the fields.',
        expected: 'Expected fields only, because this file has no text below them.',
        action: 'Delete this line.',
      };
  }
}

/** An entry of each collection, with its article. */
const nouns: Readonly<Record<FindingArgs['entry-missing']['collection'], string>> = {
  services: 'a service',
  variants: 'a variant',
  sectors: 'a sector',
  towns: 'a town',
  local: 'a set of local texts',
  posts: 'a post',
  caseStudies: 'a case study',
  portfolio: 'a portfolio item',
  testimonials: 'a testimonial',
  people: 'a person',
  questions: 'a question',
  legalPages: 'a legal page',
};

/** Returns what an entry of a collection is, with its article; `undefined` for a single file. */
function kindName(kind: FindingArgs['file-misplaced']['kind']): string | undefined {
  return kind in nouns ? nouns[kind as keyof typeof nouns] : undefined;
}

/** Returns the name of an entry for commands: `content/towns/leeds.md` is `towns/leeds`. */
function entryId(file: string): string {
  return file.replace(/^content\//, '').replace(/\.\w+$/, '');
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts);
}

function field(name: string): string {
  return quote(name);
}

function lastStep(name: string): string {
  return name.replace(/^.*\./, '');
}

function quote(text: string): string {
  return `"${text.length > 90 ? `${text.slice(0, 87)}…` : text}"`;
}

function show(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') {
    return value === '' ? 'empty' : quote(value.replace(/\s*\n\s*/g, ' '));
  }
  return String(value);
}

/** Returns the first names of a list in quotation marks, and the number of the others. */
function shortened(names: readonly string[]): string[] {
  const shown = names.slice(0, names.length > SHOWN_NAMES + 1 ? SHOWN_NAMES : undefined);
  const more = names.length - shown.length;
  return [...shown.map(quote), ...(more > 0 ? [`${number(more)} more`] : [])];
}

/** Returns all choices if they are few, otherwise those that are most like what was found. */
function choices(known: readonly string[], found = ''): string {
  const shown = known.length <= ALL_CHOICES ? known : nearest(found, known).slice(0, SHOWN_CHOICES);
  const more = known.length - shown.length;
  const list = shown.map(quote).join(', ');
  if (more > 0) return `one of ${list} or ${number(more)} more`;
  return shown.length > 1 ? `one of ${list}` : list || 'nothing';
}

function count(amount: number, one: string, many: string): string {
  return `${number(amount)} ${amount === 1 ? one : many}`;
}

function number(amount: number): string {
  return amount.toLocaleString('en-GB');
}

function money(amount: number, currency: string): string {
  return localeFormats({ locale: 'en-GB', currency }).money(amount);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function range([min, max]: Limits): string {
  return `${number(min)} to ${number(max)}`;
}

/** Returns files of a folder as the start of a sentence: the only one, or their number with the first names. */
function filesOf(folder: string, files: readonly string[]): string {
  const [first = ''] = files;
  if (files.length === 1) return `${first} is`;
  const names = files.slice(0, SHOWN_CHOICES).map((file) => file.slice(folder.length));
  const others = files.length > names.length ? ' and others' : '';
  return `${number(files.length)} files in ${folder} (${names.join(', ')}${others}) are`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Returns the words for a part of an SVG file that the site cannot use. */
function svgMessage(fault: SvgFault): Message {
  const again = 'Export it again as plain SVG, with presentation attributes and text as outlines.';
  switch (fault.kind) {
    case 'broken':
      return {
        found: 'The SVG file is damaged from here on.',
        expected: 'Expected every tag to be closed and every attribute to be in quotation marks.',
        action: 'Export it again from the program that drew it.',
      };
    case 'root':
      return {
        found: `The file starts with <${fault.found}>.`,
        expected: 'Expected <svg xmlns="http://www.w3.org/2000/svg" viewBox="…">.',
        action: 'Export it again as SVG.',
      };
    case 'view-box':
      return {
        found:
          fault.found === undefined
            ? 'The drawing has no viewBox.'
            : `The viewBox ${quote(fault.found)} is not four numbers with a size.`,
        expected: 'Expected the area that is drawn, such as viewBox="0 0 40 40".',
        action: 'Add it to the <svg> element.',
      };
    case 'element':
      return {
        found: `The drawing has an element <${fault.found}>.`,
        expected:
          'Expected shapes, groups and gradients only; scripts, styles, pictures, animations and text cannot be part of a page.',
        action: again,
      };
    case 'attribute':
      return {
        found: `The element <${fault.element}> has the attribute ${quote(fault.found)}.`,
        expected:
          fault.found === 'style'
            ? 'Expected presentation attributes such as fill="#00513b", because pages may not have styles of their own.'
            : 'Expected no attribute that runs code.',
        action: again,
      };
    case 'reference':
      return {
        found: `The drawing refers to ${quote(fault.found)}.`,
        expected:
          'Expected the id of a part of the same drawing. An icon cannot refer to anything, because a page may show it twice.',
        action: again,
      };
    case 'empty':
      return { found: 'The drawing has no shapes.', action: again };
    case 'size':
      return {
        found: `The drawing takes ${number(fault.bytes)} bytes in a page.`,
        expected: `Expected at most ${number(fault.limit)}, because pages carry it with them.`,
        action: 'Simplify its paths, or round their numbers.',
      };
  }
}
