import {
  bigint,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  unique,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import type { Field, Fields } from '#platform/contract/fields.ts'
import { fixedPart } from '#platform/contract/master-references.ts'
import type { AnySlip } from '#platform/contract/slip.ts'
import { referencesIn } from '#platform/contract/slip-references.ts'
import { codeColumn, commonColumns, companyColumn } from '../database/columns.ts'
import { columnNamed, columnOf, keyColumns, tableOf } from '../master/master-table.ts'

export type SlipTables = ReturnType<typeof slipTables>

/**
 * The tables of a kept slip, from its definition: header and lines under company, factory and the slip's key, their
 * fields with the foreign keys of their references, and on the header what every document has.
 */
export function slipTables(slip: AnySlip, name: string) {
  for (const field of [...Object.keys(slip.header), ...Object.keys(slip.lines)])
    if (own.has(field))
      throw new Error(`${slip.name}: every document has ${field}, a field needs another name`)
  const lineName = `${name}_line`
  const key = slipKeyColumns(slip)
  const header = pgTable(
    name,
    {
      company_cd: companyColumn(),
      factory_cd: codeColumn(10).notNull(),
      ...columnsOf(slip, slip.header),
      data_no: bigint({ mode: 'bigint' }).notNull(),
      revision: integer().notNull().default(0),
      /** The revision that has been printed or sent last. */
      issued_revision: integer(),
      /** Of the lines that there have ever been: a number is not given twice. */
      last_line_no: integer().notNull().default(0),
      ...commonColumns(),
    },
    (table) => [
      primaryKey({ columns: [table.company_cd, ...named(table, key.slice(1))] }),
      unique(`${name}_data_no`).on(table.company_cd, table.data_no),
      index(`${name}_by_date`).on(table.company_cd, ...named(table, ['factory_cd', dateOf(slip)])),
      ...pointing(name, slip.header, table, [dateOf(slip)]),
    ],
  )
  const lines = pgTable(
    lineName,
    {
      company_cd: companyColumn(),
      factory_cd: codeColumn(10).notNull(),
      ...Object.fromEntries(slip.key.map((part) => [part, columnOf(fieldOf(slip, part))])),
      line_no: integer().notNull(),
      /** Where it stands on the slip. */
      place_no: integer().notNull(),
      ...columnsOf(slip, slip.lines),
    },
    (table) => [
      primaryKey({ columns: [table.company_cd, ...named(table, [...key.slice(1), 'line_no'])] }),
      foreignKey({
        name: `${lineName}_of_header`,
        columns: [table.company_cd, ...named(table, key.slice(1))],
        foreignColumns: [
          columnNamed(header, 'company_cd'),
          ...key.slice(1).map((part) => columnNamed(header, part)),
        ],
      }),
      ...pointing(lineName, slip.lines, table, []),
    ],
  )
  return { header, lines }
}

/** What tells slips apart, in their tables. Documents belong to a factory. */
export const slipKeyColumns = ({ key }: Pick<AnySlip, 'key'>): readonly string[] => [
  'company_cd',
  'factory_cd',
  ...key,
]

const own = new Set([
  ...['company_cd', 'factory_cd', 'data_no', 'revision', 'issued_revision', 'last_line_no', 'line_no'],
  ...['place_no', 'create_user', 'create_dt', 'update_user', 'update_dt', 'update_cnt'],
])

function dateOf({ name, kept }: AnySlip): string {
  if (!kept) throw new Error(`${name} is not a kept slip`)
  return kept.date
}

function fieldOf({ name, header }: AnySlip, part: string): Field {
  const field = header[part]
  if (!field) throw new Error(`${name} has no field ${part}`)
  return field
}

const columnsOf = (slip: AnySlip, fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isBlankNumber(slip, name, field)
        ? numeric({ precision: field.precision ?? 18, scale: field.scale ?? 0 })
        : columnOf(field),
    ]),
  )

/** A number that may be left out, or that has not been computed, is no zero. */
export const isBlankNumber = (
  slip: Pick<AnySlip, 'computed'>,
  name: string,
  { kind, required }: Field,
): boolean => kind === 'decimal' && (!required || slip.computed.includes(name))

type Columns = Readonly<Record<string, PgColumn>>

const named = (table: Columns, names: readonly string[]): PgColumn[] =>
  names.map((name) => {
    const column = table[name]
    if (!column) throw new Error(`No column ${name}`)
    return column
  })

/**
 * Foreign keys of the references, and the indexes by which "used by" finds who points to a record. Those of a header end with its day:
 * what a customer ordered in some days is found without looking at all its orders.
 */
const pointing = (table: string, fields: Fields, columns: Columns, day: readonly string[]) =>
  referencesIn(fields).flatMap(({ name, target, parts }) => {
    const held = parts.filter((part) => fixedPart(part) === undefined)
    const [first, ...rest] = named(columns, [
      'company_cd',
      ...(target.perFactory ? ['factory_cd'] : []),
      ...held,
    ])
    const [toFirst, ...toRest] = ['company_cd', ...keyColumns(target)].map((part) =>
      columnNamed(tableOf(target), part),
    )
    if (!first || !toFirst) return []
    const isWhole = held.length === parts.length
    return [
      ...(isWhole
        ? [
            foreignKey({
              name: `${table}_${name}_fk`,
              columns: [first, ...rest],
              foreignColumns: [toFirst, ...toRest],
            }),
          ]
        : []),
      index(`${table}_of_${name}`).on(first, ...rest, ...named(columns, day)),
    ]
  })
