import type { FindingArgs } from '#cli/model/finding.ts';
import type { PictureFormat } from '#cli/model/images.ts';
import { pictureEndings } from '#schemas/fields.ts';
import type { pictures as explained } from '../explanations/pictures.ts';
import { pictureName } from '../pictureName.ts';
import { choices } from './lists.ts';
import type { Message, MessagesOf } from './message.ts';
import { quote } from './values.ts';

/** The words of findings about pictures. */
export const pictures: MessagesOf<typeof explained> = {
  'image-missing': ({ src, suggestion, isEmbedded }) =>
    isEmbedded
      ? {
          found: 'The picture is in the text itself, as a word processor exports it.',
          expected: 'Expected the path of a picture below public/, from "/images/" on.',
          action: 'Save the picture as a file below public/images/, and write its path.',
        }
      : {
          found: `There is no picture ${quote(src)}.`,
          expected: src.startsWith('/')
            ? `Expected a file public${src}.`
            : 'Expected the path of a picture below public/, from "/images/" on.',
          action: suggestion
            ? renameOf(src, suggestion)
            : 'Restore or add the file, or correct the path.',
        },
  'image-format': (args) => ('src' in args ? unshownFormat(args) : wrongFormat(args)),
  'image-alt-name': (args) => {
    const found = quote(args.found);
    if (args.kind === 'other') {
      return {
        found: `The description of the picture names ${found}, but the file is about ${quote(args.own)}.`,
        expected: 'Expected what this picture shows.',
        action: 'Describe the picture of this file.',
      };
    }
    const { kind, write } = args;
    return kind === 'start'
      ? {
          found: `The description of the picture starts with ${found}, which a screen reader says by itself.`,
          expected: 'Expected only what the picture shows.',
          action: write === undefined ? 'Delete these words.' : `Write ${quote(write)}.`,
        }
      : {
          found: `The description of the picture is ${found}, ${altFaults[kind]}.`,
          expected: 'Expected words for people who cannot see the picture.',
          action: 'Write what the picture shows.',
        };
  },
  'picture-repeated': ({ src, field: name, noun, isOptional }) => ({
    found: `The picture ${quote(src)} belongs to another ${noun}.`,
    expected: `Expected a picture of this ${noun}${isOptional ? ', or none' : ''}.`,
    action: `Write the path of the right picture${
      isOptional ? `, or delete "${name}" and the lines below it` : ''
    }.`,
  }),
  'image-alt-missing': ({ src, isHtml = false }) => ({
    found: `The picture ${quote(src)} has no text for people who cannot see it.`,
    action: isHtml
      ? 'Describe it in the tag: alt="what it shows".'
      : 'Describe it between the square brackets: ![what it shows](…).',
  }),
  'image-size': ({ src, found, size }) => ({
    found: `The picture ${quote(src)} is not ${found.width} by ${found.height} pixels.`,
    expected: src.endsWith('.svg')
      ? `Expected the aspect ratio of the file, which is ${size.width} by ${size.height}.`
      : `Expected the size of the file, which is ${size.width} by ${size.height} pixels.`,
    action: `Write "width: ${size.width}" and "height: ${size.height}".`,
  }),
  'image-elsewhere': ({ src }) => ({
    found: `The picture ${quote(src)} is on another site, which would learn who reads the page.`,
    expected: 'Expected a picture below public/, such as "/images/blog/example.svg".',
    action: 'Save it there if its licence allows, and use its path.',
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
  'picture-unavailable': ({ src, fault }) => {
    const { found, ...rest } = pictureFault(fault);
    return { found: `The picture ${quote(src)} can't be used: ${found}`, ...rest };
  },
  'picture-not-stored': ({ src, url, reason }) => ({
    found: `The storage at ${url} refuses the picture ${quote(src)}: it says "${reason}".`,
    expected: 'Expected the bucket blog-images, and a key that may write to it.',
    action: 'Apply supabase/migrations/ there, and run the command again.',
  }),
};

type FormatArgs = FindingArgs['image-format'];

/** Returns the words for a picture in content whose format browsers do not show. */
function unshownFormat({ src, ending }: Extract<FormatArgs, { src: string }>): Message {
  return {
    found: `The picture ${quote(src)} ends in ".${ending}", a format that browsers do not show.`,
    expected: `Expected ${choices(
      pictureEndings.map((one) => `.${one}`),
      ending,
    )}.`,
    action: 'Save the picture as JPEG or PNG, and write the path of that file.',
  };
}

/** Returns the words for a file that is not a picture of the format that its name promises. */
function wrongFormat({
  named,
  found,
  isEmpty,
  isCut,
}: Extract<FormatArgs, { named: string }>): Message {
  return {
    found: isEmpty
      ? 'The file is empty.'
      : isCut
        ? 'The file is cut off, so browsers show a part of the picture at most.'
        : found
          ? `The file is ${formatName(found)}, but its name is that of ${formatName(named)}.`
          : `The file is not ${formatName(named)}, and no other format that browsers show.`,
    expected: found ? undefined : `Expected ${isCut ? 'the whole of ' : ''}${formatName(named)}.`,
    action: found
      ? `End its name in ".${found}", here and in the content, or save it as ${formatName(named)}.`
      : `Save the picture again as ${formatName(named)}, or delete the file.`,
  };
}

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
    case 'unreplaced':
      return {
        found: 'its path in the post cannot be replaced with the address of its upload.',
        action:
          'Rename the file with lower-case letters, digits and hyphens, and correct the path.',
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

/** Returns the advice to use a picture, or first to give it a name that can be part of an address. */
function renameOf(src: string, picture: string): string {
  if (/^[a-z0-9/.-]+$/.test(picture)) return `Write "${picture}", if that is meant.`;
  const clean = pictureName(picture);
  return `Rename the file public${picture} to ${clean.slice(clean.lastIndexOf('/') + 1)}${clean === src ? '' : `, and write "${clean}"`}.`;
}

/** Returns the name of a format with its article, such as "a PNG". */
function formatName(format: PictureFormat): string {
  const names = { png: 'a PNG', jpg: 'a JPEG', webp: 'a WebP', avif: 'an AVIF', svg: 'an SVG' };
  return names[format];
}

/** Why a description does not say what a picture shows. */
const altFaults = {
  file: 'the name of a file',
  word: 'which does not say what it shows',
  title: 'which is the heading of the page, so a screen reader says it twice',
  caption: 'which stands beside the picture, so a screen reader says it twice',
};
