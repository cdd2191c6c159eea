import type { FindingArgs } from '#cli/model/finding.ts';
import type { operation as explained } from '../explanations/operation.ts';
import { SHOWN_CHOICES } from './lists.ts';
import type { Message, MessagesOf } from './message.ts';
import { count, number } from '#cli/report/amounts.ts';
import { percent, quote } from './values.ts';

/** The words of findings about the launch, the published site and the database. */
export const operation: MessagesOf<typeof explained> = {
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
  'sample-picture': ({ folder, files, isDraft }) => ({
    found: isDraft
      ? `${filesOf(folder, files)} still ${files.length === 1 ? 'a picture' : 'pictures'} that "site init" drew to fill the space.`
      : `${filesOf(folder, files)} still ${files.length === 1 ? 'a picture' : 'pictures'} of the sample agency.`,
    expected: 'Expected pictures of your own before the site goes live.',
    action: 'Replace what your site shows, and delete the rest.',
  }),
  'draft-mark': ({ folder, files }) => ({
    found: `${filesOf(folder, files)} still the ${files.length === 1 ? 'drawing' : 'drawings'} that "site init" made.`,
    expected: 'Expected the mark and the icons of your own agency.',
    action: 'Replace what you can. If you want to keep a drawing, leave it.',
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
  'site-shrunk': ({ lost, before, kinds, limit, baseline }) => {
    const parts = kinds.map(
      ({ what, lost: some, before: all }) => `${number(some)} of ${number(all)} ${what}`,
    );
    const examples = kinds.flatMap((kind) => kind.examples).slice(0, SHOWN_CHOICES);
    const instance = examples.length > 0 ? `, for instance ${examples.join(', ')}` : '';
    return {
      found: `Compared with ${baseline}, ${number(lost)} of ${count(before, 'page')} would be lost: ${parts.join('; ')}${instance}.`,
      expected: `Expected to lose at most ${percent(limit)} of all pages at once, and no whole kind of page or collection.`,
      action:
        'Restore what is missing, for instance from Git. If the loss is intended, run the command again with --allow-shrink.',
    };
  },
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
    found: `The table blog_posts has ${count(rows, 'post')}; the last build had ${number(before)}.`,
    expected: `Expected to lose at most ${percent(limit)} at once.`,
    action:
      'Check what happened to the others. If the loss is intended, build with --allow-shrink.',
  }),
  'post-in-both-sources': ({ slug }) => ({
    found: `The post ${quote(slug)} is in the database and in content/blog/.`,
    expected: 'Expected each post in one of the two.',
    action: 'Delete the one that is out of date, or give it another slug.',
  }),
  'post-slug-repeated': ({ slug, ids }) => ({
    found: `The rows with the ids ${ids.map(quote).join(' and ')} have the slug ${quote(slug)}.`,
    expected: 'Expected another slug in each row, because it is the address of the post.',
    action: 'Delete one of the rows, or give it another slug.',
  }),
  'post-is-a-file': ({ slug }) => ({
    found: `content/blog/ has the post ${quote(slug)}.`,
    expected: 'Expected each post in one place: a file there, or a row of the database.',
    action: 'Move the file out of content/blog/ first, or give the post another slug.',
  }),
  'post-field-unkept': ({ field }) => ({
    found: `The field ${quote(field)} would be lost, because the database has no column for it.`,
    action: `Delete "${field}:", or keep the post in content/blog/.`,
  }),
};

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
    action: 'Set both; "npm run site -- db start" prints those of a database on this machine.',
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

/** Returns files of a folder as the start of a sentence: the only one, or their number with the first names. */
function filesOf(folder: string, files: readonly string[]): string {
  const [first = ''] = files;
  if (files.length === 1) return `${first} is`;
  const names = files.slice(0, SHOWN_CHOICES).map((file) => file.slice(folder.length));
  const others = files.length > names.length ? ' and others' : '';
  return `${number(files.length)} files in ${folder} (${names.join(', ')}${others}) are`;
}
