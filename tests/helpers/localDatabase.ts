import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll } from 'vitest';
import { startLocalStack } from '#cli/database/startLocalStack.ts';
import type { LocalStack } from '#cli/database/startLocalStack.ts';
import { projectRoot } from '#cli/project.ts';

/** The local stack with a client for each of the two roles. */
export interface LocalDatabase extends LocalStack {
  /** A client with the rights of a visitor: those of the public key. */
  anon: SupabaseClient;
  /** A client with the rights of the agency, which bypasses row-level security. */
  service: SupabaseClient;
  /** The settings that `site` reads from the environment. */
  environment: { SUPABASE_URL: string; SUPABASE_ANON_KEY: string };
}

/**
 * Starts one database, with real PostgreSQL and PostgREST, for the tests of a file. It has posts only with `seed`. Returns a function that
 * returns the database.
 */
export function localDatabase({ seed = false }: { seed?: boolean } = {}): () => LocalDatabase {
  let database: LocalDatabase;
  beforeAll(async () => {
    const stack = await startLocalStack({ supabaseDir: join(projectRoot, 'supabase'), seed });
    const client = (key: string) =>
      createClient(stack.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
    database = {
      ...stack,
      anon: client(stack.anonKey),
      service: client(stack.serviceKey),
      environment: { SUPABASE_URL: stack.url, SUPABASE_ANON_KEY: stack.anonKey },
    };
  });
  afterAll(() => database.stop());
  return () => database;
}
