import { createContext, use } from 'react';
import type { Layout } from '#schemas/generated/layout.ts';

/** The words of the interface, from `content/words.yaml`. */
export type LayoutWords = Layout['words'];

/** Provides the words of the interface to templates. `renderMain` and `renderShellBody` set it. */
export const WordsContext = createContext<LayoutWords | undefined>(undefined);

/**
 * Returns the words of the interface. Throws outside of `renderMain` and `renderShellBody`, for example in an island, because an island gets
 * its words as props.
 */
export function useWords(): LayoutWords {
  const words = use(WordsContext);
  if (!words) throw new Error('There are no words here. An island gets its words as props.');
  return words;
}
