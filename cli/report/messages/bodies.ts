import type { FindingArgs } from '#cli/model/finding.ts';
import type { bodies as explained } from '../explanations/bodies.ts';
import { nearest } from '../suggest.ts';
import { didYouMean } from './advice.ts';
import { hiddenPage, otherPage } from './hiddenPages.ts';
import { list, SHOWN_NAMES } from './lists.ts';
import type { Message, MessagesOf } from './message.ts';
import { count, number } from '#cli/report/amounts.ts';
import { quote, range } from './values.ts';

/** The path of a file that is not a page, such as a download. */
const FILE = /\.(?!html?$)[a-z]{2,5}\d?$/i;

/** The words of findings about the text below the fields. */
export const bodies: MessagesOf<typeof explained> = {
  'link-unknown': ({ href, suggestion, hidden }) =>
    hidden
      ? hiddenPage(`The link ${quote(href)}`, hidden)
      : {
          found: `The link ${quote(href)} leads to no page.`,
          expected: 'Expected the path of a page, or of a file in public/.',
          ...(suggestion
            ? didYouMean(suggestion)
            : FILE.test(href)
              ? { action: 'Put the file into public/, or correct its name.' }
              : otherPage),
        },
  'link-redirected': ({ href, target }) => ({
    found: `The link ${quote(href)} leads to an old address.`,
    expected: `Expected the page itself: ${quote(target)}.`,
  }),
  'link-to-own-domain': ({ href, path, isPreview = false }) =>
    isPreview
      ? {
          found: `The link ${quote(href)} leads to a preview of the site, which may be gone tomorrow.`,
          expected: 'Expected the path alone.',
          action: `Write ${quote(path)}.`,
        }
      : {
          found: `The link ${quote(href)} names the domain of this site, so nothing checks that its page exists.`,
          expected: 'Expected the path alone.',
          action: `Write ${quote(path)}.`,
        },
  'link-not-from-root': ({ href, suggestion, isQuoted = false }) =>
    ON_COMPUTER.test(href)
      ? {
          found: `The link ${quote(href)} leads to a file on your own computer.`,
          expected:
            'Expected the path of a file in public/, such as "/downloads/brochure.pdf", because visitors cannot open yours.',
          action: 'Copy the file into public/, and write its path.',
        }
      : {
          found: isQuoted
            ? `The address of the link is in quotation marks: ${href}`
            : `The link ${quote(href)} does not start with "/".`,
          expected:
            'Expected a path such as "/contact", an "#anchor", or an address with "https://".',
          ...(isQuoted
            ? {
                action: `Remove the quotation marks: (${href.replaceAll(/^\W*?(?=[\w/#])|["'“”‘’„]+$/g, '')})`,
              }
            : {
                action: suggestion ? `Write "${suggestion}", if that is meant.` : CORRECT,
              }),
        },
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
  'link-unpublished': (args) => {
    const { href, kind, field: name } = args;
    const start =
      name === undefined
        ? `The link ${quote(href)}`
        : `The address ${quote(href)} in ${quote(name)}`;
    const action =
      name === undefined
        ? 'Write that address, or delete the link.'
        : `Correct ${quote(name)}, or delete it if there is no such address.`;
    switch (kind) {
      case 'tracking':
        return {
          found: `${start} has the parameter ${quote(args.found)}, with which a service tracks visitors.`,
          expected: 'Expected the address without it.',
          action: `Write ${quote(args.write)}.`,
        };
      case 'document':
        return {
          found: `${start} leads to a document that visitors may not be allowed to open.`,
          expected: 'Expected the address of a page that everyone may open.',
          action:
            name === undefined
              ? 'Export the document into public/, and write its path, such as "/downloads/brochure.pdf".'
              : action,
        };
      case 'private':
        return {
          found: `${start} leads to a computer that visitors cannot reach.`,
          expected: 'Expected the address of a page on the internet.',
          action,
        };
      case 'preview':
        return {
          found: `${start} leads to a preview of a site, which may be gone tomorrow.`,
          expected: 'Expected the address of the finished site.',
          action,
        };
    }
  },
  'link-words': ({ found, href }) => ({
    found: `The link says ${quote(found)}, but leads to ${quote(href)}.`,
    expected: 'Expected the address that its words state.',
    action: 'Correct the address, or the words of the link.',
  }),
  'link-malformed': ({ href, kind, write }) =>
    kind === 'empty'
      ? {
          found: 'The link has no address.',
          action: 'Write the address between the round brackets, or delete the link.',
        }
      : kind === 'wrapped'
        ? {
            found: `The link leads to ${quote(new URL(href).hostname)}, an address that a program has put around the one of the page.`,
            expected: 'Expected the address of the page itself, because the other one may expire.',
            action:
              write === undefined
                ? 'Open the link, and copy the address that the browser shows.'
                : `Write ${quote(write)}.`,
          }
        : {
            found: `The link ${quote(href)} leads nowhere.`,
            expected: `Expected ${
              {
                web: 'a full address such as "https://www.example.com/page"',
                email: 'one email address after "mailto:", such as "mailto:hello@example.com"',
                phone: 'a phone number after "tel:" without spaces, such as "tel:+442079460123"',
              }[kind]
            }.`,
            action: write === undefined ? CORRECT : `Write ${quote(write)}.`,
          },
  'link-broken': ({ found, write, rename, isExtra = false }) =>
    isExtra
      ? {
          found: `${quote(found)} has one bracket too many, which visitors would see.`,
          action: `Write ${write}. To show the bracket, write "\\)".`,
        }
      : rename
        ? {
            found: `${quote(found)} is not a picture, because its address has spaces or brackets.`,
            expected: 'Expected a file name of lower-case letters, digits and hyphens.',
            action: `Rename the file to ${rename}, and write ${write}.`,
          }
        : {
            found: `${quote(found)} is not a ${found.startsWith('!') ? 'picture' : 'link'}, and visitors would see its brackets.`,
            expected: `Expected ${found.startsWith('!') ? '!' : ''}[words](address), with no space between them and none in the address.`,
            action: `${write === undefined ? 'Correct it' : `Write ${write}`}. If ${found.startsWith('!') ? 'no picture' : 'no link'} is meant, write "\\[" instead of "[".`,
          },
  'link-to-other': ({ found, href, target, isOne }) => ({
    found: `The link says ${quote(found)}, but leads to ${quote(href)}.`,
    expected: isOne
      ? `Expected the page of that name, ${quote(target)}.`
      : 'Expected one of the pages of that name.',
    action: 'Correct the address, or the words of the link.',
  }),
  'link-text-vague': ({ found, href }) => ({
    found:
      found === ''
        ? `The link to ${quote(href)} has no words, so nobody sees it.`
        : `The link says only ${quote(found)}.`,
    expected: 'Expected words that say where it leads, because many people jump from link to link.',
    ...(found === '' && { action: 'Write the words between the square brackets, or delete it.' }),
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
  'heading-level-one': ({ heading, form = 'signs' }) => ({
    found:
      form === 'underlined'
        ? `The line of "=" below ${quote(heading)} makes it a heading of the first level, which belongs to the title of the page.`
        : `The heading ${quote(heading)} is of the first level, which belongs to the title of the page.`,
    action: {
      signs: 'Write "##" instead of "#".',
      html: 'Write <h2> instead of <h1>.',
      underlined: 'Delete the line of "=". If the text is a heading, write "## " before it.',
    }[form],
  }),
  'heading-skipped': ({ heading, found, expected }) => ({
    found: `The heading ${quote(heading)} is of level ${found}, without a heading of level ${found - 1} above it.`,
    expected:
      'Expected levels without a gap, because people who listen to the page find their way by them.',
    action: `Write ${quote('#'.repeat(expected))} instead of ${quote('#'.repeat(found))}.`,
  }),
  'heading-space': ({ found }) =>
    /^#+$/.test(found)
      ? {
          found: `The heading ${quote(found)} has no words, so it is empty on the page.`,
          action: 'Write its words after a space, or delete the line.',
        }
      : {
          found: `The line ${quote(found)} has ${/^#{7}/.test(found) ? 'more than six "#"' : /^#+\s/.test(found) ? 'a special space after "#"' : 'no space after "#"'}, so it is not a heading.`,
          action: `Write ${quote(found.replace(/^(#+)\s*/, (_, signs: string) => `${signs.slice(0, 6).padEnd(2, '#')} `))}${/^#+\s/.test(found) ? ' with an ordinary space' : ''}. To show the sign, write "\\#".`,
        },
  'heading-by-dashes': ({ found }) => ({
    found: `The dashes below make a heading of the text ${quote(found)}.`,
    action: 'Leave a line empty above the dashes. If it is a heading, write "## " before it.',
  }),
  'date-typed': ({ found, shown, write }) => ({
    found: `The text says ${quote(found)}, and the page prints ${shown === undefined ? 'today\'s date there, because it has no field "lastUpdated"' : `its date already, which is that of the field "lastUpdated": ${shown}`}.`,
    expected: 'Expected the date in the field only.',
    action:
      write === undefined
        ? 'Delete it here, and correct the field if the date there is old.'
        : `Delete it here, and add to the fields: lastUpdated: ${write}`,
  }),
  'heading-numbered': ({ heading, write }) => ({
    found: `The heading ${quote(heading)} has a number, and the page would show a second one.`,
    expected: 'Expected a heading without a number, because the page numbers its sections.',
    action: `Write ${quote(write)}.`,
  }),
  'note-section': ({ found, limits, isRepeated }) => ({
    found: isRepeated
      ? `Two notes have "section: ${found}".`
      : `The text has no section ${found}, so the note would stand beside another one.`,
    expected: isRepeated
      ? 'Expected one note for each section at most.'
      : `Expected ${limits[0] === limits[1] ? limits[0] : range(limits)}.`,
    action: 'Write the number of the section that the note sums up, or delete the note.',
  }),
  'section-beyond': ({ found, last }) => ({
    found: `The text has ${last === 0 ? 'no sections with a heading' : count(last, 'section')}, and no section ${found}.`,
    expected: `Expected ${last === 0 ? '0' : `a number up to ${last}`}.`,
    action: 'Write the number of the section that is meant.',
  }),
  'heading-style': ({ kind, found, write }) =>
    kind === 'stop'
      ? {
          found: `The heading ${quote(found)} ends with a full stop.`,
          expected: 'Expected none, because a heading is a title.',
          action: `Write ${quote(write)}.`,
        }
      : {
          found: `The heading ${quote(found)} is all in capitals, which are hard to read.`,
          expected: 'Expected capitals only at its start, in names and in abbreviations.',
          action: `Write ${quote(write)}, with the capitals of its names and abbreviations.`,
        },
  'section-empty': ({ heading }) => ({
    found: `The section ${quote(heading)} has no text.`,
    expected: 'Expected a text below each heading.',
    action: 'Write the text, or delete the heading.',
  }),
  'heading-bold': ({ found, write }) => ({
    found: `The line ${quote(found)} is in bold, and reads like a heading.`,
    expected:
      'Expected a heading, because people who listen to the page find their way by headings.',
    action: `Write ${quote(write)}, or end the sentence with a full stop.`,
  }),
  'passage-repeated': ({ kind, found }) => ({
    found: `The ${kind} ${quote(found)} occurs twice.`,
    action:
      kind === 'heading'
        ? 'Name what this part says, or delete one of the two.'
        : 'Delete one of the two.',
  }),
  'list-space': ({ kind, mark, write }) => listMark(kind, mark, write),
  'mark-open': ({ found, write, isUneven = false, isFigure = false, isJoined = false }) =>
    write !== undefined
      ? {
          found: isFigure
            ? `The sign in ${quote(found)} and the next one like it are taken for ${found.includes('~') ? 'crossed-out words' : 'italics'}, so visitors would not see them.`
            : isUneven
              ? `${quote(found)} has two signs on one side and one on the other, so visitors would see one of them.`
              : isJoined
                ? `${quote(found)} is not in bold, because a word follows its second sign without a space, so visitors would see the signs.`
                : `${quote(found)} is not ${/^\*\*|^__/.test(found) ? 'in bold' : 'in italics'}, because there are spaces inside its signs, so visitors would see them.`,
          action: `Write ${quote(write)}.`,
        }
      : {
          found: `The sign ${quote(found)} has no second one, so visitors would see it.`,
          expected: `Expected a pair around the words, with no space inside: ${quote(`${found}words${found}`)}.`,
          action: `Add or delete one. To show the sign, write ${quote([...found].map((sign) => `\\${sign}`).join(''))}.`,
        },
  'pattern-in-body': ({ found }) =>
    /^(?:\{[{%]|\$|\{ ?[a-z_]+ ?\}$)/.test(found)
      ? {
          found: `The text has ${quote(found)}, which visitors would see as it is written.`,
          expected: 'Expected such a variable in the patterns of variants and town pages only.',
          action: 'Write the words themselves. If it is code, put it between backticks.',
        }
      : foreign(found),
  'code-block-open': () => ({
    found: 'The block of code that starts here does not end, so the rest of the page becomes code.',
    action: 'Add a line with the same three signs after the code.',
  }),
  'code-block-indented': () => ({
    found: 'The paragraph starts with four spaces, so it becomes a block of code.',
    expected: 'Expected a paragraph at the start of its line.',
    action: 'Delete the spaces. If it is code, put it between two lines of three backticks.',
  }),
  'footnote-missing': ({ name, isNote = false }) =>
    isNote
      ? {
          found: `The note ${quote(`[^${name}]`)} has no colon, so it is a paragraph of the text.`,
          action: `Add the colon: [^${name}]:`,
        }
      : {
          found: `The footnote ${quote(`[^${name}]`)} has no text.`,
          expected: `Expected a line that starts with "[^${name}]: ".`,
          action: 'Add the line, or delete the number.',
        },
  'footnote-unused': ({ name, isRepeated = false }) =>
    isRepeated
      ? {
          found: `There is a note ${quote(`[^${name}]`)} above, so the page leaves this one out.`,
          action: 'Give it a number of its own, here and in the text, or delete it.',
        }
      : {
          found: `Nothing refers to the note ${quote(`[^${name}]`)}, so the page leaves it out.`,
          action: `Write "[^${name}]" at the words it belongs to, or delete the note.`,
        },
  'table-broken': ({ write, isSplit = false }) =>
    isSplit
      ? {
          found: 'An empty line ends the table above, so these rows are not a part of it.',
          action:
            'Delete the empty line. If it is another table, write its headings and a row of dashes.',
        }
      : write !== undefined
        ? {
            found:
              'The lines are not a table, because there is no row of dashes below the first row.',
            action: `Write below it: ${write}`,
          }
        : {
            found:
              'The lines are not a table, because the first row and this row have different numbers of cells.',
            expected:
              'Expected an empty line above the table, and as many groups of dashes as headings.',
          },
  'table-pasted': ({ write }) => ({
    found:
      'The lines have tabs between their words, as a pasted table has, so they become one paragraph.',
    expected: 'Expected a table as Markdown writes it.',
    action: `Write the first rows as ${list(write.map(quote))}, and the others like the first.`,
  }),
  'table-cells': ({ found, expected }) => ({
    found: `The row has ${count(found, 'cell')}${found > expected ? `, and the page leaves out ${found - expected}` : ''}.`,
    expected: `Expected ${expected}, as in the first row of the table.`,
    action:
      found < expected
        ? 'Add what is missing, or an empty cell: | |'
        : 'To show a "|" inside a cell, write "\\|".',
  }),
  'markdown-in-html': ({ kind, found, write, isWhole = false }) => ({
    found: `${quote(found)} is inside HTML, so visitors see its signs.`,
    expected: isWhole
      ? 'Expected HTML only, because the text starts and ends with a tag.'
      : 'Expected HTML until the next empty line.',
    action:
      kind === 'note'
        ? 'Move the sentence out of the HTML, or delete the number.'
        : kind === 'block' && !isWhole
          ? 'Add an empty line above this line.'
          : `Write this HTML: ${write}`,
  }),
  'html-open': ({ tag, placeholder }) =>
    placeholder !== undefined
      ? {
          found: `The text has ${quote(placeholder)}, which looks like a placeholder, and HTML has no such element.`,
          expected: 'Expected the text that visitors will read.',
          action: 'Write it in place of the placeholder. To show the sign, write "&lt;".',
        }
      : tag === '!--'
        ? {
            found:
              'The comment that opens here with "<!--" is not closed, so visitors see its signs, or nothing of what follows.',
            action: 'Add "-->" after the comment. To show the sign, write "&lt;".',
          }
        : {
            found: `The element <${tag}> that opens here is not closed, so all that follows becomes a part of it.`,
            action: `Add </${tag}> after its content. To show the sign, write "&lt;".`,
          },
  'html-removed': ({ what, content, count: times }) => ({
    found: `The page leaves out ${what}${content ? ' and everything in it' : ''}${times > 1 ? ` (${number(times)} times)` : ''}.`,
    expected: 'Expected Markdown, or HTML without scripts, frames, forms and styles.',
    action: STYLE.test(what)
      ? 'Delete it.'
      : 'Delete it, or link to the page that has it. To show the sign, write "&lt;".',
  }),
};

/** An attribute, and a tag that only changes the look of its words. */
const STYLE = /="…"$|^<(?:basefont|big|blink|center|font|marquee|nobr|strike|tt)>$/;

/** Returns the words for what another program understands, or has left behind. */
function foreign(found: string): Message {
  if (found.startsWith('&')) {
    return {
      found: `The text has ${quote(found)}, which stands for no character, so visitors would see it as it is written.`,
      expected: 'Expected the character itself.',
      action: 'Write the character, such as "&" or "£".',
    };
  }
  if (/^<[a-z][a-z\d]*\s/.test(found)) {
    return {
      found: `The tag ${quote(found)} has curly quotation marks, so visitors see it as text.`,
      expected: 'Expected straight quotation marks.',
      action: `Write it as ${found.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")}`,
    };
  }
  return {
    found: `The text has ${quote(found)}, which another program writes and visitors would see.`,
    expected: 'Expected Markdown only.',
    action:
      foreignActions.find(([pattern]) => pattern.test(found))?.[1] ??
      'Delete it, and write what it stood for in Markdown.',
  };
}

/** The advice on the signs of other programs, by how they start. */
const foreignActions: readonly (readonly [RegExp, string])[] = [
  [/^!\[/, 'Write it as a picture, such as ![A red door](/images/blog/door.jpg).'],
  [/^\[\[/, 'Write it as a link, such as [contact page](/contact).'],
  [/^\{\+\+/, 'Delete the signs. If the words between them are not wanted, delete them, too.'],
  [/^\{--/, 'Delete the words with their signs.'],
  [/^==/, 'Delete the signs. For words in bold, write "**" on both sides.'],
  [/^:[a-z]+(?:_[a-z]+)*:$/, 'Write the emoji itself, or delete it.'],
  [/^\[(?:toc|!|object)/i, 'Delete it.'],
  [/^\[\]$/, 'For a tick box, write a space between the brackets: [ ]'],
  [/^\^\[/, 'Write [^1] here, and the note on a line of its own: [^1]:'],
  [/^[\^~]/, 'Write the sign itself, such as "²" or "₂".'],
  [/^\[[a-z]{1,2}\]$/, 'Delete the note, and its letter in the text.'],
  [/^\\(?:text..|emph|underline)\{/, 'Write "**words**" for bold, and "*words*" for italics.'],
  [/^\\/, 'Write the formula with signs that visitors know, such as "3 × 500".'],
  [/^[^[]/, 'Delete it.'],
];

/** The anchor of the main part of every page, to which only the link that skips the menu leads. */
const MAIN = 'main';

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
        found: `The lines start with ${quote(mark)}, which makes no list, so they stay ordinary text.`,
        expected: 'Expected a hyphen and a space at the start of each entry.',
        action: `Write each entry like this: ${write}`,
      };
    case 'number':
      return {
        found: `Only a list that starts with "1." may follow a line of text, so the lines from ${quote(mark)} on become a part of the paragraph.`,
        action: `Add an empty line above: ${write}`,
      };
    case 'figure':
      return {
        found: `${quote(mark)} at the start of a line makes a numbered list.`,
        expected: 'Expected a list that starts with a small number.',
        action: `If no list is meant, write: ${write}`,
      };
  }
}

/** The origin of a preview, as people copy it from a browser. */
const PREVIEW = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)/i;

/** The start of the address of a file on a computer. */
const ON_COMPUTER = /^(?:file:|[a-z]:(?:[\\/]|%5C)|\/Users\/)/i;

/** The advice on an address if nothing shows which one was meant. */
const CORRECT = 'Correct the address, or delete the link.';
