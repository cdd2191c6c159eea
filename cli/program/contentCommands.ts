import { Option } from 'commander';
import type { Command } from 'commander';
import { exitOnInterruption, interruption } from '#cli/interruption.ts';
import type { ReportFormat } from '#cli/report/report.ts';
import { examples, format, summaryFile } from './options.ts';
import type { Session } from './session.ts';

/** Adds the commands with which content is written, checked and changed. */
export function addContentCommands(program: Command, { project, terminal }: Session): void {
  program.commandsGroup('Content:');

  program
    .command('validate')
    .description('check all content and print every cause')
    .addOption(format())
    .option('--all', 'also print the findings that follow from others', false)
    .option(
      '--launch',
      'also check that nothing of the sample is left, before the site goes live',
      false,
    )
    .option('--database', 'also read and check the posts of the database', false)
    .option(
      '--since <commit>',
      'with --format github or --summary: list findings in files changed since this commit first',
    )
    .addOption(summaryFile())
    .addOption(
      new Option('--watch', 'check again after each change, until Ctrl+C')
        .default(false)
        .conflicts('summary'),
    )
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
        const { format, since, summary } = options;
        if (since !== undefined && format !== 'github' && summary === undefined) {
          program.error("error: option '--since <commit>' needs --format github or --summary");
        }
        const watchUntil = watch ? interruption() : undefined;
        const { validate } = await import('#cli/commands/validate.ts');
        process.exitCode = await validate(project(), terminal, { ...options, watchUntil });
        // A check may be running.
        if (watch) process.exit();
      },
    );

  program
    .command('new')
    .description('write a new entry as a draft, and print what is still to be written')
    .argument('<collection>', 'town, post, question, service, sector …')
    .argument(
      '[slug]',
      'the name of the file without its ending; derived from the title if left out',
    )
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
      exitOnInterruption();
      const [{ newEntry }, { canAsk, openPrompt }] = await Promise.all([
        import('#cli/commands/newEntry.ts'),
        import('#cli/prompt.ts'),
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
      const { languageServer } = await import('#cli/commands/languageServer.ts');
      languageServer(project());
    });

  program
    .command('explain [code]')
    .description('explain a kind of finding, or list all kinds')
    .addHelpText('after', examples('site explain', 'site explain reference-unknown'))
    .action(async (code: string | undefined) => {
      const { explain } = await import('#cli/commands/explain.ts');
      process.exitCode = explain(terminal, code);
    });

  program
    .command('diff')
    .description('print which addresses have changed, and fail if a published one would be lost')
    .argument(
      '[commit]',
      'the commit to compare with; without it, the last commit if content has uncommitted changes, else the last build, else the published commit',
    )
    .option('--last-build', 'compare with the last build instead', false)
    .option('--all', 'list every page, even if many have the same cause', false)
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
      exitOnInterruption();
      const { diff } = await import('#cli/commands/diff.ts');
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
      exitOnInterruption();
      const { rename } = await import('#cli/commands/rename.ts');
      process.exitCode = await rename(project(), terminal, { ...options, name, newSlug });
    });

  program
    .command('remove')
    .description(
      'remove entries, and redirect their addresses to another page or list them as gone',
    )
    .argument('<entries...>', 'each a collection and a slug, such as towns/leeds')
    .option('--to <path>', 'the page that their addresses redirect to')
    .option('--gone', 'give their addresses up (status 410)', false)
    .option('--dry-run', 'print the changes and write nothing', false)
    .addHelpText(
      'after',
      examples(
        'site remove blog/app-or-website --to /blog/website-cost-uk',
        'site remove towns/leeds --gone --dry-run',
        'site remove towns/leeds towns/york --to /locations',
      ),
    )
    .action(async (names: string[], options: { to?: string; gone: boolean; dryRun: boolean }) => {
      exitOnInterruption();
      const { remove } = await import('#cli/commands/remove.ts');
      process.exitCode = await remove(project(), terminal, { ...options, names });
    });

  program
    .command('upgrade')
    .description('bring the content to the shape that this version of the code reads')
    .option('--dry-run', 'print the changes and write nothing', false)
    .option('--force', 'also change content that is not committed to Git', false)
    .addHelpText('after', examples('site upgrade --dry-run', 'site upgrade'))
    .action(async (options: { dryRun: boolean; force: boolean }) => {
      exitOnInterruption();
      const { upgrade } = await import('#cli/commands/upgrade.ts');
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
      const { images } = await import('#cli/commands/images.ts');
      process.exitCode = await images(project(), terminal, { ...options, files });
    });
}
