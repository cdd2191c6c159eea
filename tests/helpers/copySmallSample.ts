import { cpSync } from 'node:fs';
import { removeTowns, spareTowns } from '../../scripts/bench/removeTowns.ts';
import { sampleContentDir } from './sampleContent.ts';

/** The number of towns in a small sample, in addition to those that other content links to. */
const TOWNS = 3;

/** Copies the content of the sample agency, without most of its towns. */
export function copySmallSample(contentDir: string): void {
  cpSync(sampleContentDir, contentDir, { recursive: true });
  removeTowns(contentDir, spareTowns(contentDir).slice(TOWNS));
}
