import { sql } from 'drizzle-orm'
import { demoGoods, type DemoGoods } from '#modules/master/server/index.ts'
import { slipNumberOf } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { handSlipKind, stockSlipNumber } from '../../contract/stock-codes.ts'
import { postStock } from '../ledger/post-stock.ts'
import type { Movement } from '../ledger/posting.ts'

/** How many of an item lie there when the company begins. */
const mostOf: Readonly<Record<string, readonly [least: number, step: number, kinds: number]>> = {
  PRODUCT: [5, 5, 8],
  SEMI: [4, 2, 10],
  INTER: [20, 10, 8],
  PARTMADE: [20, 10, 12],
  PART: [120, 40, 20],
  MATERIAL: [60, 15, 12],
  SUPPLY: [30, 10, 8],
}

function openingQty(item: DemoGoods): number {
  const [least, step, kinds] = mostOf[item.item_type_cd] ?? [10, 1, 1]
  const qty = least + step * (item.figure % kinds)
  // Motors are not kept by the hundred.
  return Number(item.purchase_price ?? 0) > 5000 ? Math.ceil(qty / 20) : qty
}

/** Of what is more than a few, a third lies behind. */
const reserved = (qty: number): number => (qty < 12 ? 0 : Math.floor(qty / 3))

const opening = { reason_cd: '90', reason: '稼働開始時の在庫' }

/** Lots carry the day on which they were made, spindles a number each. */
function openingOf(item: DemoGoods, date: string): readonly Movement[] {
  const { item_cd } = item
  const line = (qty: number, lot_no = '', location_cd = item.location_cd): Movement => ({
    ...opening,
    stock_div: '080',
    item_cd,
    qty: String(qty),
    to: { location_cd, lot_no },
  })
  const lines = (lot_no?: string) => {
    const inReserve = item.reserve_cd === '' ? 0 : reserved(openingQty(item))
    return [
      line(openingQty(item) - inReserve, lot_no),
      ...(inReserve > 0 ? [line(inReserve, lot_no, item.reserve_cd)] : []),
    ]
  }
  if (item.lot_control === '2')
    return [1, 2, 3].map((number) =>
      line(1, `${item_cd.replace('-', '')}-${String(number).padStart(4, '0')}`),
    )
  if (item.lot_control === '1') return lines(`${date.slice(2).replaceAll('-', '')}-1`)
  return lines()
}

const itemsOf = (...types: readonly string[]) => demoGoods.filter((item) => types.includes(item.item_type_cd))

const moved = (item: DemoGoods, qty: number, to: string): Movement => ({
  stock_div: '030',
  item_cd: item.item_cd,
  qty: String(qty),
  from: { location_cd: item.location_cd },
  to: { location_cd: to },
})

/** Every fourth material and part goes to where it is worked on. */
const brought = (turn: number): readonly Movement[] =>
  itemsOf('MATERIAL', 'PART')
    .filter((item, at) => at % 4 === turn && openingQty(item) > 50)
    .map((item) => moved(item, 10 + 5 * turn, item.item_type_cd === 'MATERIAL' ? 'WIP-CUT' : 'WIP-ASM'))

const scrapped: readonly Movement[] = itemsOf('SUPPLY').map((item) => ({
  stock_div: '085',
  item_cd: item.item_cd,
  qty: '2',
  from: { location_cd: item.location_cd },
  reason_cd: '40',
  reason: '使用期限切れ',
}))

const corrected: readonly Movement[] = itemsOf('PART')
  .slice(0, 6)
  .map((item, at) => ({
    stock_div: '080',
    item_cd: item.item_cd,
    qty: at % 2 === 0 ? '-3' : '4',
    to: { location_cd: item.location_cd },
    reason_cd: '20',
    reason: '現物確認',
  }))

/** Opening stock on the first day of the month before last, and what people have entered since; a company with a past has what that has left. */
export const fillStock: Demo = async (context, today, { text }) => {
  if (await hasStock(context)) return
  const first = firstOfMonth(today, -2)
  const onDay = (days: number, movements: readonly Movement[]) =>
    post(
      context,
      dayAfter(first, days),
      movements.map((one) => (one.reason === undefined ? one : { ...one, reason: text(one.reason) })),
    )
  for (const types of [['PRODUCT'], ['SEMI', 'INTER'], ['PARTMADE'], ['PART', 'MATERIAL', 'SUPPLY']])
    await onDay(
      0,
      itemsOf(...types).flatMap((item) => openingOf(item, first)),
    )
  await onDay(9, brought(0))
  await onDay(16, brought(1))
  await onDay(24, scrapped)
  await onDay(33, brought(2))
  await onDay(44, corrected)
  await onDay(52, brought(3))
}

async function hasStock({ tx, session }: Context): Promise<boolean> {
  const { company_cd, factory_cd } = session
  const found = await rows(
    tx,
    {},
    sql`SELECT FROM stock_ledger WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} LIMIT 1`,
  )
  return found.length > 0
}

async function post(context: Context, biz_dt: string, movements: readonly Movement[]): Promise<void> {
  // One unit of work after the other: nobody else is in this company yet who could wait for their locks.
  const own = { ...context }
  await inOneUnit(own, () => {
    const document_no = slipNumberOf(own, { ...stockSlipNumber, date: biz_dt })
    postStock(own, { biz_dt, poster: 'hand', document_kind: handSlipKind, document_no, movements })
    return Promise.resolve(() => undefined)
  })
}

function firstOfMonth(today: string, months: number): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}
