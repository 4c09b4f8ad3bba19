import { compare, decimal, zero } from '#platform/contract/decimal.ts'
import type { OrderStatus } from '../../contract/order-codes.ts'
import { backlogOf } from '../../contract/order-figures.ts'
import type { LineInProgress } from './line-in-progress.ts'

type States = Pick<LineInProgress, 'line_status' | 'shipping_status' | 'sales_status'>

/** The states of a line follow from its quantities; what was cancelled stays so. */
export function lineStates(line: LineInProgress): States {
  const isDone = compare(backlogOf(line), zero) <= 0
  const isClosed = line.closed_qty !== '0'
  const hasShipped = line.shipped_qty !== '0'
  const isSold = line.sold_qty !== '0' && compare(decimal(line.sold_qty), decimal(line.shipped_qty)) >= 0
  return {
    line_status: isDone ? (isClosed ? '8' : '1') : '0',
    shipping_status: hasShipped ? (isDone ? '2' : '1') : '0',
    sales_status: isDone && isSold ? '2' : '0',
  }
}

/** 完了 when none of its lines is open; 打切 when nothing but closed ones has come of it. */
export function orderState(lines: readonly OrderStatus[]): OrderStatus {
  if (lines.includes('0')) return '0'
  if (lines.includes('1')) return '1'
  return lines.includes('8') ? '8' : '9'
}
