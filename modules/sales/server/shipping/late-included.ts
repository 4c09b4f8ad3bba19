import { sql, type SQL } from 'drizzle-orm'
import type { Condition } from '#platform/contract/list-condition.ts'
import type { ListRow } from '#platform/contract/list-column.ts'

/** With 遅れを含む, the days that are asked for begin with everything that is still open from the days before them. */
export function askedWithLate(
  name: string,
  condition: Condition,
  { late_flg }: ListRow,
  column: (name: string) => SQL,
): SQL | undefined {
  if (name === 'late_flg') return late_flg === '1' ? sql`true` : undefined
  if (name !== 'ship_dt' || condition.is !== 'range' || late_flg !== '1') return undefined
  const { from, to } = condition
  return sql`(${column('ship_dt')} <= ${to}::date AND (${column('ship_dt')} >= ${from}::date OR ${column('late_flg')}))`
}
