import { deductibleShare } from '#modules/master/contract/deductible-share.ts'
import { taxCode } from '#modules/master/contract/tax.ts'
import { boughtIn } from '#modules/master/contract/trade-unit.ts'
import { readPurchaseTerms, type PurchaseTerms } from '#modules/master/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import type { SlipCompletion, SlipToComplete, StoredSlip } from '#platform/server/slip/kept-slip.ts'
import type { lineOfPurchase as lineCall } from '../../contract/purchase/purchase-calls.ts'
import { purchaseErrors } from '../../contract/purchase/purchase-errors.ts'
import { purchaseSlip } from '../../contract/purchase/purchase-slip.ts'

export type StoredPurchase = StoredSlip<typeof purchaseSlip>
export type PurchaseHeader = SlipRecordOf<typeof purchaseSlip>['header']
export type PurchaseLine = StoredPurchase['lines'][number]

export const termsOf = (
  context: Context,
  { supplier_cd, branch_no }: Pick<PurchaseHeader, 'supplier_cd' | 'branch_no'>,
  lines: readonly Pick<PurchaseLine, 'item_cd'>[],
): Promise<PurchaseTerms> =>
  readPurchaseTerms(context, {
    ...{ supplier_cd, branch_no },
    items: [...new Set(lines.map(({ item_cd }) => item_cd).filter((code) => code !== ''))],
  })

/** The supplier's rule of tax and its registration, as they are now. */
export function ruleOf({ supplier }: PurchaseTerms) {
  const { tax_div, tax_fraction } = purchaseSlip.header
  return {
    tax_div: tax_div.schema.parse(supplier?.tax_div ?? '1'),
    tax_fraction: tax_fraction.schema.parse(supplier?.tax_fraction ?? '1'),
    invoice_reg_no: supplier?.invoice_reg_no ?? '',
  }
}

type Dated = Pick<PurchaseLine, 'receipt_dt'>

/** The day on which a line counts for the tax: that of the goods. */
export const taxDayOf = ({ receipt_dt }: Dated, account_dt: string): string => receipt_dt || account_dt

export const rateOn = ({ taxes }: PurchaseTerms, tax_cd: string, on_dt: string): string | undefined =>
  taxes.find((tax) => tax.tax_cd === tax_cd && tax.from_dt <= on_dt)?.rate

/** What follows from the supplier, the items and the day; what a line has from its origin stays that of its origin. */
export async function completePurchase(
  context: Context,
  { header, lines, stored }: SlipToComplete<typeof purchaseSlip>,
): Promise<SlipCompletion<typeof purchaseSlip>> {
  const terms = await termsOf(context, header, lines)
  const isSame =
    stored?.header.supplier_cd === header.supplier_cd && stored.header.branch_no === header.branch_no
  const rule = isSame ? stored.header : ruleOf(terms)
  const { tax_div, tax_fraction, invoice_reg_no } = rule
  const completed = lines.map((line, at) => {
    const item = terms.items.find(({ item_cd }) => item_cd === line.item_cd)
    const named = {
      ...boughtIn(item, line.qty),
      ...{ unit_cd: item?.unit_cd ?? '', item_nm: line.item_nm || (item?.item_nm ?? '') },
    }
    if (line.origin_no !== '') return named
    const on_dt = taxDayOf(line, header.account_dt)
    const tax_rate = rateOn(terms, line.tax_cd, on_dt)
    if (tax_rate === undefined)
      throw purchaseErrors.BIZ_PURCHASE_TAX_RATE.with({
        date: on_dt,
        name: taxCode.texts[line.tax_cd].ja,
      }).at(`lines.${at}.tax_cd`)
    return { ...named, tax_rate, deductible_rate: deductibleShare(invoice_reg_no !== '', on_dt) }
  })
  return { header: { tax_div, tax_fraction, invoice_reg_no }, lines: completed }
}

/** The same for the screen while one types: a rate that is missing is refused when it is saved. */
export async function lineOfPurchase(
  context: Context,
  { is_new_item, tax_cd, ...line }: InputOf<typeof lineCall>,
): Promise<OutputOf<typeof lineCall>> {
  const terms = await termsOf(context, line, [line])
  const [item] = terms.items
  const category = is_new_item === '1' && item ? item.tax_cd : tax_cd
  const on_dt = taxDayOf(line, line.account_dt)
  return {
    ...{ unit_cd: item?.unit_cd ?? '', item_nm: item?.item_nm ?? '', tax_cd: category },
    tax_rate: rateOn(terms, category, on_dt) ?? '0',
    deductible_rate: deductibleShare((terms.supplier?.invoice_reg_no ?? '') !== '', on_dt),
  }
}
