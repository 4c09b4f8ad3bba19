import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Database, type Tx } from './database.ts'

/**
 * The second lock (decisions.md "Who may do what"): whatever a verb forgets to filter, the role `kaname_app` sees and
 * writes rows of the transaction's company only; and where the transaction is locked to a factory (`kaname.factory`: that
 * of the session, unless a call says by name why it goes across), of this factory and of none. Applied after every
 * migration to every table, so none is forgotten. Tables that are the company's, although their rows name a factory, say
 * so in a comment (db/migrations/0002_triggers.sql).
 */
export async function secureTables(tx: Tx): Promise<void> {
  for (const statement of createRole) await tx.execute(sql.raw(statement))
  const tables = await unsecuredTables(tx)
  for (const { name, locked } of tables) {
    const table = sql.identifier(name)
    await tx.execute(sql`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`)
    await tx.execute(sql`DROP POLICY IF EXISTS company_isolation ON ${table}`)
    await tx.execute(sql`CREATE POLICY company_isolation ON ${table} TO kaname_app
      USING (${ofThisCompany}) WITH CHECK (${ofThisCompany})`)
    await tx.execute(sql`DROP POLICY IF EXISTS factory_isolation ON ${table}`)
    if (locked)
      await tx.execute(sql`CREATE POLICY factory_isolation ON ${table} AS RESTRICTIVE TO kaname_app
        USING (${ofThisFactory}) WITH CHECK (${ofThisFactory})`)
    await tx.execute(sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO kaname_app`)
  }
}

/** Once set in a session and rolled back, the setting is '' and no longer missing; neither is a company. */
const ofThisCompany = sql`company_cd = NULLIF(current_setting('kaname.company', true), '')`
/** The same as PostgreSQL writes it back, in every version from 15. */
const ofThisCompanyWritten = `((company_cd)::text = NULLIF(current_setting('kaname.company'::text, true), ''::text))`

/**
 * Rows without a factory are the company's. The setting is asked once for a statement, not for each row; and said in this
 * way the planner knows how many rows a factory has.
 */
const factory = sql`(SELECT NULLIF(current_setting('kaname.factory', true), ''))`
export const ofThisFactory = sql`(${factory} IS NULL OR factory_cd = '' OR factory_cd = ${factory})`
const factoryWritten = `( SELECT NULLIF(current_setting('kaname.factory'::text, true), ''::text) AS "nullif")`
const ofThisFactoryWritten = `((${factoryWritten} IS NULL) OR ((factory_cd)::text = ''::text) OR ((factory_cd)::text = ${factoryWritten}))`

export class RowSecurityError extends Error {}

/** Start-up refuses to serve when the second lock can be bypassed. */
export async function proveRowSecurity(database: Database): Promise<void> {
  const open = await database.owner('read', unsecuredTables)
  if (open.length > 0)
    throw new RowSecurityError(
      `Tables without row-level security: ${open.map((table) => table.name).join(', ')}`,
    )
  const [who] = await database.company('START-UP', 'read', (tx) => rows(tx, rightsColumns, rights))
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
    rows(
      tx,
      { name: z.string() },
      sql`SELECT format('%I.%I', n.nspname, c.relname) AS name
          FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname IN ('public', 'own') AND c.relkind IN ('r', 'p', 'v')`,
    ),
  )
  for (const company of ['', 'START-UP']) {
    const visible = await database.owner('read', async (tx) => {
      await tx.execute(sql`SET LOCAL ROLE kaname_app`)
      await tx.execute(sql`SELECT set_config('kaname.company', ${company}, true)`)
      const seen = tables.map(
        ({ name }) =>
          sql`SELECT ${name}::text AS name WHERE EXISTS (SELECT FROM ${sql.raw(name)} WHERE company_cd <> ${company})`,
      )
      return seen.length === 0 ? [] : rows(tx, { name: z.string() }, sql.join(seen, sql` UNION ALL `))
    })
    if (visible.length > 0)
      throw new RowSecurityError(
        `Rows of other companies are visible in ${visible.map((table) => table.name).join(', ')}`,
      )
  }
}

const rightsColumns = {
  role: z.string(),
  rolsuper: z.boolean(),
  rolbypassrls: z.boolean(),
  owns_tables: z.boolean(),
  is_member: z.boolean(),
}

const rights = sql`
  SELECT current_user AS role, r.rolsuper, r.rolbypassrls,
         EXISTS (SELECT FROM pg_class c WHERE c.relowner = r.oid AND c.relkind IN ('r', 'p')) AS owns_tables,
         EXISTS (SELECT FROM pg_auth_members m WHERE m.member = r.oid) AS is_member
  FROM pg_roles r WHERE r.rolname = current_user`

/** Of a table `c`: that it is locked to the factory. */
export const isLocked = sql`(EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'factory_cd' AND NOT a.attisdropped)
  AND coalesce(obj_description(c.oid, 'pg_class'), '') NOT LIKE '%across factories%')`

const unsecuredTables = (tx: Tx) =>
  rows(
    tx,
    { name: z.string(), locked: z.boolean() },
    sql`
    SELECT c.relname AS name, ${isLocked} AS locked
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND (NOT c.relrowsecurity
           OR NOT has_table_privilege('kaname_app', c.oid, 'SELECT, INSERT, UPDATE, DELETE')
           OR (SELECT array_agg(DISTINCT p.polpermissive || written ORDER BY p.polpermissive || written DESC)
               FROM pg_policy p, unnest(ARRAY[pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)]) written
               WHERE p.polrelid = c.oid) IS DISTINCT FROM
              ARRAY['true' || ${ofThisCompanyWritten}::text] || CASE WHEN ${isLocked} THEN ARRAY['false' || ${ofThisFactoryWritten}::text] END)
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
