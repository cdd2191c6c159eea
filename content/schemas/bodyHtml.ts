/**
 * What the body of a page may consist of, in the spelling of HTML. Everything else is taken out: at build by `sanitiseBody`, and in
 * the browser, which is handed these lists, before it shows a post that the build did not know.
 */
export const bodyHtml = {
  tags: [
    ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'col', 'colgroup', 'dd'],
    ...['del', 'details', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3'],
    ...['h4', 'h5', 'h6', 'hr', 'i', 'img', 'input', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre'],
    ...['q', 's', 'samp', 'section', 'small', 'span', 'strong', 'sub', 'summary', 'sup', 'table'],
    ...['tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul', 'var', 'wbr'],
  ],
  /** Attributes by the element that may have them; `*` is every element. An `input` is nothing but the tick of a list of tasks. */
  attributes: {
    '*': ['dir', 'id', 'lang', 'title'],
    a: ['aria-describedby', 'aria-label', 'data-footnote-backref', 'data-footnote-ref', 'href'],
    col: ['span'],
    colgroup: ['span'],
    details: ['open'],
    img: ['alt', 'height', 'src', 'width'],
    input: ['checked', 'disabled', 'type'],
    ol: ['reversed', 'start'],
    section: ['data-footnotes'],
    td: ['align', 'colspan', 'rowspan'],
    th: ['align', 'colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  /** Classes, as a pattern: the language of code, and what Markdown makes of ticks and footnotes. */
  classes:
    '^(?:language-\\S+|task-list-item|contains-task-list|footnotes|data-footnote-backref|sr-only)$',
  /** Protocols of addresses that are not relative. */
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  /** Elements that go with all that is in them; of others that are not allowed the text stays. */
  stripped: [
    ...[
      'audio',
      'embed',
      'iframe',
      'math',
      'noembed',
      'noframes',
      'noscript',
      'object',
      'plaintext',
    ],
    ...['script', 'select', 'style', 'svg', 'template', 'textarea', 'title', 'video', 'xmp'],
  ],
  /** Stands before every id that a writer gave, so that none takes the place of one of the page's own or of a member of the DOM. */
  idPrefix: 'user-content-',
};

/** Whether a body is HTML rather than Markdown: it begins with the tag of a block, or a comment, and ends with a tag. */
export function isHtml(body: string): boolean {
  return START_OF_HTML.test(body) && /<\/?[a-z][^<>]*>\s*$/i.test(body);
}

const START_OF_HTML =
  /^\s*<(?:!--|(?:article|aside|blockquote|div|dl|figure|h[1-6]|header|main|ol|p|pre|section|table|ul)[\s>])/i;
