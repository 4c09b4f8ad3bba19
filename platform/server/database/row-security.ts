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
      USING (${ofThisCompany}) WITH CHECK (${ofThisCompany})`)
    await tx.execute(sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO kaname_app`)
  }
}

/** Once set in a session and rolled back, the setting is '' and no longer missing; neither is a company. */
const ofThisCompany = sql`company_cd = NULLIF(current_setting('kaname.company', true), '')`
/** The same as PostgreSQL writes it back, in every version from 15. */
const ofThisCompanyWritten = `((company_cd)::text = NULLIF(current_setting('kaname.company'::text, true), ''::text))`

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
  await proveNothingIsSeen(database)
}

/** Whatever the catalogue says: without a company nothing is visible, and with one, nothing of another. */
async function proveNothingIsSeen(database: Database): Promise<void> {
  const tables = await database.owner('read', (tx) =>
    rows<{ name: string }>(
      tx,
      sql`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
    ),
  )
  for (const company of ['', 'START-UP']) {
    const visible = await database.owner('read', async (tx) => {
      await tx.execute(sql`SET LOCAL ROLE kaname_app`)
      await tx.execute(sql`SELECT set_config('kaname.company', ${company}, true)`)
      const seen = tables.map(
        ({ name }) =>
          sql`SELECT ${name}::text AS name WHERE EXISTS (SELECT FROM ${sql.identifier(name)} WHERE company_cd <> ${company})`,
      )
      return seen.length === 0 ? [] : rows<{ name: string }>(tx, sql.join(seen, sql` UNION ALL `))
    })
    if (visible.length > 0)
      throw new RowSecurityError(
        `Rows of other companies are visible in ${visible.map((table) => table.name).join(', ')}`,
      )
  }
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
           OR (SELECT array_agg(DISTINCT written)
               FROM pg_policy p, unnest(ARRAY[pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)]) written
               WHERE p.polrelid = c.oid) IS DISTINCT FROM ARRAY[${ofThisCompanyWritten}::text])
    ORDER BY 1`,
  )

/** Roles belong to the cluster, not to the database: two databases may be migrated at the same moment. */
const createRole = [
  // Where this user may not create roles, an administrator has created and granted it before (docs/operations.md).
  `DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kaname_app') THEN
      CREATE ROLE kaname_app NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$`,
  `DO $$ BEGIN
    IF NOT pg_has_role('kaname_app', 'MEMBER') THEN
      EXECUTE format('GRANT kaname_app TO %I', current_user);
    END IF;
  EXCEPTION WHEN unique_violation THEN NULL;
  END $$`,
  `GRANT USAGE ON SCHEMA public TO kaname_app`,
]
