import type { PageContextServer } from 'vike/types';
import { dangerouslySkipEscape } from 'vike/server';
import './pageContext.ts';
import { renderDocument } from './renderDocument.ts';

/** Renders the document of a page or a shell. */
export function onRenderHtml({ data }: PageContextServer) {
  const documentHtml = dangerouslySkipEscape(renderDocument(data));
  return { documentHtml };
}
