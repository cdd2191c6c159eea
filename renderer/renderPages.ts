/**
 * The mass renderer's way into this code: Vite builds it as an entry of its own beside Vike's, and the worker threads of
 * `cli/prerender` import what it exports. The same functions serve Vike's `+onRenderHtml`, so both give the same bytes.
 */
export { shellFiller } from './fillShell.ts';
export { renderHead } from './renderHead.ts';
export { renderMain } from './renderMain.tsx';
