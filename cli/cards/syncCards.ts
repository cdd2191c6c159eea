import { fork } from 'node:child_process';
import { createHash, hash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileHash } from '#cli/files/fileHash.ts';
import { errorIn } from '#cli/files/processFailure.ts';
import { removeOthers } from '#cli/files/removeOthers.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { prepareCardFonts } from '#cli/brand/prepareCardFonts.ts';
import type { CardMaterial } from './cardDrawer.ts';
import type { CardReason } from '#cli/model/inputs.ts';
import type { Project } from '#cli/project.ts';
import type { Look } from '#cli/model/look.ts';
import type { SocialCard } from '#schemas/generated/socialCard.ts';

/** The number of cards up to which a second process is not worth starting, because they are drawn before it has started. */
const CARDS_WORTH_A_PROCESS = 40;

/** The work of a process that draws cards. */
export interface CardJob {
  cards: readonly SocialCard[];
  folder: string;
  material: CardMaterial;
}

/**
 * Updates the pictures for social networks. Draws the cards whose file is missing or was changed by hand, or whose words or code have
 * changed, in processes of their own, and removes those that are not planned. `look` is that of the brand, and `code` a hash of the code
 * that draws. Returns the cards that were drawn, with reasons.
 */
export async function syncCards(
  project: Pick<Project, 'codeRoot' | 'siteRoot' | 'distDir'>,
  { brand, card: motif }: Pick<Look, 'brand' | 'card'>,
  cards: readonly SocialCard[],
  code: string,
): Promise<{ name: string; reason: CardReason }[]> {
  const { distDir } = project;
  const fonts = await prepareCardFonts(project, brand.type);
  const material: CardMaterial = { fonts, ...(motif && { motif }) };
  const stamp = createHash('sha1').update(code).update(JSON.stringify(material)).digest('hex');
  const folder = cardFolder(distDir);
  const notes = join(distDir, 'cache', 'cards.json');
  const before = readNotes(notes);
  const hashes = Object.fromEntries(cards.map((card) => [card.name, hashOf(card)]));
  const hashOfPicture = ({ name }: SocialCard): [string, string | undefined] => [
    name,
    fileHash(join(folder, `${name}.png`)),
  ];
  const found = Object.fromEntries(cards.map(hashOfPicture));
  const reasonFor = ({ name }: SocialCard): CardReason | undefined => {
    const picture = found[name];
    if (picture === undefined) return 'missing';
    if (before.stamp !== stamp) return 'code';
    if (before.hashes[name] !== hashes[name]) return 'words';
    return before.pictures[name] === picture ? undefined : 'missing';
  };
  const todo = cards.flatMap((card) => {
    const reason = reasonFor(card);
    return reason ? [{ card, reason }] : [];
  });
  mkdirSync(folder, { recursive: true });
  if (todo.length > 0) {
    const shares = shareOut(todo.map(({ card }) => card));
    await Promise.all(shares.map((share) => draw({ cards: share, folder, material })));
    const drawn = todo.map(({ card }) => hashOfPicture(card));
    const pictures = { ...found, ...Object.fromEntries(drawn) };
    writeFileAtomic(notes, JSON.stringify({ stamp, hashes, pictures } satisfies Notes));
  }
  removeOtherCards(distDir, cards);
  return todo.map(({ card: { name }, reason }) => ({ name, reason }));
}

/** Removes all cards from the output except those in `cards`. */
export function removeOtherCards(distDir: string, cards: readonly SocialCard[]): void {
  removeOthers(cardFolder(distDir), new Set(cards.map(({ name }) => `${name}.png`)));
}

function cardFolder(distDir: string): string {
  return join(distDir, 'client', 'images', 'cards');
}

/** The code and the words that the cards on disk were drawn from. */
interface Notes {
  stamp: string;
  /** Hashes of the cards by their names. */
  hashes: Record<string, string>;
  /** Hashes of their files. */
  pictures: Record<string, string | undefined>;
}

function readNotes(file: string): Notes {
  try {
    const { stamp, hashes, pictures }: Notes = JSON.parse(readFileSync(file, 'utf8'));
    return { stamp, hashes: { ...hashes }, pictures: { ...pictures } };
  } catch {
    // The file is missing or damaged: every card is drawn.
    return { stamp: '', hashes: {}, pictures: {} };
  }
}

function hashOf(card: SocialCard): string {
  return hash('sha1', JSON.stringify(card));
}

function shareOut(cards: readonly SocialCard[]): SocialCard[][] {
  const count = Math.min(availableParallelism(), Math.ceil(cards.length / CARDS_WORTH_A_PROCESS));
  return Array.from({ length: count }, (_, share) =>
    cards.filter((_card, index) => index % count === share),
  );
}

/** Draws cards in a process of its own, because the memory of a thread would stay with this one (decision 9). */
function draw(job: CardJob): Promise<void> {
  const file = fileURLToPath(new URL('./cardProcess.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    const child = fork(file, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [...process.execArgv, '--max-semi-space-size=4'],
    });
    let failure: Error | undefined;
    child.once('message', (message) => (failure = errorIn(message)));
    child.on('error', reject);
    child.once('close', (code, signal) => {
      const ended = `A process that draws cards ended with ${signal ?? code}; see above.`;
      if (code === 0) resolve();
      else reject(failure ?? new Error(ended));
    });
    child.send(job);
  });
}
