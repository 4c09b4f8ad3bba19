import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from './database.ts'
import type { RowOf } from './stated-columns.ts'

export type CatalogueTable = RowOf<typeof catalogueColumns>
const catalogueColumns = {
  name: z.string(),
  /** In their order, without generated ones, which the database computes itself. */
  columns: z.array(z.string()),
  /** Tables that rows of this one point to. */
  references: z.array(z.string()),
  sequences: z.array(z.string()),
  hasTriggers: z.boolean(),
  /** Sessions and the like, which a backup leaves out and a restore empties; a migration says so in a comment. */
  passing: z.boolean(),
}

/** All tables of the program, each after those that it points to. */
export async function readCatalogue(tx: Tx): Promise<readonly CatalogueTable[]> {
  return inOrderOfReferences(await rows(tx, catalogueColumns, tables))
}

const tables = sql`
  SELECT c.relname AS name,
    (SELECT coalesce(json_agg(a.attname ORDER BY a.attnum), '[]') FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    (SELECT coalesce(json_agg(DISTINCT f.relname), '[]') FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
      WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.oid <> c.oid) AS "references",
    (SELECT coalesce(json_agg(s.relname ORDER BY s.relname), '[]') FROM pg_depend d JOIN pg_class s ON s.oid = d.objid
      WHERE d.refobjid = c.oid AND d.deptype IN ('a', 'i') AND s.relkind = 'S'
        AND d.classid = 'pg_class'::regclass AND d.refclassid = 'pg_class'::regclass) AS sequences,
    EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal) AS "hasTriggers",
    coalesce(obj_description(c.oid, 'pg_class') LIKE 'passing:%', false) AS passing
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  ORDER BY 1`

export function inOrderOfReferences<Table extends Pick<CatalogueTable, 'name' | 'references'>>(
  unordered: readonly Table[],
): readonly Table[] {
  const ordered: Table[] = []
  let waiting = unordered
  while (waiting.length > 0) {
    const done = new Set(ordered.map((table) => table.name))
    const ready = waiting.filter((table) => table.references.every((name) => done.has(name)))
    if (ready.length === 0)
      throw new Error(`Foreign keys in a circle: ${waiting.map((table) => table.name).join(', ')}`)
    ordered.push(...ready)
    waiting = waiting.filter((table) => !ready.includes(table))
  }
  return ordered
}
