import type { FileAnswer } from '#platform/contract/endpoint.ts'
import { abortDivision } from '#platform/contract/code-table.ts'
import type { Field } from '#platform/contract/fields.ts'
import type { Master } from '#platform/contract/master.ts'
import type { Language, Text } from '#platform/contract/text.ts'
import type { StepContext } from '../context.ts'
import { spool } from '../csv/spool.ts'
import { writeWorkbook, type WorkbookCell, type WorkbookColumn } from '../workbook/write-workbook.ts'
import type { ServedList } from '../list/served-list.ts'
import type { Search } from '../list/where-of-list.ts'
import { openDownload } from './csv-pages.ts'
import type { Stored } from './policy.ts'
import type { ServedMaster } from './served-master.ts'

interface Column extends WorkbookColumn {
  cellOf(record: Stored): WorkbookCell
}

/** What a search finds as a workbook to read: in the reader's language, codes with their words, typed cells. */
export async function downloadXlsx(
  served: ServedMaster,
  list: ServedList,
  context: StepContext,
  search: Search,
): Promise<FileAnswer> {
  const { master, directory } = served
  const { language, database } = context
  const { session, pages } = await openDownload(served, list, context, search)
  const timeZone = await database.company(session.company_cd, 'read', (tx) =>
    directory.timeZoneOf(tx, session),
  )
  const columns = columnsOf(master, language, timeZone)

  async function* lines() {
    for await (const page of pages)
      for (const record of page) yield columns.map((column) => column.cellOf(record))
  }
  const title = master.title[language]
  return spool(`${title}.xlsx`, (file) => writeWorkbook(file, { name: title, columns }, lines()))
}

function columnsOf({ fields }: Master, language: Language, timeZone: string): readonly Column[] {
  const own = Object.entries(fields).map(([name, field]): Column => ({
    heading: field.label[language],
    width: field.width,
    kind: kinds[field.kind],
    cellOf: (record) => cellOf(field.codes?.texts, record[name], language),
  }))
  const clock = wallClock(timeZone)
  return [
    ...own,
    {
      heading: headings.abort_div[language],
      width: 8,
      kind: 'text',
      cellOf: (record) => cellOf(abortDivision.texts, record['abort_div'], language),
    },
    {
      heading: headings.update_dt[language],
      width: 18,
      kind: 'moment',
      cellOf: (record) => clock(String(record['update_dt'])),
    },
    {
      heading: headings.update_user[language],
      width: 12,
      kind: 'text',
      cellOf: (record) => String(record['update_user']),
    },
  ]
}

const headings = {
  abort_div: { ja: '区分', en: 'Status', zh: '区分' },
  update_dt: { ja: '更新日時', en: 'Updated', zh: '更新时间' },
  update_user: { ja: '更新者', en: 'Updated by', zh: '更新人' },
} satisfies Record<string, Text>

const kinds: Readonly<Record<Field['kind'], WorkbookColumn['kind']>> = {
  code: 'text',
  name: 'text',
  kana: 'text',
  text: 'text',
  choice: 'text',
  flag: 'flag',
  integer: 'number',
  decimal: 'number',
  date: 'text',
  reference: 'text',
}

function cellOf(
  words: Readonly<Record<string, Text>> | undefined,
  value: unknown,
  language: Language,
): WorkbookCell {
  if (typeof value === 'boolean' || typeof value === 'number') return value
  const text = typeof value === 'string' ? value : ''
  return words?.[text]?.[language] ?? text
}

/** A workbook has no time zones: its moments are what the factory's clock showed, written as if it were UTC. */
function wallClock(timeZone: string): (moment: string) => Date {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (moment) => new Date(`${parts.format(new Date(moment)).replace(' ', 'T')}Z`)
}
