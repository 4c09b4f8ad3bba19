import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { ListColumn, ListRow } from '#platform/contract/list-column.ts'

/** Behind a price that is not for one: 8,500/100. */
export function perText({ per }: Pick<ListColumn, 'per'>, row: ListRow): string {
  const many = per === undefined ? undefined : row[per]
  return typeof many === 'string' && many !== '' && many !== '1' ? `/${grouped(decimal(many))}` : ''
}
