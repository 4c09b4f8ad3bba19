import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { Fields, ReferredMaster } from '#platform/contract/fields.ts'
import { referencesIn } from '#platform/contract/slip-references.ts'
import type { AnySlip } from '#platform/contract/slip.ts'
import type { Text } from '#platform/contract/text.ts'
import { tableOf } from '../master/master-table.ts'
import { columnOf, pointsTo } from '../master/row-columns.ts'
import { ofDetails, type Use } from '../master/usage.ts'
import type { KeptSlip } from './kept-slip.ts'
import { slipKeyColumns } from './slip-table.ts'

/**
 * The documents of a kind that hold a record of a master, by the references of their headers and of their lines, as long
 * as something is still to come of them.
 */
export const usesBySlip =
  ({ slip, tables: { header, lines } }: KeptSlip) =>
  (master: ReferredMaster): readonly Use[] => {
    const table = getTableName(tableOf(master))
    const uses = (fields: Fields, alias: string, title: Text, where: (held: SQL) => SQL): readonly Use[] =>
      referencesIn(fields)
        .filter(({ target }) => target.name === master.name)
        .map((reference) => ({
          label: ofDetails(title, reference.field.label),
          holder: slip.name,
          path: slip.screen.path,
          rows: sql`FROM ${header} AS h WHERE ${where(pointsTo(reference, alias, table))}${isOpen(slip)}`,
          name: numberOf(slip),
        }))
    return [
      ...uses(slip.header, 'h', slip.title, (held) => held),
      ...uses(
        slip.lines,
        'l',
        linesOf(slip.title),
        (held) => sql`EXISTS (SELECT FROM ${lines} AS l WHERE ${isLineOf(slip)} AND ${held})`,
      ),
    ]
  }

const isLineOf = (slip: AnySlip): SQL =>
  sql.join(
    slipKeyColumns(slip).map((name) => sql`${columnOf('l', name)} = ${columnOf('h', name)}`),
    sql` AND `,
  )

const isOpen = ({ kept }: AnySlip): SQL =>
  sql.join(
    Object.entries(kept?.closed ?? {}).map(([axis, states = []]) => {
      const each = states.map((state) => sql`${state}`)
      return sql` AND ${columnOf('h', axis)} NOT IN (${sql.join(each, sql`, `)})`
    }),
  )

const numberOf = ({ key }: AnySlip): SQL =>
  sql.join(
    key.map((name) => columnOf('h', name)),
    sql` || ' ' || `,
  )

const linesOf = ({ ja, en, zh }: Text): Text => ({ ja: `${ja}明細`, en: `${en} lines`, zh: `${zh}明细` })
