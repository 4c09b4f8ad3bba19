import { byName, namesOf } from '#platform/contract/by-name.ts'
import { codes } from '#platform/contract/code-table.ts'
import type { Text } from '#platform/contract/text.ts'
import type { Quality } from './stock-codes.ts'

/**
 * Where one end of a movement may lie: the outside that goods come from or go to, a place of ours, or the place of a
 * direct delivery, which is virtual too.
 */
export type End = 'arrival' | 'dispatch' | 'stock' | 'direct'

/**
 * What the goods are worth: the price of the document, the price at which they once came or went, nothing, what they
 * cost at present, the standard, an amount to add, a new price; `unvalued` goods are counted and not worth anything.
 */
export type PriceRule =
  'given' | 'origin' | 'free' | 'current' | 'standard' | 'amount' | 'new-price' | 'unvalued'

/** Who posts it: a person in a stock screen, the slip of another module, or the adjustment of a count. */
export type Poster = 'hand' | 'document' | 'count'

export interface Division {
  readonly text: Text
  /** The first one is meant where a movement names none. */
  readonly from: readonly End[]
  readonly to: readonly End[]
  /** What it does to the quantity of our stock. A change of value has no ends. */
  readonly sign: '+' | '-' | '±' | '0'
  readonly price: PriceRule
  readonly posters: readonly Poster[]
  readonly needsReason: boolean
  /** Counts in the sales or purchases of the period, and with which sign. */
  readonly counts: { readonly in: 'sales' | 'purchase'; readonly sign: '+' | '-' } | undefined
  /** Which goods leave and which arrive, where that is what the division says; the first is meant where none is named. */
  readonly quality: { readonly from: readonly Quality[]; readonly to: readonly Quality[] } | undefined
  /** The truth, which can always be posted: what was allocated of goods that are not there is released. */
  readonly truth: boolean
}

const row = (text: Text, more: Partial<Division>): Division => ({
  text,
  from: [],
  to: [],
  sign: '0',
  price: 'current',
  posters: ['document'],
  needsReason: false,
  counts: undefined,
  quality: undefined,
  truth: false,
  ...more,
})
const sales = (sign: '+' | '-') => ({ in: 'sales', sign }) as const
const purchase = (sign: '+' | '-') => ({ in: 'purchase', sign }) as const
const byHand: readonly Poster[] = ['hand', 'document']

/** 受払区分: specification section 9, and the movements of production (decisions.md "Stock"). Data, also shown to the user. */
const rows = {
  '001': row(
    { ja: '期首在庫', en: 'Opening stock', zh: '期初库存' },
    { from: ['arrival'], to: ['stock'], sign: '+', price: 'given', posters: byHand, needsReason: true },
  ),
  '010': row(
    { ja: '仕入入庫', en: 'Purchase', zh: '采购入库' },
    { from: ['arrival'], to: ['stock', 'direct'], sign: '+', price: 'given', counts: purchase('+') },
  ),
  '016': row(
    { ja: '無償入庫', en: 'Free purchase', zh: '无偿入库' },
    { from: ['arrival'], to: ['stock'], sign: '+', price: 'free' },
  ),
  '020': row(
    { ja: '仕入返品', en: 'Purchase return', zh: '采购退货' },
    { from: ['stock', 'direct'], to: ['arrival'], sign: '-', price: 'origin', counts: purchase('-') },
  ),
  '030': row(
    { ja: '在庫移動', en: 'Stock move', zh: '库存移动' },
    { from: ['stock'], to: ['stock'], posters: byHand },
  ),
  '040': row(
    { ja: '完成入庫', en: 'Completion', zh: '完工入库' },
    { from: ['arrival', 'stock'], to: ['stock'], sign: '+', price: 'standard' },
  ),
  '041': row(
    { ja: '材料消費', en: 'Material issue', zh: '材料消耗' },
    { from: ['stock'], to: ['dispatch'], sign: '-' },
  ),
  '042': row(
    { ja: '工程間移動', en: 'Transfer between processes', zh: '工序间移动' },
    { from: ['arrival', 'stock'], to: ['stock', 'dispatch'], price: 'unvalued' },
  ),
  '045': row(
    { ja: '不良計上', en: 'Defect', zh: '不良登记' },
    {
      from: ['stock'],
      to: ['stock'],
      posters: byHand,
      needsReason: true,
      quality: { from: ['0', '1'], to: ['2'] },
      truth: true,
    },
  ),
  '046': row(
    { ja: '手直し戻し', en: 'Return from rework', zh: '返修转回' },
    {
      from: ['stock'],
      to: ['stock'],
      posters: byHand,
      needsReason: true,
      quality: { from: ['2'], to: ['0', '1'] },
    },
  ),
  '047': row(
    { ja: '不良廃棄', en: 'Scrapped defects', zh: '不良报废' },
    { from: ['stock'], to: ['dispatch'], sign: '-', needsReason: true },
  ),
  '048': row(
    { ja: '検査合格', en: 'Acceptance', zh: '检验合格' },
    { from: ['stock'], to: ['stock'], posters: byHand, quality: { from: ['1'], to: ['0'] } },
  ),
  '060': row(
    { ja: '値増減', en: 'Price plus or minus', zh: '加减价' },
    { price: 'amount', posters: byHand, needsReason: true, counts: purchase('+') },
  ),
  '061': row(
    { ja: '単価変更', en: 'Price change', zh: '单价变更' },
    { price: 'new-price', posters: byHand, needsReason: true },
  ),
  '080': row(
    { ja: '在庫調整', en: 'Adjustment', zh: '库存调整' },
    { from: ['arrival'], to: ['stock'], sign: '±', posters: byHand, needsReason: true },
  ),
  '085': row(
    { ja: '廃棄', en: 'Disposal', zh: '废弃' },
    { from: ['stock'], to: ['dispatch'], sign: '-', posters: byHand, needsReason: true, truth: true },
  ),
  '090': row(
    { ja: '棚卸調整', en: 'Inventory adjustment', zh: '盘点调整' },
    { from: ['arrival'], to: ['stock'], sign: '±', posters: ['count'], needsReason: true, truth: true },
  ),
  '500': row(
    { ja: '売上出庫', en: 'Sales', zh: '销售出库' },
    { from: ['stock'], to: ['dispatch'], sign: '-', counts: sales('+') },
  ),
  '501': row(
    { ja: '直送出庫1', en: 'Direct sales 1', zh: '直送出库1' },
    { from: ['direct'], to: ['dispatch'], sign: '-', price: 'origin', counts: sales('+') },
  ),
  '505': row(
    { ja: '預り出荷', en: 'Deposit shipping', zh: '寄存出货' },
    { from: ['stock'], to: ['dispatch'], sign: '-', price: 'unvalued' },
  ),
  '507': row(
    { ja: '直送出庫2', en: 'Direct sales 2', zh: '直送出库2' },
    { from: ['stock'], to: ['dispatch'], sign: '-', counts: sales('+') },
  ),
  '520': row(
    { ja: '売上返品', en: 'Sales return', zh: '销售退货' },
    { from: ['dispatch'], to: ['stock'], sign: '+', price: 'origin', counts: sales('-') },
  ),
  '521': row(
    { ja: '直送返品', en: 'Direct sales return', zh: '直送退货' },
    { from: ['dispatch'], to: ['direct'], sign: '+', price: 'origin', counts: sales('-') },
  ),
} as const

export type DivisionCode = keyof typeof rows
export const divisions: Readonly<Record<DivisionCode, Division>> = rows

/** By which goods are used: sold, or drawn by production. */
export const usingDivisions = ['041', '500', '507'] as const satisfies readonly DivisionCode[]

/** By which our good stock becomes more or less without a document that a plan had reckoned with. */
export const correctingDivisions: readonly DivisionCode[] = ['001', '045', '046', '080', '085', '090', '520']

/** A price of its own, at which everything there is valued by the last purchase. */
export const setsLastPrice = ({ price }: Division): boolean => price === 'given'

/** Values of 060 and 061 change; everything else moves goods. */
export const changesValue = ({ price }: Division): boolean => price === 'amount' || price === 'new-price'

const textsOf = (table: Readonly<Record<DivisionCode, Division>>) =>
  byName(namesOf(table), (code) => table[code].text)
export const stockDivision = codes('stock_div', textsOf(rows))
