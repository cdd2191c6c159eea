import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Layout } from '#schemas/generated/layout.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';
import { IslandContext } from '#templates/islands/Island.tsx';
import { WordsContext } from '#templates/words.ts';
import { templateFor } from './pageTemplates.ts';
import { islandPlaceholder, islandPlaceholders } from './placeholders.ts';

/** Returns the main content of a page, as HTML. Islands are rendered separately, with the markers that hydration needs. */
export function renderMain(page: PageModel, layout: Layout, today: string): string {
  const Template = templateFor(page.type);
  const islands: ReactElement[] = [];
  const place = (island: ReactElement) => {
    const index = islands.push(island) - 1;
    return { id: islandId(index), placeholder: islandPlaceholder(index) };
  };
  const html = renderToStaticMarkup(
    <WordsContext value={layout.words}>
      <IslandContext value={place}>
        <Template page={page} layout={layout} today={today} />
      </IslandContext>
    </WordsContext>,
  );
  if (islands.length === 0) return html;
  return html.replace(islandPlaceholders, (_, digits: string) =>
    renderToString(islands[Number(digits)], { identifierPrefix: islandId(Number(digits)) }),
  );
}

/** Returns the prefix of the ids that React generates within an island. */
function islandId(index: number): string {
  return `island${index}-`;
}
