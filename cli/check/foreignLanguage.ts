/** Frequent short words of languages in which people draft texts. None is frequent in English or Welsh. */
const words: Readonly<Record<string, ReadonlySet<string>>> = {
  German: new Set(
    'der die das und ist nicht ein eine einen mit für auf von zu den dem wir sie auch werden unsere oder bei'.split(
      ' ',
    ),
  ),
  French: new Set(
    'le la les des et est une un dans pour avec sur nous vous que qui pas du au votre notre sont'.split(
      ' ',
    ),
  ),
  Spanish: new Set(
    'el la los las y es una un para con por que del en de su nuestro nuestra son como'.split(' '),
  ),
  Polish: new Set('i w na z się jest nie do że dla oraz przez są jak od po nasze'.split(' ')),
};

/** Frequent words of English. A text with several of them is English, even if it has names in another language. */
const english = new Set('the and of to we it is at with for that this you our they be'.split(' '));

/** The smallest number of different English words in a text that is taken for English. */
const ENGLISH = 3;

/** The smallest number of different words of a language, and their smallest share of all words, in a text that is taken to be in that language. */
const LEAST = { words: 4, share: 0.25 };

/** Returns the language of a text that is not English; `undefined` for other texts. Words in quotation marks do not count. */
export function foreignLanguage(text: string): string | undefined {
  const all = text
    .replace(/["“„«][^"”“»]*["”“»]/g, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu);
  if (!all || new Set(all.filter((word) => english.has(word))).size >= ENGLISH) return undefined;
  const counts = Object.entries(words).map(([language, known]) => {
    const found = all.filter((word) => known.has(word));
    return { language, found: found.length, different: new Set(found).size };
  });
  const [first] = counts.sort((a, b) => b.found - a.found);
  if (!first || first.different < LEAST.words) return undefined;
  return first.found >= all.length * LEAST.share ? first.language : undefined;
}
