import { join, resolve } from 'node:path';
import { DatabaseProblem } from '#cli/database/databaseProblem.ts';
import { startLocalStack } from '#cli/database/startLocalStack.ts';
import { interruption } from '#cli/interruption.ts';
import type { Project } from '#cli/project.ts';
import { printable } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';
import { count } from '#cli/report/amounts.ts';

/** Runs `site db start`: runs a database like Supabase's on this machine until it is interrupted. */
export async function databaseStart(
  { codeRoot }: Project,
  terminal: Terminal,
  { data, port, seed }: { data?: string; port: number; seed: boolean },
): Promise<number> {
  const interrupted = interruption();
  try {
    const stack = await startLocalStack({
      supabaseDir: join(codeRoot, 'supabase'),
      ...(data !== undefined && { dataDir: resolve(data) }),
      port,
      seed,
    });
    const { url, anonKey, serviceKey, postgres, migrations } = stack;
    const fresh = count(migrations.length, 'migration');
    terminal.print(`The database answers at ${url} (Ctrl+C ends it)

  SUPABASE_URL=${url}
  SUPABASE_ANON_KEY=${anonKey}
  SUPABASE_SERVICE_ROLE_KEY=${serviceKey}

${migrations.length > 0 ? `Applied ${fresh}. ` : ''}PostgreSQL itself: postgres://postgres:postgres@127.0.0.1:${postgres.port}/postgres
${data === undefined ? 'The data is deleted when the command ends; --data <folder> keeps it.' : `The data is kept in ${resolve(data)}.`}
`);
    await interrupted;
    await stack.stop();
    return 0;
  } catch (error) {
    if (!(error instanceof DatabaseProblem)) throw error;
    terminal.note(`${printable(error.message)}\n`);
    return 1;
  }
}
