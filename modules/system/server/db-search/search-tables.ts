import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { guardFormula } from '#platform/contract/formula-text.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { csvLine } from '#platform/server/csv/cell-text.ts'
import { spool } from '#platform/server/csv/spool.ts'
import { rows, sqlState } from '#platform/server/database/database.ts'
import { isExactNumber, storedKind } from '#platform/server/database/stored-as-text.ts'
import { definedTables } from '#platform/server/master/defined-tables.ts'
import { writeWorkbook } from '#platform/server/workbook/write-workbook.ts'
import {
  dbSearchErrors,
  fileRows,
  searchSeconds,
  shownRows,
  type Question,
  type searchedTables,
  type searchFile,
  type searchTable,
} from '../../contract/db-search/db-search.ts'
import { directory } from '../directory.ts'
import { askedTable, isShown, searchStatement, type Column } from './search-statement.ts'

export async function listSearchedTables(context: Context): Promise<OutputOf<typeof searchedTables>> {
  const tables = await definedTables(context)
  return {
    list: tables.map(({ name, title, columns }) => ({
      name,
      title: title ? say(title, context.language) : '',
      columns: columns.filter(isShown).map((column) => headed(context, column)),
    })),
  }
}

const headed = ({ language }: Context, { name, label }: Column) => ({
  name,
  label: label ? say(label, language) : '',
})

export async function search(
  context: Context,
  { asked }: InputOf<typeof searchTable>,
): Promise<OutputOf<typeof searchTable>> {
  const { columns, found } = await find(context, asked, shownRows + 1)
  return {
    columns: columns.map(({ name, label }) => ({ name, label })),
    rows: found.slice(0, shownRows),
    more: found.length > shownRows,
  }
}

/** By which a spreadsheet knows UTF-8: what stands in a table need not fit into CP932. */
const byteOrderMark = '\uFEFF'

export async function writeSearchFile(
  context: Context,
  { asked, format }: InputOf<typeof searchFile>,
): Promise<FileAnswer> {
  const { columns, found } = await find(context, asked, fileRows)
  if (format === 'xlsx')
    return spool(`${asked.table}.xlsx`, (file) => writeSheet(file, asked.table, columns, found))
  const lines = [
    columns.map(({ name, label }) => label || name),
    ...found.map((cells) => cells.map((cell) => guardFormula(cell ?? ''))),
  ]
  return {
    name: `${asked.table}.csv`,
    content: Buffer.from(byteOrderMark + lines.map(csvLine).join('')),
  }
}

type Found = Awaited<ReturnType<typeof find>>

function writeSheet(file: string, name: string, columns: Found['columns'], found: Found['found']) {
  const isNumber = columns.map(({ kind }) => kind === 'number')
  async function* lines() {
    for (const cells of found)
      yield cells.map((cell, at) =>
        cell !== null && isNumber[at] && isExactNumber(cell) ? Number(cell) : cell,
      )
  }
  const sheet = {
    name,
    columns: columns.map(({ name: column, label, kind }) => ({
      ...{
        heading: label || column,
        width: 18,
        kind: kind === 'number' ? ('number' as const) : ('text' as const),
      },
    })),
  }
  return writeWorkbook(file, sheet, lines())
}

/** In the read-only transaction of the call, for so long and no longer. */
async function find(context: Context, asked: Question, limit: number) {
  const { tx, session } = context
  await tx.execute(sql`SELECT set_config('statement_timeout', ${`${searchSeconds}s`}, true)`)
  try {
    const known = await askedTable(context, asked)
    const zone = await directory.timeZoneOf(tx, session)
    const statement = searchStatement(context, known, asked, { zone, limit })
    const cells = Object.fromEntries(known.columns.map((_, at) => [`c${at}`, z.string().nullable()]))
    const found = await rows(tx, cells, statement)
    return {
      columns: known.columns.map((column) => ({ ...headed(context, column), kind: storedKind(column) })),
      found: found.map((row) => known.columns.map((_, at) => row[`c${at}`] ?? null)),
    }
  } catch (error) {
    if (sqlState(error) === '57014') throw dbSearchErrors.BIZ_QUERY_SLOW.with({ seconds: searchSeconds })
    throw error
  }
}
