import { createContext, use } from 'react';
import type { ComponentType, ReactElement } from 'react';

/** The components that the browser may bring to life, by name; `renderer/islands/wakeIslands.client.ts` knows how to load each. */
export type IslandName = 'LeadForm' | 'ContactForm' | 'QuoteForm';

/** Where an island's HTML goes: an id that is unique on the page, and the text that stands for the HTML until it is filled in. */
export interface IslandPlace {
  id: string;
  slot: string;
}

/** Takes an island out of the page that is being rendered, and tells where its HTML will go. */
export const IslandContext = createContext<(island: ReactElement) => IslandPlace>(() => {
  throw new Error('Islands are rendered by renderMain.');
});

/**
 * A part of a page that React brings to life once a visitor touches it. Its HTML is there from the start and works without; it is
 * rendered by itself, in the way that React can take over. Props are data and stand in the page, so they should be few.
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
