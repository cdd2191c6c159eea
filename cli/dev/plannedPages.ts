import type { ChunkPlan } from '#cli/plan/chunkPlan.ts';
import type { PlannedPage } from '#cli/plan/plannedPage.ts';

/** The pages of a plan, each chunk of which is planned when one of its pages is first requested. */
export interface PlannedPages {
  /** Replaces the plan. Pages whose inputs have not changed stay planned. */
  update(chunks: readonly ChunkPlan[]): void;
  /** Returns the page at `path`, or undefined if there is none. */
  pageAt(path: string): PlannedPage | undefined;
  /** Plans and returns all pages. */
  all(): PlannedPage[];
}

/** Returns an empty plan. */
export function plannedPages(): PlannedPages {
  let chunks: readonly ChunkPlan[] = [];
  const planned = new Map<string, { inputs: string; pages: Map<string, PlannedPage> }>();
  const pagesOf = ({ name, inputs, plan }: ChunkPlan): Map<string, PlannedPage> => {
    const known = planned.get(name);
    if (known?.inputs === inputs) return known.pages;
    const pages = new Map(plan().map((page) => [page.model.path, page]));
    planned.set(name, { inputs, pages });
    return pages;
  };
  return {
    update(next) {
      chunks = next;
    },
    pageAt(path) {
      for (const chunk of chunks) {
        const page = chunk.mayHave(path) ? pagesOf(chunk).get(path) : undefined;
        if (page) return page;
      }
      return undefined;
    },
    all: () => chunks.flatMap((chunk) => [...pagesOf(chunk).values()]),
  };
}
