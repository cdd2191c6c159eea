import type { Finding, FindingArgs, FindingCode, Level } from '#cli/model/finding.ts';

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
      : 'Expected the file, for the site cannot be built without it.',
    action: 'Restore it from Git; content/README.md has an example of each file.',
  }),
  'file-unreadable': ({ reason }) => ({
    found: `The file cannot be read: ${reason}.`,
    action: 'Mend its permissions or remove it.',
  }),
  'file-empty': () => ({
    found: 'The file is empty.',
    expected: 'Expected fields as in the other files of the folder.',
    action: 'Fill it, or delete it.',
  }),
  'file-byte-order-mark': () => ({
    found: 'The file starts with a byte-order mark, which no reader needs and some trip over.',
    action: 'Save it as "UTF-8" instead of "UTF-8 with BOM".',
  }),
  'file-crlf': ({ lines }) => ({
    found: `${count(lines, 'line ends', 'lines end')} as on Windows (CR LF).`,
    expected: 'Expected LF, as Git and all other files have it.',
    action: 'Set the line ends of the file to LF in your editor.',
  }),
  'file-not-text': ({ byte }) => ({
    found: `The file is not text: byte ${number(byte)} belongs to no character of UTF-8.`,
    expected: 'Expected YAML or Markdown.',
    action: 'Save it as UTF-8. A picture or document belongs in public/.',
  }),
  'file-too-large': ({ bytes, limit }) => ({
    found: `The file has ${megabytes(bytes)}.`,
    expected: `Expected at most ${megabytes(limit)}.`,
    action: 'Move pictures and downloads to public/, or divide the text.',
  }),
  'file-unexpected': ({ expected }) => ({
    found: 'The file belongs to no collection, so nothing would read it.',
    expected: `Expected ${expected}.`,
    action: 'Move it, or mend the name of its folder or its ending.',
  }),
  'file-name-invalid': ({ name }) => ({
    found: `The file is called ${quote(name)}, which cannot be part of an address.`,
    expected: 'Expected lower-case letters, digits and single hyphens, such as "milton-keynes".',
    action: 'Rename the file.',
  }),
  'link-outside-content': ({ target }) => ({
    found: `The file is a link to ${quote(target)}, outside the content folder.`,
    action: 'Replace the link by a copy of the file.',
  }),
  'link-loop': () => ({
    found: 'The folder is a link that leads back to itself.',
    action: 'Delete the link.',
  }),

  'public-link-outside': ({ target }) => ({
    found: `The file is a link to ${quote(target)}, which is not a public file.`,
    expected: 'Expected a link to another file below public/, for everything there is published.',
    action: 'Delete the link, or replace it by a copy of the file if the whole world may read it.',
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
    found: 'The build makes a file or folder of this name, and one of the two would be lost.',
    expected: 'Expected another name.',
    action: 'Rename the file, or delete it.',
  }),
  'public-names-alike': ({ name, other }) => ({
    found: `The names ${quote(name)} and ${quote(other)} differ in upper and lower case alone.`,
    expected: 'Expected names that also differ on disks that ignore case, as on macOS and Windows.',
    action: 'Rename one of the two.',
  }),

  'yaml-invalid': ({ reason }) => ({
    found: 'From here on the fields cannot be read.',
    expected: reason,
  }),
  'yaml-comment': ({ comment }) => ({
    found: `From the "#" on (${quote(`#${comment}`)}) the line is a remark, which no page shows.`,
    action: 'Where it belongs to the text, put the whole text in quotation marks.',
  }),
  'yaml-quote-open': () => ({
    found: 'The quotation mark that opens here is not closed.',
    action: 'Close it at the end of the text.',
  }),
  'yaml-tab': () => ({
    found: 'The line is indented with a tab.',
    expected: 'Expected spaces; YAML allows no tabs there.',
    action: 'Replace the tab by two spaces.',
  }),
  'yaml-duplicate-key': ({ key }) => ({
    found: `${field(key)} is here for the second time.`,
    expected: 'Expected each field once.',
    action: 'Delete the one that is wrong.',
  }),
  'yaml-alias': ({ name }) => ({
    found: `The text starts with "&" or "*" (${quote(name)}), which YAML takes for a reference.`,
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
    expected: 'Expected characters that one can see, spaces, tabs and line breaks.',
    action: 'Delete it. Such characters often come with pasted text.',
  }),
  'body-missing': () => ({
    found: 'There is no text below the fields.',
    expected: 'Expected the text of the page in Markdown after the second "---".',
    action: 'Write it, or delete the file.',
  }),
  'body-unexpected': () => ({
    found: 'There is text below the fields.',
    expected: 'Expected fields only; nothing would show the text.',
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
    expected: 'Expected a paragraph for each service, for towns with this sector would have a gap.',
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
    found: `The alias ${quote(alias)} is the path of a page, which could no longer be reached.`,
    expected: 'Expected a path that no page has.',
    action: `Delete the alias, or rename the page ${path}.`,
  }),
  'alias-repeated': ({ alias }) => ({
    found: `The alias ${quote(alias)} is claimed twice.`,
    expected: 'Expected each alias once, for it can lead to one page only.',
    action: 'Delete one of the two.',
  }),
  'alias-reserved': ({ alias }) => ({
    found: `The alias ${quote(alias)} is an address that the site itself needs.`,
    expected: 'Expected an old address of a page.',
    action: 'Delete the alias.',
  }),
  'alias-loops': ({ alias }) => ({
    found: `The alias ${quote(alias)} is the page's own path and would lead in a circle.`,
    action: 'Delete the alias.',
  }),

  'price-reversed': ({ min, max }) => ({
    found: `The lowest price (£${number(min)}) is above the highest (£${number(max)}).`,
    action: 'Exchange the two, or mend one.',
  }),
  'benefit-count': ({ found }) => counted('benefit', found, 3),
  'feature-count': ({ found }) => counted('feature', found, 8),
  'solution-area-count': ({ found }) => counted('solution area', found, 3),
  'process-step-count': ({ found }) => counted('step', found, 4),
  'case-study-portfolio': ({ found }) => ({
    found: `There is no portfolio item ${quote(found)} for this case study.`,
    expected: `Expected content/portfolio/${found}.yaml, which gives the case study its picture.`,
    action: 'Add it, or give the case study the name of its portfolio item.',
  }),
  'order-repeated': ({ found }) => ({
    found: `"order" is ${number(found)}, as in another file.`,
    expected: 'Expected each place once.',
    action: 'Give one of the two another number.',
  }),
  'date-in-future': ({ field: name, found }) => ({
    found: `${field(name)} is ${found}, which is still to come.`,
    expected: 'Expected today or a day before.',
  }),
  'date-too-old': ({ field: name, found }) => ({
    found: `${field(name)} is ${found}, which is before there were websites.`,
    expected: 'Expected a date in living memory.',
    action: 'Check the year.',
  }),
  'town-outside-uk': ({ latitude, longitude, nation }) => ({
    found: `The point ${latitude}, ${longitude} is not in ${nation}.`,
    expected:
      'Expected decimal degrees, the latitude (49 to 61) first, the longitude (-9 to 2) second.',
    action: 'Check that the two are not exchanged and that a western longitude has its minus sign.',
  }),
  'town-nation-mismatch': ({ region, nation, expected }) => ({
    found: `The region ${quote(region)} is not in ${nation}.`,
    expected: `Expected "nation: ${expected}", or a region of ${nation}.`,
  }),
  'town-sector-repeated': ({ sector }) => ({
    found: `The sector ${quote(sector)} is listed twice.`,
    expected: 'Expected each sector once.',
    action: 'Delete one of the two, or put another sector in its place.',
  }),
  'town-introduction-length': ({ words }) => ({
    found: `The introduction has ${count(words, 'word', 'words')}.`,
    expected: 'Expected 90 to 140.',
  }),
  'sector-paragraph-length': ({ service, words }) => ({
    found: `The paragraph on ${quote(service)} has ${count(words, 'word', 'words')}.`,
    expected: 'Expected 50 to 80.',
  }),
  'variant-rank-repeated': ({ service, rank }) => ({
    found: `"rank" is ${rank}, as in another variant of ${quote(service)}.`,
    expected: 'Expected one variant of rank 1 and at most one of rank 2 for each service.',
  }),
  'variant-rank-missing': ({ service }) => ({
    found: `No variant of ${quote(service)} has rank 1.`,
    expected: 'Expected one, for it is the page that search engines list first.',
    action: 'Set "rank: 1" here.',
  }),
  'variant-missing': ({ service }) => ({
    found: `The service ${quote(service)} has no variant, so no town would offer it.`,
    expected: `Expected a file in content/variants/ with "service: ${service}".`,
    action: 'Add one.',
  }),
  'service-short-variant': ({ service, count: found }) => ({
    found: `${count(found, 'variant', 'variants')} of ${quote(service)} ${found === 1 ? 'has' : 'have'} "inShortSet: true".`,
    expected: 'Expected exactly one, for towns with the short set have one page a service.',
  }),

  'path-repeated': ({ path }) => ({
    found: `The page ${path} is made by another file as well.`,
    expected: 'Expected one file for each page.',
    action: 'Rename one of the two files.',
  }),
  'title-repeated': ({ title }) => ({
    found: `The title ${quote(title)} is used by another page.`,
    expected: 'Expected a title that tells the page from all others.',
  }),
  'pattern-title-repeated': ({ title, path }) => ({
    found: `The pattern gives the title ${quote(title)} to ${path}.`,
    expected: 'Expected a title that tells the page from all others.',
    action: 'Use {{ town_full }} in the pattern, and words that no other variant uses.',
  }),
  'search-title-length': ({ found }) => ({
    found: `The title has ${count(found, 'character', 'characters')}.`,
    expected: 'Expected 30 to 60; search results cut off longer ones.',
  }),
  'search-description-length': ({ found }) => ({
    found: `The description has ${count(found, 'character', 'characters')}.`,
    expected: 'Expected 110 to 160; search results cut off longer ones.',
  }),
  'pattern-title-length': ({ found, title }) => ({
    found: `The pattern makes a title of ${count(found, 'character', 'characters')}: ${quote(title)}.`,
    expected: 'Expected 30 to 60 in every town.',
  }),
  'pattern-description-length': ({ found, description }) => ({
    found: `The pattern makes a description of ${count(found, 'character', 'characters')}: ${quote(description)}.`,
    expected: 'Expected 110 to 160 in every town.',
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
    ...(suggestion ? didYouMean(suggestion) : { action: 'Add the picture, or mend its name.' }),
  }),
  'image-size': ({ src, found, size }) => ({
    found: `The picture ${quote(src)} is not ${found.width} by ${found.height} pixels.`,
    expected: src.endsWith('.svg')
      ? `Expected the proportion of the drawing, which is ${size.width} by ${size.height}.`
      : `Expected the size of the file, which is ${size.width} by ${size.height} pixels.`,
    action: `Write "width: ${size.width}" and "height: ${size.height}".`,
  }),
  'image-alone': ({ src }) => ({
    found: `The picture ${quote(src)} has no smaller files beside it, so phones load it in full.`,
    action: `Run "npm run site -- images public${src}" and name the file that it tells.`,
  }),
  'image-variant-missing': ({ src, variant, more }) => ({
    found: `The picture ${quote(src)} lacks ${quote(variant)}${more > 0 ? ` and ${more} more of its files` : ''}.`,
    expected: 'Expected all of its files beside it, or none.',
    action: `Run "npm run site -- images public${src}", which makes them.`,
  }),
  'image-variant-unlike': ({ src, variant }) => ({
    found: `The file ${quote(variant)} has another shape than ${quote(src)}, to which it belongs.`,
    expected: 'Expected the same picture in a smaller size.',
    action: `Run "npm run site -- images public${src}", which makes it anew.`,
  }),
  'image-elsewhere': ({ src }) => ({
    found: `The picture ${quote(src)} lies on another site, which would learn who reads the page.`,
    expected: 'Expected a picture below public/, such as "/images/blog/example.svg".',
    action: 'Save it there, if its licence allows, and name it by its path.',
  }),
  'image-alt-missing': ({ src }) => ({
    found: `The picture ${quote(src)} has no text for people who cannot see it.`,
    action: 'Write what it shows between the square brackets: ![what it shows](…).',
  }),
  'picture-unavailable': ({ src, fault }) => {
    const { found, ...rest } = pictureFault(fault);
    return { found: `The picture ${quote(src)} can't be used: ${found}`, ...rest };
  },
  'picture-not-stored': ({ src, url, reason }) => ({
    found: `The storage at ${url} doesn't take the picture ${quote(src)}: it says "${reason}".`,
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
    action: 'Wait until it is back, or mend SUPABASE_URL; then run the command again.',
  }),
  'database-refused': ({ url, reason }) => ({
    found: `The database at ${url} does not give its posts away: ${reason}.`,
    expected: 'Expected that the public key may read the table blog_posts.',
    action: 'Apply supabase/migrations/ there, and copy the key again (docs/database.md).',
  }),
  'blog-rows-missing': ({ url }) => ({
    found: `The table blog_posts at ${url} shows no post.`,
    expected: 'Expected at least one; an empty answer is more often a slip than a wish.',
    action:
      'Look whether row-level security hides them. If it is meant, build with --allow-shrink.',
  }),
  'blog-rows-shrunk': ({ rows, before }) => ({
    found: `The table blog_posts has ${count(rows, 'post', 'posts')}; the last build had ${number(before)}.`,
    expected: 'Expected at most a tenth to go at once.',
    action: 'Look what became of the others. If it is meant, build with --allow-shrink.',
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
    found: `The old addresses ${choices(aliases).replace(/^one of /, '')} would be lost, for the database keeps none.`,
    action: 'Delete "aliases:", or keep the post in content/blog/.',
  }),

  'site-shrunk': ({ lost, before, kinds, baseline }) => {
    const parts = kinds.map(
      ({ what, lost: some, before: all }) => `${number(some)} of ${number(all)} ${what}`,
    );
    const examples = kinds.flatMap((kind) => kind.examples).slice(0, SHOWN_CHOICES);
    const instance = examples.length > 0 ? `, for instance ${examples.join(', ')}` : '';
    return {
      found: `Compared with ${baseline}, ${number(lost)} of ${count(before, 'page', 'pages')} would go: ${parts.join('; ')}${instance}.`,
      expected:
        'Expected at most a tenth of all pages to go at once, and no kind of page or collection as a whole.',
      action:
        'Restore what is missing, for instance from Git. If the loss is intended, run the command again with --allow-shrink.',
    };
  },

  'sample-left': ({ what }) => ({
    found: `${what} is marked as a sample, an invented fact that must not go live.`,
    action: 'Replace it by a true one and delete the line "sample: true".',
  }),
  'git-history-missing': ({ reason }) => ({
    found: {
      'no-git': 'Git is not installed, so nobody knows when files last changed.',
      'no-repository':
        'The content is in no Git repository, so nobody knows when files last changed.',
      shallow:
        'The Git history is cut off (a shallow clone), so nobody knows when files last changed.',
    }[reason],
    expected:
      'Pages are written without a date of change, and without a last build in dist/ nobody notices that content has gone missing.',
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
      return { found: 'there is no server of that name.', action: 'Correct the address.' };
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
        action: 'Use the address that the browser shows in the end.',
      };
    case 'too-large':
      return {
        found: 'its file is too large.',
        expected: `Expected at most ${fault.limit / 1024 / 1024} MB.`,
        action: 'Make it smaller, for instance by saving it as JPEG.',
      };
    case 'svg':
      return {
        found: 'it is an SVG drawing, which can hold scripts.',
        expected: 'Expected JPEG, PNG, WebP, AVIF or GIF.',
        action: 'Save it as PNG, or put the drawing below public/images/ and use its path.',
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
    expected: 'Expected the public key, by which posts are read.',
    action:
      'Set it. For enquiries alone set SUPABASE_SERVICE_ROLE_KEY instead, and build with --allow-shrink if the site had posts of this project.',
  },
  'no-secret': {
    found: 'SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY are not both set.',
    expected: 'Expected the address of the database and the key that may write.',
    action: 'Set both; "site db start" prints those of a database on this machine.',
  },
  'bad-url': {
    found: 'SUPABASE_URL is not the address of a project.',
    expected: 'Expected an address such as "https://abcdefgh.supabase.co".',
  },
  'secret-key': {
    found: 'SUPABASE_ANON_KEY is a key that may do everything, and this one is shown to visitors.',
    expected: 'Expected the public key, called "anon" or "publishable".',
    action: 'Exchange it, and if the secret one was ever published, make a new one.',
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
  if (/^\s|\s$/.test(found)) return { action: 'Delete the spaces at its ends.' };
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

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
