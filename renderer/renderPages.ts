/**
 * The entry of the mass renderer. Vite builds it beside Vike's own entry, and the worker threads of `cli/prerender` import it. Vike's
 * `+onRenderHtml` uses the same functions, so both renderers write the same bytes.
 */
export { shellFiller } from './fillShell.ts';
export { renderHead } from './renderHead.ts';
export { renderMain } from './renderMain.tsx';
