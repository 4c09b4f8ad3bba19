import { getTableName } from 'drizzle-orm'
import { texts, type Text } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import { readTables, type ReadableTable } from '../database/readable-tables.ts'
import { servedMasters } from './served-master.ts'

export interface DefinedTable extends Omit<ReadableTable, 'columns'> {
  readonly title: Text | undefined
  readonly columns: readonly (ReadableTable['columns'][number] & { readonly label: Text | undefined })[]
}

/** What every master and document carries beside its own. */
const commonLabels = texts({
  factory_cd: { ja: '工場コード', en: 'Factory', zh: '工厂代码' },
  abort_div: { ja: '廃止区分', en: 'Discontinued', zh: '作废区分' },
  create_user: { ja: '登録者', en: 'Entered by', zh: '登记人' },
  create_dt: { ja: '登録日時', en: 'Entered at', zh: '登记时间' },
  update_user: { ja: '更新者', en: 'Changed by', zh: '更新人' },
  update_dt: { ja: '更新日時', en: 'Changed at', zh: '更新时间' },
  update_cnt: { ja: '更新回数', en: 'Changes', zh: '更新次数' },
})

/** What a master says of its table and columns, its table has as names. */
export async function definedTables({
  tx,
  registered,
}: Pick<Context, 'tx' | 'registered'>): Promise<readonly DefinedTable[]> {
  const masters = new Map(registered(servedMasters).map(({ master, table }) => [getTableName(table), master]))
  const tables = await readTables(tx)
  return tables.map((table) => {
    const master = masters.get(table.name)
    const labels = new Map<string, Text>([
      ...Object.entries(commonLabels),
      ...Object.entries(master?.fields ?? {}).map(([name, { label }]) => [name, label] as const),
    ])
    return {
      ...table,
      title: master?.title,
      columns: table.columns.map((column) => ({ ...column, label: labels.get(column.name) })),
    }
  })
}
