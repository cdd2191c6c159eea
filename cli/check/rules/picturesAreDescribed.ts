import type { CheckedContent } from '#cli/model/content.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { capitalise } from '#schemas/capitalise.ts';
import { picturesIn } from '../picturesIn.ts';
import type { Rule } from '../rule.ts';

/**
 * The alternative text of a picture says what it shows: it is no file name, does not start with "image of", does not repeat the heading of
 * the page or the words beside the picture, and does not name another person, client or project instead of its own.
 */
export const picturesAreDescribed: Rule = ({ content }) => {
  const entries = new Map(entriesOf(content).map((entry) => [entry.file, entry]));
  const titleOf = (file: string) => titleIn(entries.get(file)?.data);
  const check = (
    alt: string,
    { src, at, beside = [] }: { src: string; at: Spot; beside?: readonly Words[] },
  ): Problem[] => {
    if (isFileName(alt, src)) {
      const kind = PICTURE_WORD.test(alt) ? 'word' : 'file';
      return [{ code: 'image-alt-name', args: { found: alt, kind }, at }];
    }
    const [start, rest] = START.exec(alt)?.slice(1) ?? [];
    if (start !== undefined && rest !== undefined) {
      const args = { found: start, kind: 'start' as const, write: capitalise(rest) };
      return [{ code: 'image-alt-name', args, at }];
    }
    const same = beside.find(({ text }) => keyOf(text) === keyOf(alt));
    if (!same) return [];
    return [{ code: 'image-alt-name', args: { found: alt, kind: same.kind }, at }];
  };
  return [
    ...picturesIn(content).flatMap(({ file, path, image, caption }) =>
      check(image.alt, {
        src: image.src,
        at: { file, path: [...path, 'alt'] },
        beside: [
          ...(caption === undefined ? [] : [{ kind: 'caption' as const, text: caption }]),
          ...titleWords(titleOf(file)),
        ],
      }),
    ),
    ...entriesOf(content).flatMap(({ file, markdown, bodyLine }) =>
      markdown.images.flatMap(({ src, alt, line, column }) => {
        // An embedded picture has a finding of its own.
        if (src.startsWith('data:')) return [];
        const at = { file, line: bodyLine + line - 1, column };
        return check(alt, { src, at, beside: titleWords(titleOf(file)) });
      }),
    ),
    ...otherNames(content),
  ];
};

/** The fields with a picture of the person, client or project of a file. Other pictures may show anything. */
const OWN_FIELDS: ReadonlySet<unknown> = new Set(['portrait', 'image', 'listImage']);

/**
 * Finds descriptions that have the full name of another person, client or project and no word of their own name, as copied files do. A file
 * that names the other one in another field, too, may mean it.
 */
function otherNames(content: CheckedContent): Problem[] {
  const { people, testimonials, portfolio, caseStudies } = content.collections;
  const groups = [
    people.map((entry) => ({ ...entry, names: [entry.data.name] })),
    testimonials.map((entry) => ({ ...entry, names: [entry.data.name, entry.data.company] })),
    [
      ...portfolio.map((entry) => ({ ...entry, names: [entry.data.title] })),
      ...caseStudies.map((entry) => ({ ...entry, names: [entry.data.client] })),
    ],
  ];
  const owners = new Map(
    groups.flatMap((group) => group.map((entry) => [entry.file, { ...entry, group }] as const)),
  );
  return picturesIn(content).flatMap(({ file, path, image: { alt } }): Problem[] => {
    const owner = owners.get(file);
    if (!owner || !OWN_FIELDS.has(path[0])) return [];
    const { slug, names, data, group } = owner;
    const words = names.flatMap((name) => name.match(/(?!The\b)\p{Lu}[\p{L}\p{N}]+/gu) ?? []);
    if (words.some((word) => alt.includes(word))) return [];
    const rest = JSON.stringify(data, (key, value: unknown) =>
      OWN_FIELDS.has(key) ? undefined : value,
    );
    const found = group
      .filter((other) => other.slug !== slug && !rest.includes(other.slug))
      .flatMap((other) => other.names)
      // A name of one word may be a word of the description.
      .find((name) => name.includes(' ') && alt.includes(name) && !rest.includes(name));
    if (found === undefined) return [];
    const args = { found, kind: 'other' as const, own: names[0] ?? '' };
    return [{ code: 'image-alt-name', args, at: { file, path: [...path, 'alt'], words: found } }];
  });
}

/** Words that a page shows beside a picture. */
interface Words {
  kind: 'title' | 'caption';
  text: string;
}

function titleWords(title: string | undefined): Words[] {
  return title === undefined ? [] : [{ kind: 'title', text: title }];
}

function titleIn(data: unknown): string | undefined {
  const { title } = (data ?? {}) as { title?: unknown };
  return typeof title === 'string' ? title : undefined;
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words that a screen reader says before each description. */
const START =
  /^((?:an? |the )?(?:image|picture|photo|photograph|pic) (?:of|showing|shows)) (?=\S+ \S)(.*)$/is;

/** A word for a picture, perhaps with a number. */
const PICTURE_WORD =
  /^(?:image|picture|photo|photograph|img|screenshot|illustration|graphic)(?: \d{1,2})?$/i;

/**
 * Returns whether an alternative text is only a word for a picture or the name of a file, such as cameras and programs create, and not a
 * description.
 */
function isFileName(alt: string, src: string): boolean {
  const name = src.replace(/^.*\/|\.\w+$/g, '');
  return (
    /^\S*\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(alt) ||
    PICTURE_WORD.test(alt) ||
    /^(?:IMG|DSC[NF]?|PXL|Screenshot)[ _-]?\d[\d _-]*$/i.test(alt) ||
    /^(?:WhatsApp Image|Screenshot|Screen Shot) \d{4}-\d\d-\d\d\b/i.test(alt) ||
    (/[-_]/.test(name) && alt.toLowerCase() === name.toLowerCase())
  );
}
