import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { workOrderOperationRead, workOrderPartRead, workOrderRead } from '#modules/production/server/views.ts'
import { expectedOf } from '#modules/stock/server/index.ts'
import { placeStockRead } from '#modules/stock/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { compare, decimal, plus, zero } from '#platform/contract/decimal.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { riskKind, type Board, type BoardRisk } from '../../contract/morning-board/board-calls.ts'
import { isLate } from '../../contract/progress-gantt/is-late.ts'
import type { ProgressedOperation, progressOnGantt } from '../../contract/progress-gantt/progress-calls.ts'
import { heldLots } from '../handover/how-things-stand.ts'
import { readProgress } from '../progress-gantt/read-progress.ts'

const text = z.string()
/** Of each kind; how many there are beyond is told. */
const mostShown = 6

const nothing = {
  ...{ at: null, work_order_no: '', process_no: 0, operation_nm: '', item_cd: '', item_nm: '' },
  ...{ facility_nm: '', lot_no: '', qty: '', unit_nm: '', amount: 0, coming_dt: '', remarks: '' },
} satisfies Omit<BoardRisk, 'risk_kind'>

/** 今日のリスク: what the progress Gantt calls late, what misses parts, what may not leave, and what nobody is to do. */
export async function readRisks(
  context: Context,
  biz_dt: string,
): Promise<Pick<Board, 'risks' | 'risk_counts'>> {
  const progress = await readProgress(context)
  const found = [
    ...lateOnes(progress),
    ...(await missingParts(context, biz_dt)),
    ...(await heldLots(context)).map(({ item_cd, item_nm, lot_no, qty, hold_reason }) => ({
      ...{ ...nothing, risk_kind: 'held' as const, item_cd, item_nm, lot_no, qty, remarks: hold_reason },
    })),
    ...unmanned(progress),
  ]
  const ofKind = groupedBy(found, ({ risk_kind }) => risk_kind)
  return {
    risks: riskKind.codes.flatMap((kind) => shown(ofKind.get(kind) ?? [])),
    risk_counts: riskKind.codes.flatMap((risk_kind) => {
      const count = ofKind.get(risk_kind)?.length ?? 0
      return count === 0 ? [] : [{ risk_kind, count }]
    }),
  }
}

/** An order is late once, with the process that is late most. */
function shown(risks: readonly BoardRisk[]): readonly BoardRisk[] {
  const named = new Set<string>()
  const first = risks.filter(({ risk_kind, work_order_no }) => {
    if (risk_kind !== 'late' && risk_kind !== 'behind') return true
    const isNew = !named.has(work_order_no)
    named.add(work_order_no)
    return isNew
  })
  return first.slice(0, mostShown)
}

type Progress = OutputOf<typeof progressOnGantt>

function lateOnes({ operations, now, first_day, facilities }: Progress): readonly BoardRisk[] {
  const machineOf = new Map(facilities.map(({ facility_cd, facility_nm }) => [facility_cd, facility_nm]))
  const late = operations
    .filter((one) => isLate(one, now))
    .map((one) => ({ one, behindDue: behindDue(one, now) }))
  const risks = late.map(({ one, behindDue: minutes }): BoardRisk => ({
    ...nothing,
    risk_kind: minutes > 0 ? 'late' : 'behind',
    at: one.planned_from !== null && dayOf(one.planned_from) === dayOf(now) ? clock(one.planned_from) : null,
    ...{ work_order_no: one.work_order_no, process_no: one.process_no, operation_nm: one.operation_nm },
    ...{ item_cd: one.item_cd, item_nm: one.item_nm, qty: one.plan_qty },
    facility_nm: machineOf.get(one.facility_cd) ?? '',
    amount: minutes > 0 ? minutes : (one.late_minutes ?? now - (one.planned_to ?? now)),
    coming_dt: dayAfter(first_day, dayOf(Math.max(one.planned_to ?? 0, now))),
  }))
  return risks.toSorted(
    (one, other) =>
      other.amount - one.amount ||
      one.work_order_no.localeCompare(other.work_order_no) ||
      one.process_no - other.process_no,
  )
}

/** It ends behind its due date, as it is planned or because that is over. */
const behindDue = ({ planned_to, due }: ProgressedOperation, now: number): number =>
  Math.max(planned_to ?? 0, now) - due

const dayOf = (minute: number): number => Math.floor(minute / 1440)
const clock = (minute: number): string => {
  const ofDay = minute - dayOf(minute) * 1440
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`
}

/** By machine: processes that are to begin today without anybody to do them. */
function unmanned({ operations, now, facilities }: Progress): readonly BoardRisk[] {
  const machineOf = new Map(facilities.map(({ facility_cd, facility_nm }) => [facility_cd, facility_nm]))
  const today = operations.filter(
    ({ work_status, worker_cd, planned_from, facility_cd }) =>
      work_status === '0' &&
      worker_cd === '' &&
      facility_cd !== '' &&
      planned_from !== null &&
      dayOf(planned_from) === dayOf(now),
  )
  return [...groupedBy(today, ({ facility_cd }) => facility_cd)].map(([facility_cd, same]) => ({
    ...{ ...nothing, risk_kind: 'unmanned' as const, amount: same.length },
    at: clock(Math.min(...same.map(({ planned_from }) => planned_from ?? 0))),
    facility_nm: machineOf.get(facility_cd) || facility_cd,
  }))
}

/** Parts that processes of today and before want, and that do not lie in the factory. */
async function missingParts(context: Context, biz_dt: string): Promise<readonly BoardRisk[]> {
  const { tx, session } = context
  const zone = await directory.timeZoneOf(tx, session)
  const short = await rows(
    tx,
    { item_cd: text, item_nm: text, unit_nm: text, qty: text, at: text.nullable(), work_order_no: text },
    sql`SELECT t.item_cd, ${itemRead.of('t', 'item_nm')} AS item_nm, ${itemRead.of('t', 'unit_nm')} AS unit_nm,
        trim_scale(t.need - t.there)::text AS qty,
        CASE WHEN (t.first_at AT TIME ZONE ${zone})::date = ${biz_dt}::date THEN to_char(t.first_at AT TIME ZONE ${zone}, 'FMHH24:MI') END AS at,
        t.work_order_no
      FROM (SELECT n.*, coalesce((SELECT sum(s.qty) FROM ${placeStockRead.rows} AS s WHERE s.company_cd = n.company_cd
          AND s.factory_cd = ${session.factory_cd} AND s.item_cd = n.item_cd AND s.quality = '0' AND s.process_no = ''), 0) AS there
        FROM (SELECT p.company_cd, p.item_cd, sum(p.need_qty - p.used_qty) AS need, min(o.start_at) AS first_at,
            (array_agg(p.work_order_no::text ORDER BY o.start_at))[1] AS work_order_no
          FROM ${workOrderPartRead.rows} AS p JOIN ${workOrderOperationRead.rows} AS o ON o.company_cd = p.company_cd
            AND o.factory_cd = p.factory_cd AND o.work_order_no = p.work_order_no AND o.process_no = p.process_no AND o.split_no = 1
          JOIN ${workOrderRead.rows} AS h ON h.company_cd = o.company_cd AND h.factory_cd = o.factory_cd
            AND h.work_order_no = o.work_order_no
          WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.supply_div = '1'
            AND p.need_qty > p.used_qty AND o.work_status <> '3' AND h.instruction_status <> '2'
            AND o.start_at < ((${biz_dt}::date + 1)::timestamp AT TIME ZONE ${zone})
          GROUP BY 1, 2) AS n) AS t
      WHERE t.need > t.there ORDER BY t.first_at, t.item_cd`,
  )
  const coming = await expectedOf(context, { items: short.map(({ item_cd }) => item_cd), today: biz_dt })
  return short.map((part) => {
    let come = zero
    const enough = (coming.get(part.item_cd) ?? []).find(({ counts, qty }) => {
      if (counts === 'order' || counts === 'production') come = plus(come, decimal(qty))
      return compare(come, decimal(part.qty)) >= 0
    })
    return { ...nothing, ...part, risk_kind: 'part' as const, coming_dt: enough?.date ?? '' }
  })
}
