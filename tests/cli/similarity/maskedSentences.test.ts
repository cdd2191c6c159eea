import { describe, expect, it } from 'vitest';
import { maskOf } from '#cli/similarity/maskedSentences.ts';
import { slotCharacter } from '#cli/similarity/slots.ts';

const mask = maskOf([
  'Leeds',
  'Bradford',
  'Newcastle upon Tyne',
  'Newcastle',
  'Reading',
  'West Yorkshire',
  'LS',
  'Retail',
  'law firms',
]);
const masked = (text: string) => mask.wordsOf(text).join(' ');

/** Returns whether two sentences differ only in what is masked. */
const areSame = (a: string, b: string) => {
  const [one, two] = [mask.sentencesOf(a), mask.sentencesOf(b)];
  return one.length === 1 && one[0]?.hash === two[0]?.hash;
};

describe('a masked text', () => {
  it('has one mask for a name, however many words it has', () => {
    expect(masked('Trains to Newcastle upon Tyne.')).toBe('trains to _');
    expect(masked("Leeds's arcades")).toBe('_ arcades');
    expect(masked('across West Yorkshire')).toBe('across _');
  });

  it('has a mask for figures, postcodes, and numbers in words', () => {
    expect(masked('About 535,000 people, 3am, LS1, LS')).toBe('about _ people _');
    expect(masked('two markets')).toBe(masked('three markets'));
  });

  it('has one mask for a list of names', () => {
    expect(masked('in Leeds, Bradford and Newcastle today')).toBe('in _ today');
  });

  it('keeps ordinary words that are spelt like a name', () => {
    expect(masked('reading in Reading')).toBe('reading in _');
  });

  it('masks phrases of sectors as they are written in sentences', () => {
    expect(masked('sold to law firms here')).toBe('sold to _ here');
  });
});

describe('two sentences', () => {
  it('are the same if only names, figures, case and punctuation differ', () => {
    expect(areSame('Leeds has 12 arcades, they say.', 'Bradford has 7 arcades they say!')).toBe(
      true,
    );
  });

  it('are different if any other word differs', () => {
    expect(areSame('Leeds has arcades.', 'Leeds has mills.')).toBe(false);
  });

  it('are the same if one is a pattern and the other is its text', () => {
    const town = slotCharacter(0);
    expect(areSame(`Most firms in ${town} close early.`, 'Most firms in Leeds close early.')).toBe(
      true,
    );
  });
});

describe('the sentences of a text', () => {
  it('end at a full stop, a question mark or an exclamation mark', () => {
    const sentences = mask.sentencesOf('One works. Does “another?” It must! It is 4.5 miles off.');
    expect(sentences.map(({ words }) => words)).toEqual([2, 2, 2, 5]);
  });

  it('count the words outside slots, and list the slots', () => {
    const [town, price] = [slotCharacter(0), slotCharacter(2)];
    expect(
      mask.sentencesOf(`Sites in ${town}: ${price}–${price} each, ${town}-wide.`),
    ).toMatchObject([{ words: 3, slots: [0, 2, 2, 0] }]);
  });

  it('are none if there are no words', () => {
    expect(mask.sentencesOf('')).toEqual([]);
  });
});
