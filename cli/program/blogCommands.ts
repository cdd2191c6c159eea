import type { Command } from 'commander';
import { examples } from './options.ts';
import { parseFolder, parsePort } from './parseOption.ts';
import type { Session } from './session.ts';

/** Adds the commands for posts, and for a database on this machine. */
export function addBlogCommands(program: Command, { project, terminal }: Session): void {
  program.commandsGroup('Posts and their database:');

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
      const { listPosts } = await import('#cli/commands/blog/listPosts.ts');
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
      const { publishPost } = await import('#cli/commands/blog/publishPost.ts');
      process.exitCode = await publishPost(project(), terminal, { ...options, file });
    });

  program
    .command('db')
    .description('a database like that of Supabase on this machine')
    .addHelpText('after', examples('site db start'))
    .command('start')
    .description('start PostgreSQL and PostgREST with the tables of supabase/ until Ctrl+C')
    .option(
      '--data <folder>',
      'the folder for the data; without it, the data is deleted at the end',
      parseFolder,
    )
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
      const { databaseStart } = await import('#cli/commands/databaseStart.ts');
      process.exitCode = await databaseStart(project(), terminal, options);
    });
}
