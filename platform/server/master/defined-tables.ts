import { getTableName } from 'drizzle-orm'
import { whoAndWhen } from '#platform/contract/master-list.ts'
import { texts, type Text } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import { readTables, type ReadableTable } from '../database/readable-tables.ts'
import { listServices } from '../list/list-service.ts'
import { servedMasters } from './served-master.ts'

export interface DefinedTable extends Omit<ReadableTable, 'columns'> {
  readonly title: Text | undefined
  readonly columns: readonly (ReadableTable['columns'][number] & { readonly label: Text | undefined })[]
}

/** What every master and document carries beside its own. */
const commonLabels = {
  ...texts({
    company_cd: { ja: '会社コード', en: 'Company code', zh: '公司代码' },
    factory_cd: { ja: '工場コード', en: 'Factory code', zh: '工厂代码' },
    abort_div: { ja: '廃止区分', en: 'Discontinued', zh: '作废区分' },
    update_cnt: { ja: '更新回数', en: 'Changes', zh: '更新次数' },
  }),
  ...Object.fromEntries(Object.entries(whoAndWhen).map(([name, { label }]) => [name, label])),
}

/** What a master says of its table and columns, its table has as names. */
export async function definedTables({
  tx,
  registered,
}: Pick<Context, 'tx' | 'registered'>): Promise<readonly DefinedTable[]> {
  const masters = new Map(registered(servedMasters).map(({ master, table }) => [getTableName(table), master]))
  const elsewhere = labelsElsewhere(registered)
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
      columns: table.columns.map((column) => ({
        ...column,
        label: labels.get(column.name) ?? elsewhere.get(column.name),
      })),
    }
  })
}

/** A column that all masters and lists call alike is called so in other tables, too. */
function labelsElsewhere(registered: Context['registered']): ReadonlyMap<string, Text> {
  const found = new Map<string, Text | null>()
  const columns = [
    ...registered(servedMasters).flatMap(({ master }) => Object.entries(master.fields)),
    ...registered(listServices).flatMap(({ list }) => Object.entries(list.columns)),
  ]
  for (const [name, { label }] of columns) {
    const known = found.get(name)
    found.set(name, known === undefined || known?.ja === label.ja ? label : null)
  }
  return new Map([...found].flatMap(([name, label]) => (label ? [[name, label] as const] : [])))
}
