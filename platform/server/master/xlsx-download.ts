import { abortDivision } from '#platform/contract/code-table.ts'
import type { Field } from '#platform/contract/fields.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { Language, Text } from '#platform/contract/text.ts'
import type { AnyValues } from '#platform/contract/master-record.ts'
import type { Reading } from '../list/download-source.ts'
import { wallClock } from '../workbook/wall-clock.ts'
import type { WorkbookCell, WorkbookColumn } from '../workbook/sheet-xml.ts'
import { typedCell } from '../workbook/typed-cell.ts'
import { writeWorkbook } from '../workbook/write-workbook.ts'
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
  const clock = wallClock(timeZone)
  const column = (
    name: string,
    {
      label,
      width,
      kind,
      words,
    }: Pick<Column, 'width' | 'kind'> & { readonly label: Text; readonly words?: Words },
  ): Column => ({
    heading: label[language],
    width,
    kind,
    cellOf: (record) => {
      const value = record[name]
      return (typeof value === 'string' && words?.[value]?.[language]) || typedCell(kind, value, clock)
    },
  })
  return [
    ...Object.entries(fields).map(([name, { label, width, kind, codes }]) =>
      column(name, { label, width, kind: kinds[kind], words: codes?.texts }),
    ),
    column('abort_div', { label: headings.abort_div, width: 8, kind: 'text', words: abortDivision.texts }),
    column('update_dt', { label: headings.update_dt, width: 18, kind: 'moment' }),
    column('update_user', { label: headings.update_user, width: 12, kind: 'text' }),
  ]
}

type Words = Readonly<Record<string, Text>> | undefined

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
  date: 'date',
  reference: 'text',
}
