import type { ShownError } from './shownError.ts';

/**
 * The script that `site dev` adds to every page. It shows errors in a dialog above the page, replaces style sheets, and loads the page
 * again when the server says that it has changed. Escape closes the dialog until the errors change. All texts are set as text, never as
 * HTML, and the styles are a constructed style sheet, so that the content security policy of the site applies to it without exceptions.
 */
// Vite replaces this expression only if the source contains it exactly as written.
const hot = import.meta.hot;

/** The version of the page in this browser window. */
const version = document.querySelector<HTMLMetaElement>('meta[name="site-version"]')?.content ?? '';

/** The errors that were shown last, as JSON. */
let last = '[]';
let host: HTMLElement | undefined;

function hello(): void {
  hot?.send('site:hello', { path: location.pathname, version });
}

hot?.on('site:errors', ({ errors }: { errors: ShownError[] }) => {
  // The first message is the answer to `hello`: the page is registered with the server.
  performance.mark('site:connected');
  show(errors);
});
hot?.on('site:styles', ({ hrefs }: { hrefs: string[] }) => hrefs.forEach(replaceStyles));
hot?.on('site:reload', () => location.reload());
hot?.on('vite:ws:connect', () => hello());
hello();

function show(errors: readonly ShownError[]): void {
  const text = JSON.stringify(errors);
  if (text === last) return;
  last = text;
  const before = document.activeElement;
  host?.remove();
  host = undefined;
  if (errors.length === 0) return;
  host = document.createElement('site-errors');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles()];
  const dialog = dialogOf(errors);
  dialog.addEventListener('close', () => {
    host?.remove();
    host = undefined;
    if (before instanceof HTMLElement) before.focus();
  });
  root.append(dialog);
  document.documentElement.append(host);
  // A modal dialog moves the focus into itself, keeps it there, and closes with Escape.
  dialog.showModal();
  for (const frame of root.querySelectorAll('pre')) showCaret(frame);
}

/** Scrolls the lines around a place until the place is in view, if they are too long for the window. */
function showCaret(frame: HTMLPreElement): void {
  if (frame.scrollWidth <= frame.clientWidth) return;
  // A long line can be scrolled with the keyboard.
  frame.tabIndex = 0;
  const caret = frame.querySelector<HTMLElement>('.caret');
  if (!caret) return;
  const { left, right } = caret.getBoundingClientRect();
  const edge = frame.getBoundingClientRect().left;
  if (right - edge > frame.clientWidth) frame.scrollLeft = left - edge - frame.clientWidth / 2;
}

/** Replaces a style sheet of the page once the new one has loaded, so that the page always has styles. */
function replaceStyles(href: string): void {
  const [path] = href.split('?');
  const old = [
    ...document.querySelectorAll<HTMLLinkElement>(`link[data-site-styles][href^="${path}?"]`),
  ];
  const last = old.at(-1);
  if (!last || last.getAttribute('href') === href) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.siteStyles = '';
  link.addEventListener('load', () => {
    for (const one of old) one.remove();
  });
  link.addEventListener('error', () => link.remove());
  last.after(link);
}

function dialogOf(errors: readonly ShownError[]): HTMLDialogElement {
  const countOf = (wanted: ShownError['level']) => {
    const count = errors.filter(({ level }) => level === wanted).length;
    return count === 0 ? [] : [`${count} ${wanted}${count === 1 ? '' : 's'}`];
  };
  const heading = element('h1', [...countOf('error'), ...countOf('warning')].join(', '));
  heading.id = 'title';
  const list = element('ol');
  list.id = 'errors';
  list.append(...errors.map(itemOf));
  const close = element('button', 'Close');
  close.type = 'button';
  close.autofocus = true;
  const dialog = element('dialog');
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('aria-describedby', 'errors');
  close.addEventListener('click', () => dialog.close());
  const header = element('header');
  header.append(heading, close);
  const hint = element('p', 'This closes by itself when the errors are fixed. Escape closes it.');
  hint.className = 'hint';
  dialog.append(header, list, hint);
  return dialog;
}

function itemOf(error: ShownError): HTMLLIElement {
  const { level, place, code, sentences, frame, related, consequences } = error;
  const item = element('li');
  const first = element('p');
  const strong = element('strong');
  // The place may be broken after a slash.
  for (const part of place.split(/(?<=\/)/)) strong.append(part, element('wbr'));
  first.append(strong, ` ${level}`, ...(code ? [' ', element('code', code)] : []));
  first.className = level;
  item.append(first, ...sentences.map((sentence) => element('p', sentence)));
  item.append(...related.map((one) => element('p', `See also ${one}`)));
  if (consequences) item.append(element('p', `Also ${consequences}.`));
  if (frame) item.append(frameOf(frame));
  return item;
}

/** Returns the lines around a place, which `codeFrame` has formatted, with the line and the column of the place marked. */
function frameOf(text: string): HTMLPreElement {
  const frame = element('pre');
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) frame.append('\n');
    const [, before, caret] = /^( *\| *)(\^)$/.exec(line) ?? [];
    const part = element('span', caret ?? line);
    if (caret !== undefined) part.className = 'caret';
    else if (line.startsWith('>')) part.className = 'line';
    frame.append(before ?? '', part);
  }
  return frame;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function styles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    dialog { box-sizing: border-box; inline-size: min(60rem, 94vw); max-block-size: 88vh; margin: 4vh auto; padding: 0; overflow: auto;
      scroll-padding-block: 4.5rem 1rem; border: 1px solid #565d66; border-block-start: 6px solid #ff6b6b; border-radius: 6px;
      background: #17191c; color: #f3f4f6;
      font: 15px/1.5 system-ui, sans-serif; box-shadow: 0 12px 48px #000a; }
    dialog::backdrop { background: #000a; }
    header { position: sticky; inset-block-start: 0; display: flex; align-items: center; justify-content: space-between; gap: 1rem;
      padding: .75rem 1.25rem; background: #17191c; border-block-end: 1px solid #3a3f45; }
    h1 { margin: 0; font-size: 1.15rem; }
    button { padding: .35rem .9rem; border: 1px solid #8b929a; border-radius: 4px; background: none; color: inherit; font: inherit;
      cursor: pointer; }
    :focus-visible { outline: 3px solid #ffcf33; outline-offset: 2px; }
    ol { margin: 0; padding: 0 1.25rem; list-style: none; }
    li { padding-block: 1rem; border-block-end: 1px solid #3a3f45; }
    p { margin: 0 0 .25rem; overflow-wrap: anywhere; }
    .error strong { color: #ff9c9c; }
    .warning strong { color: #ffd479; }
    code { color: #b9c0c7; font: 13px/1.5 ui-monospace, monospace; }
    pre { margin: .6rem 0 0; padding: .6rem .8rem; overflow: auto; border-radius: 4px; background: #0b0c0e; color: #c9ced4;
      font: 13px/1.5 ui-monospace, monospace; }
    .line { color: #fff; font-weight: 700; }
    .caret { color: #ff9c9c; font-weight: 700; }
    .hint { margin: 0; padding: .75rem 1.25rem; color: #b9c0c7; }
  `);
  return sheet;
}
