import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { decimal, minus, zero } from '#platform/contract/decimal.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { addSlips } from '#platform/server/slip/insert-slips.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { holdSlips, isSlip } from '#platform/server/slip/read-kept.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type {
  cancelPurchase as cancelCall,
  correctPurchase as correctCall,
  postPurchase as postCall,
  reversePurchase as reverseCall,
} from '../../contract/purchase/purchase-calls.ts'
import { purchaseErrors } from '../../contract/purchase/purchase-errors.ts'
import { purchaseMachine } from '../../contract/purchase/purchase-machine.ts'
import type { purchaseSlip } from '../../contract/purchase/purchase-slip.ts'
import { purchase } from '../tables.ts'
import { refuseAccountDate } from '#modules/stock/server/index.ts'
import type { StoredPurchase } from './complete-purchase.ts'
import { guardCorrections, guardTypedReductions } from './guard-corrections.ts'
import { judgePurchase } from './judge-purchase.ts'
import { purchaseKept, refusalToCorrect, refusalToReverse } from './purchase-kept.ts'
import { redOf } from './red-slip.ts'
import { changeValue, type Difference } from './value-change.ts'

type Purchase = SlipRecordOf<typeof purchaseSlip>

/** 計上: from now on it is owed. A replacement takes its origin back with a reversal of the same day. */
export async function postPurchase(
  context: Context,
  { purchase_no }: InputOf<typeof postCall>,
): Promise<Purchase> {
  await inOneUnit(context, async () => {
    const { header } = await readKept(purchaseKept, context, { purchase_no })
    const origin_no = header.origin_purchase_no
    await hold(context, origin_no === '' ? [purchase_no] : [origin_no, purchase_no])
    const slip = await readKept(purchaseKept, context, { purchase_no })
    await stepSlip(
      purchaseKept,
      context,
      { purchase_no },
      { machine: purchaseMachine, verb: 'post', factsOf: (record) => record },
    )
    await refuseAccountDate(context, slip.header.account_dt, 'header.account_dt')
    await judgePurchase(context, { ...slip, stored: slip })
    refuseWithoutPrice(slip)
    const origin =
      origin_no === '' ? undefined : await readKept(purchaseKept, context, { purchase_no: origin_no })
    if (origin) await guardCorrections(context, slip, origin)
    await guardTypedReductions(context, slip, origin)
    if (origin) await replaceOrigin(context, origin, slip)
    await changeValue(context, {
      ...{ header: slip.header, number: purchase_no },
      differences: differencesOf(slip, origin),
    })
    return () => undefined
  })
  return readKept(purchaseKept, context, { purchase_no })
}

const hold = (context: Context, numbers: readonly string[]): Promise<void> =>
  holdSlips(
    purchaseKept,
    context,
    numbers.map((purchase_no) => ({ purchase_no })),
  )

function refuseWithoutPrice({ lines }: StoredPurchase): void {
  const at = lines.findIndex(({ stock_div, amount }) => stock_div !== '016' && figureOf(amount)?.units === 0n)
  if (at >= 0) throw purchaseErrors.BIZ_PURCHASE_NO_PRICE.with().at(`lines.${at}.unit_price`)
}

async function replaceOrigin(context: Context, origin: Purchase, slip: Purchase): Promise<void> {
  const refusal = refusalToCorrect(origin)
  if (refusal) throw refusal
  await addSlips(purchaseKept, context, [redOf(origin, slip.header)])
  markCorrected(context, origin.header.purchase_no, () => slip.header.purchase_no)
}

function markCorrected(context: Context, purchase_no: string, by: () => string): void {
  unitOf(context).write(async () => {
    await context.tx.execute(sql`UPDATE ${purchase} AS h SET corrected_by = ${by()}
      WHERE ${isSlip(purchaseKept, context, { purchase_no }, 'h')}`)
  })
}

/** Goods were posted when they came: what the stock hears of is a price plus or minus, and what a correction changes. */
export function differencesOf(
  slip: StoredPurchase,
  origin: StoredPurchase | undefined,
): readonly Difference[] {
  const before = new Map(origin?.lines.map((line) => [String(line.line_no), line]))
  const own = slip.lines.map((line): Difference => {
    const was = before.get(line.origin_line_no)
    before.delete(line.origin_line_no)
    const isGoods = line.source_line_no !== '0'
    const isNoValue = line.stock_div === '070' || (!was && !isGoods && line.stock_div !== '060')
    if (isNoValue) return { line, amount: zero }
    return { line, amount: minus(decimal(line.amount), decimal(was?.amount ?? '0')) }
  })
  const gone = [...before.values()].map((line): Difference => ({
    line,
    amount: line.stock_div === '060' ? minus(zero, decimal(line.amount)) : zero,
  }))
  return [...own, ...gone]
}

/** 訂正: begins the replacement; nothing is different until that is posted. */
export async function correctPurchase(
  context: Context,
  { purchase_no, account_dt, reason }: InputOf<typeof correctCall>,
): Promise<Purchase> {
  const number = await inOneUnit(context, async () => {
    await hold(context, [purchase_no])
    const origin = await readKept(purchaseKept, context, { purchase_no })
    const refusal = refusalToCorrect(origin)
    if (refusal) throw refusal
    await refuseAccountDate(context, account_dt, 'account_dt')
    await refuseSecondDraft(context, purchase_no)
    const keys = await addSlips(purchaseKept, context, [
      {
        header: {
          ...origin.header,
          ...({ purchase_no: '', colour: '2', purchase_status: '0' } as const),
          ...{ account_dt, reason, origin_purchase_no: purchase_no, statement_no: '' },
        },
        lines: origin.lines.map((line) => ({
          ...line,
          ...{ origin_no: purchase_no, origin_line_no: String(line.line_no) },
        })),
      },
    ])
    return () => keys()[0]?.purchase_no ?? ''
  })
  return readKept(purchaseKept, context, { purchase_no: number })
}

async function refuseSecondDraft(context: Context, purchase_no: string): Promise<void> {
  const { company_cd, factory_cd } = context.session
  const [open] = await rows(
    context.tx,
    { purchase_no: z.string() },
    sql`SELECT h.purchase_no FROM ${purchase} AS h WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}
      AND h.origin_purchase_no = ${purchase_no} AND h.purchase_status = '0' LIMIT 1`,
  )
  if (open) throw purchaseErrors.BIZ_PURCHASE_CORRECTED.with({ no: purchase_no, other: open.purchase_no })
}

/** 赤伝: what was typed by mistake is taken back, and nothing stands in its place. */
export async function reversePurchase(
  context: Context,
  { purchase_no, account_dt, reason }: InputOf<typeof reverseCall>,
): Promise<Purchase> {
  const number = await inOneUnit(context, async () => {
    await hold(context, [purchase_no])
    const origin = await readKept(purchaseKept, context, { purchase_no })
    const refusal = refusalToReverse(origin)
    if (refusal) throw refusal
    await refuseAccountDate(context, account_dt, 'account_dt')
    const red = redOf(origin, { account_dt, reason })
    const keys = await addSlips(purchaseKept, context, [red])
    const no = () => keys()[0]?.purchase_no ?? ''
    markCorrected(context, purchase_no, no)
    await changeValue(context, {
      ...{ header: { ...red.header, account_dt, reason }, number: purchase_no },
      differences: differencesOf({ ...origin, lines: [] }, origin),
    })
    return no
  })
  return readKept(purchaseKept, context, { purchase_no: number })
}

/** 取消 of what was never posted. */
export async function cancelPurchase(
  context: Context,
  { purchase_no, reason }: InputOf<typeof cancelCall>,
): Promise<Purchase> {
  await inOneUnit(context, async () => {
    const step = { machine: purchaseMachine, verb: 'cancel', reason } as const
    await stepSlip(purchaseKept, context, { purchase_no }, { ...step, factsOf: (record) => record })
    return () => undefined
  })
  return readKept(purchaseKept, context, { purchase_no })
}
