import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from './database.ts'
import type { RowOf } from './stated-columns.ts'

/**
 * What people may look at table by table: tables that are locked to a company, without what opens a door (hashes, tokens,
 * passwords, secrets, PINs, keys of programs, addresses that programs are told at, messages that carry codes to people) and without what passes anyway (sessions and the like).
 */
export const readTables = (tx: Tx): Promise<readonly ReadableTable[]> => rows(tx, tableColumns, tables)

export type ReadableTable = RowOf<typeof tableColumns>
const tableColumns = {
  name: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      required: z.boolean(),
      initial: z.string(),
      identity: z.boolean(),
    }),
  ),
  constraints: z.array(
    z.object({
      name: z.string(),
      /** p: the key; f: a reference to `of`. */
      kind: z.enum(['p', 'f']),
      columns: z.array(z.string()),
      of: z.string(),
      definition: z.string(),
    }),
  ),
}

const isPrivate = sql.raw(
  `(a.attname ~ '(^|_)(hash|hashes|token|secret|password|pin|api_key|private_key)($|_)' OR a.attgenerated <> '')`,
)

const tables = sql`
  SELECT c.relname AS name,
    (SELECT json_agg(json_build_object(
        'name', a.attname,
        'type', format_type(a.atttypid, a.atttypmod),
        'required', a.attnotnull,
        'initial', coalesce(pg_get_expr(d.adbin, d.adrelid), ''),
        'identity', a.attidentity <> '') ORDER BY a.attnum)
      FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND NOT ${isPrivate}) AS columns,
    (SELECT coalesce(json_agg(json_build_object(
        'name', k.conname,
        'kind', k.contype,
        'columns', (SELECT json_agg(a.attname ORDER BY array_position(k.conkey, a.attnum)) FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum = ANY (k.conkey)),
        'of', coalesce(f.relname, ''),
        'definition', pg_get_constraintdef(k.oid)) ORDER BY k.contype DESC, k.conname), '[]')
      FROM pg_constraint k LEFT JOIN pg_class f ON f.oid = k.confrelid
      WHERE k.conrelid = c.oid AND k.contype IN ('p', 'f') AND k.conparentid = 0
        AND NOT EXISTS (SELECT FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum = ANY (k.conkey) AND ${isPrivate})) AS constraints
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relrowsecurity
    AND c.relname !~ '(^|_)(hash|token|secret|password|pin|draft_key|api_key|webhook|outbox)($|_)'
    AND coalesce(obj_description(c.oid, 'pg_class') NOT LIKE 'passing:%', true)
    AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'company_cd')
  ORDER BY 1`
