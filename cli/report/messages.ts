import type { Finding, FindingArgs, FindingCode, Level, Limits } from '#cli/model/finding.ts';

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
  'sector-paragraph-length',
  'link-redirected',
  'locations-nearly-alike',
  'git-history-missing',
  'yaml-comment',
  'image-alone',
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
  'content-folder-missing': ({ folder }) => ({
    found: `There is no folder ${quote(folder)}.`,
    expected: 'Expected the folder that holds site.yaml, services/, towns/ and the other content.',
    action:
      'Run the command in the folder of the project, or name the content folder with --content.',
  }),
  'file-missing': ({ file }) => ({
    found: `${file} does not exist.`,
    expected: file.includes('{slug}')
      ? 'Expected at least one file there.'
      : 'Expected the file, because the site cannot be built without it.',
    action: 'Restore it from Git; content/README.md has an example of each file.',
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
  'file-not-text': ({ byte }) => ({
    found: `The file is not text: byte ${number(byte)} is not valid UTF-8.`,
    expected: 'Expected YAML or Markdown.',
    action: 'Save it as UTF-8. A picture or document belongs in public/.',
  }),
  'file-too-large': ({ bytes, limit }) => ({
    found: `The file has ${megabytes(bytes)}.`,
    expected: `Expected at most ${megabytes(limit)}.`,
    action: 'Move pictures and downloads to public/, or split the text.',
  }),
  'file-unexpected': ({ expected }) => ({
    found: 'The file belongs to no collection, so the site would not use it.',
    expected: `Expected ${expected}.`,
    action: 'Move it, or correct its extension or the name of its folder.',
  }),
  'file-name-invalid': ({ name }) => ({
    found: `The file is called ${quote(name)}, which cannot be part of an address.`,
    expected: 'Expected lower-case letters, digits and single hyphens, such as "milton-keynes".',
    action: 'Rename the file.',
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

  'yaml-invalid': ({ reason }) => ({
    found: 'The fields cannot be read from here on.',
    expected: reason,
  }),
  'yaml-comment': ({ comment }) => ({
    found: `From the "#" on (${quote(`#${comment}`)}) the line is a comment, which no page shows.`,
    action: 'If it belongs to the text, put the whole text in quotation marks.',
  }),
  'yaml-quote-open': () => ({
    found: 'The quotation mark that opens here is not closed.',
    action: 'Close it at the end of the text.',
  }),
  'yaml-tab': () => ({
    found: 'The line is indented with a tab.',
    expected: 'Expected spaces; YAML allows no tabs there.',
    action: 'Replace the tab with two spaces.',
  }),
  'yaml-duplicate-key': ({ key }) => ({
    found: `${field(key)} appears a second time.`,
    expected: 'Expected each field once.',
    action: 'Delete the one that is wrong.',
  }),
  'yaml-alias': ({ name }) => ({
    found: `The text starts with "&" or "*" (${quote(name)}), which YAML reads as a reference.`,
    action: 'Put the text in quotation marks.',
  }),
  'front-matter-missing': () => ({
    found: 'The file does not start with a line "---".',
    expected: 'Expected its fields between two lines "---", and the text below them.',
    action: 'Add the two lines; content/README.md has an example.',
  }),
  'front-matter-unclosed': () => ({
    found: 'The fields start with a line "---", but no second "---" ends them.',
    action: 'Add a line "---" between the fields and the text.',
  }),
  'front-matter-not-fields': ({ found }) => ({
    found: `Instead of fields there is ${show(found)}.`,
    expected: 'Expected lines such as "title: Digital Marketing".',
  }),
  'character-forbidden': ({ character }) => ({
    found: `The text has the invisible character ${character}, which feeds must not contain.`,
    expected: 'Expected visible characters, spaces, tabs and line breaks.',
    action: 'Delete it. Such characters often come with pasted text.',
  }),
  'body-missing': () => ({
    found: 'There is no text below the fields.',
    expected: 'Expected the text of the page in Markdown after the second "---".',
    action: 'Write it, or delete the file.',
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
  'field-unknown': ({ field: name, suggestion, known }) => ({
    found: `There is no field ${quote(name)} here.`,
    ...(suggestion ? didYouMean(suggestion) : { expected: `Expected ${choices(known)}.` }),
  }),
  'field-invalid': ({ field: name, found, expected, suggestion, needsQuotes = false }) => ({
    found: found === null ? `${field(name)} is empty.` : `${field(name)} is ${show(found)}.`,
    expected: `Expected ${expected}.`,
    ...(suggestion ? didYouMean(suggestion) : valueAdvice(found, needsQuotes)),
  }),
  'field-length': ({ field: name, found, expected }) => ({
    found: `${field(name)} has ${number(found)} ${found === 1 ? 'entry' : 'entries'}.`,
    expected: `Expected ${expected}.`,
  }),

  'reference-unknown': ({ field: name, found, collection, suggestion, known }) => ({
    found: `${field(name)} is ${quote(found)}, which does not exist.`,
    expected: `Expected the name of a file in ${collection}${suggestion ? '' : `: ${choices(known)}`}.`,
    ...(suggestion && didYouMean(suggestion)),
  }),
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
  'related-link-unknown': ({ field: name, found, suggestion }) => ({
    found: `${field(name)} is ${quote(found)}, which leads nowhere.`,
    expected: 'Expected the slug of a service, one of its aliases, or the path of a page.',
    ...(suggestion && didYouMean(suggestion)),
  }),
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
  'menu-link-unknown': ({ field: name, found, suggestion }) => ({
    found: `${field(name)} is ${quote(found)}, and there is no such page.`,
    expected: 'Expected the path of a page.',
    ...(suggestion && didYouMean(suggestion)),
  }),

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

  'price-reversed': ({ min, max }) => ({
    found: `The lowest price (£${number(min)}) is above the highest (£${number(max)}).`,
    action: 'Swap the two, or correct one.',
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
  'order-repeated': ({ found }) => ({
    found: `"order" is ${number(found)}, as in another file.`,
    expected: 'Expected each number once.',
    action: 'Give one of the two files another number.',
  }),
  'date-in-future': ({ field: name, found }) => ({
    found: `${field(name)} is ${found}, which is in the future.`,
    expected: 'Expected today or an earlier day.',
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
  'town-nation-mismatch': ({ region, nation, expected }) => ({
    found: `The region ${quote(region)} is not in ${nation}.`,
    expected: `Expected "nation: ${expected}", or a region of ${nation}.`,
  }),
  'town-sector-repeated': ({ sector }) => ({
    found: `The sector ${quote(sector)} is listed twice.`,
    expected: 'Expected each sector once.',
    action: 'Delete one of the two, or replace it with another sector.',
  }),
  'town-introduction-length': ({ words, limits }) => ({
    found: `The introduction has ${count(words, 'word', 'words')}.`,
    expected: `Expected ${range(limits)}.`,
  }),
  'sector-paragraph-length': ({ service, words, limits }) => ({
    found: `The paragraph on ${quote(service)} has ${count(words, 'word', 'words')}.`,
    expected: `Expected ${range(limits)}.`,
  }),
  'variant-rank-repeated': ({ service, rank }) => ({
    found: `"rank" is ${rank}, as in another variant of ${quote(service)}.`,
    expected: 'Expected one variant of rank 1 and at most one of rank 2 for each service.',
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
  }),
  'pattern-title-repeated': ({ title, path }) => ({
    found: `The pattern gives the title ${quote(title)} to ${path}.`,
    expected: 'Expected a title that no other page has.',
    action: 'Use {{ town_full }} in the pattern, and words that no other variant uses.',
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
  'pattern-invalid': ({ reason }) => ({
    found: 'The pattern cannot be filled.',
    expected: reason,
  }),
  'pattern-variable-unknown': ({ found, suggestion, known }) => ({
    found: `There is no variable ${quote(found)}.`,
    ...(suggestion ? didYouMean(suggestion) : { expected: `Expected ${choices(known)}.` }),
  }),
  'pattern-filter-unknown': ({ found, suggestion, known }) => ({
    found: `There is no filter ${quote(found)}.`,
    ...(suggestion ? didYouMean(suggestion) : { expected: `Expected ${choices(known)}.` }),
  }),

  'image-missing': ({ src, suggestion }) => ({
    found: `There is no picture ${quote(src)}.`,
    expected: `Expected a file public${src}.`,
    ...(suggestion ? didYouMean(suggestion) : { action: 'Add the picture, or correct its name.' }),
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
  'link-unknown': ({ href, suggestion }) => ({
    found: `The link ${quote(href)} leads to no page.`,
    expected: 'Expected the path of a page.',
    ...(suggestion && didYouMean(suggestion)),
  }),
  'link-redirected': ({ href, target }) => ({
    found: `The link ${quote(href)} leads to an old address.`,
    expected: `Expected the page itself: ${quote(target)}.`,
  }),
  'link-not-from-root': ({ href }) => ({
    found: `The link ${quote(href)} does not start with "/".`,
    expected: 'Expected a path such as "/contact", an "#anchor", or an address with "https://".',
  }),
  'link-insecure': ({ href }) => ({
    found: `The link ${quote(href)} is not encrypted.`,
    expected: 'Expected an address that starts with "https://".',
  }),
  'anchor-unknown': ({ href, anchor, suggestion, known }) => ({
    found: `The link ${quote(href)} leads to a heading "#${anchor}" that does not exist.`,
    ...(suggestion
      ? didYouMean(`#${suggestion}`)
      : {
          expected: known.length > 0 ? `Expected ${choices(known)}.` : 'The page has no headings.',
        }),
  }),
  'heading-level-one': ({ heading }) => ({
    found: `The heading ${quote(heading)} is of the first level, which belongs to the title of the page.`,
    action: 'Write "##" instead of "#".',
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

  'address-lost': ({ paths, cause, change, baseline, target, field: name, hasField, lines }) => {
    const shown = paths.slice(0, SHOWN_CHOICES).join(', ');
    const more = paths.length > SHOWN_CHOICES ? ` and ${paths.length - SHOWN_CHOICES} more` : '';
    const one = paths.length === 1;
    const reason = change === 'unchanged' ? cause : `${cause} was ${change}`;
    return {
      found: `${one ? 'An address' : `${number(paths.length)} addresses`} of ${baseline} would be lost (${reason}): ${shown}${more}.`,
      expected: `Expected ${one ? 'it' : 'each'} to lead to a page, or to be given up on purpose.`,
      action: [
        hasField
          ? `Add to ${target}, below "${name}:":`
          : `Add to ${target}${name === 'gone' ? '' : ', among its fields'}:`,
        ...(hasField ? [] : [`  ${name}:`]),
        ...lines.map((line) => `    - ${line}`),
        ...(name === 'gone'
          ? [
              `If a page takes ${one ? 'its' : 'their'} place, add the lines to the "aliases:" of that page instead.`,
            ]
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
    found: `${what} is marked as a sample, an invented fact that must not go live.`,
    action: 'Replace it with a real one, and delete the line "sample: true".',
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
    action:
      reason === 'shallow'
        ? 'Run "git fetch --unshallow", or set "fetch-depth: 0" in the workflow.'
        : 'Build from a clone of the repository.',
  }),
};

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

/** The number of choices that a message lists. */
const SHOWN_CHOICES = 6;

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

function didYouMean(suggestion: string): Pick<Message, 'action'> {
  return { action: `Did you mean ${quote(suggestion)}?` };
}

/** Returns what to do about a value that shows the mistake. */
function valueAdvice(found: unknown, needsQuotes: boolean): Pick<Message, 'action'> {
  if (needsQuotes) return { action: 'Put it in quotation marks.' };
  if (typeof found !== 'string') return {};
  if (/^\s|\s$/.test(found)) return { action: 'Delete the spaces at its start and end.' };
  if (found.includes('\n')) return { action: 'Write it on one line.' };
  return found.startsWith('http:') ? { action: 'Write "https:" instead of "http:".' } : {};
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
  if (typeof value === 'string') return value === '' ? 'empty' : quote(value);
  return String(value);
}

function choices(known: readonly string[]): string {
  const shown = known.slice(0, SHOWN_CHOICES).map(quote);
  const more = known.length - shown.length;
  if (more > 0) return `one of ${shown.join(', ')} or ${number(more)} more`;
  return shown.length > 1 ? `one of ${shown.join(', ')}` : (shown[0] ?? 'nothing');
}

function count(amount: number, one: string, many: string): string {
  return `${number(amount)} ${amount === 1 ? one : many}`;
}

function number(amount: number): string {
  return amount.toLocaleString('en-GB');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function range([min, max]: Limits): string {
  return `${number(min)} to ${number(max)}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
