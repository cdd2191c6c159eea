import type { Migration } from './migration.ts';

/** Colours, shapes, the mark and the icons were part of the code or of `public/`. They keep their values in files of the content. */
export const brand: Migration = {
  version: 1,
  release: '1.1.0',
  summary: 'Colours, shapes, the mark and the icons are in content/brand/.',
  adds: ['content/brand/'],
  // The files in `public/` may be an agency's own, so only an editor can tell which to keep.
  plan: (texts) => ({
    changes: [],
    open: texts.has(favicon) ? [{ file: favicon, text: replaced }] : [],
  }),
};

const favicon = 'content/brand/favicon.svg';
const replaced =
  'The build draws all icons from this file. If your site has icons of its own, put yours here. Then delete public/favicon.* and public/icons/.';
