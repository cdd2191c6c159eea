import type { NotFoundTexts } from '#templates/not-found/NotFoundPage.tsx';

/** The parts of the not-found page that scripts change. */
export type NotFoundParts = Record<NotFoundTexts, HTMLElement>;
