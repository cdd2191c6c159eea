import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';
import type { Finding, FindingArgs, FindingCode } from '#cli/model/finding.ts';
import { levelOf } from '#cli/report/levelOf.ts';
import { messageOf } from '#cli/report/messages.ts';

const known = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const check: FindingArgs['check-due'] = {
  subject: { kind: 'source', source: 'census', url: 'https://www.ons.gov.uk/census' },
  checked: '2025-06',
  age: 17,
  limit: 12,
  now: '2026-11',
  failsFrom: '2027-07',
};

/** Example facts for each kind of finding. The compiler reports a missing one. */
const examples: { [C in FindingCode]: FindingArgs[C] } = {
  'content-folder-missing': { folder: '/nowhere' },
  'text-garbled': { found: 'Â£', meant: '£' },
  'text-placeholder': { found: 'lorem ipsum' },
  'link-to-other': {
    found: 'York',
    href: '/locations/leeds',
    target: '/locations/york',
    isOne: true,
  },
  'duration-contradicted': { found: '3–10 weeks', service: 'web-design', duration: '2–8 weeks' },
  'price-contradicted': {
    found: '£250–£3,000',
    service: 'marketing',
    min: 200,
    max: 3000,
    currency: 'GBP',
  },
  'text-slip': { kind: 'amount', found: '£ 600', write: '£600' },
  'word-repeated': { found: 'the the', word: 'the' },
  'field-markup': { field: 'title', found: '**bold**', kind: 'markdown' },
  'heading-skipped': { heading: 'Costs', found: 4, expected: 3 },
  'heading-space': { found: '##Costs' },
  'heading-by-dashes': { found: 'This is a sentence.' },
  'date-reversed': { field: 'lastModified', found: '2024-02-18', earliest: '2025-02-18' },
  'image-alt-name': { found: 'IMG_2041.jpg' },
  'picture-repeated': {
    src: '/images/testimonials/ada.svg',
    field: 'image',
    noun: 'client',
    isOptional: true,
  },
  'testimonial-quotes': { field: 'text' },
  'pattern-town': { found: 'in Leeds', write: '{{ in_town }}' },
  'heading-numbered': { heading: '1. Terms', write: '## Terms' },
  'section-beyond': { found: 99, last: 6 },
  'note-section': { found: 61, limits: [1, 16] },
  'heading-bold': { found: '**Costs**', write: '## Costs' },
  'passage-repeated': { kind: 'sentence', found: 'It is good.' },
  'list-space': { kind: 'none', mark: '-', write: '- One' },
  'link-broken': { found: '[us] (/contact)' },
  'link-text-vague': { found: 'click here', href: '/contact' },
  'mark-open': { found: '**' },
  'pattern-in-body': { found: '{{ town }}' },
  'code-block-open': {},
  'code-block-indented': {},
  'footnote-missing': { name: '1' },
  'footnote-unused': { name: '1' },
  'table-broken': {},
  'table-cells': { found: 4, expected: 3 },
  'html-open': { tag: 'details' },
  'html-removed': { what: '<iframe>', content: true, count: 2 },
  'link-malformed': { href: 'https:/x.example', kind: 'web' },
  'link-to-own-domain': { href: 'https://www.agency.example/contact', path: '/contact' },
  'point-far-away': {
    latitude: 36.8485,
    longitude: 174.7633,
    limit: 1000,
    from: 'office',
    suggestion: 'latitude: -36.8485, longitude: 174.7633',
  },
  'town-elsewhere': { latitude: 53.8, longitude: 1.5, miles: 128, area: 'LS' },
  'town-postcode-area': { area: 'LS', region: 'Wales', regions: ['Yorkshire and the Humber'] },
  'town-place-repeated': { town: 'York', name: 'Leeds' },
  'town-population': { found: 5, limits: [1000, 1_500_000] },
  'town-county-region': { county: 'Kent', region: 'North West', expected: 'South East' },
  'town-county-alike': { found: 'Kemt', suggestion: 'Kent' },
  'office-elsewhere': { latitude: 51.5, longitude: 1.5, miles: 70, area: 'SE' },
  'office-postcode-area': { found: 'ZZ' },
  'office-city': { city: 'London', miles: 41 },
  'price-range-wide': { min: 6, max: 10_000, currency: 'GBP' },
  'price-example-sum': { days: 1.2, rate: 500, total: 650, sum: 600, currency: 'GBP' },
  'price-example-range': { total: 12_000, limits: [600, 10_000], currency: 'GBP' },
  'duration-implausible': { field: 'marketing.duration', found: '0 weeks' },
  'claim-contradicted': { found: '48 hours', claims: ['2 hours', '24 hours'] },
  'fact-contradicted': {
    found: '2012',
    source: '"founded" in content/site.yaml',
    expected: '2014',
  },
  'testimonial-client': { found: 'The Tea Room', client: 'The Mill Shop' },
  'case-study-place': { place: 'Leeds', miles: 170 },
  'live-url': { found: 'https://mill-shop.example', isOwn: false },
  'result-contradicted': { field: 'results[0].value', found: '36', kind: 'unstated' },
  'sentence-unfinished': { kind: 'cut-off', found: 'who we are, and' },
  'link-words': { found: 'gov.uk', href: 'https://vat.example' },
  'site-implausible': {
    kind: 'preview',
    field: 'url',
    found: 'https://staging.agency.example',
  },
  'hours-text': { found: '9 to 6', expected: 'Monday to Friday, 9:00 to 17:00' },
  'town-text-copied': {
    field: 'sectors[0].note',
    otherField: 'sectors[1].note',
    town: 'York',
    other: 'Leeds',
  },
  'image-is-smaller': { src: '/images/a-480.webp', picture: '/images/a.webp' },
  'table-pasted': { write: ['| Part | Days |', '| --- | --- |'] },
  'brand-contrast': {
    colour: { role: 'muted', hex: '#9aa59f' },
    on: { role: 'tint', hex: '#eef1e6' },
    scheme: 'light',
    use: 'secondary text on tinted bands',
    ratio: 2.2489,
    least: 4.5,
    field: 'light',
    nearest: '#636d68',
  },
  'hours-reversed': { opens: '09:00', closes: '05:00' },
  'phone-display': {
    field: 'phoneDisplay',
    found: '020 7946 0143',
    phone: '+442079460142',
    expected: '020 7946 0142',
  },
  'phone-impossible': { field: 'phone', found: '+44207946' },
  'email-domain-alike': { field: 'email', found: 'a@agnecy.uk', suggestion: 'a@agency.uk' },
  'booking-origin': { found: 'https://a.example', expected: 'https://b.example' },
  'case-study-client': { found: 'The Tea Room', title: 'The Mill Shop' },
  'portfolio-case-study': { found: '/case-studies/tea-room' },
  'portfolio-case-study-unused': { found: '/services/seo', expected: '/case-studies/tea-room' },
  'heading-repeated': { field: 'title', found: 'Costs' },
  'description-repeated': { field: 'search.description', found: 'What it costs.' },
  'text-repeated': { field: 'text', found: 'Good work.' },
  'choice-repeated': { field: 'frame.consent.reject', found: 'Accept', other: 'accept' },
  'list-item-repeated': { field: 'tags[1]', found: 'Design' },
  'planned-time': {
    kind: 'day',
    publishAt: '2026-03-01 09:00',
    write: 'publishedDate: 2026-03-01',
  },
  'tag-alike': { kind: 'tag', found: 'Desing', suggestion: 'Design' },
  'slug-alike': { found: 'costs-copy', other: 'costs' },
  'content-outdated': { found: 0, current: 2, summaries: ['Colours move.', 'Words move.'] },
  'content-newer': { found: 3, current: 2 },
  'file-missing': { file: 'content/site.yaml' },
  'file-unreadable': { reason: 'you may not read it' },
  'file-empty': {},
  'file-byte-order-mark': {},
  'file-crlf': { lines: 1 },
  'file-not-text': { byte: 1234 },
  'file-too-large': { bytes: 5 * 1024 * 1024, limit: 1024 * 1024 },
  'file-unexpected': { expected: 'content/towns/{slug}.md' },
  'file-name-invalid': { name: 'Leeds' },
  'link-outside-content': { target: '/etc/passwd' },
  'link-loop': {},
  'yaml-invalid': { reason: 'The line is indented further.' },
  'yaml-quote-open': {},
  'yaml-comment': { comment: '1 in town' },
  'yaml-tab': { lines: 3 },
  'yaml-duplicate-key': { key: 'name' },
  'yaml-fields-joined': { field: 'name', other: 'position', write: 'position: Owner' },
  'field-line-missing': { field: 'image', write: 'image:', below: ['src', 'alt'] },
  'yaml-alias': { name: 'a', write: '"&a"' },
  'git-conflict': { marker: '<<<<<<<' },
  'yaml-space-missing': { after: ':', write: 'title: Hello' },
  'yaml-space-invisible': { name: 'non-breaking space' },
  'yaml-quotes': { kind: 'start', sign: '@', write: 'title: "@home"' },
  'yaml-bracket': { missing: '}', write: 'a: { min: 1 }' },
  'yaml-colon-missing': { field: 'title', write: 'title: Hello' },
  'yaml-field-form': { write: 'title: Hello' },
  'yaml-list-mark': { found: '*', write: '- Hello' },
  'yaml-number-comma': { found: '3,000', write: '3000' },
  'yaml-indent': { by: -2 },
  'front-matter-mark': { kind: 'close', found: '----' },
  'file-copied': { original: 'content/towns/leeds.md' },
  'file-misplaced': { kind: 'towns', target: 'content/towns/leeds.md' },
  'field-misplaced': { field: 'icon', group: 'card', by: 2 },
  'front-matter-missing': {},
  'front-matter-unclosed': {},
  'front-matter-not-fields': { found: ['a', 'b'] },
  'body-missing': { isOptional: true },
  'body-unexpected': {},
  'field-missing': { field: 'sectors[0].note', expected: 'a sentence' },
  'fields-missing': { fields: ['name', 'sectors[0].note'] },
  'fields-unknown': { fields: ['nmae', 'x'] },
  'field-unknown': { field: 'nmae', known },
  'field-invalid': { field: 'name', found: 7, expected: 'one line of text' },
  'field-length': { field: 'relatedLinks', found: 1, expected: 'exactly three related pages' },
  'reference-unknown': { field: 'sector', found: 'x', collection: 'content/sectors/', known },
  'source-unknown': { field: 'populationSource', found: 'cenus', known: ['census'] },
  'source-unused': { source: 'census' },
  'figure-missing': { figure: '72 hours' },
  'check-due': check,
  'check-overdue': { ...check, now: '2028-01' },
  'entry-missing': {
    collection: 'sectors',
    slug: 'finance',
    file: 'content/sectors/finance.yaml',
    places: 39,
  },
  'entry-hidden': {
    collection: 'services',
    slug: 'marketing',
    file: 'content/services/marketing.md',
    places: 5,
    hidden: 'draft',
  },
  'entry-renamed': {
    collection: 'sectors',
    slug: 'finance',
    file: 'content/sectors/finance.yaml',
    places: 1,
    renamed: 'banking',
  },
  'entry-copied': { other: 'content/services/a.md', fields: ['order', 'title'] },
  'service-incomplete': { service: 'marketing', price: true, sectors: 25, variant: false },
  'sector-incomplete': { services: ['marketing', 'web-design'] },
  'price-missing': { service: 'marketing' },
  'price-service-unknown': { found: 'marketting', suggestion: 'marketing' },
  'sector-service-missing': { service: 'marketing' },
  'sector-service-unknown': { found: 'x' },
  'related-link-unknown': { field: 'relatedLinks[0]', found: 'x' },
  'related-link-to-list': { field: 'relatedLinks[0]', found: '/blog/page/2' },
  'related-link-repeated': { field: 'relatedLinks[1]', found: 'x', path: '/services/x' },
  'related-link-to-itself': { field: 'relatedLinks[0]', found: 'x' },
  'menu-link-unknown': { field: 'header[0].href', found: '/x' },
  'page-in-no-menu': { path: '/blog' },
  'menu-link-redirected': { field: 'header[0].href', found: '/old', target: '/new' },
  'alias-shadows-page': { alias: '/about', path: '/about' },
  'alias-reserved': { alias: '/api/contact' },
  'alias-repeated': { alias: '/old' },
  'alias-loops': { alias: '/about', path: '/about' },
  'gone-is-page': { path: '/about.html', page: '/about' },
  'gone-is-alias': { path: '/old', target: '/about' },
  'gone-repeated': { path: '/old' },
  'gone-reserved': { path: '/robots.txt' },
  'price-on-request': { fields: ['min', 'max'] },
  'price-reversed': { min: 5000, max: 100, currency: 'GBP' },
  'page-left-out': { path: '/blog', folder: 'content/blog/' },
  'section-left-out': { section: 'calendar', need: 'booking' },
  'data-left-out': {
    field: 'onHome',
    file: 'content/screens/home.md',
    section: 'portfolio',
  },
  'body-left-out': { section: 'about' },
  'distance-unit': { found: '{{ distance }} miles', unit: 'kilometres' },
  'category-unknown': {
    found: 'desing',
    kind: 'services',
    known: ['design'],
    suggestion: 'design',
  },
  'category-unused': { category: 'print', kind: 'services' },
  'journey-name-unknown': {
    field: 'journeys[0].from',
    found: 'idee',
    known: ['idea', 'site'],
    suggestion: 'idea',
  },
  'journey-repeated': { field: 'journeys[1].name', found: 'idea-to-shop' },
  'journey-end-unused': { kind: 'starts', name: 'idea' },
  'journey-example-missing': { service: 'marketing' },
  'company-incomplete': { field: 'companyNumber', missing: 'registeredOffice' },
  'benefit-count': { found: 1, expected: 3 },
  'feature-count': { found: 9, expected: 8 },
  'solution-area-count': { found: 2, expected: 3 },
  'process-step-count': { found: 5, expected: 4 },
  'case-study-portfolio': { found: 'mill-shop' },
  'order-repeated': { found: 1 },
  'date-in-future': { field: 'publishedDate', found: '2030-01-01' },
  'date-too-old': { field: 'publishedDate', found: '1926-01-01' },
  'town-outside-uk': { latitude: -1.5, longitude: 53.8, nation: 'England' },
  'town-nation-mismatch': { region: 'Wales', nation: 'England', expected: 'Wales' },
  'town-name-slip': { kind: 'letter', found: 'Leds', slug: 'leeds' },
  'town-name-repeated': { name: 'Bangor', county: 'Gwynedd', otherCounty: 'County Down' },
  'post-quote': {},
  'testimonial-excerpt': { isQuoted: false, words: 5, limit: 13 },
  'town-neighbour-far': { neighbour: 'york', miles: 40, limit: 25 },
  'town-part-nested': { partOf: 'leeds', whole: 'york' },
  'town-sector-repeated': { sector: 'retail' },
  'town-introduction-length': { words: 1, limits: [90, 140] },
  'local-town-unknown': { found: 'leds', suggestion: 'leeds' },
  'local-text-length': { service: 'marketing', words: 20, limits: [150, 195] },
  'local-text-placeless': { service: 'marketing', town: 'Leeds' },
  'local-text-alike': {
    service: 'marketing',
    otherService: 'marketing',
    other: 'content/local/york.yaml',
    similarity: 0.9,
    limit: 0.3,
  },
  'local-name-unused': { found: 'Corn Exchange' },
  'phrasing-missing': {
    field: 'lead',
    path: '/locations/york/york-marketing',
    nation: 'England',
    more: 12,
  },
  'nation-term': {
    term: 'Estyn',
    belongs: ['Wales'],
    nation: 'England',
    path: '/locations/york/york-marketing',
    more: 1,
    isOwn: false,
  },
  'slot-reads-wrong': {
    kind: 'repeated',
    variable: 'sector1',
    excerpt: 'firms serving law firms in York',
    word: 'firms',
    path: '/locations/york/york-marketing',
    more: 0,
  },
  'house-style': { found: 'e-mail', write: 'email' },
  'sector-paragraph-length': { service: 'marketing', words: 20, limits: [50, 80] },
  'variant-rank-repeated': { service: 'marketing', rank: 1 },
  'variant-rank-missing': { service: 'marketing' },
  'variant-missing': { service: 'marketing' },
  'service-short-variant': { service: 'marketing', count: 0 },
  'path-repeated': { path: '/about' },
  'title-repeated': { title: 'About' },
  'pattern-title-repeated': { title: 'Marketing in Leeds', path: '/a and /b' },
  'pattern-heading-repeated': { heading: 'Marketing in Leeds', path: '/a and /b' },
  'headline-length': { found: 120, limit: 100 },
  'search-title-length': { found: 12, limits: [30, 60] },
  'search-description-length': { found: 1, limits: [110, 160] },
  'pattern-title-length': { found: 70, title: 'x'.repeat(70), limits: [30, 60] },
  'pattern-description-length': {
    found: 170,
    description: 'x'.repeat(170),
    limits: [110, 160],
  },
  'pattern-invalid': { reason: 'A "{{" has no "}}".' },
  'pattern-variable-unknown': { found: 'twon', suggestion: 'town', known },
  'pattern-filter-unknown': { found: 'x', known },
  'image-missing': { src: '/images/x.svg' },
  'image-size': {
    src: '/images/x.webp',
    found: { width: 10, height: 10 },
    size: { width: 20, height: 10 },
  },
  'image-format': { named: 'webp', found: 'jpg' },
  'image-alone': { src: '/images/x.webp' },
  'image-variant-missing': { src: '/images/x.webp', variant: '/images/x-480.avif', more: 2 },
  'image-variant-unlike': { src: '/images/x.webp', variant: '/images/x-480.avif' },
  'image-elsewhere': { src: 'https://other.example/a.png' },
  'image-alt-missing': { src: '/images/x.svg' },
  'picture-not-stored': { src: 'a.jpg', url: 'https://x.example', reason: 'Bucket not found' },
  'picture-unavailable': { src: 'https://x.example/a.png', fault: { reason: 'svg' } },
  'link-unknown': { href: '/x' },
  'link-redirected': { href: '/old', target: '/new' },
  'link-not-from-root': { href: 'contact' },
  'link-insecure': { href: 'http://x.example' },
  'link-unpublished': { href: 'https://staging.x.example', kind: 'preview' },
  'anchor-unknown': { href: '/a#b', anchor: 'b', known: [] },
  'text-language': { found: 'Das ist nicht', language: 'German' },
  'heading-style': { kind: 'stop', found: 'A heading.', write: 'A heading' },
  'section-empty': { heading: 'A heading' },
  'heading-level-one': { heading: 'Top' },
  'locations-alike': {
    path: '/locations/a/x',
    other: '/locations/b/x',
    similarity: 0.7,
    limit: 0.6,
  },
  'locations-nearly-alike': {
    path: '/locations/a/x',
    other: '/locations/b/x',
    similarity: 0.5,
    limit: 0.4,
  },
  'database-settings': { reason: 'no-url' },
  'database-unreachable': { url: 'https://db.example', reason: 'nobody listens there' },
  'database-refused': { url: 'https://db.example', reason: 'the key is not accepted' },
  'blog-rows-missing': { url: 'https://db.example' },
  'blog-rows-shrunk': { rows: 8, before: 10, limit: 0.1 },
  'post-in-both-sources': { slug: 'first-post' },
  'post-is-a-file': { slug: 'first-post' },
  'post-alias-unkept': { aliases: ['old-post', 'older-post'] },
  'sample-left': { what: 'content/site.yaml' },
  'sample-name': { name: 'Mileward', count: 3 },
  'sample-file': { folder: 'content/local/', files: ['content/local/leeds.yaml'] },
  'sample-picture': { folder: 'public/', files: ['public/a.svg', 'public/b.svg'] },
  'sample-colour': { role: 'primary', colour: '#00513b' },
  'note-left': { found: 'Replace them before you publish.' },
  'picture-unused': {},
  'text-unwritten': { count: 3, isDraft: false },
  'character-forbidden': { character: 'U+0007' },
  'public-link-outside': { target: '/etc/passwd' },
  'svg-invalid': { fault: { kind: 'attribute', found: 'style', element: 'path' } },
  'icon-unused': { name: 'rocket' },
  'font-missing': { name: '@fontsource/lora' },
  'font-weight': { name: '@fontsource/lora', found: 850, weights: '400, 700' },
  'font-letter': { names: ['@fontsource/lora'], letters: ['Ω'], isLeftOut: false },
  'public-file-hidden': {},
  'public-file-hides-page': { path: '/about' },
  'site-config-broken': { reason: "Expected ',', got ':'" },
  'slot-unknown': { slot: 'Footer', known: ['SiteFooter', 'SiteHeader'] },
  'slot-renamed': { slot: 'Footer', to: 'SiteFooter', version: '2.0.0' },
  'slot-file-missing': { slot: 'SiteFooter', path: './SiteFooter.tsx' },
  'slot-import': { source: '../lib/year.ts', isOutside: true },
  'slot-file-broken': { reason: 'Unexpected token' },
  'slot-export-missing': { slot: 'SiteFooter', path: './templates/SiteFooter.tsx' },
  'public-file-reserved': {},
  'public-names-alike': { name: 'public/a', other: 'public/A' },
  'address-lost': {
    paths: ['/blog/old'],
    cause: 'content/blog/old.md',
    change: 'deleted',
    baseline: 'the last build',
    target: 'content/blog/new.md',
    field: 'aliases',
    hasField: false,
    lines: ['old'],
  },
  'site-shrunk': {
    lost: 16,
    before: 40,
    kinds: [{ what: 'town pages of content/towns/', lost: 16, before: 20, examples: ['/a'] }],
    limit: 0.1,
    baseline: 'the last build',
  },
  'git-history-missing': { reason: 'shallow' },
  'built-page-missing': { path: '/about' },
  'built-page-unplanned': {},
  'built-link-broken': { href: '/abuot' },
  'built-link-moved': { href: '/team', to: '/about' },
  'built-anchor-missing': { href: '/about#staff', anchor: 'staff' },
  'built-file-missing': { address: '/images/none.png' },
  'built-insecure': { address: 'http://images.example/a.png' },
  'built-name-missing': { element: 'link' },
  'built-id-repeated': { id: 'prices' },
  'built-reference-broken': { attribute: 'for', id: 'phone' },
  'built-document': { kind: 'end', found: '' },
  'built-main-hidden': { element: 'main', attribute: 'hidden' },
  'built-alt-missing': { src: '/images/a.png' },
  'built-image-size': { src: '/images/a.png' },
  'built-head-missing': { what: 'title' },
  'built-head-repeated': { what: 'canonical' },
  'built-head-length': { what: 'title', length: 84, limits: [10, 70] },
  'built-head-shared': { what: 'title', text: 'About us', path: '/about' },
  'built-head-value': { what: 'language', found: 'fr', expected: 'en-GB' },
  'built-canonical': {
    found: 'https://www.agency.example/b',
    expected: 'https://www.agency.example/a',
  },
  'built-robots': { found: 'noindex, follow', indexable: true },
  'built-alternate': {
    language: 'english',
    href: 'https://www.agency.example/a',
    kind: 'language',
  },
  'built-data-invalid': { reason: 'Unexpected end of JSON input' },
  'built-data-property': { type: 'Service', property: 'name', kind: 'missing' },
  'built-aria': { kind: 'role', value: 'buton' },
  'built-list': { element: 'dl', kind: 'order' },
  'built-h1-count': { count: 2 },
  'built-main-count': { count: 0 },
  'built-heading-skipped': { heading: 'Prices', found: 4, expected: 3 },
  'built-text-left': { found: '{{ town }}' },
  'built-inline-code': { what: '<style>' },
  'built-too-large': { what: 'elements', found: 821, limit: 800 },
  'built-sample-name': { name: 'Mileward' },
  'built-markup': { rule: 'close-order', reason: 'The tag <p> is not closed' },
  'built-accessibility': {
    rule: 'color-contrast',
    reason: 'Elements must meet minimum color contrast ratio thresholds',
    target: '.lead',
    conditions: '390 px, light',
  },
};

/** Returns a finding with these facts, without a place. */
function finding<C extends FindingCode>(code: C, args: FindingArgs[C]): Finding {
  const place = { file: 'content/site.yaml', line: 1, column: 1, path: [], related: [] };
  return { code, level: levelOf(code), args, ...place } as unknown as Finding;
}

function sentences<C extends FindingCode>(code: C, args: FindingArgs[C]): string[] {
  const { found, expected, action } = messageOf(finding(code, args));
  return [found, expected, action].filter((sentence) => sentence !== undefined);
}

describe('every kind of finding', () => {
  test.each(Object.entries(examples) as [FindingCode, FindingArgs[FindingCode]][])(
    '%s is reported in full sentences',
    (code, args) => {
      const told = sentences(code, args);
      expect(told.length).toBeGreaterThanOrEqual(2);
      for (const all of told) {
        // Lines to paste are indented.
        const sentence = all.replace(/:\n(?: {4}.*\n)+ +/, ': ');
        expect(sentence).toMatch(/^["A-Z\d]|^content\/|^\/locations\//);
        // A sentence may end with the text to write.
        expect(sentence).toMatch(/[.?]$|: \S|^Write it as \S/);
        expect(sentence).not.toMatch(/undefined|null|NaN|\[object|function|\.\.$|\n/);
      }
    },
  );
});

describe('what a message shows', () => {
  test.each<[unknown, string]>([
    [null, '"name" is empty.'],
    ['', '"name" is empty.'],
    ['x', '"name" is "x".'],
    [7, '"name" is 7.'],
    [true, '"name" is true.'],
    [['a', 'b'], '"name" is a list of 2.'],
    [{ a: 1 }, '"name" is a group of fields.'],
    ['x'.repeat(100), `"name" is "${'x'.repeat(87)}…".`],
  ])('of the value %j', (found, sentence) => {
    expect(sentences('field-invalid', { field: 'name', found, expected: 'a number' })[0]).toBe(
      sentence,
    );
  });

  test('of choices: all of them, or the six that are most alike if there are over twenty', () => {
    const many = Array.from({ length: 30 }, (_, index) => `${index + 10}th`);
    expect(sentences('field-unknown', { field: '35', known: many })[1]).toMatch(
      /^Expected one of "35th", .* or 24 more\.$/,
    );
    expect(sentences('field-unknown', { field: 'x', known })[1]).toBe(
      'Expected one of "one", "two", "three", "four", "five", "six", "seven", "eight".',
    );
    expect(sentences('field-unknown', { field: 'x', known: ['a', 'b'] })[1]).toBe(
      'Expected one of "a", "b".',
    );
    expect(sentences('field-unknown', { field: 'x', known: ['a'] })[1]).toBe('Expected "a".');
  });

  test('of a near miss: a suggestion in place of the choices', () => {
    expect(sentences('field-unknown', { field: 'nmae', suggestion: 'name', known })).toEqual([
      'There is no field "nmae" here.',
      'Did you mean "name"?',
    ]);
  });

  test('of amounts: one or many, and thousands with a comma', () => {
    expect(sentences('town-introduction-length', { words: 1, limits: [90, 140] })[0]).toBe(
      'The introduction has 1 word.',
    );
    expect(sentences('town-introduction-length', { words: 1420, limits: [90, 140] })[0]).toBe(
      'The introduction has 1,420 words.',
    );
    expect(sentences('file-crlf', { lines: 1 })[0]).toBe('1 line ends as on Windows (CR LF).');
    expect(sentences('file-crlf', { lines: 2 })[0]).toBe('2 lines end as on Windows (CR LF).');
  });

  test('of a count that is wrong: how many to add or delete', () => {
    expect(sentences('benefit-count', { found: 1, expected: 3 })).toEqual([
      'There is 1 benefit.',
      'Expected exactly 3.',
      'Add 2 more.',
    ]);
    expect(sentences('feature-count', { found: 9, expected: 8 })[2]).toBe('Delete 1.');
  });

  test('of a database without its public key: how to have it for enquiries alone', () => {
    const [, , action] = sentences('database-settings', { reason: 'no-key' });
    expect(action).toContain('only for enquiries, set SUPABASE_SERVICE_ROLE_KEY');
  });
});

test('the warnings', () => {
  const codes = Object.keys(examples) as FindingCode[];
  expect(codes.filter((code) => levelOf(code) === 'warning')).toMatchInlineSnapshot(`
    [
      "text-placeholder",
      "link-to-other",
      "duration-contradicted",
      "price-contradicted",
      "text-slip",
      "word-repeated",
      "heading-skipped",
      "heading-by-dashes",
      "date-reversed",
      "image-alt-name",
      "picture-repeated",
      "testimonial-quotes",
      "pattern-town",
      "heading-numbered",
      "heading-bold",
      "passage-repeated",
      "list-space",
      "link-text-vague",
      "pattern-in-body",
      "code-block-indented",
      "footnote-unused",
      "table-cells",
      "html-removed",
      "link-to-own-domain",
      "town-place-repeated",
      "town-population",
      "town-county-region",
      "town-county-alike",
      "office-city",
      "price-range-wide",
      "claim-contradicted",
      "fact-contradicted",
      "testimonial-client",
      "case-study-place",
      "live-url",
      "result-contradicted",
      "sentence-unfinished",
      "link-words",
      "site-implausible",
      "hours-text",
      "town-text-copied",
      "table-pasted",
      "email-domain-alike",
      "case-study-client",
      "portfolio-case-study-unused",
      "heading-repeated",
      "description-repeated",
      "text-repeated",
      "list-item-repeated",
      "planned-time",
      "tag-alike",
      "slug-alike",
      "file-byte-order-mark",
      "file-crlf",
      "yaml-comment",
      "source-unused",
      "figure-missing",
      "check-due",
      "page-in-no-menu",
      "page-left-out",
      "section-left-out",
      "data-left-out",
      "body-left-out",
      "category-unused",
      "town-name-slip",
      "town-introduction-length",
      "local-text-length",
      "local-text-placeless",
      "local-name-unused",
      "nation-term",
      "slot-reads-wrong",
      "house-style",
      "sector-paragraph-length",
      "headline-length",
      "search-title-length",
      "search-description-length",
      "pattern-title-length",
      "pattern-description-length",
      "image-alone",
      "link-redirected",
      "link-unpublished",
      "text-language",
      "heading-style",
      "section-empty",
      "locations-nearly-alike",
      "sample-colour",
      "picture-unused",
      "icon-unused",
      "font-letter",
      "git-history-missing",
      "built-link-moved",
      "built-head-length",
      "built-too-large",
    ]
  `);
});

test('the handbook explains each warning about content, and names no finding that does not exist', () => {
  const handbook = readFileSync(join(projectRoot, 'content/README.md'), 'utf8');
  const codes = Object.keys(examples) as FindingCode[];
  const explained = [...handbook.matchAll(/^\| `([a-z]+(?:-[a-z]+)+)` \| /gm)].map(
    ([, code]) => code,
  );
  const ofContent = codes.filter((code) => !code.startsWith('built-'));
  for (const code of ofContent.filter((one) => levelOf(one) === 'warning')) {
    expect(explained).toContain(code);
  }
  const named = [...handbook.matchAll(/(?:error|warning|missing|picture)\s\(`([a-z-]+)`\)/g)];
  expect(named.length).toBeGreaterThan(3);
  for (const [, code] of named) expect(codes).toContain(code);
});
