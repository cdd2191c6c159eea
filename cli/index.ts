import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { parseAge } from './age.ts';
import type { Age } from './age.ts';
import { interruption } from './interruption.ts';
import { loadEnvironment } from './loadEnvironment.ts';
import { projectAt, siteAbove } from './project.ts';
import type { ReportFormat } from './report/report.ts';
import { processTerminal } from './terminal.ts';

/** The command line. Each command loads its own code, so that `--help` and small commands start quickly. */
const siteRoot = siteAbove(process.cwd());
const terminal = processTerminal();
const missingFile = siteRoot === undefined ? undefined : loadEnvironment(siteRoot);
if (missingFile !== undefined) {
  terminal.note(missingFile);
  process.exit(2);
}
const program = new Command('site')
  .description('Turns the content of the agency into its website.')
  .option('--content <folder>', 'the content folder', undefined)
  .option('--dist <folder>', 'the output folder', undefined)
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

const format = () =>
  new Option('--format <format>', 'the format of findings')
    .choices(['pretty', 'json', 'github'])
    .default('pretty');
const summaryFile = () =>
  new Option(
    '--summary <file>',
    'a file to which the result is also appended as Markdown',
  ).argParser(parseNewFile);
const drafts = () =>
  new Option(
    '--drafts',
    'a preview with drafts and planned posts, no page for search engines',
  ).default(false);
const allowShrink = () =>
  new Option('--allow-shrink', 'accept that far fewer pages or posts are left than are published')
    .default(false)
    .env('SITE_ALLOW_SHRINK');
const project = () => {
  const options = program.opts<{ content?: string; dist?: string }>();
  if (siteRoot === undefined && options.content === undefined) {
    program.error(
      'There is no site here: neither this folder nor one above it has content/site.yaml. Change to the folder of a site, or name its content with --content.',
    );
  }
  return projectAt(options);
};
const examples = (...lines: string[]) =>
  `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`;

program
  .command('validate')
  .description('check all content and print every finding')
  .addOption(format())
  .option('--all', 'also print the findings that follow from others', false)
  .option('--launch', 'also fail while any sample entry is left', false)
  .option('--database', 'also read and check the posts of the database', false)
  .option(
    '--since <commit>',
    'name findings in files changed since then first, for --format github',
  )
  .addOption(summaryFile())
  .option('--watch', 'check again after each change, until Ctrl+C', false)
  .addHelpText(
    'after',
    examples(
      'site validate',
      'site validate --all               every place that a cause concerns',
      'site validate --format github     annotations in a pull request',
      'site validate --launch            before the site goes live',
      'site validate --watch             while you write',
    ),
  )
  .action(
    async ({
      watch,
      ...options
    }: {
      format: ReportFormat;
      launch: boolean;
      all: boolean;
      database: boolean;
      since?: string;
      summary?: string;
      watch: boolean;
    }) => {
      const watchUntil = watch ? interruption() : undefined;
      const { validate } = await import('./commands/validate.ts');
      process.exitCode = await validate(project(), terminal, { ...options, watchUntil });
      // A check may be running.
      if (watch) process.exit();
    },
  );

program
  .command('new')
  .description('write a new entry as a draft, and print what is still to be written')
  .argument('<collection>', 'town, post, question, service, sector …')
  .argument('[slug]', 'the name of the file without its ending; made from the title if left out')
  .option('--title <text>', 'the name or the heading')
  .option('--point <latitude,longitude>', 'the point of a town, from any map')
  .option('--field <name=value...>', 'a field, such as population=13213 or search.title=Whitby')
  .addHelpText(
    'after',
    `
Without a terminal it asks nothing. Exits with 2 if an argument is wrong, and
with 1 if the entry would be an error.
${examples(
  'site new town                     asks for everything',
  'site new town --title Whitby --point 54.4858,-0.6206 --field population=13213',
  'site new post --title "How to describe a picture"',
  'site new service --title "Copywriting"     with its price, variant and paragraphs',
)}`,
  )
  .action(async (collection: string, slug: string | undefined, options) => {
    const [{ newEntry }, { canAsk, openPrompt }] = await Promise.all([
      import('./commands/newEntry.ts'),
      import('./prompt.ts'),
    ]);
    const prompt = canAsk() ? openPrompt(process.stdin, process.stderr) : undefined;
    process.exitCode = await newEntry(
      project(),
      terminal,
      { ...options, collection, slug },
      prompt,
    );
  });

program
  .command('language-server')
  .description('complete, explain and check content in an editor (docs/editing.md)')
  .option('--stdio', 'talk over standard input and output (the only transport)', true)
  .addHelpText('after', examples('site language-server --stdio     started by an editor'))
  .action(async () => {
    const { languageServer } = await import('./commands/languageServer.ts');
    languageServer(project());
  });

program
  .command('explain [code]')
  .description('explain a kind of finding, or list all kinds')
  .addHelpText('after', examples('site explain', 'site explain reference-unknown'))
  .action(async (code: string | undefined) => {
    const { explain } = await import('./commands/explain.ts');
    process.exitCode = explain(terminal, code);
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
    new Option('--renderer <renderer>', 'renders the pages with worker threads, or with Vike alone')
      .choices(['direct', 'vike'])
      .default('direct'),
  )
  .option('--only <glob>', 'render only pages whose path matches, such as "/locations/leeds/**"')
  .option('--shard <i/n>', 'render the i-th of n parts of the site', parseShard)
  .option('--merge', 'check that the parts of a sharded build make up the whole site', false)
  .option('--threads <number>', 'worker threads', parsePositive)
  .option('--explain', 'print why each chunk, card and bundle was made again', false)
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
      'site build --explain              and print which inputs have changed',
    ),
  )
  .action(async (options) => {
    const { build } = await import('./commands/build.ts');
    process.exitCode = await build(project(), terminal, options);
  });

program
  .command('check')
  .description('check every built page: links, ids, texts, search results, markup')
  .addOption(format())
  .option('--all', 'also print each repetition of a finding on another page', false)
  .option('--changed', 'print only findings that are new since the last check', false)
  .option('--browser', 'also check accessibility in a browser, on pages of each structure', false)
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
      const { check } = await import('./commands/check.ts');
      process.exitCode = await check(project(), terminal, options);
    },
  );

program
  .command('dev')
  .description('serve the site while templates and content are edited')
  .option('--port <number>', 'the port', parsePort, 5173)
  .addHelpText('after', examples('site dev', 'site dev --port 3000'))
  .action(async (options: { port: number }) => {
    // Before its code is loaded, so that Ctrl+C ends the command with 0 at any time.
    const interrupted = interruption();
    const { dev } = await import('./commands/dev.ts');
    process.exitCode = await dev(project(), terminal, { ...options, interrupted });
  });

program
  .command('preview')
  .description('serve the built site on this machine')
  .option('--port <number>', 'the port', parsePort, 4173)
  .option('--host <address>', 'the address to listen on', '127.0.0.1')
  .addHelpText('after', examples('site preview', 'site preview --port 8080'))
  .action(async (options: { port: number; host: string }) => {
    const { serve } = await import('./commands/serve.ts');
    process.exitCode = await serve(project(), terminal, options);
  });

program
  .command('serve')
  .description('serve the built site and take its enquiries (docs/enquiries.md)')
  .addOption(
    new Option('--port <number>', 'the port').argParser(parsePort).default(8080).env('PORT'),
  )
  .option('--host <address>', 'the address to listen on; 0.0.0.0 is every network', '127.0.0.1')
  .addHelpText(
    'after',
    examples(
      'site serve                        for this machine, or a proxy on it',
      'site serve --port 80 --host 0.0.0.0     for everybody',
    ),
  )
  .action(async (options: { port: number; host: string }) => {
    const { serve } = await import('./commands/serve.ts');
    process.exitCode = await serve(project(), terminal, options);
  });

program
  .command('functions')
  .description('bundle the handler of enquiries for Netlify, Vercel and Cloudflare Pages')
  .addHelpText('after', examples('site functions'))
  .action(async () => {
    const { functions } = await import('./commands/functions.ts');
    process.exitCode = await functions(project(), terminal);
  });

const enquiries = program
  .command('enquiries')
  .description('look after the enquiries that were kept')
  .addHelpText(
    'after',
    examples(
      'site enquiries list',
      'site enquiries list --failed      those of which the agency could not be notified',
      'site enquiries show 0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718',
      'site enquiries export --csv > enquiries.csv',
      'site enquiries deliver            send what is waiting, now',
      'site enquiries check              exit with 1 if the agency was not notified of one',
      'site enquiries purge --older-than 12m',
    ),
  );

enquiries
  .command('list')
  .description('list enquiries, the newest first')
  .option('--json', 'print JSON', false)
  .option('--failed', 'only those of which a notification was given up', false)
  .option('--spam', 'list spam instead of enquiries', false)
  .option('--limit <number>', 'the maximum number to list', parsePositive)
  .addHelpText(
    'after',
    examples(
      'site enquiries list --limit 10',
      'site enquiries list --failed',
      'site enquiries list --json',
    ),
  )
  .action(async (options) => {
    const { listEnquiries } = await import('./commands/enquiries/listEnquiries.ts');
    process.exitCode = await listEnquiries(project(), terminal, options);
  });

enquiries
  .command('show')
  .description('show all of one enquiry')
  .argument('<id>', 'its id')
  .option('--json', 'print JSON', false)
  .addHelpText('after', examples('site enquiries show 0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718'))
  .action(async (id: string, options: { json: boolean }) => {
    const { showEnquiry } = await import('./commands/enquiries/showEnquiry.ts');
    process.exitCode = await showEnquiry(project(), terminal, { ...options, id });
  });

enquiries
  .command('export')
  .description('print all enquiries for a spreadsheet')
  .requiredOption('--csv', 'as comma-separated values')
  .option('--spam', 'export spam instead of enquiries', false)
  .addHelpText('after', examples('site enquiries export --csv > enquiries.csv'))
  .action(async (options: { spam: boolean }) => {
    const { exportEnquiries } = await import('./commands/enquiries/exportEnquiries.ts');
    process.exitCode = await exportEnquiries(project(), terminal, options);
  });

enquiries
  .command('deliver')
  .description('send the notifications that are waiting, now')
  .option('--failed', 'those that were given up as well', false)
  .option(
    '--readdress',
    'send those of recipients that are no longer in the settings to the current ones',
    false,
  )
  .addHelpText(
    'after',
    examples(
      'site enquiries deliver',
      'site enquiries deliver --failed      once the mail server is fixed',
      'site enquiries deliver --readdress   after WEBHOOK_URL was removed',
    ),
  )
  .action(async (options: { failed: boolean; readdress: boolean }) => {
    const { deliverEnquiries } = await import('./commands/enquiries/deliverEnquiries.ts');
    process.exitCode = await deliverEnquiries(project(), terminal, options);
  });

enquiries
  .command('check')
  .description('look for enquiries of which the agency was not notified, for cron and monitoring')
  .option('--json', 'print JSON', false)
  .option('--overdue <minutes>', 'report what is due for longer and not sent', parsePositive, 60)
  .addHelpText(
    'after',
    `${examples(
      'site enquiries check',
      'site enquiries check --json',
      'site enquiries check --overdue 1500   with a scheduler that runs once a day',
    )}
Exits with 0 if all is well, with 1 if something has to be fixed, and with 2 if the check itself failed.
`,
  )
  .action(async (options: { json: boolean; overdue: number }) => {
    const { checkEnquiries } = await import('./commands/enquiries/checkEnquiries.ts');
    process.exitCode = await checkEnquiries(project(), terminal, options);
  });

enquiries
  .command('mark')
  .description('mark an enquiry as spam, or as no spam')
  .argument('<id>', 'its id')
  .addOption(new Option('--spam', 'it is spam').conflicts('notSpam'))
  .addOption(new Option('--not-spam', 'not spam: the agency is notified after all'))
  .addHelpText(
    'after',
    examples('site enquiries mark 0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718 --not-spam'),
  )
  .action(async (id: string, { spam, notSpam }: { spam?: true; notSpam?: true }) => {
    if (!spam && !notSpam) program.error('error: say --spam or --not-spam');
    const { markEnquiry } = await import('./commands/enquiries/markEnquiry.ts');
    process.exitCode = await markEnquiry(project(), terminal, { id, spam: spam === true });
  });

enquiries
  .command('erase')
  .description('erase one enquiry for good')
  .argument('<id>', 'its id')
  .addHelpText('after', examples('site enquiries erase 0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718'))
  .action(async (id: string) => {
    const { eraseEnquiry } = await import('./commands/enquiries/eraseEnquiry.ts');
    process.exitCode = await eraseEnquiry(project(), terminal, { id });
  });

enquiries
  .command('purge')
  .description('erase old enquiries, and records of missing pages that are older than 90 days')
  .requiredOption('--older-than <age>', 'an age such as 12m, 90d, 2w or 1y', parseAgeOption)
  .addHelpText('after', examples('site enquiries purge --older-than 12m'))
  .action(async (options) => {
    const { purgeEnquiries } = await import('./commands/enquiries/purgeEnquiries.ts');
    process.exitCode = await purgeEnquiries(project(), terminal, options);
  });

program
  .command('not-found')
  .description('list the missing paths that visitors asked for most')
  .option('--json', 'print JSON', false)
  .option('--limit <number>', 'the maximum number to list', parsePositive, 25)
  .addOption(
    new Option('--since <age>', 'an age such as 30d')
      .argParser(parseAgeOption)
      .default({ count: 30, unit: 'd' }, '30d'),
  )
  .addHelpText('after', examples('site not-found', 'site not-found --since 7d --json'))
  .action(async (options) => {
    const { notFound } = await import('./commands/notFound.ts');
    process.exitCode = await notFound(project(), terminal, options);
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
  .description('print what a page is made from and whether it is out of date')
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
    const { why } = await import('./commands/why.ts');
    process.exitCode = await why(project(), terminal, { ...options, path });
  });

program
  .command('diff')
  .description('print which addresses have changed, and fail if a published one would be lost')
  .argument(
    '[commit]',
    'the commit to compare with; without it, the last commit if content has uncommitted changes, else the last build, else the published commit',
  )
  .option('--last-build', 'compare with the last build instead', false)
  .option('--all', 'list every page, also if many have the same cause', false)
  .addOption(
    new Option('--format <format>', 'the format of the result')
      .choices(['pretty', 'json', 'markdown', 'github'])
      .default('pretty'),
  )
  .addOption(summaryFile())
  .addHelpText(
    'after',
    examples(
      'site diff                         what the uncommitted changes do to addresses',
      'site diff origin/main --format markdown     for a pull request',
      'site diff --last-build --all',
    ),
  )
  .action(async (ref: string | undefined, options) => {
    const { diff } = await import('./commands/diff.ts');
    process.exitCode = await diff(project(), terminal, { ...options, ref });
  });

program
  .command('rename')
  .description('rename an entry, keep its old address as an alias, and correct what refers to it')
  .argument('<entry>', 'a collection and a slug, such as towns/leeds')
  .argument('<slug>', 'the new slug')
  .option('--dry-run', 'print the changes and write nothing', false)
  .addHelpText(
    'after',
    examples(
      'site rename blog/honest-analytics-20-minutes honest-analytics',
      'site rename towns/leeds leeds-city --dry-run',
    ),
  )
  .action(async (name: string, newSlug: string, options: { dryRun: boolean }) => {
    const { rename } = await import('./commands/rename.ts');
    process.exitCode = await rename(project(), terminal, { ...options, name, newSlug });
  });

program
  .command('remove')
  .description('remove an entry, and lead its addresses to another page or give them up')
  .argument('<entry>', 'a collection and a slug, such as towns/leeds')
  .option('--to <path>', 'the page to which its addresses lead')
  .option('--gone', 'give its addresses up (status 410)', false)
  .option('--dry-run', 'print the changes and write nothing', false)
  .addHelpText(
    'after',
    examples(
      'site remove blog/app-or-website --to /blog/website-cost-uk',
      'site remove towns/leeds --gone --dry-run',
    ),
  )
  .action(async (name: string, options: { to?: string; gone: boolean; dryRun: boolean }) => {
    const { remove } = await import('./commands/remove.ts');
    process.exitCode = await remove(project(), terminal, { ...options, name });
  });

program
  .command('init')
  .description('write a new site into an empty folder, with a draft of each text')
  .argument('<folder>', 'the folder of the new site')
  .option('--name <name>', 'the name of the agency')
  .option('--url <domain>', 'the domain or address of the site')
  .option('--email <address>', 'the email address of the agency')
  .option('--office <address>', 'street, city and postcode, or only the city')
  .option('--point <latitude,longitude>', 'the point of the office, if its city is not in the list')
  .option('--services <services...>', 'services, each as "Name: one sentence"')
  .option('--towns <names...>', 'names of towns, "all" or "none", or "list" to see them')
  .option('--county <name>', 'only towns of this county')
  .option('--within <miles>', 'only towns within this many miles of the office', parsePositive)
  .option('--colour <hex>', 'the main colour, such as "#5b2a86"')
  .option(
    '--package <version>',
    'the version of this package, or its tarball, such as file:../site.tgz',
  )
  .option('--yes', 'ask nothing, and take the usual answer if an option is left out', false)
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
    const [{ init }, { canAsk, openPrompt }] = await Promise.all([
      import('./commands/init.ts'),
      import('./prompt.ts'),
    ]);
    const prompt = canAsk() && !yes ? openPrompt(process.stdin, process.stderr) : undefined;
    process.exitCode = await init(terminal, { ...options, folder }, prompt);
  });

program
  .command('upgrade')
  .description('bring the content to the shape that this version of the code reads')
  .option('--dry-run', 'print the changes and write nothing', false)
  .option('--force', 'also change content that is not committed to Git', false)
  .addHelpText('after', examples('site upgrade --dry-run', 'site upgrade'))
  .action(async (options: { dryRun: boolean; force: boolean }) => {
    const { upgrade } = await import('./commands/upgrade.ts');
    process.exitCode = await upgrade(project(), terminal, options);
  });

program
  .command('images')
  .description('create the responsive image files for a photograph')
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
  .description('measure what belongs to each page about a town, and list what to write next')
  .option('--json', 'print JSON', false)
  .option('--check', 'fail if a goal is not reached', false)
  .addOption(summaryFile())
  .addHelpText('after', examples('site report locations', 'site report locations --check --json'))
  .action(async (options: { json: boolean; check: boolean; summary?: string }) => {
    const { reportLocations } = await import('./commands/reportLocations.ts');
    process.exitCode = await reportLocations(project(), terminal, options);
  });

const blog = program
  .command('blog')
  .description('posts of content/blog/ and of the database')
  .addHelpText('after', examples('site blog list', 'site blog publish ~/texts/my-post.md'));

blog
  .command('list')
  .description('list all posts, newest first, with drafts and planned ones')
  .option('--json', 'print JSON', false)
  .addHelpText('after', examples('site blog list', 'site blog list --json'))
  .action(async (options: { json: boolean }) => {
    const { listPosts } = await import('./commands/blog/listPosts.ts');
    process.exitCode = await listPosts(project(), terminal, options);
  });

blog
  .command('publish')
  .description(
    'check a Markdown post and save it in the database; its slug is the name of the file',
  )
  .argument('<file>', 'a Markdown file with the fields of a post, outside content/blog/')
  .option('--json', 'print the row as JSON', false)
  .addHelpText(
    'after',
    examples('site blog publish ~/texts/my-post.md', 'site blog publish my-post.md --json'),
  )
  .action(async (file: string, options: { json: boolean }) => {
    const { publishPost } = await import('./commands/blog/publishPost.ts');
    process.exitCode = await publishPost(project(), terminal, { ...options, file });
  });

program
  .command('db')
  .description('a database like that of Supabase on this machine')
  .addHelpText('after', examples('site db start'))
  .command('start')
  .description('start PostgreSQL and PostgREST with the tables of supabase/ until Ctrl+C')
  .option('--data <folder>', 'the folder for the data; without it, the data is deleted at the end')
  .option('--port <number>', 'the port', parsePort, 54321)
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

/** Parses the path of a file that may not exist yet. */
function parseNewFile(file: string): string {
  if (!existsSync(dirname(resolve(file))) || isFolder(file)) {
    throw new InvalidArgumentError('Expected a file in a folder that exists.');
  }
  return file;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Parses a part and a number of parts, such as "2/4". */
function parseShard(text: string): { part: number; of: number } {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!part || !of || part > of) {
    throw new InvalidArgumentError('Expected a part and a number of parts, such as 2/4.');
  }
  return { part, of };
}

/** Parses an age such as "12m". */
function parseAgeOption(text: string): Age {
  const age = parseAge(text);
  if (!age) {
    throw new InvalidArgumentError(
      'Expected a number of days, weeks, months or years, such as 12m.',
    );
  }
  return age;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new InvalidArgumentError('Expected a port from 1 to 65535.');
  }
  return port;
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
  const config = siteRoot !== undefined && resolve(siteRoot, 'site.config.ts');
  terminal.note(reportFailure(error, { ownTemplates: config !== false && existsSync(config) }));
  // The server and the threads of a command that could not start would keep the process alive.
  process.exit(2);
}
