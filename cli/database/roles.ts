import type { Client } from 'pg';

/** The password with which PostgREST logs in, on this machine only. */
export const AUTHENTICATOR_PASSWORD = 'postgres';

/**
 * The roles of a Supabase project, and their rights on each new table: all rights, so that row-level security decides.
 * See https://supabase.com/docs/guides/database/postgres/roles.
 */
const statements = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator login noinherit password '${AUTHENTICATOR_PASSWORD}';
  grant anon, authenticated, service_role to authenticator;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

/** Creates the roles that a hosted project has before any migration runs. Resolves with whether they were new. */
export async function createRoles(client: Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_roles where rolname = 'authenticator'");
  if (rowCount) return;
  await client.query(`begin; ${statements} commit;`);
}
