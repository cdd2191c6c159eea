import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { writeAllOrNothing } from '#cli/files/writeAllOrNothing.ts';
import { chooseTowns, listTowns } from '#cli/init/chooseTowns.ts';
import { homeCountry } from '#cli/init/countries.ts';
import { drawInitial } from '#cli/init/drawInitial.ts';
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
import { planNewSite } from '#cli/init/planNewSite.ts';
import type { SiteAnswers } from '#cli/init/siteAnswers.ts';
import type { StarterFiles } from '#cli/init/starterFiles.ts';
import { writingOfTowns } from '#cli/init/writingOfTowns.ts';
import { ownPackage } from '#cli/files/ownPackage.ts';
import type { Prompt } from '#cli/prompt.ts';
import type { Terminal } from '#cli/terminal.ts';
import { slugOf } from '#schemas/slugOf.ts';
import { readStarterFiles } from './readStarterFiles.ts';
import { mainColour } from '#cli/init/brandFiles.ts';
import { ArgumentError } from './argumentError.ts';
import { askOffice } from './askOffice.ts';
import { count } from '#cli/report/amounts.ts';

/** The options of `site init`. Each answers a question, so that a site can be made without a terminal. */
export interface InitOptions {
  folder: string;
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
 * Runs `site init`: writes a new site into an empty folder, with a draft of each text. If there is a prompt, asks for the answers that the
 * options lack; otherwise uses the defaults. `read` reads the files of the sample that the site starts from. Returns exit code 2 if an
 * argument is wrong or missing, and 1 if the folder is not empty or cannot exist.
 */
export async function init(
  terminal: Terminal,
  options: InitOptions,
  prompt?: Prompt,
  read: () => StarterFiles = readStarterFiles,
): Promise<number> {
  const folder = resolve(options.folder);
  try {
    if (options.towns?.length === 1 && options.towns[0] === 'list') {
      terminal.print(listTowns(read().towns));
      return 0;
    }
    const file = fileInTheWay(folder);
    if (file !== undefined) {
      terminal.note(`error: ${file} is a file, not a folder; name a new folder\n`);
      return 1;
    }
    const there = existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];
    if (there.length > 0) {
      terminal.note(
        `error: ${options.folder} is not empty (it has ${there[0]}); name a new folder, so that nothing is lost\n`,
      );
      return 1;
    }
    const starter = read();
    const answers = await readAnswers(options, starter, prompt);
    const files = planNewSite(answers, starter, await drawInitial(answers.name));
    writeAllOrNothing([...files].map(([file, text]) => ({ path: join(folder, file), text })));
    terminal.print(summary(answers, files.size, options.folder));
    const missing = missingTarball(folder, options.package);
    if (missing !== undefined) {
      terminal.note(
        `warning: there is no ${missing}, which "npm install" needs; put it there, or correct the path in package.json, which starts from the new folder\n`,
      );
    }
    return 0;
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    terminal.note(`error: ${error.message}\nNothing was written.\n`);
    return 2;
  } finally {
    prompt?.close();
  }
}

/** Returns the file that is in the place of a folder or of one of its parents, or `undefined` if there is none. */
function fileInTheWay(folder: string): string | undefined {
  if (existsSync(folder)) return statSync(folder).isDirectory() ? undefined : folder;
  const above = dirname(folder);
  return above === folder ? undefined : fileInTheWay(above);
}

/** Returns the path of the tarball that a site in `folder` depends on if that file is missing, and `undefined` otherwise. */
function missingTarball(folder: string, dependency: string | undefined): string | undefined {
  const [, path] = /^(?:file:)?((?!\w+:\/\/).+\.tgz)$/.exec(dependency ?? '') ?? [];
  const file = path === undefined ? undefined : resolve(folder, path);
  return file !== undefined && !existsSync(file) ? file : undefined;
}

/** Returns a path as an argument for a shell, in quotation marks if it needs them. */
function shellArgument(path: string): string {
  return /^[\w./~:@+-]+$/.test(path) ? path : `"${path.replace(/["$`\\]/g, '\\$&')}"`;
}

async function readAnswers(
  options: InitOptions,
  starter: StarterFiles,
  prompt: Prompt | undefined,
): Promise<SiteAnswers> {
  /**
   * Returns the answer to a question: that of the option, what the person types, or the default. `help` returns the lines to print before the
   * question is asked again, if a person types a word that asks for them. `intro` is printed once before the question.
   */
  const answer = async <T>(
    given: string | undefined,
    question: string,
    usual: string | undefined,
    read: (text: string) => T | Fault,
    option: string,
    { help, intro = '' }: { help?: (text: string) => string | undefined; intro?: string } = {},
  ): Promise<T> => {
    if (given !== undefined || !prompt) {
      if (given === undefined && usual === undefined) {
        throw new ArgumentError(`${option} is missing`);
      }
      return orThrow(read(given ?? usual ?? ''));
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
  };
  const country = orThrow(parseCountry(options.country ?? homeCountry.code));
  const point = options.point === undefined ? undefined : orThrow(parsePoint(options.point));

  const name = await answer(options.name, 'The name of the agency', undefined, parseName, '--name');
  const domain = `www.${slugOf(name) || 'agency'}.example`;
  const url = await answer(options.url, 'The domain of the site', domain, parseUrl, '--url');
  const mailbox = `hello@${new URL(url).hostname.replace(/^www\./, '')}`;
  const email = await answer(options.email, 'The email address', mailbox, parseEmail, '--email');
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
  const towns = await answer(
    isAbroad ? 'none' : hasQuery ? '' : undefined,
    `The towns with pages: names, "all" (${starter.towns.size}), "none", "list" to see them, or a number of miles from the office`,
    String(DEFAULT_MILES),
    choose,
    '--towns',
    {
      help: (text) => (text.toLowerCase() === 'list' ? listTowns(starter.towns) : undefined),
      intro: writingOfTowns(
        isFault(usualTowns) ? [] : usualTowns,
        `within ${DEFAULT_MILES} miles`,
        services.length,
        starter,
      ),
    },
  );
  const colour = await answer(
    options.colour,
    'The main colour',
    DEFAULT_COLOUR,
    parseColour,
    '--colour',
  );
  return {
    ...{ name, url, email, country, office, services, towns, colour },
    dependency: dependency(options),
  };
}

/**
 * Asks for services until an empty line. Asks again if an answer cannot be used, or if there is no service yet. A service with the name of an earlier
 * one replaces it.
 */
async function askServices(prompt: Prompt): Promise<string[]> {
  let services: string[] = [];
  let problem = '';
  for (;;) {
    const question =
      services.length === 0
        ? 'The first service, such as "Garden design: We draw gardens.": '
        : 'The next service, or an empty line: ';
    const line = await prompt.ask(problem + question);
    if (line === undefined || (line === '' && services.length > 0)) return services;
    const next = line === '' ? [] : withService(services, line);
    const found = parseServices(next);
    problem = isFault(found) ? `${found.fault}.\n` : adviceOn(line);
    if (!isFault(found)) services = next;
  }
}

/** Returns services with one more, which takes the place of one with the same name. */
function withService(services: readonly string[], line: string): string[] {
  const same = services.findIndex((one) => nameOf(one) === nameOf(line));
  return same < 0 ? [...services, line] : services.with(same, line);
}

function nameOf(service: string): string {
  const [name = ''] = service.split(':');
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Returns what to do about a service without a sentence, or nothing. */
function adviceOn(service: string): string {
  const [name = '', ...sentence] = service.split(':');
  return sentence.join(':').trim() === ''
    ? `"${name.trim()}" has no sentence, so that a draft is written. To add one, type the name again with it, such as "${name.trim()}: We do this for you."\n`
    : '';
}

function orThrow<T>(answer: T | Fault): T {
  if (isFault(answer)) throw new ArgumentError(answer.fault);
  return answer;
}

/** Returns the package that the site depends on: the release that runs this command, unless another one was named. */
function dependency(options: InitOptions): SiteAnswers['dependency'] {
  return { name: ownPackage.name, version: options.package ?? ownPackage.version };
}

function summary(
  { name, towns, services, colour }: SiteAnswers,
  files: number,
  folder: string,
): string {
  const main = mainColour(colour);
  const change =
    main === colour
      ? ''
      : `The main colour is ${main}, because white text on ${colour} has too little contrast.\n`;
  return `Wrote ${count(files, 'file')} into ${folder}: the site of ${name} with ${count(services.length, 'service')} and ${count(towns.length, 'town')}.
${change}
Next:
  cd ${shellArgument(folder)}
  npm install
  npm run dev                              serves the site while you write
  npm run site -- validate --launch        lists the drafts that are left
`;
}
