import { sql, type SQL } from 'drizzle-orm'
import { readClosedDays } from '#modules/master/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Wording } from '#platform/server/module/demo.ts'
import { dayMap, daysAfter, type DayMap } from './day-map.ts'
import { playedFirst } from './played-days.ts'
import type { Past, PastColumn, PastTable, PastValue } from './past-file.ts'

const calendar = 'FAC'
/** A holiday of the played months may have begun before. */
const before = 420

/** Writes down what the demo company has done in the twelve months before `today`: it was played with the product's own verbs, and its days lie here now. */
export async function loadPast(
  context: Context,
  past: Past,
  { today, wording }: { readonly today: string; readonly wording: Wording },
): Promise<void> {
  const from = daysAfter(today < playedFirst ? today : playedFirst, -before)
  const isClosed = await readClosedDays(context, [calendar], from)
  const isWorked = (day: string) => !isClosed(calendar, day)
  const map = dayMap(today, { played: isWorked, here: isWorked })
  const asHere = translator(map, wording)
  const { company_cd } = context.session
  for (const table of past.tables) await loadTable(context.tx, { table, company_cd, asHere })
}

type AsHere = (column: PastColumn, value: PastValue) => PastValue

/** What was written down as it reads here, in the language of the company. */
function translator(map: DayMap, wording: Wording): AsHere {
  const said = new Map<string, string>()
  const say = (written: string): string => {
    const known = said.get(written)
    if (known !== undefined) return known
    const text = wording.text(written)
    said.set(written, text)
    return text
  }
  const moments = new Map<string, string>()
  const moment = (written: string): string => {
    const known = moments.get(written)
    if (known !== undefined) return known
    const local = new Date(Date.parse(written) + japan).toISOString()
    const there = `${map.day(local.slice(0, 10))}${local.slice(10)}`
    const found = new Date(Date.parse(there) - japan).toISOString()
    moments.set(written, found)
    return found
  }
  const follow = {
    '': (written: string) => (isJapanese.test(written) ? say(written) : written),
    ...{ day: map.day, fixed: map.fixed, month: map.month, moment },
    lot: (written: string) =>
      lotOfDay.test(written) ? `${lotDay(map, written)}${written.slice(6)}` : written,
  }
  return ({ follows }, value) => (typeof value === 'string' ? follow[follows](value) : value)
}

const japan = 9 * 3_600_000
const isJapanese = /[\u3001-\u30ff\u3400-\u9fff\uff01-\uffef]/
/** Lots of the beginning carry their day: 261101-1. */
const lotOfDay = /^\d{6}-\d+$/

function lotDay(map: DayMap, lot: string): string {
  const played = `20${lot.slice(0, 2)}-${lot.slice(2, 4)}-${lot.slice(4, 6)}`
  return map.day(played).slice(2).replaceAll('-', '')
}

interface Loading {
  readonly table: PastTable
  readonly company_cd: string
  readonly asHere: AsHere
}

const rowsAtOnce = 2000

async function loadTable(tx: Tx, { table, company_cd, asHere }: Loading): Promise<void> {
  const columns = table.columns.map((column) => ({
    name: column.name,
    values: column.values?.map((value) => asHere(column, value)),
    same: column.same === undefined ? undefined : asHere(column, column.same),
  }))
  const names = ['company_cd', ...columns.map(({ name }) => name)]
  for (let from = 0; from < table.rows; from += rowsAtOnce) {
    const some = Array.from({ length: Math.min(rowsAtOnce, table.rows - from) }, (_, at) => ({
      company_cd,
      ...Object.fromEntries(
        columns.map(({ name, values, same }) => [name, values ? values[from + at] : same] as const),
      ),
    }))
    const recorded = sql`jsonb_populate_recordset(NULL::${sql.identifier(table.name)}, ${JSON.stringify(some)}::jsonb)`
    await tx.execute(written(table.name, names, recorded))
  }
}

/** What the masters have begun, and the past goes on with: the column that is another one now, by the key of its row. */
const goneOn: Readonly<Record<string, { readonly key: readonly string[]; readonly column: string }>> = {
  ar_balance: { key: ['customer_cd', 'branch_no'], column: 'balance_dt' },
  data_kind_control: { key: ['kind'], column: 'last_no' },
}

function written(table: string, names: readonly string[], recorded: SQL): SQL {
  const begun = goneOn[table]
  const into = sql.identifier(table)
  if (!begun) {
    const columns = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )
    return sql`INSERT INTO ${into} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM ${recorded}`
  }
  const column = sql.identifier(begun.column)
  const isSame = sql.join(
    ['company_cd', ...begun.key].map(
      (name) => sql`begun.${sql.identifier(name)} = played.${sql.identifier(name)}`,
    ),
    sql` AND `,
  )
  return sql`UPDATE ${into} AS begun SET ${column} = played.${column} FROM ${recorded} AS played WHERE ${isSame}`
}

/** Columns that count by themselves go on after the past: of the whole database, which the company's own role may not move. */
export const countPast = (database: Database, past: Past): Promise<void> =>
  database.owner('write', async (tx) => {
    for (const { name, counts, columns } of past.tables) {
      if (counts === '') continue
      const last = Math.max(...(columns.find((one) => one.name === counts)?.values ?? []).map(Number))
      await tx.execute(
        sql`SELECT count(nextval(pg_get_serial_sequence(${name}, ${counts}))) FROM generate_series(1, ${last}::int)`,
      )
    }
  })
