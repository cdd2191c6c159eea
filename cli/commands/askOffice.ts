import type { Country } from '#cli/init/countries.ts';
import { isFault, parseOffice, parsePoint, unknownCity } from '#cli/init/parseAnswers.ts';
import type { OfficeAnswer } from '#cli/init/siteAnswers.ts';
import type { StarterFiles } from '#cli/init/starterFiles.ts';
import type { Prompt } from '#cli/prompt.ts';
import { asSentence } from '#schemas/asSentence.ts';

/** A point that stands in for that of an office, to find out whether anything else is wrong with its address. */
const ANY_POINT = { latitude: 0, longitude: 0 };

/**
 * Asks for the office until an answer can be used. If its city is not in the list of towns, asks for the point, which may be answered with
 * another address too. Returns `undefined` at the end of the input.
 */
export async function askOffice(
  prompt: Prompt,
  towns: StarterFiles['towns'],
  country: Country,
  point?: { latitude: number; longitude: number },
): Promise<OfficeAnswer | undefined> {
  const usual = 'The office: street, city and postcode, or only the city: ';
  let question = usual;
  /** The last address whose city is not in the list. */
  let unplaced: string | undefined;
  for (;;) {
    const line = await prompt.ask(question);
    if (line === undefined) return undefined;
    const answer = unplaced !== undefined && isNumeric(line) ? parsePoint(line) : point;
    if (isFault(answer)) {
      question = `${answer.fault}.\n${POINT}`;
      continue;
    }
    const text = answer === point ? line : (unplaced ?? line);
    const office = parseOffice(text, towns, answer, country);
    if (!isFault(office)) return office;
    const elsewhere = parseOffice(text, towns, ANY_POINT, country);
    unplaced = isFault(elsewhere) ? undefined : text;
    question = isFault(elsewhere)
      ? `${office.fault}.\n${usual}`
      : `${asSentence(unknownCity(elsewhere.city, towns, country))}\n${POINT}`;
  }
}

const POINT =
  'The latitude and longitude of the office from any map, such as 55.597,-2.721, or the office again with another city: ';

/** Returns whether an answer is meant as a point: it has digits, and no letters. */
function isNumeric(text: string): boolean {
  return /^[-+\d.,;\s°]+$/.test(text);
}
