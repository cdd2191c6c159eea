import type { ErrorCode } from 'yaml';

/** Returns the meaning of a YAML error in an editor's words. */
export function yamlReason(code: ErrorCode): string {
  return reasons[code] ?? 'This line cannot be read as "field: value".';
}

const brackets = 'A bracket, brace or quotation mark is opened and not closed.';
const value =
  'A text that contains ": " or " #", or starts with a character such as {, @ or %, needs quotation marks. Within single ones, write an apostrophe twice.';
const nesting =
  'A text that contains ": " needs quotation marks, or the line below is indented too far.';
const indent =
  'The line is indented further or less than its neighbours, or a bracket above it is not closed.';

const reasons: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'A text that starts with "*" or "&" needs quotation marks.',
  BAD_DQ_ESCAPE: 'A text in double quotation marks contains a backslash. Use single ones.',
  BAD_INDENT: indent,
  BAD_SCALAR_START: value,
  BLOCK_AS_IMPLICIT_KEY: nesting,
  BLOCK_IN_FLOW: brackets,
  MISSING_CHAR: `${brackets} Or a field has no ":".`,
  MULTILINE_IMPLICIT_KEY: 'A field has no ":", or a text of several lines is not indented.',
  MULTIPLE_DOCS: 'The file has a second "---" section; one file holds one entry.',
  UNEXPECTED_TOKEN: value,
  TAG_RESOLVE_FAILED: 'A text that starts with "!" needs quotation marks.',
  KEY_OVER_1024_CHARS:
    'A field name is over 1,024 characters long: a ":" is missing or a line is broken.',
};
