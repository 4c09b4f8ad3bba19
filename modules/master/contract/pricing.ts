import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { compare, decimal, divided } from '#platform/contract/decimal.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { quantity } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { masterErrors } from './master-errors.ts'
import { priceBase } from './price-base.ts'

/** A quantity limit that is none. */
export const noLimit = '999999999'

/** Where a price comes from (decisions.md "Sales, purchasing, tax"). */
export const priceSource = codes('price_source', {
  1: { ja: '取引先別の単価', en: 'Price of the partner', zh: '往来单位单价' },
  2: { ja: '品目の標準単価', en: 'Standard price of the item', zh: '物料标准单价' },
  3: { ja: '単価なし（仮単価0円）', en: 'No price (provisional, 0)', zh: '无单价（暂定0）' },
})

export const bracket = z.object({
  from_dt: z.string(),
  /** As typed, or the day before the next period begins; blank for the last one. */
  to_dt: z.string(),
  qty_limit: z.string(),
  price: z.string(),
  price_base_qty: priceBase.schema,
  temp_price_flg: z.boolean(),
})
export type Bracket = z.output<typeof bracket>

/**
 * The bracket of a price list that holds: of the period of the day, the smallest limit that the quantity keeps. Where
 * typed ends let periods overlap there is one of each: who asks for a price is then refused (20001).
 */
export function bracketsFor(
  brackets: readonly Bracket[],
  { qty, on_dt }: { readonly qty: string; readonly on_dt: string },
): readonly Bracket[] {
  const kept = brackets
    .filter(({ from_dt, to_dt }) => from_dt <= on_dt && (to_dt === '' || on_dt <= to_dt))
    .filter(({ qty_limit }) => compare(decimal(qty), decimal(qty_limit)) <= 0)
    .toSorted((one, other) => compare(decimal(one.qty_limit), decimal(other.qty_limit)))
  return kept.filter((one, at) => kept.findIndex(({ from_dt }) => from_dt === one.from_dt) === at)
}

const oddity = codes('price_oddity', {
  overlap: { ja: '期間が重複', en: 'Periods overlap', zh: '期间重叠' },
  dearer: { ja: '数量が多いほど高い', en: 'Dearer for more', zh: '数量越多越贵' },
})
export const oddityTexts = oddity.texts

/** What is probably a slip of the pen: periods that overlap, and a price that rises with the quantity. */
export function odditiesOf(brackets: readonly Bracket[]): readonly Oddity[] {
  const forOne = ({ price, price_base_qty }: Bracket) =>
    divided(decimal(price), decimal(price_base_qty), 5, 'down')
  return brackets.flatMap(({ from_dt, to_dt, qty_limit }, at): Oddity[] => {
    const overlaps = brackets.some(
      (other) => other.from_dt > from_dt && (to_dt === '' || other.from_dt <= to_dt),
    )
    const isDearer = brackets.some(
      (other) =>
        other.from_dt === from_dt &&
        compare(decimal(other.qty_limit), decimal(qty_limit)) < 0 &&
        compare(forOne(other), forOne(brackets[at] ?? other)) < 0,
    )
    const of = { from_dt, qty_limit }
    return [
      ...(overlaps ? [{ ...of, kind: 'overlap' as const }] : []),
      ...(isDearer ? [{ ...of, kind: 'dearer' as const }] : []),
    ]
  })
}

/** What would be odd of a price list once this bracket stands in it, in place of the one that it changes. */
export const odditiesWith = (brackets: readonly Bracket[], typed: Bracket): readonly Oddity[] => {
  const others = brackets.filter(
    ({ from_dt, qty_limit }) =>
      from_dt !== typed.from_dt || compare(decimal(qty_limit), decimal(typed.qty_limit)) !== 0,
  )
  // Without a typed end it ends where the next period begins.
  const isFollowed = others.some(({ from_dt }) => from_dt > typed.from_dt)
  const to_dt = typed.to_dt === '' && isFollowed ? typed.from_dt : typed.to_dt
  return odditiesOf([...others, { ...typed, to_dt }]).filter(({ from_dt }) => from_dt === typed.from_dt)
}

const shownOddity = z.object({ from_dt: z.string(), qty_limit: z.string(), kind: oddity.schema })
export type Oddity = Readonly<z.output<typeof shownOddity>>

const asked = {
  branch_no: codeSchema(4).default('00'),
  item_cd: codeSchema(20),
  qty: quantity({ ja: '数量', en: 'Quantity', zh: '数量' }, { min: '0.001', initial: '1' }).schema,
  /** The order date decides, not the day of delivery. */
  on_dt: day,
}

const answer = z.object({
  price: z.string(),
  /** How many the price is for. */
  price_base_qty: priceBase.schema,
  temp_price_flg: z.boolean(),
  source: priceSource.schema,
  /** The whole price list of the partner for the item, by period and quantity. */
  brackets: z.array(bracket),
  oddities: z.array(shownOddity),
  /** What holds of it. */
  hit: bracket.nullable(),
  /** The item's own price, which holds where the partner has none. */
  item_price: z.string(),
  item_price_base_qty: priceBase.schema,
})
export type Priced = z.output<typeof answer>

const reading = { method: 'GET', guard: ['master:yes'], output: answer } as const

export const customerPrice = endpoint({
  ...reading,
  path: '/api/master/customer_unit_price/getPrice',
  summary: { ja: '得意先単価：単価の確認', en: 'Customer price: which one holds', zh: '客户单价：单价确认' },
  input: z.object({ customer_cd: codeSchema(10), ...asked }),
  errors: [http[404], masterErrors[20001]],
})

export const supplierPrice = endpoint({
  ...reading,
  path: '/api/master/unit_price/getPrice',
  summary: { ja: '仕入単価：単価の確認', en: 'Purchase price: which one holds', zh: '采购单价：单价确认' },
  input: z.object({ supplier_cd: codeSchema(10), ...asked }),
  errors: [http[404], masterErrors.MST_PURCHASE_PRICES],
})
