import { afterAll, describe, expect, test } from 'vitest';
import { applyEdit } from '../../scripts/fuzz/applyEdit.ts';
import { firstSite } from '../../scripts/fuzz/firstSite.ts';
import { fuzz } from '../../scripts/fuzz/fuzz.ts';
import { fuzzSite } from '../../scripts/fuzz/fuzzSite.ts';
import type { FuzzRun, FuzzSite } from '../../scripts/fuzz/fuzzSite.ts';
import { kinds } from '../../scripts/fuzz/siteEdit.ts';
import type { SiteEdit } from '../../scripts/fuzz/siteEdit.ts';

/** The edits that are tried here. `npm run fuzz:build` tries a thousand, with other seeds. */
const STEPS = 30;

const SEED = 1;

/** The timeout of the edits, in milliseconds. A busy machine needs minutes. */
const TIMEOUT = 25 * 60_000;

const print = () => {};

describe('incremental builds', () => {
  let site: FuzzSite | undefined;
  afterAll(() => site?.remove());

  test(
    `equal clean builds, byte by byte, after each of ${STEPS} random edits`,
    {
      timeout: TIMEOUT,
    },
    async () => {
      site = await fuzzSite(firstSite());
      const failure = await fuzz(site, { seed: SEED, steps: STEPS, print });
      expect(failure && [...failure.log, ...failure.differences]).toBeUndefined();
    },
  );
});

describe('the list of edits that shows a difference', () => {
  /** A site whose incremental build goes wrong if the second `kind` follows the first, with any edits between them. */
  function faultySite(first: SiteEdit['kind'], second: SiteEdit['kind']): FuzzSite {
    return {
      run(edits) {
        const names = edits.map(({ kind }) => kind);
        const from = names.indexOf(first);
        const isFaulty = from >= 0 && names.lastIndexOf(second) > from;
        const differences = isFaulty ? ['client/index.html has other bytes'] : [];
        const run = {
          made: [...edits],
          log: names,
          differences,
          built: names.length,
          refused: 0,
          killed: 0,
        };
        return Promise.resolve<FuzzRun>(run);
      },
      remove: () => {},
    };
  }

  test('is reduced to the edits that are needed', async () => {
    const site = faultySite('add an entry', 'change a text');
    const failure = await fuzz(site, { seed: SEED, steps: 1000, print });
    expect(failure?.log).toEqual(['add an entry', 'change a text']);
  });

  test('can be repeated with the seed that is printed', async () => {
    const site = faultySite('rename an entry', 'delete an entry');
    const lines: string[] = [];
    const failure = await fuzz(site, {
      seed: SEED,
      steps: 1000,
      print: (line) => lines.push(line),
    });
    const seed = Number(/--seed (\d+)/.exec(lines.join('\n'))?.[1]);
    expect(await fuzz(site, { seed, steps: 1, print })).toEqual(failure);
  });

  test('is missing if a run finds none', async () => {
    const site = faultySite('touch a file', 'no such kind' as SiteEdit['kind']);
    expect(await fuzz(site, { seed: SEED, steps: 50, print })).toBeUndefined();
  });
});

describe('an edit', () => {
  const edit = { pick: 0, value: 1, keepsTimes: false, isCopied: false, isUndone: false };

  test.each(kinds.filter((kind) => kind !== 'change nothing'))(
    'can %s of the first site',
    (kind) => {
      const site = firstSite();
      const edited = applyEdit(site, { ...edit, kind });
      const isChanged =
        edited &&
        ([...edited.files].some(([name, text]) => site.files.get(name) !== text) ||
          edited.files.size !== site.files.size ||
          edited.today !== site.today ||
          edited.touched !== undefined);
      expect(isChanged).toBe(true);
    },
  );
});
