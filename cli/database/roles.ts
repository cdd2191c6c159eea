import type { Client } from 'pg';

/** The password with which PostgREST logs in, on this machine only. */
export const AUTHENTICATOR_PASSWORD = 'postgres';

/**
 * The roles of a project of Supabase, and what it grants them on each new table: everything, so that row-level security decides.
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

/** Makes the roles that a hosted project has before any migration runs. Says whether they were new. */
export async function createRoles(client: Client): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_roles where rolname = 'authenticator'");
  if (rowCount) return false;
  await client.query(`begin; ${statements} commit;`);
  return true;
}
