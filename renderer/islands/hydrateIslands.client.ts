import type { ComponentType } from 'react';
import type { IslandName, WithFormWords } from '#templates/islands/Island.tsx';
import { loadOnInteraction } from './loadOnInteraction.client.ts';

/** The loader of each island's component. The first one also loads React. */
const components: Record<IslandName, () => Promise<ComponentType<never>>> = {
  LeadForm: async () => (await import('#templates/islands/LeadForm.tsx')).LeadForm,
  ContactForm: async () => (await import('#templates/islands/ContactForm.tsx')).ContactForm,
  QuoteForm: async () => (await import('#templates/islands/QuoteForm.tsx')).QuoteForm,
};

/** Hydrates each island when the visitor first interacts with it, or at once if the browser has restored text in its fields. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, islandId = '', props = '{}', words: version } = element.dataset;
    const load = components[island as IslandName];
    loadOnInteraction(element, async () => {
      const [{ hydrateIsland }, Component, answer] = await Promise.all([
        import('./hydrateIsland.client.tsx'),
        load(),
        fetch('/form-words.json'),
      ]);
      const words: WithFormWords['words'] = await answer.json();
      // Words of another build would not be those in the HTML. The form is then submitted natively.
      if (words.version !== version) throw new Error('The words of the forms have changed.');
      const all = { ...JSON.parse(props), words };
      await hydrateIsland(element, Component as ComponentType, all, islandId);
    });
    // Browsers restore text without an event, some of them only after the document is parsed.
    addEventListener('pageshow', () => {
      const fields = element.querySelectorAll<HTMLInputElement>('input, textarea');
      if ([...fields].some(({ value, defaultValue }) => value !== defaultValue))
        element.dispatchEvent(new Event('input'));
    });
  }
}
