import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { finalInspection } from '#modules/production/server/views.ts'
import type { WorkInProgress } from '#modules/production/server/index.ts'
import { placeStockRead } from '#modules/stock/server/views.ts'
import {
  compare,
  decimal,
  minus,
  plus,
  sum,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { workErrors } from '../contract/work-errors.ts'
import { rejectedOf } from './final-inspection/rejected-pieces.ts'

/** 手直し: no more than is reported, and than there is of what the process before counted as defective. */
export async function refuseWrongRework(
  context: Context,
  work: WorkInProgress,
  { rework, pieces }: { readonly rework: Decimal; readonly pieces: Decimal },
): Promise<void> {
  if (compare(rework, zero) === 0) return
  const { operation, operations } = work
  const before = operations.find(({ process_no }) => process_no === operation.before_no)
  if (!before || before.outside_flg || compare(rework, pieces) > 0)
    throw workErrors.BIZ_WORK_REWORK.with({ qty: written(pieces, 0) }).at('rework_qty')
  const taken = plus(decimal(operation.reworked_qty), decimal(before.claimed_qty))
  const counted = minus(decimal(before.defective_qty), taken)
  const there = minus(
    await defectiveThere(context, work, {
      location_cd: operation.before_cd,
      process_no: operation.before_no,
    }),
    decimal(before.waiting_qty),
  )
  const available = compare(there, counted) < 0 ? there : counted
  if (compare(rework, available) > 0)
    throw workErrors[20129]
      .with({ name: before.operation_nm, qty: written(rework, 0), available: written(available, 0) })
      .at('rework_qty')
}

/** 手直し指示: its first process takes no more than the order is for, and than still lies there. */
export async function refuseWrongSource(
  context: Context,
  work: WorkInProgress,
  { pieces }: { readonly pieces: Decimal },
): Promise<void> {
  const { header, operation } = work
  if (header.parent_no === '' || operation.before_no !== 0) return
  const begun = plus(decimal(operation.good_qty), decimal(operation.defective_qty))
  const wanted = minus(decimal(operation.plan_qty), begun)
  const wasFinished = header.parent_process_no === finalInspection
  const there = wasFinished
    ? sum((await rejectedOf(context, header.parent_no)).map(({ qty }) => decimal(qty)))
    : await defectiveThere(context, work, {
        ...{ location_cd: operation.before_cd, process_no: header.parent_process_no },
      })
  const available = compare(there, wanted) < 0 ? there : wanted
  if (compare(pieces, available) > 0)
    throw workErrors[20129]
      .with({
        name: wasFinished ? header.parent_no : `${header.parent_no}-${header.parent_process_no}`,
        ...{ qty: written(pieces, 0), available: written(available, 0) },
      })
      .at('good_qty')
}

/** What of them has been thrown away or moved since is not there. */
async function defectiveThere(
  { tx, session }: Context,
  { header }: WorkInProgress,
  { location_cd, process_no }: { readonly location_cd: string; readonly process_no: number },
): Promise<Decimal> {
  const [found] = await rows(
    tx,
    { qty: z.string() },
    sql`SELECT trim_scale(coalesce(sum(b.qty), 0))::text AS qty FROM ${placeStockRead.rows} AS b
      WHERE b.company_cd = ${session.company_cd} AND b.factory_cd = ${session.factory_cd} AND b.location_cd = ${location_cd}
        AND b.item_cd = ${header.item_cd} AND b.lot_no = ${header.lot_no} AND b.quality = '2'
        AND b.process_no = ${String(process_no)}`,
  )
  return decimal(found?.qty ?? '0')
}
