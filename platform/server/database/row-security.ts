import { sql } from 'drizzle-orm'
import { rows, type Database, type Tx } from './database.ts'

/**
 * The second lock (decisions.md "Who may do what"): whatever a verb forgets to filter, the role `kaname_app` sees and
 * writes rows of the transaction's company only. Applied after every migration to every table, so none is forgotten.
 */
export async function secureTables(tx: Tx): Promise<void> {
  for (const statement of createRole) await tx.execute(sql.raw(statement))
  const tables = await unsecuredTables(tx)
  for (const { name } of tables) {
    const table = sql.identifier(name)
    await tx.execute(sql`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`)
    await tx.execute(sql`DROP POLICY IF EXISTS company_isolation ON ${table}`)
    await tx.execute(sql`CREATE POLICY company_isolation ON ${table} TO kaname_app
      USING (company_cd = current_setting('kaname.company', true))
      WITH CHECK (company_cd = current_setting('kaname.company', true))`)
    await tx.execute(sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO kaname_app`)
  }
}

export class RowSecurityError extends Error {}

/** Start-up refuses to serve when the second lock can be bypassed. */
export async function proveRowSecurity(database: Database): Promise<void> {
  const open = await database.owner('read', unsecuredTables)
  if (open.length > 0)
    throw new RowSecurityError(
      `Tables without row-level security: ${open.map((table) => table.name).join(', ')}`,
    )
  const [who] = await database.company('START-UP', 'read', (tx) => rows<Rights>(tx, rights))
  if (
    !who ||
    who.role !== 'kaname_app' ||
    who.rolsuper ||
    who.rolbypassrls ||
    who.owns_tables ||
    who.is_member
  )
    throw new RowSecurityError(
      'The role kaname_app can bypass row-level security: it is a superuser, has BYPASSRLS, owns tables or belongs to a role that does',
    )
  const [seen] = await database.company('START-UP', 'read', (tx) =>
    rows<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM company WHERE company_cd <> 'START-UP'`),
  )
  if (seen?.n !== 0) throw new RowSecurityError('Rows of other companies are visible')
}

interface Rights {
  readonly role: string
  readonly rolsuper: boolean
  readonly rolbypassrls: boolean
  readonly owns_tables: boolean
  readonly is_member: boolean
}

const rights = sql`
  SELECT current_user AS role, r.rolsuper, r.rolbypassrls,
         EXISTS (SELECT FROM pg_class c WHERE c.relowner = r.oid AND c.relkind IN ('r', 'p')) AS owns_tables,
         EXISTS (SELECT FROM pg_auth_members m WHERE m.member = r.oid) AS is_member
  FROM pg_roles r WHERE r.rolname = current_user`

const unsecuredTables = (tx: Tx) =>
  rows<{ name: string }>(
    tx,
    sql`
    SELECT c.relname AS name
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND (NOT c.relrowsecurity
           OR NOT has_table_privilege('kaname_app', c.oid, 'SELECT, INSERT, UPDATE, DELETE')
           OR (SELECT count(*) FROM pg_policy p WHERE p.polrelid = c.oid) <> 1)
    ORDER BY 1`,
  )

/** Roles belong to the cluster, not to the database: two databases may be migrated at the same moment. */
const createRole = [
  `DO $$ BEGIN
    CREATE ROLE kaname_app NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$`,
  `DO $$ BEGIN
    EXECUTE format('GRANT kaname_app TO %I', current_user);
  EXCEPTION WHEN unique_violation THEN NULL;
  END $$`,
  `GRANT USAGE ON SCHEMA public TO kaname_app`,
]
