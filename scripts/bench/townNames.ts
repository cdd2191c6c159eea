const beginnings =
  'Ald Amber Ash Barn Beck Birch Black Brad Bram Brock Burn Cald Carl Chad Clay Cold Cran Dal Dun Eden Elm Fair Farn Fern Gold Grim Had Harl Hazel Hol Kel Lam Lang Lin Loxley Mar Mel Mid Morn Nether Oak Od Penn Quarn Rad Raven Red Rush Sand Sel Shel Stan Tarn Thorn Wal War Whit Wind Wood Wyn'.split(
    ' ',
  );
const ends =
  'beck bourne bridge brook burn bury by church cliffe combe cote croft dale den don field fold ford gate grave ham hay head hill holme hurst land ley low marsh mere minster mouth port rigg shaw stead sted stoke stow thorpe ton wall water wath well wick wood worth'.split(
    ' ',
  );
/** Additions for names after all combinations have been used once. */
const additions = ['', ' Green', ' Cross', ' End', ' Heath'];

/** Yields different names of invented towns, none of them in `taken`, that are short enough for titles. */
export function* townNames(taken: ReadonlySet<string>): Generator<string, undefined> {
  for (const addition of additions) {
    for (const end of ends) {
      for (const beginning of beginnings) {
        const name = beginning + end + addition;
        if (!taken.has(name)) yield name;
      }
    }
  }
}
