import { abortDivision } from '#platform/contract/code-table.ts'
import type { Field } from '#platform/contract/fields.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { Language, Text } from '#platform/contract/text.ts'
import type { AnyValues } from '#platform/contract/master-record.ts'
import type { Reading } from '../list/download-source.ts'
import { wallClock } from '../workbook/wall-clock.ts'
import { writeWorkbook, type WorkbookCell, type WorkbookColumn } from '../workbook/write-workbook.ts'
import type { ServedMaster } from './served-master.ts'

interface Column extends WorkbookColumn {
  cellOf(record: AnyValues): WorkbookCell
}

/** Records as a workbook to read: in the reader's language, codes with their words, typed cells. */
export async function writeXlsx(
  { master, directory }: ServedMaster,
  { read, session, language }: Reading,
  pages: AsyncIterable<readonly AnyValues[]>,
  file: string,
): Promise<void> {
  const timeZone = await read((tx) => directory.timeZoneOf(tx, session))
  const columns = columnsOf(master, language, timeZone)

  async function* lines() {
    for await (const page of pages)
      for (const record of page) yield columns.map((column) => column.cellOf(record))
  }
  await writeWorkbook(file, { name: master.title[language], columns }, lines())
}

function columnsOf({ fields }: AnyMaster, language: Language, timeZone: string): readonly Column[] {
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
  abort_div: { ja: '区分', en: 'Status', zh: '状态' },
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
