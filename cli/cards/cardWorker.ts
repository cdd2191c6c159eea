import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { drawCard } from './drawCard.ts';
import type { CardJob } from './syncCards.ts';

/** The worker thread: draws its share of the cards. */
const { cards, folder, material } = workerData as CardJob;
for (const card of cards) {
  writeFileAtomic(join(folder, `${card.name}.png`), await drawCard(card, material));
  // Each drawing takes some four megabytes outside the heap, which are freed only in a turn of the event loop.
  await setImmediate();
}
