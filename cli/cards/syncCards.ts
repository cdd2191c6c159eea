import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import type { Project } from '#cli/project.ts';
import type { SocialCard } from '#schemas/generated/socialCard.ts';

/** As many cards as one thread draws while another would only just have started. */
const CARDS_WORTH_A_THREAD = 40;

/** What a thread that draws is given. */
export interface CardJob {
  cards: readonly SocialCard[];
  folder: string;
}

/**
 * Brings the pictures for social networks up to date: draws those whose words or whose drawing have changed, in threads of
 * their own, and removes those that are not planned. `stamp` stands for the code that draws. Returns how many were drawn.
 */
export async function syncCards(
  { distDir }: Pick<Project, 'distDir'>,
  cards: readonly SocialCard[],
  stamp: string,
): Promise<number> {
  const folder = join(distDir, 'client', 'images', 'cards');
  const notes = join(distDir, 'cache', 'cards.json');
  const before = readNotes(notes);
  const keys = Object.fromEntries(cards.map((card) => [card.name, keyOf(card, stamp)]));
  const missing = cards.filter(
    ({ name }) => before[name] !== keys[name] || !existsSync(join(folder, `${name}.png`)),
  );
  mkdirSync(folder, { recursive: true });
  if (missing.length > 0) {
    await Promise.all(shareOut(missing).map((share) => draw({ cards: share, folder })));
    writeFileAtomic(notes, JSON.stringify(keys));
  }
  for (const file of readdirSync(folder)) {
    if (!(file.replace(/\.png$/, '') in keys)) rmSync(join(folder, file), { force: true });
  }
  return missing.length;
}

function readNotes(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    // Never written, or damaged: every card is drawn.
    return {};
  }
}

function keyOf(card: SocialCard, stamp: string): string {
  return createHash('sha1').update(stamp).update(JSON.stringify(card)).digest('hex');
}

function shareOut(cards: readonly SocialCard[]): SocialCard[][] {
  const threads = Math.min(availableParallelism(), Math.ceil(cards.length / CARDS_WORTH_A_THREAD));
  return Array.from({ length: threads }, (_, thread) =>
    cards.filter((_card, index) => index % threads === thread),
  );
}

function draw(workerData: CardJob): Promise<void> {
  return new Promise((resolve, reject) => {
    new Worker(new URL('./cardWorker.ts', import.meta.url), { workerData })
      .on('error', reject)
      .on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`A thread that draws cards ended with ${code}.`)),
      );
  });
}
