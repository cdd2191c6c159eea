import type { Explanation } from './explanation.ts';

/** Explanations of findings about built pages. */
export const builtPages = {
  'built-page-missing': {
    meaning: 'A planned page has no file, so visitors get an error.',
    fix: 'Build the site again.',
    example: { wrong: 'dist/client/ has no about.html.', right: 'dist/client/about.html exists.' },
  },
  'built-page-unplanned': {
    meaning:
      'An HTML file that the content does not plan is published. Nobody checks or updates it.',
    fix: 'Build the site again, or delete the file from public/.',
    example: {
      wrong: 'public/old.html is published with the site.',
      right: 'Only planned pages are published.',
    },
  },
  'built-page-changed': {
    meaning:
      'A page differs from the one that the build wrote. A merge, an editor or a later step of the deployment has changed it.',
    fix: 'Build the site again. Put the change into the content or the template, if you need it.',
    example: {
      wrong: 'A price was corrected in dist/client/about.html.',
      right: 'The price was corrected in the content.',
    },
  },
  'built-output': {
    meaning:
      'A published file beside the pages, such as a sitemap, a script or robots.txt, is missing, was changed or added after the build, or holds secrets. Files for hosts in dist/hosts/ are missing or were changed.',
    fix: 'Build the site again, or remove the file.',
    example: {
      wrong: 'robots.txt was edited in dist/client after the build.',
      right: 'Only the files that the build wrote are published.',
    },
  },
  'built-document': {
    meaning:
      'The file of a page is not one whole HTML document: it is cut off, its doctype or character set is not at its start, or it has a comment.',
    fix: 'Build the site again, or correct the template.',
    example: {
      wrong: 'A file that ends in the middle of a sentence.',
      right: 'A file from "<!doctype html>" to "</html>".',
    },
  },
  'built-main-hidden': {
    meaning: 'The content of a page is hidden, so visitors cannot see, hear or use it.',
    fix: 'Remove the attribute from the template.',
    example: { wrong: '"<main aria-hidden=\'true\'>"', right: '"<main>"' },
  },
  'built-link-broken': {
    meaning: 'A link of a built page leads nowhere.',
    fix: 'Correct the address in the content, or in the template that writes it.',
    example: {
      wrong: '"<a href=\'/abuot\'>About us</a>"',
      right: '"<a href=\'/about\'>About us</a>"',
    },
  },
  'built-link-moved': {
    meaning: 'A link of a built page leads to an old address, which is redirected.',
    fix: 'Write the current address.',
    example: {
      wrong: '"<a href=\'/team\'>", which redirects to /about',
      right: '"<a href=\'/about\'>"',
    },
  },
  'built-anchor-missing': {
    meaning:
      'A link leads to a place of a page that does not exist, so it opens the top of the page. Or a page shows a part of a drawing that does not exist.',
    fix: 'Correct the part of the address after "#".',
    example: {
      wrong: "\"<a href='/about#staff'>\", and no element has the id 'staff'",
      right: '"<a href=\'/about#people\'>", which is the id of a heading',
    },
  },
  'built-file-missing': {
    meaning:
      'A page, a style sheet, a script or the web app manifest names a picture, style, font or script that does not exist.',
    fix: 'Add the file, or correct its address.',
    example: {
      wrong: '"<img src=\'/images/none.png\'>"',
      right: '"<img src=\'/images/team.png\'>", which is in public/images/',
    },
  },
  'built-insecure': {
    meaning:
      'A page loads something without encryption, or links to itself that way. Browsers block or warn about it.',
    fix: 'Write the address with "https://".',
    example: {
      wrong: '"<img src=\'http://images.example/a.png\'>"',
      right: '"<img src=\'https://images.example/a.png\'>"',
    },
  },
  'built-blocked': {
    meaning:
      'A page loads something from another site, or sends a form to it, and the security policy in the headers of the site does not allow that. Browsers leave it out.',
    fix: 'Use a file of the site, or link to the other one.',
    example: {
      wrong: '"<img src=\'https://images.example/a.png\'>"',
      right: '"<img src=\'/images/a.png\'>", which is in public/images/',
    },
  },
  'built-contact-differs': {
    meaning:
      'A link shows one phone number or email address and leads to another, so visitors reach the wrong one.',
    fix: 'Write the same in the text and in the address.',
    example: {
      wrong: '"<a href=\'tel:+442079460143\'>020 7946 0142</a>"',
      right: '"<a href=\'tel:+442079460142\'>020 7946 0142</a>"',
    },
  },
  'built-name-missing': {
    meaning:
      'A link, button, heading, field, frame or drawing has no name, so people who cannot see it do not know what it is.',
    fix: 'Add a text, an alternative text, a label or a title.',
    example: {
      wrong: '"<a href=\'/contact\'><svg>…</svg></a>"',
      right: '"<a href=\'/contact\'><svg>…</svg> Contact</a>"',
    },
  },
  'built-id-repeated': {
    meaning: 'Two elements of a page have the same id, so links and labels reach only the first.',
    fix: 'Give one of them another id. In a text, the id comes from its heading.',
    example: {
      wrong: 'Two headings "Prices" with id="prices".',
      right: 'id="prices" and id="prices-of-hosting"',
    },
  },
  'built-reference-broken': {
    meaning:
      'A label, an ARIA attribute or a drawing names an element that the page does not have, or a label has no field.',
    fix: 'Correct the id.',
    example: {
      wrong: '"<label for=\'phone\'>" without a field with that id',
      right: '"<label for=\'phone\'>" with "<input id=\'phone\'>"',
    },
  },
  'built-alt-missing': {
    meaning:
      'A picture has no alternative text, or the name of a file as one, so some people get a file name instead.',
    fix: 'Describe the picture, or leave the text empty if it only decorates.',
    example: {
      wrong: '"<img src=\'/images/team.png\'>"',
      right: "\"<img src='/images/team.png' alt='Four people at a table'>\"",
    },
  },
  'built-image-size': {
    meaning:
      'A picture has no size, so the text below it moves when it is loaded. Or the page states another size or width than the file has, so browsers stretch the picture or choose a wrong file.',
    fix: 'Write the width and height of the file, or correct the size in the list.',
    example: {
      wrong: "\"<img src='/images/team.png' alt=''>\"",
      right: "\"<img src='/images/team.png' alt='' width='800' height='600'>\"",
    },
  },
  'built-head-missing': {
    meaning: 'The head of a page lacks something that browsers or search engines need.',
    fix: 'Add it to the content or the template of the page.',
    example: { wrong: 'A page without a "<title>".', right: '"<title>About us</title>"' },
  },
  'built-head-repeated': {
    meaning:
      'The head of a page has something twice, and browsers and search engines may use either.',
    fix: 'Remove one of the two.',
    example: {
      wrong: 'Two "<link rel=\'canonical\'>" in one head.',
      right: 'One "<link rel=\'canonical\'>".',
    },
  },
  'built-head-length': {
    meaning:
      'A title or description is so long that search results cut it off, or so short that it says little.',
    fix: 'Rewrite it within the limits.',
    example: { wrong: 'A title of 84 characters.', right: 'A title of 52 characters.' },
  },
  'built-head-shared': {
    meaning:
      'Two pages for search engines have the same title or description, so people cannot tell them apart in results.',
    fix: 'Write another one for one of them.',
    example: {
      wrong: 'Both /about and /contact have the title "Mileward".',
      right: '"About Mileward" and "Contact Mileward"',
    },
  },
  'built-head-value': {
    meaning:
      'The head of a page has a tag that harms visitors: it moves links, loads another page, prevents zoom, loads a font twice, or names a wrong language, picture or kind of link.',
    fix: 'Correct the template of the head.',
    example: {
      wrong: "\"<meta name='viewport' content='width=device-width, user-scalable=no'>\"",
      right: "\"<meta name='viewport' content='width=device-width, initial-scale=1'>\"",
    },
  },
  'built-canonical': {
    meaning: 'The address that the page gives to search engines is not the planned one.',
    fix: 'Build the site again, or correct the template of the head.',
    example: {
      wrong: '/about names /contact as its canonical address.',
      right: '/about names itself.',
    },
  },
  'built-robots': {
    meaning:
      'The page tells search engines the opposite of what is planned: to leave it out, or to list it.',
    fix: 'Build the site again, or correct the template of the head.',
    example: { wrong: 'A page for search engines has "noindex".', right: 'It has no robots tag.' },
  },
  'built-alternate': {
    meaning:
      'The links to the same page in other languages are wrong, so search engines ignore them.',
    fix: 'Give each a language, a whole address, and list the page itself.',
    example: {
      wrong: "\"<link rel='alternate' hreflang='english' href='/a'>\"",
      right: "\"<link rel='alternate' hreflang='en-GB' href='https://www.agency.example/a'>\"",
    },
  },
  'built-data-invalid': {
    meaning: 'The structured data of a page cannot be read as JSON.',
    fix: 'Correct the script.',
    example: {
      wrong: '{"@context": "https://schema.org", }',
      right: '{"@context": "https://schema.org", "@type": "Service"}',
    },
  },
  'built-data-property': {
    meaning:
      'The structured data of a page lacks a property that search engines need, or has a type, property or value that is not known.',
    fix: 'Correct or add the property.',
    example: {
      wrong: '{"@type": "Service", "nmae": "Branding"}',
      right: '{"@type": "Service", "name": "Branding"}',
    },
  },
  'built-data-page': {
    meaning:
      'The structured data of a page has the address or the title of another page, or names a page as above it that is not. Search engines then take one page for the other.',
    fix: 'Build the site again, or correct the template of the structured data.',
    example: {
      wrong: 'On /blog/a: {"@type": "BlogPosting", "url": "https://www.agency.example/blog/b"}',
      right: 'On /blog/a: {"@type": "BlogPosting", "url": "https://www.agency.example/blog/a"}',
    },
  },
  'built-aria': {
    meaning:
      'A role, an ARIA attribute, its value or a language does not exist, or a "tabindex" changes the order of the focus. Or two landmarks, such as "<nav>", have the same name or none, so screen readers list them alike.',
    fix: 'Correct the name, or remove the attribute. Give each landmark a name of its own.',
    example: { wrong: '"<div role=\'buton\'>"', right: '"<button>"' },
  },
  'built-list': {
    meaning:
      'A list has no items, a list of terms has a term or a description alone, or a table has no header cells.',
    fix: 'Leave out the list, or add what is missing.',
    example: {
      wrong: '"<dl><dt>Price</dt></dl>"',
      right: '"<dl><dt>Price</dt><dd>£200</dd></dl>"',
    },
  },
  'built-h1-count': {
    meaning: 'A page has no main heading, or several.',
    fix: 'Leave one h1 in the page.',
    example: {
      wrong: 'Two "<h1>" in one page.',
      right: 'One "<h1>", and "<h2>" for its sections.',
    },
  },
  'built-main-count': {
    meaning: 'A page has no main landmark, or several, so the skip link has no single target.',
    fix: 'Correct the template.',
    example: { wrong: 'A page without "<main>".', right: 'One "<main id=\'main\'>".' },
  },
  'built-heading-skipped': {
    meaning: 'The level of a heading is more than one below that of the heading before it.',
    fix: 'Use the next level.',
    example: {
      wrong: 'An "<h4>" that follows an "<h2>".',
      right: 'An "<h3>" that follows an "<h2>".',
    },
  },
  'built-text-left': {
    meaning:
      'A page shows something that a template or an editor left by mistake, such as "undefined" or "{{ town }}".',
    fix: 'Fill in the missing value. Text that is marked as code is not checked.',
    example: { wrong: '"<p>From £undefined</p>"', right: '"<p>From £100</p>"' },
  },
  'built-inline-code': {
    meaning:
      'A page has a script or style in its markup, or one of another site, which the content security policy of the site blocks.',
    fix: 'Move it into a file.',
    example: { wrong: '"<p style=\'color: red\'>"', right: '"<p class=\'warning\'>"' },
  },
  'built-too-large': {
    meaning: 'A page is so large that it is slow on a phone.',
    fix: 'Show less on it, or divide it into several pages.',
    example: { wrong: 'A page with 1,200 elements.', right: 'A page with 600 elements.' },
  },
  'built-sample-name': {
    meaning: 'A page of your agency shows a name of the sample agency.',
    fix: 'Replace the name in the content.',
    example: { wrong: '"<p>Ask Mileward</p>"', right: '"<p>Ask us</p>"' },
  },
  'built-markup': {
    meaning:
      'The HTML validator found an error on a page that stands for all pages of the same structure.',
    fix: 'Correct the template, or the HTML of the text.',
    example: { wrong: '"<p><div>Text</div></p>"', right: '"<div><p>Text</p></div>"' },
  },
  'built-browser-error': {
    meaning:
      'A browser reports an error on a page that stands for all pages of the same structure: a script fails, a file cannot be loaded, or the security policy blocks a part.',
    fix: 'Correct the script or the template, or allow the part in the headers.',
    example: {
      wrong: 'A script reads an element that the page lacks.',
      right: 'The page is opened without an error.',
    },
  },
  'built-too-wide': {
    meaning:
      'A page is wider than a small phone, or than a window at a zoom of 400 %, so visitors have to scroll sideways to read it.',
    fix: 'Let the element break, shrink or scroll by itself.',
    example: {
      wrong: 'A table of 560 px in a window of 320 px.',
      right: 'A table in a part that scrolls by itself.',
    },
  },
  'built-accessibility': {
    meaning:
      'The accessibility checker axe found a problem on a page that stands for all pages of the same structure.',
    fix: 'Correct the template or the style.',
    example: {
      wrong: 'Grey text on a white ground with a contrast of 2.1.',
      right: 'Text with a contrast of 4.5 or more.',
    },
  },
} as const satisfies Record<string, Explanation>;
