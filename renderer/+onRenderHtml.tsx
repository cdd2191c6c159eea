import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { dangerouslySkipEscape } from 'vike/server';
import './pageContext.ts';
import { renderDocument } from './renderDocument.ts';

/** Renders the document of a page or a shell. */
export function onRenderHtml({ data }: PageContextServer) {
  const documentHtml = dangerouslySkipEscape(renderDocument(data));
  return { documentHtml, injectFilter: leaveOutRareFont };
}

/** Prevents the preload of the font of rare characters, because few pages need it. */
function leaveOutRareFont(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.src.includes('overpass-rare')) asset.inject = false;
}
