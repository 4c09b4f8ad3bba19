import { taxCode } from '#modules/master/contract/tax.ts'
import { readSalesTerms, type SalesTerms } from '#modules/master/server/index.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import type { SlipCompletion, SlipToComplete, StoredSlip } from '#platform/server/slip/kept-slip.ts'
import { salesErrors } from '../../contract/sale/sales-errors.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'
import { onlyLot } from './lots-sold.ts'
import { originsOf, type Origin } from './origins.ts'

export type StoredSales = StoredSlip<typeof salesSlip>
export type SalesHeader = SlipRecordOf<typeof salesSlip>['header']
export type SalesLine = StoredSales['lines'][number]

export const termsOf = (
  context: Context,
  { customer_cd, branch_no }: Pick<SalesHeader, 'customer_cd' | 'branch_no'>,
  lines: readonly Pick<SalesLine, 'item_cd'>[],
): Promise<SalesTerms> =>
  readSalesTerms(context, {
    ...{ customer_cd, branch_no },
    items: [...new Set(lines.map(({ item_cd }) => item_cd).filter((code) => code !== ''))],
  })

/** Who gets the invoice, and his rule of tax, as they are now. */
export function ruleOf({ customer }: SalesTerms) {
  const { tax_div, tax_calc_unit, tax_fraction, sales_basis } = salesSlip.header
  return {
    invoice_to_cd: customer?.invoice_to_cd ?? '',
    invoice_to_branch_no: customer?.invoice_to_branch_no ?? '',
    sales_basis: sales_basis.schema.parse(customer?.sales_basis ?? '1'),
    tax_div: tax_div.schema.parse(customer?.tax_div ?? '1'),
    tax_calc_unit: tax_calc_unit.schema.parse(customer?.tax_calc_unit ?? '2'),
    tax_fraction: tax_fraction.schema.parse(customer?.tax_fraction ?? '1'),
  }
}

/** The default storehouse of every factory. */
const headOffice = '999'

/** Where an item is kept, if anywhere. */
export const warehouseOf = (item: SalesTerms['items'][number] | undefined): string =>
  item?.stock_flg ? item.warehouse_cd || headOffice : ''

/** The day on which the goods left decides the rate (domain-reference §4.1). */
export const taxDayOf = ({ slip_dt, account_dt }: Pick<SalesHeader, 'slip_dt' | 'account_dt'>): string =>
  slip_dt || account_dt

export const rateOn = ({ taxes }: SalesTerms, tax_cd: string, on_dt: string): string | undefined =>
  taxes.find((tax) => tax.tax_cd === tax_cd && tax.from_dt <= on_dt)?.rate

/** What follows from the customer, the items and the day; what a line has from its origin stays that of its origin. */
export async function completeSales(
  context: Context,
  { header, lines, stored }: SlipToComplete<typeof salesSlip>,
): Promise<SlipCompletion<typeof salesSlip>> {
  const terms = await termsOf(context, header, lines)
  const isSame =
    stored?.header.customer_cd === header.customer_cd && stored.header.branch_no === header.branch_no
  const { customer } = terms
  const { invoice_to_cd, invoice_to_branch_no, sales_basis, tax_div, tax_calc_unit, tax_fraction } = isSame
    ? stored.header
    : ruleOf(terms)
  const on_dt = taxDayOf(header)
  const origins = await originsOf(context, { header, lines })
  const before = new Map(stored?.lines.map((line) => [line.line_no, line]))
  return {
    header: {
      ...{ invoice_to_cd, invoice_to_branch_no, sales_basis, tax_div, tax_calc_unit, tax_fraction },
      slip_dt: header.slip_dt || header.account_dt,
      destination_cd: header.destination_cd || (customer?.destination_cd ?? ''),
      employee_cd: header.employee_cd || (customer?.employee_cd ?? ''),
      department_cd: header.department_cd || (customer?.department_cd ?? ''),
    },
    lines: lines.map((line, at) => {
      const item = terms.items.find(({ item_cd }) => item_cd === line.item_cd)
      const named = { unit_cd: item?.unit_cd ?? '', item_nm: line.item_nm || (item?.item_nm ?? '') }
      const origin = origins[at]
      if (line.sales_div === '520')
        return {
          ...{ ...named, location_cd: line.location_cd || warehouseOf(item) },
          ...returned(line, origin, rateOn(terms, line.tax_cd, on_dt)),
        }
      if (line.origin_no !== '') return named
      const tax_rate = rateOn(terms, line.tax_cd, on_dt)
      if (tax_rate === undefined)
        throw salesErrors.BIZ_SALES_TAX_RATE.with({
          ...{ date: on_dt, name: taxCode.texts[line.tax_cd].ja },
        }).at(`lines.${at}.tax_cd`)
      return { ...named, tax_rate, ...retyped(line, before.get(line.line_no)) }
    }),
  }
}

/** A price that somebody changes is no longer that of the order. */
function retyped(line: SalesLine, before: SalesLine | undefined): Partial<SalesLine> {
  if (!before) return {}
  const isSame = before.unit_price === line.unit_price && before.price_base_qty === line.price_base_qty
  return isSame ? {} : { price_source: '2' }
}

/** A return has price and rate of what it brings back; without an origin those that were typed. */
function returned(line: SalesLine, origin: Origin | undefined, rate: string | undefined): Partial<SalesLine> {
  const return_judgement = line.return_judgement === '9' ? '0' : line.return_judgement
  if (!origin) return { return_judgement, tax_rate: rate ?? '0' }
  const { sales_no, line_no, unit_price, price_base_qty, tax_cd, tax_rate, order_no, order_line_no } = origin
  return {
    ...{ return_judgement, unit_price, price_base_qty, tax_cd, tax_rate, order_no, order_line_no },
    ...{ origin_no: sales_no, origin_line_no: String(line_no), price_source: '4' },
    lot_no: line.lot_no || onlyLot(origin.lots),
    ...{ item_cd: origin.item_cd, item_nm: line.item_nm || origin.item_nm, unit_cd: origin.unit_cd },
  }
}
