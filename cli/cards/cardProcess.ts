import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { exitWith } from '#cli/files/processFailure.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { cardDrawer } from './cardDrawer.ts';
import type { CardJob } from './syncCards.ts';

/** The process that `syncCards` starts. It draws one share of the cards, and exits. */
process.once('message', async ({ cards, folder, material }: CardJob) => {
  try {
    const draw = cardDrawer(material);
    for (const card of cards) {
      writeFileAtomic(join(folder, `${card.name}.png`), await draw(card));
      // Each drawing takes some four megabytes outside the heap, which are freed only in a turn of the event loop.
      await setImmediate();
    }
    process.exit(0);
  } catch (error) {
    exitWith(error);
  }
});
// If the build is killed, this process must not go on writing while the next build runs.
process.once('disconnect', () => process.exit(1));
