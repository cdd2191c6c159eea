import { createContext, use } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { useWords } from '../words.ts';
import type { LayoutWords } from '../words.ts';

/** The components that can be hydrated, by name. `renderer/islands/hydrateIslands.client.ts` loads them. */
export type IslandName = 'LeadForm' | 'ContactForm' | 'QuoteForm';

/** The words of the forms. Every island gets them besides its own props. */
export interface WithFormWords {
  words: LayoutWords['forms'];
}

/** The place of an island's HTML: an id that is unique on the page, and the placeholder that the HTML replaces. */
export interface IslandPlace {
  id: string;
  placeholder: string;
}

/** Takes an island out of the page that is being rendered, and returns the place of its HTML. */
export const IslandContext = createContext<(island: ReactElement) => IslandPlace>(() => {
  throw new Error('Islands are rendered by renderMain.');
});

/**
 * Renders a part of a page that React hydrates when a visitor first interacts with it. Its HTML works without a script. It is rendered
 * separately, with the markers that hydration needs. Props are serialised into the page, so keep them few. The words of the forms are not:
 * the browser fetches them with the code, and `data-words` names their version.
 */
export function Island<P extends object>({
  name,
  of: Component,
  props,
}: {
  name: IslandName;
  of: ComponentType<P & WithFormWords>;
  props: P;
}) {
  const { forms } = useWords();
  const { id, placeholder } = use(IslandContext)(<Component {...props} words={forms} />);
  return (
    <div
      data-island={name}
      data-island-id={id}
      data-props={JSON.stringify(props)}
      data-words={forms.version}
    >
      {placeholder}
    </div>
  );
}
