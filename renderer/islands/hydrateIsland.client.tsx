import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the HTML of an island. Returns a promise that is fulfilled when the island responds to events, and rejected if its component
 * throws. In that case React removes the HTML. It is restored as an ordinary form, with everything that was typed.
 */
export function hydrateIsland(
  element: HTMLElement,
  Component: ComponentType,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  const html = [...element.childNodes];
  return new Promise((resolve, reject) => {
    hydrateRoot(
      element,
      <Hydrated then={resolve}>
        <Component {...props} />
      </Hydrated>,
      {
        identifierPrefix,
        onUncaughtError(error) {
          console.error(error);
          element.replaceChildren(...html);
          reject(error instanceof Error ? error : new Error('An island cannot be rendered.'));
        },
      },
    );
  });
}

/** Calls `then` when its children have been hydrated. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}
