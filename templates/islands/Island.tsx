import { createContext, use } from 'react';
import type { ComponentType, ReactElement } from 'react';

/** The components that can be hydrated, by name. `renderer/islands/wakeIslands.client.ts` loads them. */
export type IslandName = 'LeadForm' | 'ContactForm' | 'QuoteForm';

/** The place of an island's HTML: an id that is unique on the page, and the placeholder that the HTML replaces. */
export interface IslandPlace {
  id: string;
  slot: string;
}

/** Takes an island out of the page that is being rendered, and returns the place of its HTML. */
export const IslandContext = createContext<(island: ReactElement) => IslandPlace>(() => {
  throw new Error('Islands are rendered by renderMain.');
});

/**
 * Renders a part of a page that React hydrates when a visitor first interacts with it. Its HTML works without a script. It is rendered
 * separately, with the markers that hydration needs. Props are serialised into the page, so keep them few.
 */
export function Island<P extends object>({
  name,
  of: Component,
  props,
}: {
  name: IslandName;
  of: ComponentType<P>;
  props: P;
}) {
  const { id, slot } = use(IslandContext)(<Component {...props} />);
  return (
    <div data-island={name} data-island-id={id} data-props={JSON.stringify(props)}>
      {slot}
    </div>
  );
}
