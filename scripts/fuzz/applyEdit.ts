import { parse } from 'yaml';
import { withBody } from '../../tests/helpers/minimalContent.ts';
import type { EditKind, SiteEdit } from './siteEdit.ts';

/** A site: its text files by their paths below its root, and the day on which it is built, as `2026-06-01`. */
export interface SiteState {
  files: ReadonlyMap<string, string>;
  today: string;
  /** A file that is written again with the same bytes. */
  touched?: string;
}

/** Returns the site after an edit, or `undefined` if the site has nothing to edit in this way. */
export function applyEdit(state: SiteState, edit: SiteEdit): SiteState | undefined {
  const { files, today } = state;
  return edits[edit.kind]({ files, today }, edit);
}

type Edit = (state: SiteState, edit: SiteEdit) => SiteState | undefined;

const edits: Record<EditKind, Edit> = {
  'change a text': changeText,
  'change a field': changeField,
  'add an entry': addEntry,
  'delete an entry': deleteEntry,
  'rename an entry': renameEntry,
  'move an entry': moveEntry,
  'hide or show an entry': hideOrShowEntry,
  'change a picture': changePicture,
  'change a public file': changePublicFile,
  'change the day': (state, { value }) => ({ ...state, today: dayAfter(state.today, 1 + value) }),
  'touch a file': (state, { pick }) => ({ ...state, touched: choose(namesIn(state, /./), pick) }),
  'change nothing': (state) => state,
  'make a mistake': makeMistake,
  'change the brand': changeBrand,
  'change a template': changeTemplate,
};

/** The start of a line with a text: a field of prose, or prose of a body. The new word follows it. */
const prose =
  /^((?:\s*(?:- )?(?:text|lead|summary|excerpt|description|note|caption|alt): ["']?)?[A-Z][\w-]+) (?=\w)/gm;

function changeText(state: SiteState, { pick, value }: SiteEdit): SiteState | undefined {
  const name = choose(namesIn(state, /^content\/.*\.(md|yaml)$/, prose), pick);
  return replaceMatch(state, name, prose, pick, ([, start]) => `${start} word${value} `);
}

/** Fields whose values can be changed alone: the files, the field, and the values. */
const fields: [files: RegExp, field: string, values: readonly string[]][] = [
  [/^content\/site\.yaml$/, 'name', ['Agency', 'Another Agency']],
  [/^content\/site\.yaml$/, 'tagline', ['An agency', 'An agency & more', "It's an agency"]],
  [/^content\/site\.yaml$/, 'url', ['https://www.agency.example', 'https://agency.example']],
  [/^content\/site\.yaml$/, 'distances', ['miles', 'kilometres']],
  [/^content\/site\.yaml$/, 'promisedReply', ['24 hours', '36 hours']],
  [
    /^content\/words\.yaml$/,
    'fromOffice',
    ['{{ distance }} from {{ office }}', '{{ distance }} away'],
  ],
  [/^content\/words\.yaml$/, 'atOffice', ['in the city of our office', 'where our office is']],
  [/^content\/navigation\.yaml$/, 'label', ['About', 'About us', 'Who we are']],
  [/^content\/prices\.yaml$/, 'min', ['200', '450', '510']],
  [/^content\/categories\.yaml$/, 'design', ['Design', 'Looks']],
  [/^content\/variants\//, 'inShortSet', ['true', 'false']],
  [/^content\/variants\//, 'linkText', ['Help with growth', 'Work that lasts']],
  [/^content\/services\//, 'order', ['1', '2']],
  [/^content\/services\//, 'menuTitle', ['One', 'Two']],
  [/^content\/towns\//, 'pageSet', ['full', 'short', 'full-with-short-aliases']],
  [/^content\/towns\//, 'population', ['20500', '120500', '70500']],
  [/^content\/towns\//, 'latitude', ['52.81', '52.99', '53.2']],
  [/^content\/blog\//, 'publishedDate', ['2025-06-01', '2026-05-31', '2026-07-01', '2027-01-01']],
  [/^content\/blog\//, 'author', ['The agency', 'A person']],
  [/^content\/legal\//, 'order', ['1', '2', '3']],
  [/^content\/questions\//, 'question', ['What does it cost?', 'How long does it take?']],
  [/^content\/portfolio\//, 'onHome', ['true', 'false']],
  [/^content\/portfolio\//, 'title', ['The Mill Shop', 'A Mill']],
  [/^content\/testimonials\//, 'position', ['Owner', 'Director']],
  [/^content\/testimonials\//, 'company', ['The Mill Shop', 'Another Company']],
];

function changeField(state: SiteState, { pick, value }: SiteEdit): SiteState | undefined {
  const field = choose(fields, value);
  if (!field) return undefined;
  const [files, key, values] = field;
  const line = new RegExp(`^(\\s*(?:- )?${key}: ).*$`, 'gm');
  const name = choose(namesIn(state, files, line), pick);
  const next = choose(values, pick + value);
  return replaceMatch(state, name, line, pick, ([, start]) => `${start}${JSON.stringify(next)}`);
}

function addEntry(state: SiteState, { pick, value }: SiteEdit): SiteState | undefined {
  const from = choose(namesIn(state, /^content\/(towns|blog|questions)\/[^/]+\.md$/), pick);
  if (from === undefined) return undefined;
  const slug = `new-${value}`;
  const to = from.replace(/[^/]+\.md$/, `${slug}.md`);
  if (state.files.has(to)) return undefined;
  const old = from.replace(/^.*\/|\.md$/g, '');
  const text = textOf(state, from)
    .replace(/^(name|question): .*$/m, `$1: New-${value}`)
    .replace(/^title: .*$/m, `title: The new post ${value}`)
    .replace(/^latitude: .*$/m, `latitude: ${52.4 + value / 100}`)
    .replace(/^ {2}(title|description): .*$/gm, (line) => `${line} ${value}`)
    .replaceAll(`${old}-`, `${slug}-`);
  return withFiles(state, { [to]: text });
}

const entry = /^content\/(towns|blog|questions|legal|testimonials|portfolio|case-studies)\/[^/]+$/;

function deleteEntry(state: SiteState, { pick }: SiteEdit): SiteState | undefined {
  const name = choose(namesIn(state, entry), pick);
  return name === undefined ? undefined : withFiles(state, { [name]: undefined });
}

/** Renames an entry, with the links to it. Every other time, the old address redirects to the new one. */
function renameEntry(state: SiteState, { pick, value }: SiteEdit): SiteState | undefined {
  const from = choose(namesIn(state, /^content\/(towns|blog|legal|case-studies)\/[^/]+$/), pick);
  if (from === undefined) return undefined;
  const to = from.replace(/\.md$/, `-${value}.md`);
  if (state.files.has(to)) return undefined;
  const slug = from.replace(/^.*\/|\.md$/g, '');
  const text = textOf(state, from);
  const hasAliases = /^aliases:/m.test(text);
  const aliases = value % 2 === 0 && !hasAliases ? `---\naliases: [${slug}]\n` : '---\n';
  const renamed = withFiles(state, { [from]: undefined, [to]: text.replace(/^---\n/, aliases) });
  const link = `/${slug})`;
  const linking = namesIn(renamed, /^content\/blog\//).filter((name) =>
    textOf(renamed, name).includes(link),
  );
  return withFiles(
    renamed,
    Object.fromEntries(
      linking.map((name) => [name, textOf(renamed, name).replaceAll(link, `/${slug}-${value})`)]),
    ),
  );
}

/** Makes a legal page of a post, or a post of a legal page. */
function moveEntry(state: SiteState, { pick, value }: SiteEdit): SiteState | undefined {
  const from = choose(namesIn(state, /^content\/(blog|legal)\/[^/]+$/), pick);
  const parts = from && /^---\n([^]*?)\n---\n([^]*)$/.exec(textOf(state, from));
  if (!parts) return undefined;
  const [, head = '', body = ''] = parts;
  const { title, search } = parse(head) as { title: unknown; search: unknown };
  const isPost = from.startsWith('content/blog/');
  const to = isPost ? from.replace('blog', 'legal') : from.replace('legal', 'blog');
  if (state.files.has(to)) return undefined;
  const own = isPost
    ? { order: 10 + value, lead: 'A lead.' }
    : {
        excerpt: 'A summary.',
        author: 'The agency',
        publishedDate: '2025-11-12',
        tags: ['Design'],
      };
  return withFiles(state, {
    [from]: undefined,
    [to]: withBody({ title, search, ...own }, body.trim()),
  });
}

/** Makes an entry a draft, or publishes a draft. */
function hideOrShowEntry(state: SiteState, { pick }: SiteEdit): SiteState | undefined {
  const name = choose(namesIn(state, /^content\/(services|towns|blog|case-studies)\/[^/]+$/), pick);
  if (name === undefined) return undefined;
  const text = textOf(state, name);
  const shown = text.replace(/^draft: true\n/m, '');
  return withFiles(state, {
    [name]: shown === text ? text.replace(/^---\n/, '---\ndraft: true\n') : shown,
  });
}

/** Draws a picture in another colour, which leaves its size as it is, or adds one and shows it in a post. */
function changePicture(state: SiteState, { pick, value }: SiteEdit): SiteState | undefined {
  const name = choose(namesIn(state, /^public\/.*\.svg$/), pick);
  if (name === undefined) return undefined;
  if (value % 2 === 0) {
    const colour = `fill="#${String(100000 + value)}"`;
    return replaceMatch(state, name, /fill="#\w{6}"/g, pick, () => colour);
  }
  const post = choose(namesIn(state, /^content\/blog\//, /^ {2}src: .*$/gm), pick);
  if (post === undefined) return undefined;
  const src = `/images/new-${value}.svg`;
  const { files } = withFiles(state, { [`public${src}`]: textOf(state, name) });
  return replaceMatch({ ...state, files }, post, /^ {2}src: .*$/gm, 0, () => `  src: ${src}`);
}

function changePublicFile(state: SiteState, { pick, value }: SiteEdit): SiteState {
  const name = `public/files/${pick % 3}.txt`;
  const text = value % 3 === 0 ? undefined : `File ${value}\n`;
  return withFiles(state, { [name]: text });
}

function makeMistake(state: SiteState, { pick, value }: SiteEdit): SiteState | undefined {
  const name = choose(namesIn(state, entry), pick);
  if (name === undefined) return undefined;
  const text = textOf(state, name);
  const isMarkdown = name.endsWith('.md');
  const mistakes = [
    isMarkdown ? text.replace(/^---\n/, '---\nunknownField: 1\n') : `unknownField: 1\n${text}`,
    text.slice(0, text.length / 3),
    `${text}\n[a link](/no-such-page)\n`,
  ];
  return withFiles(state, { [name]: choose(mistakes, value) });
}

function changeBrand(state: SiteState, { pick, value }: SiteEdit): SiteState | undefined {
  const brand = 'content/brand/brand.yaml';
  if (value % 2 === 0)
    return replaceMatch(state, brand, /^ {2}radius: .*$/gm, 0, () => `  radius: ${pick % 9}`);
  return replaceMatch(
    state,
    'content/brand/mark.svg',
    /fill="#\w{6}"/g,
    0,
    () => `fill="#00${4000 + value}"`,
  );
}

/** Replaces the footer with a template of the site, changes that template or its style sheet, or removes it. */
function changeTemplate(state: SiteState, { value }: SiteEdit): SiteState {
  const config = `export default { slots: { SiteFooter: './templates/SiteFooter.tsx' } };\n`;
  const template = `import './footer.css';\nexport default function SiteFooter() {\n  return <footer className="own">Footer ${value % 4}</footer>;\n}\n`;
  const styles = `@layer pages { .own { padding: ${value}px } }\n`;
  const isRemoved = value % 4 === 0;
  return withFiles(state, {
    'site.config.ts': isRemoved ? undefined : config,
    'templates/SiteFooter.tsx': isRemoved ? undefined : template,
    'templates/footer.css': isRemoved ? undefined : styles,
  });
}

/** Returns the sorted names of the files that match, and whose texts match. */
function namesIn({ files }: SiteState, name: RegExp, text?: RegExp): string[] {
  return [...files]
    .filter(([file, content]) => name.test(file) && (!text || content.search(text) >= 0))
    .map(([file]) => file)
    .sort();
}

function choose<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % list.length];
}

function textOf({ files }: SiteState, name: string): string {
  return files.get(name) ?? '';
}

/** Replaces one of the matches of a global pattern. Returns `undefined` if there is no file or no match. */
function replaceMatch(
  state: SiteState,
  name: string | undefined,
  pattern: RegExp,
  pick: number,
  replacement: (match: RegExpExecArray) => string,
): SiteState | undefined {
  if (name === undefined) return undefined;
  const text = textOf(state, name);
  const match = choose([...text.matchAll(pattern)], pick);
  if (!match) return undefined;
  const end = match.index + match[0].length;
  return withFiles(state, {
    [name]: text.slice(0, match.index) + replacement(match) + text.slice(end),
  });
}

/** Returns the site with other files. Those that are `undefined` are removed. */
function withFiles(state: SiteState, changes: Record<string, string | undefined>): SiteState {
  const files = new Map(state.files);
  for (const [name, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(name);
    else files.set(name, text);
  }
  return { ...state, files };
}

function dayAfter(day: string, days: number): string {
  const time = Date.parse(`${day}T12:00:00Z`) + days * 86_400_000;
  return new Date(time).toISOString().slice(0, 10);
}
