import { renderToStaticMarkup } from 'react-dom/server';
import type { Layout } from '#schemas/generated/layout.ts';
import { SiteLayout } from '#templates/SiteLayout.tsx';
import { WordsContext } from '#templates/words.ts';
import { placeholders } from './placeholders.ts';

/** Returns the body of a shell: header, slot and footer. `section` is the path of the menu entry that is marked as current. */
export function renderShellBody(layout: Layout, section: string): string {
  return renderToStaticMarkup(
    <WordsContext value={layout.words}>
      <SiteLayout layout={layout} section={section}>
        {placeholders.main}
      </SiteLayout>
    </WordsContext>,
  );
}
