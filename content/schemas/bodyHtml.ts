/**
 * The elements and attributes that the body of a page may contain, in the spelling of HTML. `sanitiseBody` removes everything
 * else at build time. The browser uses the same lists before it shows a post that is newer than the build.
 */
export const bodyHtml = {
  tags: [
    ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'col', 'colgroup', 'dd'],
    ...['del', 'details', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3'],
    ...['h4', 'h5', 'h6', 'hr', 'i', 'img', 'input', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre'],
    ...['q', 's', 'samp', 'section', 'small', 'span', 'strong', 'sub', 'summary', 'sup', 'table'],
    ...['tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul', 'var', 'wbr'],
  ],
  /**
   * The attributes that each element may have. `*` stands for every element. An `input` can only be the tick box of a task list.
   */
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
  /** A pattern of allowed classes: the language of code, and those that Markdown adds to task lists and footnotes. */
  classes:
    '^(?:language-\\S+|task-list-item|contains-task-list|footnotes|data-footnote-backref|sr-only)$',
  /** The protocols of absolute addresses. */
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  /** The elements that are removed with their content. The content of other elements that are not allowed stays. */
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
  /** The prefix of every id that a writer set, so that none replaces an id of the page or a member of the DOM. */
  idPrefix: 'user-content-',
};

/**
 * Returns whether a body is HTML rather than Markdown: it starts with the tag of a block, perhaps after comments, and ends with a tag. In HTML,
 * no line after a blank one starts with a sign of Markdown, except in `<pre>`.
 */
export function isHtml(body: string): boolean {
  return (
    START_OF_HTML.test(body) &&
    END_OF_HTML.test(body) &&
    !MARKDOWN.test(body.replace(/<pre[\s>][^]*?<\/pre>/gi, ''))
  );
}

const START_OF_HTML =
  /^\s*(?:<!--(?:(?!-->)[^])*-->\s*)*<(?:article|aside|blockquote|div|dl|figure|h[1-6]|header|main|ol|p|pre|section|table|ul)[\s>]/i;

/** A tag at the end. An address in angle brackets is none. */
const END_OF_HTML = /<\/?[a-z](?![^<>\s]*:)[^<>]*>\s*$/i;

/** A heading, an item of a list or a quotation after a blank line. */
const MARKDOWN = /\n[ \t]*\n {0,3}(?:#{1,6} \S|[-*+] \S|\d{1,3}[.)] \S|> )/;
