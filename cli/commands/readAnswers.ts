import { ownPackage } from '#cli/files/ownPackage.ts';
import { chooseTowns, listTowns } from '#cli/init/chooseTowns.ts';
import { homeCountry } from '#cli/init/countries.ts';
import {
  isFault,
  parseColour,
  parseCountry,
  parseEmail,
  parseName,
  parseOffice,
  parsePoint,
  parseServices,
  parseUrl,
} from '#cli/init/parseAnswers.ts';
import type { Fault } from '#cli/init/parseAnswers.ts';
import type { SiteAnswers } from '#cli/init/siteAnswers.ts';
import type { StarterFiles } from '#cli/init/starterFiles.ts';
import { writingAdvice } from '#cli/init/writingAdvice.ts';
import type { Prompt } from '#cli/prompt.ts';
import { slugOf } from '#schemas/slugOf.ts';
import { ArgumentError } from './argumentError.ts';
import { askOffice } from './askOffice.ts';
import { askServices } from './askServices.ts';

/** The options that answer questions about a new site, so that it can be made without a terminal. */
export interface AnswerOptions {
  name?: string | undefined;
  url?: string | undefined;
  email?: string | undefined;
  /** The two letters of the country. The default is the country of the list of towns. */
  country?: string | undefined;
  /** Street, city and postcode, or only some of them. */
  office?: string | undefined;
  /** The latitude and longitude of the office. */
  point?: string | undefined;
  /** Services as "Name: one sentence". */
  services?: readonly string[] | undefined;
  /** Names of towns, "all" or "none", or "list" to print them and write nothing. */
  towns?: readonly string[] | undefined;
  county?: string | undefined;
  /** The maximum distance of towns from the office, in miles. */
  within?: number | undefined;
  colour?: string | undefined;
  /** The version of this package, or the address of its tarball. */
  package?: string | undefined;
}

/** The default of `within`: the maximum distance of towns from the office, in miles. */
const DEFAULT_MILES = 30;

/** The default of `colour`: a dark slate blue. */
const DEFAULT_COLOUR = '#3b4a6b';

/**
 * Returns the answers from which a site is planned: those of the options, then those of a person if there is a prompt, then the defaults.
 * Throws `ArgumentError` if an answer is missing or cannot be used.
 */
export async function readAnswers(
  options: AnswerOptions,
  starter: StarterFiles,
  prompt: Prompt | undefined,
): Promise<SiteAnswers> {
  const country = orThrow(parseCountry(options.country ?? homeCountry.code));
  const point = options.point === undefined ? undefined : orThrow(parsePoint(options.point));

  const name = await answerTo(prompt, {
    option: '--name',
    given: options.name,
    question: 'The name of the agency',
    read: parseName,
  });
  const url = await answerTo(prompt, {
    option: '--url',
    given: options.url,
    question: 'The domain of the site',
    usual: `www.${slugOf(name) || 'agency'}.example`,
    read: parseUrl,
  });
  const email = await answerTo(prompt, {
    option: '--email',
    given: options.email,
    question: 'The email address',
    usual: `hello@${new URL(url).hostname.replace(/^www\./, '')}`,
    read: parseEmail,
  });
  const office =
    prompt && options.office === undefined
      ? await askOffice(prompt, starter.towns, country, point)
      : options.office && orThrow(parseOffice(options.office, starter.towns, point, country));
  if (!office) throw new ArgumentError('--office is missing');
  const services = orThrow(
    parseServices(options.services ?? (prompt ? await askServices(prompt) : [])),
  );
  const query = {
    names: options.towns,
    county: options.county,
    within: options.within,
  };
  const hasQuery = Object.values(query).some((part) => part !== undefined);
  const isAbroad = country !== homeCountry;
  if (isAbroad && hasQuery && query.names?.join() !== 'none') {
    throw new ArgumentError(
      `the list has no towns of ${country.name}; leave out --towns, --county and --within, and add towns with "npm run site -- new town"`,
    );
  }
  const choose = (text: string) =>
    chooseTowns(
      hasQuery ? query : /^\d+$/.test(text) ? { within: Number(text) } : { names: [text] },
      office,
      starter.towns,
      hasQuery ? undefined : 'type "list" to see it',
    );
  const usualTowns = chooseTowns({ within: DEFAULT_MILES }, office, starter.towns);
  const towns = await answerTo(prompt, {
    option: '--towns',
    given: isAbroad ? 'none' : hasQuery ? '' : undefined,
    question: `The towns with pages: names, "all" (${starter.towns.size}), "none", "list" to see them, or a number of miles from the office`,
    usual: String(DEFAULT_MILES),
    read: choose,
    help: (text) => (text.toLowerCase() === 'list' ? listTowns(starter.towns) : undefined),
    intro: writingAdvice(
      isFault(usualTowns) ? [] : usualTowns,
      `within ${DEFAULT_MILES} miles`,
      services.length,
      starter,
    ),
  });
  const colour = await answerTo(prompt, {
    option: '--colour',
    given: options.colour,
    question: 'The main colour',
    usual: DEFAULT_COLOUR,
    read: parseColour,
  });
  return {
    ...{ name, url, email, country, office, services, towns, colour },
    dependency: dependency(options),
  };
}

/** A question about a new site. */
interface Question<T> {
  /** The option that answers the question. */
  option: string;
  /** The value of the option, if it was given. */
  given: string | undefined;
  question: string;
  /** The answer that an empty line stands for, and that is taken without a prompt. Without it, an answer is required. */
  usual?: string;
  read(text: string): T | Fault;
  /** Returns the lines to print before the question is asked again, if a person types a word that asks for them. */
  help?(text: string): string | undefined;
  /** The text to print once before the question. */
  intro?: string;
}

/** Returns the answer to a question: that of the option, what the person types, or the usual one. Throws `ArgumentError` if there is none. */
async function answerTo<T>(
  prompt: Prompt | undefined,
  { option, given, question, usual, read, help, intro = '' }: Question<T>,
): Promise<T> {
  if (given !== undefined || !prompt) {
    const text = given ?? usual;
    if (text === undefined) throw new ArgumentError(`${option} is missing`);
    return orThrow(read(text));
  }
  let problem = intro;
  for (;;) {
    const typed = await prompt.ask(`${problem}${question}${usual ? ` [${usual}]` : ''}: `);
    if (typed === undefined) throw new ArgumentError(`${option} is missing`);
    const lines = help?.(typed);
    if (lines !== undefined) {
      problem = lines;
      continue;
    }
    const found = read(typed || (usual ?? ''));
    if (!isFault(found)) return found;
    problem = `${found.fault}.\n`;
  }
}

function orThrow<T>(answer: T | Fault): T {
  if (isFault(answer)) throw new ArgumentError(answer.fault);
  return answer;
}

/** Returns the package that the site depends on: the release that runs this command, unless another one was named. */
function dependency(options: AnswerOptions): SiteAnswers['dependency'] {
  return { name: ownPackage.name, version: options.package ?? ownPackage.version };
}
