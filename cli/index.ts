import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { loadEnvironment } from './loadEnvironment.ts';
import { faultOfOutput } from './files/faultOfOutput.ts';
import { ownPackage } from './files/ownPackage.ts';
import { projectAt, siteAbove } from './project.ts';
import { addBlogCommands } from './program/blogCommands.ts';
import { addContentCommands } from './program/contentCommands.ts';
import { addEnquiryCommands } from './program/enquiryCommands.ts';
import { addServerCommands } from './program/serverCommands.ts';
import { addSiteCommands } from './program/siteCommands.ts';
import { parseFolder } from './program/parseOption.ts';
import { processTerminal } from './terminal.ts';

const siteRoot = siteAbove(process.cwd());
const terminal = processTerminal();
const environmentFault = siteRoot === undefined ? undefined : loadEnvironment(siteRoot);
/** The command line, whose commands load their code when they run, so that `--help` and small commands start quickly. */
const program = new Command('site')
  .description('Turns the content of the agency into its website.')
  .version(ownPackage.version, '-V, --version', 'print the version of this program')
  .option('--content <folder>', 'the content folder', parseFolder)
  .option('--dist <folder>', 'the output folder', parseFolder)
  .showHelpAfterError('(Run "npm run site -- --help" for the commands and their options.)')
  // After wrong arguments, Commander exits with 1, which is our code for content with errors. Subcommands inherit this setting.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .addHelpText(
    'after',
    `
Examples:
  site validate              check all content
  site build                 check, plan and build the whole site
  site preview               serve the built site on this machine
  site why /services/marketing`,
  );

const project = () => {
  // Here, because the help and the commands without a site do without its variables.
  if (environmentFault !== undefined) {
    terminal.note(environmentFault);
    process.exit(2);
  }
  const options = program.opts<{ content?: string; dist?: string }>();
  if (siteRoot === undefined && options.content === undefined) {
    program.error(
      'There is no site here: neither this folder nor one above it has content/site.yaml. Change to the folder of a site, or name its content with --content.',
    );
  }
  const found = projectAt(options);
  const fault = faultOfOutput(found);
  if (fault !== undefined) program.error(`error: ${fault}`);
  return found;
};

const session = { project, terminal };
addContentCommands(program, session);
addSiteCommands(program, session);
addServerCommands(program, session);
addEnquiryCommands(program, session);
addBlogCommands(program, session);

try {
  await program.parseAsync();
} catch (error) {
  const { reportFailure } = await import('./report/reportFailure.ts');
  const config = siteRoot !== undefined && resolve(siteRoot, 'site.config.ts');
  terminal.note(reportFailure(error, { ownTemplates: config !== false && existsSync(config) }));
  // The server and the threads of a command that could not start would keep the process alive.
  process.exit(2);
}
