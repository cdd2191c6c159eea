import type { FindingCode } from '#cli/model/finding.ts';

const disk =
  'It is about the disk or the encoding of a file, which an edit of its text does not change.';
const publicFolder =
  'It is about public/. Its tests are in tests/cli/load and tests/cli/check/rules.';
const templates = 'It is about the templates of a site. Its tests are in tests/cli/slots.';
const pictureFiles =
  'It needs picture files. Its tests are in tests/cli/check/rules and tests/cli/pictures.';
const fonts = 'It is about font packages. Its test is in tests/cli/brand.';
const database = 'It needs a database of posts.';
const published = 'It compares the content with a published site or with Git.';
const launch = 'It is found in sample or planned content only.';
const calendar =
  'It depends on the day on which the content is checked. Its test is in tests/cli/check/rules.';
const version = 'It takes the place of all other findings. Its tests are in tests/cli/migrations.';
const planner = 'It is about the planner of journeys. Its test is in tests/cli/check/rules.';
const built = 'It is about built pages. Its tests are in tests/cli/inspect.';
const own = 'Its own test is in tests/cli, because the mistake needs several files or long texts.';

/** The kinds of findings that no mistake of the corpus causes, with the reason. */
export const otherCauses: Partial<Record<FindingCode, string>> = {
  'journey-name-unknown': planner,
  'journey-repeated': planner,
  'journey-end-unused': planner,
  'journey-example-missing': planner,
  'content-outdated': version,
  'content-newer': version,
  'content-folder-missing': disk,
  'yaml-invalid': 'It is for mistakes that are not known, and each of those here is known.',
  'file-unreadable': disk,
  'file-byte-order-mark': disk,
  'file-too-large': disk,
  'link-outside-content': disk,
  'link-loop': disk,
  'public-link-outside': publicFolder,
  'public-file-hidden': publicFolder,
  'public-file-hides-page': publicFolder,
  'public-file-reserved': publicFolder,
  'public-names-alike': publicFolder,
  'site-config-broken': templates,
  'slot-unknown': templates,
  'slot-renamed': templates,
  'slot-file-missing': templates,
  'slot-file-broken': templates,
  'slot-import': templates,
  'slot-export-missing': templates,
  'image-size': pictureFiles,
  'image-format': pictureFiles,
  'image-alone': pictureFiles,
  'image-is-smaller': pictureFiles,
  'image-variant-missing': pictureFiles,
  'image-variant-unlike': pictureFiles,
  'picture-not-stored': database,
  'picture-unavailable': database,
  'database-settings': database,
  'database-unreachable': database,
  'database-refused': database,
  'blog-rows-missing': database,
  'blog-rows-shrunk': database,
  'post-in-both-sources': database,
  'post-is-a-file': database,
  'post-alias-unkept': database,
  'address-lost': published,
  'site-shrunk': published,
  'git-history-missing': published,
  'sample-left': launch,
  'sample-name': launch,
  'sample-file': launch,
  'sample-picture': launch,
  'sample-colour': launch,
  'note-left': launch,
  'picture-unused': launch,
  'text-unwritten': launch,
  'icon-unused': launch,
  'page-in-no-menu': launch,
  'font-missing': fonts,
  'font-weight': fonts,
  'font-letter': fonts,
  'check-due': calendar,
  'check-overdue': calendar,
  'local-text-alike': own,
  'locations-alike': own,
  'locations-nearly-alike': own,
  'built-page-missing': built,
  'built-page-unplanned': built,
  'built-output': built,
  'built-link-broken': built,
  'built-link-moved': built,
  'built-anchor-missing': built,
  'built-file-missing': built,
  'built-insecure': built,
  'built-name-missing': built,
  'built-id-repeated': built,
  'built-reference-broken': built,
  'built-document': built,
  'built-main-hidden': built,
  'built-alt-missing': built,
  'built-image-size': built,
  'built-head-missing': built,
  'built-head-repeated': built,
  'built-head-length': built,
  'built-head-shared': built,
  'built-head-value': built,
  'built-canonical': built,
  'built-robots': built,
  'built-alternate': built,
  'built-data-invalid': built,
  'built-data-property': built,
  'built-aria': built,
  'built-list': built,
  'built-h1-count': built,
  'built-main-count': built,
  'built-heading-skipped': built,
  'built-text-left': built,
  'built-inline-code': built,
  'built-too-large': built,
  'built-sample-name': built,
  'built-markup': built,
  'built-accessibility': built,
  'point-far-away':
    'It is for agencies outside the United Kingdom, and these are mistakes of one inside it.',
};
