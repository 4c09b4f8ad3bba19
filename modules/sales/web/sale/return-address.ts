import { compare, decimal, minus, written, zero } from '#platform/contract/decimal.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'

/** A line that has been sold, as its list or its slip has it. */
interface SoldLine {
  readonly sales_no: string
  readonly line_no: number
  readonly customer_cd: string
  readonly branch_no: string
  readonly sales_div: string
  readonly sales_slip_status: string
  readonly colour: string
  readonly corrected_by: string
  readonly item_cd: string
  readonly qty: string
  readonly returned_qty: string
  readonly unit_price: string
  readonly settled_price: string
  readonly tax_cd: string
  readonly tax_rate: string
}

const leftOf = ({ qty, returned_qty }: SoldLine) => minus(decimal(qty || '0'), decimal(returned_qty || '0'))

/** What was posted, was not corrected since, and has not come back yet. */
export const isReturnable = (line: SoldLine): boolean =>
  (line.sales_div === '500' || line.sales_div === '504') &&
  (line.sales_slip_status === '1' || line.sales_slip_status === '2') &&
  line.colour !== '1' &&
  line.corrected_by === '' &&
  compare(leftOf(line), zero) > 0

/** 返品: a new slip that brings back what is left of the line, at its price, with its origin named. */
export function returnAddress(line: SoldLine): string {
  const { customer_cd, branch_no, item_cd, tax_cd, tax_rate, sales_no, line_no } = line
  const values = {
    ...{ customer_cd, branch_no, sales_div: '520', item_cd, qty: written(leftOf(line)), tax_cd, tax_rate },
    unit_price: line.settled_price || line.unit_price,
    ...{ origin_no: sales_no, origin_line_no: String(line_no) },
  }
  return `${salesSlip.screen.path}?${new URLSearchParams(values).toString()}`
}
