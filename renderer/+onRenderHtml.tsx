import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { dangerouslySkipEscape } from 'vike/server';
import './pageContext.ts';
import { renderDocument } from './renderDocument.ts';

/** Renders the document of a page or a shell. */
export function onRenderHtml({ data }: PageContextServer) {
  const documentHtml = dangerouslySkipEscape(renderDocument(data));
  return { documentHtml, injectFilter: leaveOutLaterFonts };
}

/** Prevents the preload of fonts that few pages need: those of rare characters and, if weights have files of their own, of some weights. */
function leaveOutLaterFonts(assets: InjectFilterEntry[]): void {
  for (const asset of assets)
    if (/-(?:rare|later)\b[^/]*\.woff2$/.test(asset.src)) asset.inject = false;
}
