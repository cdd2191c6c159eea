import { Option } from 'commander';
import type { Command } from 'commander';
import { examples } from './options.ts';
import { parseAgeOption, parseId, parsePositive } from './parseOption.ts';
import type { Session } from './session.ts';

/** Adds the commands for enquiries, and for requests for missing pages. */
export function addEnquiryCommands(program: Command, { project, terminal }: Session): void {
  program.commandsGroup('Enquiries:');

  const enquiries = program
    .command('enquiries')
    .description('look after the enquiries that were kept')
    .addHelpText(
      'after',
      examples(
        'site enquiries list',
        'site enquiries list --failed      those that the agency could not be notified of',
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
    .option('--failed', 'only those with a notification that failed permanently', false)
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
      const { listEnquiries } = await import('#cli/commands/enquiries/listEnquiries.ts');
      process.exitCode = await listEnquiries(project(), terminal, options);
    });

  enquiries
    .command('show')
    .description('show all of one enquiry')
    .argument('<id>', 'its id', parseId)
    .option('--json', 'print JSON', false)
    .addHelpText('after', examples('site enquiries show 0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718'))
    .action(async (id: string, options: { json: boolean }) => {
      const { showEnquiry } = await import('#cli/commands/enquiries/showEnquiry.ts');
      process.exitCode = await showEnquiry(project(), terminal, { ...options, id });
    });

  enquiries
    .command('export')
    .description('print all enquiries for a spreadsheet')
    .requiredOption('--csv', 'as comma-separated values')
    .option('--spam', 'export spam instead of enquiries', false)
    .addHelpText('after', examples('site enquiries export --csv > enquiries.csv'))
    .action(async (options: { spam: boolean }) => {
      const { exportEnquiries } = await import('#cli/commands/enquiries/exportEnquiries.ts');
      process.exitCode = await exportEnquiries(project(), terminal, options);
    });

  enquiries
    .command('deliver')
    .description('send the notifications that are waiting, now')
    .option('--failed', 'also send those that failed permanently', false)
    .option(
      '--readdress',
      'send those of recipients that are no longer in the settings to the current ones, and those that are missing',
      false,
    )
    .addHelpText(
      'after',
      examples(
        'site enquiries deliver',
        'site enquiries deliver --failed      once the mail server is fixed',
        'site enquiries deliver --readdress   after WEBHOOK_URL was removed, or after mail was set up',
      ),
    )
    .action(async (options: { failed: boolean; readdress: boolean }) => {
      const { deliverEnquiries } = await import('#cli/commands/enquiries/deliverEnquiries.ts');
      process.exitCode = await deliverEnquiries(project(), terminal, options);
    });

  enquiries
    .command('check')
    .description('look for enquiries that the agency was not notified of, for cron and monitoring')
    .option('--json', 'print JSON', false)
    .option(
      '--overdue <minutes>',
      'report notifications that have been due for longer',
      parsePositive,
      60,
    )
    .addHelpText(
      'after',
      `
  Exits with 0 if all is well, with 1 if something has to be fixed, settings
  included, and with 2 if there is no database file or the check itself failed.
  ${examples(
    'site enquiries check',
    'site enquiries check --json',
    'site enquiries check --overdue 1500   with a scheduler that runs once a day',
  )}`,
    )
    .action(async (options: { json: boolean; overdue: number }) => {
      const { checkEnquiries } = await import('#cli/commands/enquiries/checkEnquiries.ts');
      process.exitCode = await checkEnquiries(project(), terminal, options);
    });

  enquiries
    .command('mark')
    .description('mark an enquiry as spam, or as not spam')
    .argument('<id>', 'its id', parseId)
    .addOption(new Option('--spam', 'it is spam').conflicts('notSpam'))
    .addOption(new Option('--not-spam', 'not spam: the agency is notified after all'))
    .addHelpText(
      'after',
      examples('site enquiries mark 0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718 --not-spam'),
    )
    .action(async (id: string, { spam, notSpam }: { spam?: true; notSpam?: true }) => {
      if (!spam && !notSpam) program.error('error: say --spam or --not-spam');
      const { markEnquiry } = await import('#cli/commands/enquiries/markEnquiry.ts');
      process.exitCode = await markEnquiry(project(), terminal, { id, spam: spam === true });
    });

  enquiries
    .command('erase')
    .description('permanently erase one enquiry')
    .argument('<id>', 'its id', parseId)
    .addHelpText('after', examples('site enquiries erase 0b7c1a52-6d0e-8f3a-a1b2-c3d4e5f60718'))
    .action(async (id: string) => {
      const { eraseEnquiry } = await import('#cli/commands/enquiries/eraseEnquiry.ts');
      process.exitCode = await eraseEnquiry(project(), terminal, { id });
    });

  enquiries
    .command('purge')
    .description(
      'permanently erase old enquiries, and records of missing pages that are older than 90 days',
    )
    .requiredOption('--older-than <age>', 'an age such as 12m, 90d, 2w or 1y', parseAgeOption)
    .addHelpText('after', examples('site enquiries purge --older-than 12m'))
    .action(async (options) => {
      const { purgeEnquiries } = await import('#cli/commands/enquiries/purgeEnquiries.ts');
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
      const { notFound } = await import('#cli/commands/notFound.ts');
      process.exitCode = await notFound(project(), terminal, options);
    });
}
