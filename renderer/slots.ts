/**
 * Markers in a shell, the document of a page type without a page. React leaves them as they are, and content cannot
 * contain them: control characters are no part of HTML text.
 */
export const slots = { head: '\u0001head\u0001', main: '\u0001main\u0001' } as const;
