import type { Explanation } from './explanation.ts';

/** Explanations of findings about the database, the published site and the launch. */
export const operation = {
  'sample-left': {
    meaning:
      'An invented fact of the sample agency is left. Publishing it as real is against the law.',
    fix: 'Replace it with a real one, and delete the line "sample: true".',
    example: {
      wrong: 'A testimonial has "sample: true" when "npm run site -- validate --launch" runs.',
      right: 'The testimonial is from a real client, without the line.',
    },
  },
  'sample-name': {
    meaning:
      'A file of your site still names the sample agency, or one of its clients, people or products.',
    fix: 'Write your own name there, or delete the text.',
    example: {
      wrong: 'A page of questions says "Ask Mileward".',
      right: 'It says "Ask us".',
    },
  },
  'sample-file': {
    meaning: 'A file about the agency has not been changed: it is still that of the sample agency.',
    fix: 'Write your own text, or delete the file if your site does not need it.',
    example: {
      wrong: 'content/screens/about.md tells the story of the sample agency.',
      right: 'It tells the story of your own.',
    },
  },
  'sample-picture': {
    meaning:
      'A picture of the sample agency, or one that "npm run site -- init" drew to fill the space, would be published with your site.',
    fix: 'Replace the file with your own picture, or delete it if nothing shows it.',
    example: {
      wrong: 'content/brand/mark.svg is the mark of the sample agency.',
      right: 'content/brand/mark.svg is your own mark.',
    },
  },
  'draft-mark': {
    meaning:
      'The mark, the icon for browsers or the icon of the services is still the drawing that "npm run site -- init" made: a letter in a square, or a sheet with lines.',
    fix: 'Replace the file with your own drawing. If you want to keep it, leave it.',
    example: {
      wrong: 'content/brand/mark.svg is the first letter of the name in a square.',
      right: 'content/brand/mark.svg is the mark of your agency.',
    },
  },
  'sample-colour': {
    meaning: 'A colour by which people recognise an agency is still that of the sample agency.',
    fix: 'Choose your own colour. If it is yours by chance, leave it.',
    example: {
      wrong: 'The primary colour is the green of the sample agency.',
      right: 'The primary colour is that of your own agency.',
    },
  },
  'note-left': {
    meaning:
      'A text for visitors tells an editor what to replace, or starts with "Draft:" as the drafts of a new site do.',
    fix: 'Write the text, or delete the field.',
    example: {
      wrong: 'basis: Replace these figures before you publish.',
      right: 'basis: Medians of the 14 projects that ended in 2025.',
    },
  },
  'picture-unused': {
    meaning: 'A picture that no text names would be published, because everything in public/ is.',
    fix: 'Delete the file, or name it in a text.',
    example: {
      wrong: 'public/images/blog/old.svg is there, and no file of the content names it.',
      right: 'The file is deleted.',
    },
  },
  'site-shrunk': {
    meaning:
      'Far more pages would disappear than by one ordinary change. Something is probably missing.',
    fix: 'Restore what is missing, or run the command again with --allow-shrink if the loss is intended.',
    example: {
      wrong: 'A change deletes half of content/towns/ by accident.',
      right: 'A change deletes one town.',
    },
  },
  'git-history-missing': {
    meaning:
      'The dates of the last changes come from Git, and its history is not there. Pages are written without them.',
    fix: 'Build from a full clone of the repository.',
    example: {
      wrong: 'The clone was made with "git clone --depth 1".',
      right: 'The clone was made with "git clone".',
    },
  },
  'database-settings': {
    meaning:
      'The address and the keys of the database do not fit together, so posts could not be read.',
    fix: 'Set the variables as the finding says (docs/database.md).',
    example: {
      wrong: 'SUPABASE_URL is set, and SUPABASE_ANON_KEY is not.',
      right: 'Both are set, or neither.',
    },
  },
  'database-unreachable': {
    meaning: 'The database does not answer. A site built without its posts would lose their pages.',
    fix: 'Wait until it is back, or correct SUPABASE_URL.',
    example: { wrong: 'The project of the database is paused.', right: 'The project is running.' },
  },
  'database-refused': {
    meaning: 'The database answers, but does not let the public key read the posts.',
    fix: 'Apply supabase/migrations/ there, and copy the key again.',
    example: {
      wrong: 'The key belongs to another project.',
      right: 'The key is the public one of this project.',
    },
  },
  'blog-rows-missing': {
    meaning: 'The table of posts is empty, which is more often a mistake than intended.',
    fix: 'Check whether row-level security hides the posts, or build with --allow-shrink.',
    example: {
      wrong: 'A policy hides every row.',
      right: 'The public key can read published posts.',
    },
  },
  'blog-rows-shrunk': {
    meaning:
      'Far fewer posts are in the table than at the last build, so many addresses would be lost.',
    fix: 'Restore the posts, or build with --allow-shrink if the loss is intended.',
    example: {
      wrong: '40 posts at the last build, 3 today.',
      right: '40 posts at the last build, 39 today.',
    },
  },
  'post-in-both-sources': {
    meaning:
      'A post is in the database and in content/blog/, and only one of the two could be its page.',
    fix: 'Delete the one that is out of date, or give it another slug.',
    example: {
      wrong: 'content/blog/first-post.md, and a row with the slug first-post',
      right: 'One of the two.',
    },
  },
  'post-slug-repeated': {
    meaning: 'Two rows of the database have the same slug, and only one of them could be its page.',
    fix: 'Delete the row that is out of date, or give it another slug.',
    example: {
      wrong: 'Two rows with the slug first-post',
      right: 'One row with the slug first-post.',
    },
  },
  'post-is-a-file': {
    meaning: 'A post that is to be saved in the database is also a file of content/blog/.',
    fix: 'Move the file out of content/blog/ first, or give the post another slug.',
    example: {
      wrong: '"npm run site -- blog publish content/blog/first-post.md"',
      right: '"npm run site -- blog publish drafts/first-post.md"',
    },
  },
  'post-field-unkept': {
    meaning:
      'The database has no column for this field of a post, such as its old addresses, so it would be lost.',
    fix: 'Delete the field, or keep the post in content/blog/.',
    example: {
      wrong: 'A post with "aliases:" is saved in the database.',
      right: 'It is a file of content/blog/.',
    },
  },
} as const satisfies Record<string, Explanation>;
