import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { drawCard } from './drawCard.ts';
import type { CardJob } from './syncCards.ts';

/** Draws its share of the cards. */
const { cards, folder } = workerData as CardJob;
for (const card of cards) {
  writeFileAtomic(join(folder, `${card.name}.png`), await drawCard(card));
  // What a drawing took beside the heap, some four megabytes, is given back in a turn of the event loop only.
  await setImmediate();
}
