import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Lets React take over the HTML of an island. Fulfilled once the island answers to what a visitor does. */
export function hydrateIsland(
  element: HTMLElement,
  Component: ComponentType,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <Hydrated then={resolve}>
        <Component {...props} />
      </Hydrated>,
      { identifierPrefix },
    );
  });
}

/** Tells when its children have been taken over. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}
