import { Option } from 'commander';
import type { Command } from 'commander';
import { interruption } from '#cli/interruption.ts';
import { examples } from './options.ts';
import { parseHost, parsePort } from './parseOption.ts';
import type { Session } from './session.ts';

/** Adds the commands that serve a site, or prepare it for a host. */
export function addServerCommands(program: Command, { project, terminal }: Session): void {
  program.commandsGroup('Servers:');

  program
    .command('dev')
    .description('serve the site while templates and content are edited')
    .option('--port <number>', 'the port', parsePort, 5173)
    .addHelpText('after', examples('site dev', 'site dev --port 3000'))
    .action(async (options: { port: number }) => {
      // Before its code is loaded, so that Ctrl+C ends the command with 0 at any time.
      const interrupted = interruption();
      const { dev } = await import('#cli/commands/dev.ts');
      process.exitCode = await dev(project(), terminal, { ...options, interrupted });
    });

  program
    .command('preview')
    .description('serve the built site on this machine')
    .option('--port <number>', 'the port', parsePort, 4173)
    .option('--host <address>', 'the address to listen on', parseHost, '127.0.0.1')
    .addHelpText('after', examples('site preview', 'site preview --port 8080'))
    .action(async (options: { port: number; host: string }) => {
      const { serve } = await import('#cli/commands/serve.ts');
      process.exitCode = await serve(project(), terminal, options);
    });

  program
    .command('serve')
    .description('serve the built site and take its enquiries (docs/enquiries.md)')
    .addOption(
      new Option('--port <number>', 'the port').argParser(parsePort).default(8080).env('PORT'),
    )
    .option(
      '--host <address>',
      'the address to listen on; 0.0.0.0 is every network',
      parseHost,
      '127.0.0.1',
    )
    .addHelpText(
      'after',
      examples(
        'site serve                        for this machine, or a proxy on it',
        'site serve --port 80 --host 0.0.0.0     for everybody',
      ),
    )
    .action(async (options: { port: number; host: string }) => {
      const { serve } = await import('#cli/commands/serve.ts');
      process.exitCode = await serve(project(), terminal, options);
    });

  program
    .command('functions')
    .description('bundle the handler of enquiries for Netlify, Vercel and Cloudflare Pages')
    .addHelpText('after', examples('site functions'))
    .action(async () => {
      const { functions } = await import('#cli/commands/functions.ts');
      process.exitCode = await functions(project(), terminal);
    });
}
