import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { writeAllOrNothing } from '#cli/files/writeAllOrNothing.ts';
import { mainColour } from '#cli/init/brandFiles.ts';
import { listTowns } from '#cli/init/chooseTowns.ts';
import { drawInitial } from '#cli/init/drawInitial.ts';
import { planNewSite } from '#cli/init/planNewSite.ts';
import type { SiteAnswers } from '#cli/init/siteAnswers.ts';
import type { StarterFiles } from '#cli/init/starterFiles.ts';
import type { Prompt } from '#cli/prompt.ts';
import { count } from '#cli/report/amounts.ts';
import type { Terminal } from '#cli/terminal.ts';
import { ArgumentError } from './argumentError.ts';
import { readAnswers } from './readAnswers.ts';
import type { AnswerOptions } from './readAnswers.ts';
import { readStarterFiles } from './readStarterFiles.ts';

/** The options of `site init`. */
export interface InitOptions extends AnswerOptions {
  folder: string;
}

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

function summary(
  { name, office, towns, services, colour }: SiteAnswers,
  files: number,
  folder: string,
): string {
  const main = mainColour(colour);
  const change =
    main === colour
      ? ''
      : `The main colour is ${main}, because white text on ${colour} has too little contrast.\n`;
  return `Wrote ${count(files, 'file')} into ${folder}: the site of ${name} in ${office.city} with ${count(services.length, 'service')} and ${count(towns.length, 'town')}.
${change}
Next:
  cd ${shellArgument(folder)}
  npm install
  npm run dev                              serves the site while you write
  npm run site -- validate --launch        lists the drafts that are left
`;
}
