import { FORM_FIELDS, HIDDEN_FIELDS, HONEYPOT, formOfFields } from '#schemas/enquiryForms.ts';
import type { FieldError, FormField, FormName } from '#schemas/enquiryForms.ts';
import type { HandlerWords } from '#schemas/generated/handlerWords.ts';
import type { EnquiriesWords } from '#schemas/words/enquiries.ts';
import { fillWords } from '#schemas/fillWords.ts';
import { escapeHtml } from '#schemas/escapeHtml.ts';
import { plainHeaders } from './problem.ts';
import type { Refusal } from './refusal.ts';

/** The content security policy of the page. It is set here because hosts add no headers to the answers of functions. */
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'font', 'connect'].map((kind) => `${kind}-src 'self'`),
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Returns a refusal as a page for visitors without JavaScript. It says what is wrong, links each error to its field, and repeats the form
 * with everything that the visitor wrote. `shell` is a page of the site whose main content is replaced. Without it, the page has no styles.
 */
export function formPage(
  refusal: Refusal,
  fields: Readonly<Record<string, string>>,
  shell: string | undefined,
  words: HandlerWords,
): Response {
  const heading = headingOf(refusal, words.enquiries);
  const said = refusal.inWords(words.enquiries);
  const hasForm = Object.keys(fields).length > 0;
  const form = formOfFields(fields);
  const main = [
    // The same markup as in `templates/parts/PageHead.tsx`.
    '<div class="page-head"><div class="plate plate--card"><div class="page-head__in"><div class="page-head__words">',
    `<h1>${escapeHtml(heading)}</h1>`,
    '</div></div></div></div>',
    '<div class="band"><div class="wrap">',
    summary(said, hasForm ? form : undefined),
    hasForm
      ? formHtml(form, fields, said.errors, words)
      : `<p><a class="button" href="/contact">${escapeHtml(words.enquiries.toForm)}</a></p>`,
    '</div></div>',
  ].join('\n');
  return new Response(pageHtml(heading, main, shell, words), {
    status: refusal.status,
    headers: {
      ...plainHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'X-Robots-Tag': 'noindex',
      ...refusal.headers,
    },
  });
}

/** The attributes of the field that only programs fill in, as HTML. */
const HONEYPOT_ATTRIBUTES = Object.entries(HONEYPOT.attributes)
  .map(([name, value]) => `${name.toLowerCase()}="${value}"`)
  .join(' ');

/** Returns the heading of the page. */
function headingOf({ status }: Refusal, words: EnquiriesWords): string {
  if (status === 422) return words.invalidTitle;
  return status === 405 ? words.nothingHereTitle : words.notSentTitle;
}

function summary(
  { message, errors }: ReturnType<Refusal['inWords']>,
  form: FormName | undefined,
): string {
  const shown: readonly FormField[] = form ? FORM_FIELDS[form] : [];
  const items = errors.map(({ field, message: text }) =>
    shown.some(({ name }) => name === field)
      ? `<li><a href="#${idOf(field)}">${escapeHtml(text)}</a></li>`
      : `<li>${escapeHtml(text)}</li>`,
  );
  return `<div class="error-summary" role="alert">
<p>${escapeHtml(message)}</p>
${items.length > 0 ? `<ul>${items.join('')}</ul>\n` : ''}</div>`;
}

function formHtml(
  form: FormName,
  values: Readonly<Record<string, string>>,
  errors: readonly FieldError[],
  words: HandlerWords,
): string {
  const hidden = { [HIDDEN_FIELDS.form]: form, [HIDDEN_FIELDS.page]: values.page ?? '' };
  const shown: readonly FormField[] = FORM_FIELDS[form];
  return `<form class="form" method="post" action="/api/contact" novalidate>
${Object.entries(hidden)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  .join('\n')}
${shown
  .map((field) =>
    fieldHtml(
      field,
      values[field.name] ?? '',
      errors.find((error) => error.field === field.name)?.message,
      words,
    ),
  )
  .join('\n')}
<div class="form__trap" aria-hidden="true" hidden><label>${escapeHtml(words.forms.leaveEmpty)}<input name="${HONEYPOT.name}" ${HONEYPOT_ATTRIBUTES} value="${escapeHtml(values[HONEYPOT.name] ?? '')}"></label></div>
<button class="button" type="submit">${escapeHtml(words.enquiries.again)}</button>
</form>`;
}

function fieldHtml(
  field: FormField,
  value: string,
  error: string | undefined,
  { forms, enquiries }: HandlerWords,
): string {
  const { name, label, kind, limit, required, autoComplete } = field;
  const id = idOf(name);
  const attributes = [
    `id="${id}" name="${name}" maxlength="${limit}"`,
    required && 'required',
    autoComplete && `autocomplete="${autoComplete}"`,
    error !== undefined && `aria-invalid="true" aria-describedby="${id}-error"`,
  ]
    .filter(Boolean)
    .join(' ');
  const input =
    kind === 'lines'
      ? // HTML ignores a line break right after the tag (section 13.1.2.5). This one keeps a line break at the start of the text.
        `<textarea ${attributes} rows="5">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} type="${kind === 'choice' ? 'text' : kind}" value="${escapeHtml(value)}">`;
  return `<div class="field${error === undefined ? '' : ' field--invalid'}">
<label for="${id}">${escapeHtml(forms.labels[label])}${required ? '' : `<span class="field__optional"> ${escapeHtml(forms.optional)}</span>`}</label>
${error === undefined ? '' : `<p class="field__error" id="${id}-error"><span class="visually-hidden">${escapeHtml(enquiries.error)} </span>${escapeHtml(error)}</p>\n`}${input}
</div>`;
}

function idOf(name: string): string {
  return `sent-${name}`;
}

/** Returns the page of the site with the main content and the title replaced. */
function pageHtml(
  heading: string,
  main: string,
  shell: string | undefined,
  { agency, enquiries, forms }: HandlerWords,
): string {
  const title = escapeHtml(`${fillWords(enquiries.pageTitle, { heading })} | ${agency}`);
  const parts = /^([\s\S]*<main\b[^>]*>)[\s\S]*(<\/main>[\s\S]*)$/.exec(shell ?? '');
  if (!parts) {
    return `<!doctype html>
<html lang="${escapeHtml(forms.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main id="main">
${main}
<p><a href="/">${escapeHtml(enquiries.home)}</a></p>
</main>
</body>
</html>
`;
  }
  const [, before = '', after = ''] = parts;
  const head = before
    // Metadata for search engines and social networks belongs to the original page.
    .replace(/<link rel="canonical"[^>]*>\n?/g, '')
    .replace(/<meta (?:property="og:|name="(?:description|twitter:))[^>]*>\n?/g, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
  // Without a key, the page is not measured. The policy does not allow the address of the analytics service.
  return `${head}\n${main}\n${after}`.replace(/ data-analytics-key="[^"]*"/, '');
}
