import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { writeFileAtomic } from '#cli/write/writeFileAtomic.ts';
import { drawCard } from './drawCard.ts';
import type { CardJob } from './syncCards.ts';

/** Draws its share of the cards. */
const { cards, folder } = workerData as CardJob;
for (const card of cards) writeFileAtomic(join(folder, `${card.name}.png`), await drawCard(card));
