import type { KeptEnquiry } from '#api/store/enquiryStore.ts';
import { printable } from '#cli/report/printable.ts';

const columns: [name: string, value: (enquiry: KeptEnquiry) => string][] = [
  ['id', ({ id }) => id],
  ['received', ({ receivedAt }) => receivedAt.toISOString()],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['page', ({ page }) => page],
  ['message', ({ message }) => message],
  ['spam', ({ spam }) => (spam ? 'yes' : 'no')],
  ['flags', ({ flags }) => flags.join(' ')],
  [
    'told',
    ({ notifications }) =>
      notifications
        .map(({ channel, address, state }) => `${[channel, address].join(' ').trim()}: ${state}`)
        .join(', '),
  ],
];

/**
 * Returns the names of the columns, as a row of CSV (RFC 4180), after a byte order mark. Without the mark, Excel reads the file in the
 * encoding of its system, and "Zoë" becomes "ZoÃ«".
 */
export function formatCsvHead(): string {
  return `\uFEFF${row(columns.map(([name]) => name))}`;
}

/** Returns an enquiry as a row of CSV. */
export function formatCsvRow(enquiry: KeptEnquiry): string {
  return row(columns.map(([, value]) => value(enquiry)));
}

function row(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/**
 * Returns a cell in quotation marks. Text that a spreadsheet would run as a formula gets an apostrophe before it, which marks it as text
 * (https://owasp.org/www-community/attacks/CSV_Injection). Phone numbers that begin with "+" are not an exception.
 *
 * A spreadsheet with German or French settings splits rows at semicolons. Then quotation marks after a comma are ordinary characters,
 * so a formula can also begin after each semicolon or line break within a value, even after a quotation mark.
 */
function cell(text: string): string {
  const safe = printable(text).replace(/(?<=^|[;\n])(?=["'\s]*[=+\-@＝＋－＠])/gu, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}
