import { Option } from 'commander';
import type { Command } from 'commander';
import type { BuildOptions } from '#cli/commands/buildOptions.ts';
import { exitOnInterruption } from '#cli/interruption.ts';
import type { ReportFormat } from '#cli/report/report.ts';
import { allowShrink, drafts, examples, format, readAllowShrink, summaryFile } from './options.ts';
import { parsePositive, parseShard } from './parseOption.ts';
import type { Session } from './session.ts';

/** Adds the commands that create, build and check a site. */
export function addSiteCommands(program: Command, { project, terminal }: Session): void {
  program.commandsGroup('Site:');

  program
    .command('init')
    .description('write a new site into an empty folder, with a draft of each text')
    .argument('<folder>', 'the folder of the new site')
    .option('--name <name>', 'the name of the agency')
    .option('--url <domain>', 'the domain or address of the site')
    .option('--email <address>', 'the email address of the agency')
    .option('--country <code>', 'the country: GB, IE, AU, NZ or ZA. The list has towns of GB alone')
    .option('--office <address>', 'street, city and postcode, or only the city')
    .option(
      '--point <latitude,longitude>',
      'the point of the office, if its city is not in the list',
    )
    .option('--services <services...>', 'services, each as "Name: one sentence"')
    .option('--towns <names...>', 'names of towns, "all" or "none", or "list" to see them')
    .option('--county <name>', 'only towns of this county')
    .option('--within <miles>', 'only towns within this many miles of the office', parsePositive)
    .option('--colour <hex>', 'the main colour, such as "#5b2a86"')
    .option(
      '--package <version>',
      'the version of this package, or its tarball, such as file:../site.tgz',
    )
    .option('--yes', 'ask nothing, and use the default answer if an option is left out', false)
    .addHelpText(
      'after',
      `
  Without a terminal it asks nothing. Exits with 2 if an argument is wrong or
  missing, and with 1 if the folder is not empty.
  ${examples(
    'site init my-site                 asks for everything',
    'site init acme --name "Acme" --office "4 Quay Street, Bristol" --services "Signs: We paint signs." --within 20',
  )}`,
    )
    .action(async (folder: string, { yes, ...options }) => {
      exitOnInterruption();
      const [{ init }, { canAsk, openPrompt }] = await Promise.all([
        import('#cli/commands/init.ts'),
        import('#cli/prompt.ts'),
      ]);
      const prompt = canAsk() && !yes ? openPrompt(process.stdin, process.stderr) : undefined;
      process.exitCode = await init(terminal, { ...options, folder }, prompt);
    });

  program
    .command('generate')
    .description('plan routes, redirects and page models into dist/generated')
    .addOption(format())
    .addOption(drafts())
    .addOption(allowShrink())
    .hook('preAction', readAllowShrink)
    .addHelpText('after', examples('site generate', 'site generate --format json'))
    .action(async (options: { format: ReportFormat; drafts: boolean; allowShrink: boolean }) => {
      const { generate } = await import('#cli/commands/generate.ts');
      process.exitCode = await generate(project(), terminal, options);
    });

  program
    .command('build')
    .description('check, plan and render the whole site into dist/client')
    .addOption(format())
    .addOption(
      new Option(
        '--renderer <renderer>',
        'render the pages with worker threads, or with Vike alone',
      )
        .choices(['direct', 'vike'])
        .default('direct'),
    )
    .option('--only <glob>', 'render only pages whose path matches, such as "/locations/leeds/**"')
    .addOption(
      new Option('--shard <i/n>', 'render the i-th of n parts of the site')
        .argParser(parseShard)
        .conflicts('only'),
    )
    .addOption(
      new Option(
        '--merge',
        'check that the parts of a sharded build make up the whole site, and complete it',
      )
        .default(false)
        .conflicts(['only', 'shard', 'threads', 'explain']),
    )
    .option('--threads <number>', 'the number of worker threads', parsePositive)
    .option('--explain', 'print why each chunk, card and bundle was rebuilt', false)
    .addOption(drafts())
    .addOption(allowShrink())
    .hook('preAction', readAllowShrink)
    .addHelpText(
      'after',
      examples(
        'site build',
        'site build --only "/services/*"',
        'site build --shard 2/4            on one machine of four; then, with all parts: site build --merge',
        'site build --renderer vike        the same bytes, slowly; for comparison',
        'site build --drafts               a preview for the agency itself',
        'site build --explain              and print which inputs have changed',
      ),
    )
    .action(async (options: BuildOptions) => {
      const own = (['only', 'shard', 'merge', 'threads', 'explain'] as const).find(
        (name) => options[name],
      );
      if (options.renderer === 'vike' && own) {
        program.error(`error: option '--renderer vike' cannot be used with option '--${own}'`);
      }
      const { build } = await import('#cli/commands/build.ts');
      process.exitCode = await build(project(), terminal, options);
    });

  program
    .command('check')
    .description('check every built page: links, ids, texts, search results, markup')
    .addOption(format())
    .option('--all', 'also print each repetition of a finding on another page', false)
    .option('--changed', 'print only findings that are new since the last check', false)
    .option(
      '--browser',
      'also open pages of each structure in a browser: axe, errors, width',
      false,
    )
    .option('--every-page', 'validate every page, and not only pages of each structure', false)
    .addOption(summaryFile())
    .addHelpText(
      'after',
      examples(
        'site check                        after "site build"',
        'site check --changed              after a change of one town',
        'site check --browser              needs Playwright, axe and Chromium (docs/checking.md)',
        'site check --format github        annotations in a pull request',
      ),
    )
    .action(
      async (options: {
        format: ReportFormat;
        all: boolean;
        changed: boolean;
        browser: boolean;
        everyPage: boolean;
        summary?: string;
      }) => {
        const { check } = await import('#cli/commands/check.ts');
        process.exitCode = await check(project(), terminal, options);
      },
    );

  program
    .command('routes')
    .description('list the planned pages')
    .argument('[glob]', 'only paths that match')
    .option('--json', 'print JSON', false)
    .addHelpText(
      'after',
      `\nExits with 1 if no path matches.\n${examples('site routes', 'site routes "/locations/leeds/**"', 'site routes --json')}`,
    )
    .action(async (glob: string | undefined, options: { json: boolean }) => {
      const { listRoutes } = await import('#cli/commands/routes.ts');
      process.exitCode = await listRoutes(project(), terminal, { ...options, glob });
    });

  program
    .command('why')
    .description('print the sources of a page, and whether it is out of date')
    .argument('<path>', 'a path, such as /services/marketing')
    .option('--facts', 'print the figures of the page with their sources', false)
    .option('--json', 'print JSON', false)
    .addHelpText(
      'after',
      examples(
        'site why /locations/leeds',
        'site why /services/digital-marketing',
        'site why --facts /locations/leeds',
      ),
    )
    .action(async (path: string, options: { json: boolean; facts: boolean }) => {
      const { why } = await import('#cli/commands/why.ts');
      process.exitCode = await why(project(), terminal, { ...options, path });
    });

  program
    .command('report')
    .description('measure the built site')
    .addHelpText('after', examples('site report locations'))
    .command('locations')
    .description('measure how distinct each page about a town is, and list what to write next')
    .option('--json', 'print JSON', false)
    .option('--check', 'fail if a goal is not reached', false)
    .addOption(summaryFile())
    .addHelpText('after', examples('site report locations', 'site report locations --check --json'))
    .action(async (options: { json: boolean; check: boolean; summary?: string }) => {
      const { reportLocations } = await import('#cli/commands/reportLocations.ts');
      process.exitCode = await reportLocations(project(), terminal, options);
    });
}
