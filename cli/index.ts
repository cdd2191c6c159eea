import { Command, InvalidArgumentError, Option } from 'commander';
import { projectAt } from './project.ts';
import type { ReportFormat } from './report/report.ts';
import { processTerminal } from './terminal.ts';

/** The command line. Each command loads its own code, so that `--help` and small commands start at once. */
const terminal = processTerminal();
const program = new Command('site')
  .description('Turns the content of the agency into its website.')
  .option('--content <folder>', 'the content folder', undefined)
  .option('--dist <folder>', 'the output folder', undefined)
  .showHelpAfterError('(Run "site --help" for the commands and their options.)')
  .addHelpText(
    'after',
    `
Examples:
  site validate              check all content
  site build                 check, plan and build the whole site
  site preview               serve the built site on this machine
  site why /services/marketing`,
  );

const format = () =>
  new Option('--format <format>', 'how findings are printed')
    .choices(['pretty', 'json', 'github'])
    .default('pretty');
const drafts = () =>
  new Option(
    '--drafts',
    'a preview with drafts and planned posts, no page for search engines',
  ).default(false);
const allowShrink = () =>
  new Option(
    '--allow-shrink',
    'accept that the database has lost over a tenth of its posts',
  ).default(false);
const project = () => projectAt(program.opts<{ content?: string; dist?: string }>());
const examples = (...lines: string[]) =>
  `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`;

program
  .command('validate')
  .description('check all content and print every finding')
  .addOption(format())
  .option('--launch', 'also fail while any sample entry is left', false)
  .option('--database', 'also read and check the posts of the database', false)
  .addHelpText(
    'after',
    examples(
      'site validate',
      'site validate --format github     annotations in a pull request',
      'site validate --launch            before the site goes live',
    ),
  )
  .action(async (options: { format: ReportFormat; launch: boolean; database: boolean }) => {
    const { validate } = await import('./commands/validate.ts');
    process.exitCode = await validate(project(), terminal, options);
  });

program
  .command('generate')
  .description('plan routes, redirects and page models into dist/generated')
  .addOption(format())
  .addOption(drafts())
  .addOption(allowShrink())
  .addHelpText('after', examples('site generate', 'site generate --format json'))
  .action(async (options: { format: ReportFormat; drafts: boolean; allowShrink: boolean }) => {
    const { generate } = await import('./commands/generate.ts');
    process.exitCode = await generate(project(), terminal, options);
  });

program
  .command('build')
  .description('check, plan and render the whole site into dist/client')
  .addOption(format())
  .addOption(
    new Option('--renderer <renderer>', 'who renders the pages: worker threads, or Vike alone')
      .choices(['direct', 'vike'])
      .default('direct'),
  )
  .option('--only <glob>', 'render only pages whose path matches, such as "/locations/leeds/**"')
  .option('--shard <i/n>', 'render the i-th of n parts of the site', parseShard)
  .option('--merge', 'check that the parts of a sharded build make up the whole site', false)
  .option('--threads <number>', 'worker threads', parsePositive)
  .addOption(drafts())
  .addOption(allowShrink())
  .addHelpText(
    'after',
    examples(
      'site build',
      'site build --only "/services/*"',
      'site build --shard 2/4            on one machine of four; then, with all parts: site build --merge',
      'site build --renderer vike        the same bytes, slowly; for comparison',
      'site build --drafts               a preview for the agency itself',
    ),
  )
  .action(async (options) => {
    const { build } = await import('./commands/build.ts');
    process.exitCode = await build(project(), terminal, options);
  });

program
  .command('dev')
  .description('serve the site while templates and content are edited')
  .option('--port <number>', 'the port', parsePositive, 5173)
  .addHelpText('after', examples('site dev', 'site dev --port 3000'))
  .action(async (options: { port: number }) => {
    const { dev } = await import('./commands/dev.ts');
    process.exitCode = await dev(project(), terminal, options);
  });

program
  .command('preview')
  .description('serve the built site on this machine')
  .option('--port <number>', 'the port', parsePositive, 4173)
  .option('--host <address>', 'the address to listen on', '127.0.0.1')
  .addHelpText('after', examples('site preview', 'site preview --port 8080'))
  .action(async (options: { port: number; host: string }) => {
    const { preview } = await import('./commands/preview.ts');
    process.exitCode = await preview(project(), terminal, options);
  });

program
  .command('routes')
  .description('list the planned pages')
  .argument('[glob]', 'only paths that match')
  .option('--json', 'print JSON', false)
  .addHelpText(
    'after',
    examples('site routes', 'site routes "/locations/leeds/**"', 'site routes --json'),
  )
  .action(async (glob: string | undefined, options: { json: boolean }) => {
    const { listRoutes } = await import('./commands/routes.ts');
    process.exitCode = await listRoutes(project(), terminal, { ...options, glob });
  });

program
  .command('why')
  .description('tell where a path comes from, or what is nearest to it')
  .argument('<path>', 'a path, such as /services/marketing')
  .option('--json', 'print JSON', false)
  .addHelpText(
    'after',
    examples('site why /locations/leeds', 'site why /services/digital-marketing'),
  )
  .action(async (path: string, options: { json: boolean }) => {
    const { why } = await import('./commands/why.ts');
    process.exitCode = await why(project(), terminal, { ...options, path });
  });

program
  .command('images')
  .description('make of a photograph the files that the site shows')
  .argument('<files...>', 'PNG, JPEG, WebP, AVIF or TIFF')
  .option('--to <folder>', 'the folder below public/images, for a file from elsewhere')
  .addHelpText(
    'after',
    examples(
      'site images --to blog "Shop Door.jpg"',
      'site images public/images/blog/shop-door.png     files beside one that is there',
    ),
  )
  .action(async (files: string[], options: { to?: string }) => {
    const { images } = await import('./commands/images.ts');
    process.exitCode = await images(project(), terminal, { ...options, files });
  });

program
  .command('report')
  .description('measure the built site')
  .addHelpText('after', examples('site report locations'))
  .command('locations')
  .description('how much the pages of services in towns have of their own')
  .option('--json', 'print JSON', false)
  .option('--check', 'fail where a goal is not reached', false)
  .addHelpText('after', examples('site report locations', 'site report locations --check --json'))
  .action(async (options: { json: boolean; check: boolean }) => {
    const { reportLocations } = await import('./commands/reportLocations.ts');
    process.exitCode = await reportLocations(project(), terminal, options);
  });

program
  .command('db')
  .description('a database like that of Supabase on this machine')
  .addHelpText('after', examples('site db start'))
  .command('start')
  .description('start PostgreSQL and PostgREST with the tables of supabase/ until Ctrl+C')
  .option('--data <folder>', 'keep the data there; a folder that goes at the end when left out')
  .option('--port <number>', 'the port', parsePositive, 54321)
  .option('--no-seed', 'leave a new database without the posts of supabase/seed.sql')
  .addHelpText(
    'after',
    examples(
      'site db start                     prints what to set for "site build"',
      'site db start --data ~/site-data  keeps what is written',
    ),
  )
  .action(async (options: { data?: string; port: number; seed: boolean }) => {
    const { databaseStart } = await import('./commands/databaseStart.ts');
    process.exitCode = await databaseStart(project(), terminal, options);
  });

/** "2/4" as a part and a number of parts. */
function parseShard(text: string): { part: number; of: number } {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!part || !of || part > of) {
    throw new InvalidArgumentError('Expected a part and a number of parts, such as 2/4.');
  }
  return { part, of };
}

function parsePositive(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new InvalidArgumentError('Expected a whole number from 1.');
  }
  return number;
}

try {
  await program.parseAsync();
} catch (error) {
  const { reportFailure } = await import('./report/reportFailure.ts');
  terminal.note(reportFailure(error));
  process.exitCode = 2;
}
