import type { BrowserError, FindingArgs, HeadPart } from '#cli/model/finding.ts';
import type { builtPages as explained } from '../explanations/builtPages.ts';
import type { Message, MessagesOf } from './message.ts';
import { number } from '#cli/report/amounts.ts';
import { quote } from './values.ts';

/** The words of findings about built pages. */
export const builtPages: MessagesOf<typeof explained> = {
  'built-page-missing': ({ path }) => ({
    found: `The page ${path} is planned, but its file does not exist.`,
    expected: 'Expected every planned page to be built.',
    action: 'Run "npm run site -- build", then check again.',
  }),
  'built-page-unplanned': () => ({
    found: 'The file is not a planned page.',
    expected: 'Expected only pages that the content plans.',
    action:
      'Run "npm run site -- build", which removes old pages, or delete the file from public/.',
  }),
  'built-page-changed': ({ built }) => ({
    found: 'The page differs from the one that the build wrote, here for the first time.',
    expected:
      built === ''
        ? 'Expected the page as the build wrote it.'
        : `Expected ${quote(built)} here, as the build wrote it.`,
    action: 'Run "npm run site -- build", then check again.',
  }),
  'built-output': ({ path, kind }) => ({
    found: {
      missing: `The build wrote ${quote(path)}, but the file does not exist.`,
      changed: `The file ${quote(path)} differs from the one that the build wrote.`,
      added: `The build did not write the file ${quote(path)}.`,
      private: `The file ${quote(path)} would be public.`,
    }[kind],
    expected: {
      missing: 'Expected every file that the build wrote.',
      changed: 'Expected the file as the build wrote it.',
      added: 'Expected only files that the build wrote.',
      private: 'Expected no files with secrets, backups or data.',
    }[kind],
    action: {
      missing: 'Run "npm run site -- build", then check again.',
      changed: 'Run "npm run site -- build", then check again.',
      added: 'Delete the file, or put it into public/ and build again.',
      private: 'Delete the file, also from public/ if it is there.',
    }[kind],
  }),
  'built-document': ({ kind, found }) => ({
    found: {
      doctype: 'The file does not start with "<!doctype html>".',
      'doctype-repeated': 'The file has a second doctype.',
      charset:
        'The tag with the character set is more than 1,024 bytes from the start of the file.',
      end: 'The file does not end with "</html>".',
      comment: `The HTML has the comment ${quote(found)}.`,
    }[kind],
    expected: {
      doctype: 'Expected it first, or browsers lay out the page as those of 1998 did.',
      'doctype-repeated': 'Expected one, at the start of the file.',
      charset: 'Expected it before that, or browsers guess how letters are written.',
      end: 'Expected a whole page. The rest of this one is missing.',
      comment: 'Expected none, because every visitor can read it.',
    }[kind],
    action:
      kind === 'comment'
        ? 'Remove the comment from the text or the template.'
        : 'Build the site again. If the finding stays, correct the template of the head.',
  }),
  'built-main-hidden': ({ element, attribute }) => ({
    found: `The <${element}> element has the attribute "${attribute}".`,
    expected: 'Expected content that all visitors can see, hear and use.',
    action: 'Remove the attribute from the template.',
  }),
  'built-link-broken': ({ href, pages }) => ({
    found:
      href === ''
        ? 'A link or a form has no address.'
        : `${linkOn(pages)} leads to ${quote(href)}, which is neither a page nor a file.`,
    expected: 'Expected the path of a page of this site.',
    action: 'Correct the link, or remove it.',
  }),
  'built-link-moved': ({ href, to, pages }) => ({
    found: `${linkOn(pages)} leads to ${quote(href)}, which is redirected to ${quote(to)}.`,
    expected: 'Expected the current path of the page, which saves visitors a request.',
    action: `Write ${quote(to)}.`,
  }),
  'built-anchor-missing': ({ href, anchor, pages }) => {
    const isDrawing = /\.svg#/.test(href);
    const target = isDrawing ? 'drawing' : 'page';
    return {
      found: `${linkOn(pages)} leads to ${quote(href)}, but that ${target} has no element with the id ${quote(anchor)}.`,
      expected: `Expected the id of ${isDrawing ? 'an element' : 'a heading or a section'} of that ${target}.`,
      action: 'Correct the part after "#", or remove it.',
    };
  },
  'built-file-missing': ({ address, pages }) => ({
    found: `There is no file ${quote(address)}, which ${pages === undefined ? 'is used here' : `this page and others, ${number(pages)} in all, use`}.`,
    expected: 'Expected a file of the built site.',
    action: 'Add the file to public/, or correct its path.',
  }),
  'built-insecure': ({ address }) => ({
    found: `The page uses the address ${quote(address)}, which is not encrypted.`,
    expected: 'Expected "https://", because browsers block the rest.',
    action: 'Write "https://" if the other site supports it, or remove the address.',
  }),
  'built-blocked': ({ address, directive, pages }) => {
    const isForm = directive === 'form-action';
    const subject =
      pages === undefined ? 'The page' : `This page and others, ${number(pages)} in all,`;
    const [verb = '', verbs] = isForm ? ['sends a form to', 'send a form to'] : ['loads', 'load'];
    return {
      found: `${subject} ${pages === undefined ? verb : verbs} ${quote(address)}, which the security policy of the site blocks.`,
      expected: `Expected an address of this site, or one that its headers allow by "${directive}".`,
      action: isForm
        ? 'Send the form to this site, or link to the page that has the form.'
        : 'Put the file into public/, or link to it.',
    };
  },
  'built-contact-differs': ({ found, href }) => ({
    found: `A link shows ${quote(found)}, but leads to ${quote(href)}.`,
    expected: 'Expected the same in both, because visitors rely on what they read.',
    action: 'Correct the text or the address.',
  }),
  'built-name-missing': ({ element }) => ({
    found: `A ${element} has no name, so a screen reader cannot say what it is.`,
    expected: `Expected ${nameSources[element]}.`,
    action: 'Add the missing text.',
  }),
  'built-id-repeated': ({ id }) => ({
    found: id === '' ? 'An element has an empty id.' : `The id ${quote(id)} is on the page twice.`,
    expected: 'Expected each id once, because links and labels find elements by it.',
    action: 'Give the second element another id.',
  }),
  'built-reference-broken': ({ attribute, id }) => ({
    found:
      id === ''
        ? 'A label has no field.'
        : `The attribute "${attribute}" names the id ${quote(id)}, which the page does not have.`,
    expected: 'Expected the id of an element of the same page.',
    action: id === '' ? 'Name the field by its id.' : 'Correct the id, or remove the attribute.',
  }),
  'built-alt-missing': ({ src, alt }) => ({
    found:
      alt === undefined
        ? `The picture ${quote(src)} has no "alt" attribute.`
        : `The picture ${quote(src)} has the name of a file as its text: ${quote(alt)}.`,
    expected: 'Expected a text that stands for the picture, or an empty one if it only decorates.',
    action: 'Describe the picture.',
  }),
  'built-image-size': (args) =>
    'stated' in args
      ? statedSize(args)
      : args.srcset === undefined
        ? {
            found: `The picture ${quote(args.src)} has no width or no height.`,
            expected:
              'Expected both as whole numbers, so that the page does not move while it loads.',
            action: 'Add "width" and "height".',
          }
        : {
            found: `The sizes of a picture have ${quote(args.srcset)}.`,
            expected:
              'Expected each file with a width such as "480w", or with a density such as "2x", each once.',
            action: 'Correct the "srcset". Browsers leave out such files.',
          },
  'built-head-missing': ({ what }) => ({
    found: `The page has no ${headParts[what]}, or it is empty.`,
    expected: `Expected one ${headParts[what]}.`,
    action: 'Add it to the content of the page, or to the template if all pages of a type lack it.',
  }),
  'built-head-repeated': ({ what }) => ({
    found: `The page has more than one ${headParts[what]}.`,
    expected: `Expected one ${headParts[what]}, because search engines may choose any of them.`,
    action: 'Remove the second one.',
  }),
  'built-head-length': ({ what, length, limits: [least, most] }) => ({
    found: `The ${what} of the page has ${length} characters.`,
    expected: `Expected ${least} to ${most}, which search results can show.`,
    action: length < least ? 'Write more.' : 'Shorten it.',
  }),
  'built-head-shared': ({ what, text, path }) => ({
    found: `The ${what} ${quote(text)} is also that of ${path}.`,
    expected: `Expected a ${what} of its own for each page that search engines may list.`,
    action: `Write another ${what} for one of the two.`,
  }),
  'built-head-value': ({ what, found, expected }) => ({
    found: {
      base: 'The head has a <base> element.',
      refresh: 'The head has a tag that loads the page again, or another page, by itself.',
      viewport: `The viewport tag ${quote(found)} makes the page hard to read on a phone.`,
      language: `The language of the page is ${quote(found)}.`,
      image: `The head gives shared links the picture ${quote(found)}.`,
      preload: `The font ${quote(found)} is loaded early without "crossorigin".`,
      'twitter:card': `The head gives shared links the card ${quote(found)}.`,
      'og:locale': `The head gives shared links the language ${quote(found)}.`,
      'og:title': `The head gives shared links the title ${quote(found)}.`,
      'og:description': `The head gives shared links the description ${quote(found)}.`,
    }[what],
    expected: {
      base: 'Expected none, because anchors and relative addresses would lead elsewhere.',
      refresh: 'Expected none, because visitors who read slowly would lose their place.',
      viewport:
        'Expected "width=device-width", no "user-scalable=no", and no "maximum-scale" below 2.',
      language: `Expected ${quote(expected)}, which the site has.`,
      image:
        'Expected a whole address with "https://" of a PNG, JPEG or WebP, which other sites need.',
      preload: 'Expected the attribute, or browsers load the font twice.',
      'twitter:card': 'Expected "summary" or "summary_large_image".',
      'og:locale': `Expected ${quote(expected)}, the language of the site.`,
      'og:title': `Expected ${quote(expected)}, the title of the page.`,
      'og:description': `Expected ${quote(expected)}, the description of the page.`,
    }[what],
    action: 'Build the site again. If the finding stays, correct the template of the head.',
  }),
  'built-canonical': ({ found, expected }) => ({
    found: `The head gives the page the address ${quote(found)}.`,
    expected: `Expected ${quote(expected)}, as planned.`,
    action: 'Build the site again. If the finding stays, correct the template of the head.',
  }),
  'built-robots': ({ found, indexable }) => ({
    found: found === '' ? 'The page has no robots tag.' : `The robots tag is ${quote(found)}.`,
    expected: indexable
      ? 'Expected none that keeps the page, its text or its links from search engines, which may list it.'
      : 'Expected "noindex", because search engines must not list the page.',
    action: 'Build the site again. If the finding stays, correct the template of the head.',
  }),
  'built-alternate': ({ language, href, kind }) => ({
    found: {
      language: `The alternate ${quote(href)} has the language ${quote(language)}.`,
      repeated: `Two alternates have the language ${quote(language)}.`,
      address: `The alternate for ${quote(language)} leads to ${quote(href)}.`,
      own: 'None of the alternates is the page itself.',
    }[kind],
    expected: {
      language: 'Expected a language such as "en-GB", or "x-default".',
      repeated: 'Expected each language once, or search engines ignore all alternates.',
      address: 'Expected a whole address with "https://".',
      own: 'Expected the page among its own alternates, or search engines ignore all of them.',
    }[kind],
    action: 'Correct the "hreflang" links in the head.',
  }),
  'built-data-invalid': ({ reason }) => ({
    found: `The structured data is not JSON: ${reason}.`,
    expected: 'Expected one JSON object of schema.org.',
    action: 'Correct the script of type "application/ld+json".',
  }),
  'built-data-property': ({ type, property, kind }) => ({
    found: {
      missing: type
        ? `The structured data "${type}" has no "${property}".`
        : `The structured data has no "${property}".`,
      unknown: `The structured data "${type}" has the property "${property}".`,
      type: `The structured data has the type "${type}".`,
      value: `The structured data "${type}" has a wrong value for "${property}".`,
    }[kind],
    expected: {
      missing: 'Expected it, because search engines ignore the object without it.',
      unknown: 'Expected only properties that schema.org and this site know for the type.',
      type: 'Expected one of the types that this site writes.',
      value: 'Expected a value of the form that schema.org describes for the property.',
    }[kind],
    action: {
      missing: 'Add the property.',
      unknown: 'Correct the name of the property, or remove it.',
      type: 'Correct the type.',
      value: 'Correct the value.',
    }[kind],
  }),
  'built-data-page': ({ type, property, found, expected }) => ({
    found: `The structured data "${type}" has ${quote(found)} as its "${property}".`,
    expected: `Expected ${quote(expected)}, because the object describes this page.`,
    action:
      'Build the site again. If the finding stays, correct the template of the structured data.',
  }),
  'built-aria': ({ kind, value }) => ({
    found: {
      role: `An element has the role ${quote(value)}.`,
      attribute: `An element has the attribute "${value}".`,
      value: `An element has the attribute ${value}.`,
      language: `A part of the page has the language ${quote(value)}.`,
      tabindex: `An element has the "tabindex" ${value}.`,
      landmark: `Two landmarks of the page are alike: ${value}${value.endsWith('"') ? '' : ', without a name'}.`,
    }[kind],
    expected: {
      role: 'Expected a role of WAI-ARIA. Screen readers ignore others.',
      attribute: 'Expected an attribute of WAI-ARIA. Screen readers ignore others.',
      value: 'Expected a value that WAI-ARIA has for it. Screen readers ignore others.',
      language: 'Expected a language such as "cy" or "en-GB", by which screen readers speak.',
      tabindex: 'Expected 0 or -1, because the focus would jump past the rest of the page.',
      landmark: 'Expected a name of its own for each, by which screen readers list them.',
    }[kind],
    action: {
      role: 'Correct the role, or remove it.',
      attribute: 'Correct the name of the attribute, or remove it.',
      value: 'Correct the value, or remove the attribute.',
      language: 'Correct the language, or remove the attribute.',
      tabindex: 'Write 0, and move the element to its place in the page.',
      landmark: 'Name them with "aria-label", or by their headings with "aria-labelledby".',
    }[kind],
  }),
  'built-list': ({ element, kind }) => ({
    found:
      kind === 'empty'
        ? `A <${element}> has no items.`
        : kind === 'headers'
          ? 'A table has no header cells.'
          : element === 'dd'
            ? 'A <dl> has a description without a term.'
            : 'A <dl> has a term without a description.',
    expected:
      kind === 'empty'
        ? 'Expected one item or more, because screen readers announce an empty list.'
        : kind === 'headers'
          ? 'Expected <th> cells, which screen readers say with each value.'
          : 'Expected each <dt> to be followed by a <dd>.',
    action:
      kind === 'empty'
        ? 'Leave the list out if it has no items.'
        : kind === 'headers'
          ? 'Make the cells of the first row or column <th>.'
          : 'Add the missing part, or remove the other.',
  }),
  'built-h1-count': ({ count }) => ({
    found: count === 0 ? 'The page has no h1.' : `The page has ${count} h1 headings.`,
    expected: 'Expected one, which is the title that visitors read.',
    action: count === 0 ? 'Add an h1.' : 'Make the others h2.',
  }),
  'built-main-count': ({ count }) => ({
    found:
      count === 0 ? 'The page has no <main> element.' : `The page has ${count} <main> elements.`,
    expected: 'Expected one, to which the skip link leads.',
    action: 'Correct the template of the page.',
  }),
  'built-heading-skipped': ({ heading, found, expected }) => ({
    found: `The heading ${quote(heading)} is an h${found}.`,
    expected: `Expected h${expected} at most, because a level is left out.`,
    action: `Make it an h${expected}.`,
  }),
  'built-text-left': ({ found }) => ({
    found: `The page shows ${quote(found)}, which looks like a value that was not filled in.`,
    expected: 'Expected text for visitors.',
    action: 'Fill in the value. If the text is meant, mark it as code.',
  }),
  'built-inline-code': ({ what }) => ({
    found: `The page has ${what} in its markup.`,
    expected: 'Expected scripts and styles in files, because the security policy blocks the rest.',
    action: 'Move the code into a file.',
  }),
  'built-too-large': ({ what, found, limit }) => ({
    found: `The page has ${number(found)} ${what === 'bytes' ? 'bytes of HTML' : 'elements'}.`,
    expected: `Expected ${number(limit)} at most.`,
    action: 'Show less on the page, or divide it.',
  }),
  'built-sample-name': ({ name }) => ({
    found: `The page shows ${quote(name)}, a name of the sample agency.`,
    expected: 'Expected names of your own agency and its clients only.',
    action: 'Replace the name where the content has it.',
  }),
  'built-markup': ({ rule, reason }) => ({
    found: `The markup is not valid: ${reason} (${rule}).`,
    expected: 'Expected HTML as the standard describes it.',
    action: 'Correct the template, or the HTML of the text.',
  }),
  'built-browser-error': (args) => ({
    found: `${describeError(args)} (${args.conditions}).`,
    ...{
      script: {
        expected: 'Expected scripts that run without an error.',
        action: 'Correct the script, or the part of the template that it works on.',
      },
      file: {
        expected: 'Expected a file of the site.',
        action: 'Build the site again. If the finding stays, correct the code that names the file.',
      },
      blocked: {
        expected: 'Expected a page that needs nothing but what the headers of the site allow.',
        action: 'Leave the part out, or allow it in the Content-Security-Policy.',
      },
    }[args.kind],
  }),
  'built-too-wide': ({ width, window }) => ({
    found: `The page is ${number(width)} px wide in a window of ${number(window)} px, so visitors have to scroll sideways.`,
    expected: `Expected a page that fits into ${number(window)} px.`,
    action: 'Let the element break or shrink, or let it scroll by itself.',
  }),
  'built-accessibility': ({ rule, reason, target, conditions }) => ({
    found: `${reason} (${rule}), at ${target}, ${conditions}.`,
    expected: 'Expected a page without findings of axe.',
    action: `Correct the template or the style; https://dequeuniversity.com/rules/axe/latest/${rule} says how.`,
  }),
};

function describeError(args: BrowserError): string {
  switch (args.kind) {
    case 'script':
      return `A script fails with ${quote(args.reason)}`;
    case 'file':
      return `The page loads ${args.address}, which is answered with ${args.status}`;
    case 'blocked':
      return `The browser blocks ${args.address}, because "${args.directive}" in the headers of the site does not allow it`;
  }
}

/** The sources of names of elements. */
const nameSources: Record<FindingArgs['built-name-missing']['element'], string> = {
  link: 'a text, or a picture with an alternative text, in the link',
  button: 'a text, or "aria-label", on the button',
  heading: 'a text in the heading',
  field: 'a <label> for the field',
  frame: 'a "title" on the frame',
  picture: '"aria-label", or a <title> in the drawing',
};

/** The words for parts of a head. */
const headParts: Record<HeadPart, string> = {
  title: 'title',
  description: 'description',
  canonical: 'canonical address',
  viewport: 'viewport tag',
  charset: 'tag with the character set',
  language: 'language on its <html> element',
  stylesheet: 'style sheet',
  'og:title': 'title for shared links (og:title)',
  'og:description': 'description for shared links (og:description)',
  'og:url': 'address for shared links (og:url)',
  'og:image': 'picture for shared links (og:image)',
};

/** Writes the words for a size that a page states for a picture and that its file does not have. */
function statedSize({
  src,
  stated,
  actual: { width, height },
  pages,
}: Extract<FindingArgs['built-image-size'], { stated: string }>): Message {
  const subject =
    pages === undefined
      ? 'The page states'
      : `This page and others, ${number(pages)} in all, state`;
  const isWidth = stated.endsWith('w');
  const [size, actual] = isWidth
    ? [`the width ${quote(stated)}`, `"${width}w"`]
    : [`the size ${stated.replace(/[x:]/, ' × ')}`, `${width} × ${height}`];
  return {
    found: `${subject} ${size} for the picture ${quote(src)}, which has ${actual}.`,
    expected: isWidth
      ? 'Expected the width of the file, because browsers choose by it.'
      : stated.includes(':')
        ? 'Expected the ratio of the file, because browsers stretch the picture.'
        : 'Expected the size of the file.',
    action: `Write ${actual}, or replace the file.`,
  };
}

/** Names a link, with the number of pages that have it if it is on many. */
function linkOn(pages?: number): string {
  return pages === undefined ? 'A link' : `A link on ${number(pages)} pages`;
}
