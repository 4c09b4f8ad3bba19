import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { workerRead } from '#modules/master/server/views.ts'
import { planErrors } from '#modules/production/contract/plan/plan-errors.ts'
import { holdWork, recordProgress } from '#modules/production/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, decimal, plus, written, zero } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { takeStep } from '#platform/server/audit/status-history.ts'
import { rows } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { recordWork as recordCall } from '../contract/work-calls.ts'
import { workErrors } from '../contract/work-errors.ts'
import { workMachine, type WorkVerb } from '../contract/work-machine.ts'
import { postWork } from './post-work.ts'
import { eventOfClient, writeEvent } from './work-events.ts'

type Asked = InputOf<typeof recordCall>

const verbs = { 1: 'start', 2: 'stop', 3: 'resume', 4: 'report', 5: 'finish' } as const satisfies Record<
  string,
  WorkVerb
>

/**
 * One event of a process: its state, its pieces and what they drew, in one transaction. What a device sends a second time, because
 * it never heard the answer, is the event that it was the first time.
 */
export async function recordWork(context: Context, asked: Asked): Promise<OutputOf<typeof recordCall>> {
  const occurred_at = momentOf(asked, context.now)
  const biz_dt = await businessDateOf(context)
  await refuseUnknownWorker(context, asked)
  return inOneUnit(context, async () => {
    const work = await holdWork(context, asked)
    const known = await eventOfClient(context, asked)
    if (known) return () => known
    const { header, operation } = work
    if (header.instruction_status === '2') throw planErrors[20060].with({ code: header.work_order_no })
    if (operation.outside_flg) throw workErrors.BIZ_WORK_OUTSIDE.with({ process: operation.process_no })
    const verb = verbs[asked.event_kind]
    const work_status = await takeStep(context, workMachine, {
      ...{
        document: 'work_order_operation',
        key: `${context.session.factory_cd} ${header.work_order_no} ${operation.process_no}`,
      },
      ...{ state: operation.work_status, verb, facts: {}, reason: asked.reason_cd || asked.remarks },
    })
    const counts = verb === 'report' || verb === 'finish'
    const [good, defective] = counts ? [decimal(asked.good_qty), decimal(asked.defective_qty)] : [zero, zero]
    if (verb === 'report' && compare(plus(good, defective), zero) === 0)
      throw workErrors.BIZ_WORK_COUNT.with().at('good_qty')
    if (compare(defective, zero) > 0 && asked.reason_cd === '')
      throw workErrors.BIZ_WORK_REASON.with().at('reason_cd')
    const { posted, drawn } = await postWork(context, work, {
      ...{ good, defective, biz_dt, reason_cd: asked.reason_cd },
    })
    const counted = { good_qty: written(good), defective_qty: written(defective) }
    recordProgress(context, work, { ...counted, work_status, used: drawn, at: occurred_at })
    return writeEvent(context, () => ({
      ...{ work_order_no: header.work_order_no, process_no: operation.process_no },
      facility_cd: operation.facility_cd,
      ...{ event_kind: asked.event_kind, worker_cd: asked.worker_cd, reason_cd: asked.reason_cd },
      ...{ ...counted, drawn, remarks: asked.remarks, biz_dt, client_key: asked.client_key },
      ...{ status_before: operation.work_status, ledger_nos: posted?.value.ledger_nos ?? [] },
      occurred_at: occurred_at.toISOString(),
    }))
  })
}

/** A device may be behind by a shift without a line, and ahead by what clocks differ. */
function momentOf({ occurred_at }: Asked, now: Date): Date {
  if (occurred_at === undefined) return now
  const said = new Date(occurred_at)
  const ahead = said.getTime() - now.getTime()
  if (ahead > mostAheadMs || ahead < -mostBehindMs) throw workErrors.BIZ_WORK_CLOCK.with()
  return ahead > 0 ? now : said
}

const mostAheadMs = 5 * 60_000
const mostBehindMs = 7 * 24 * 60 * 60_000

async function refuseUnknownWorker({ tx, session }: Context, { worker_cd }: Asked): Promise<void> {
  if (worker_cd === '') return
  const found = await rows(
    tx,
    { worker_cd: z.string() },
    sql`SELECT w.worker_cd FROM ${workerRead.rows} AS w WHERE w.company_cd = ${session.company_cd}
      AND w.factory_cd = ${session.factory_cd} AND w.worker_cd = ${worker_cd} AND w.abort_div = '0'`,
  )
  if (found.length === 0) throw workErrors.BIZ_WORKER_UNKNOWN.with({ code: worker_cd }).at('worker_cd')
}
