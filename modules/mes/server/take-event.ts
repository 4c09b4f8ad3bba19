import { planErrors } from '#modules/production/contract/plan/plan-errors.ts'
import { recordProgress, type OrderInWork, type WorkInProgress } from '#modules/production/server/index.ts'
import { compare, decimal, plus, written, zero } from '#platform/contract/decimal.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { takeStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { crewAfter } from '../contract/crew.ts'
import type { Measured } from '../contract/measured.ts'
import type { WorkToldKind } from '../contract/work-codes.ts'
import { workErrors } from '../contract/work-errors.ts'
import { workMachine, type WorkVerb } from '../contract/work-machine.ts'
import { judgeMeasured, refuseUnchecked } from './check-items.ts'
import type { TakenLots } from './draw-parts.ts'
import { outsideAfter } from './outside-work.ts'
import { postWork } from './post-work.ts'
import { refuseHeldLot } from './quarantine/refuse-held-lot.ts'
import { refuseWrongRework, refuseWrongSource } from './refuse-wrong-rework.ts'
import { refuseWrongCounts } from './refuse-wrong-counts.ts'
import { refuseUnknownReason } from './refuse-unknown-reason.ts'
import { refuseCrew } from './hours/crew.ts'
import { lastEvent, writeEvent, type EventFields } from './work-events.ts'

/** What was said of a process. */
export interface ToldWork {
  readonly event_kind: WorkToldKind
  readonly good_qty: string
  readonly defective_qty: string
  readonly rework_qty: string
  readonly reason_cd: string
  readonly remarks: string
  readonly worker_cd: string
  /** Where; blank: at the machine of the process. */
  readonly facility_cd: string
  /** What was measured; only terminals tell it. */
  readonly measures?: readonly Measured[]
  /** Of its good pieces at the last process; one a piece, a blank one is given by the order. */
  readonly serial_nos?: readonly string[]
  /** Questions that a person has said yes to. */
  readonly agreed: readonly string[]
}

/** When it happened, on which day it counts, and what is kept of how it was told. */
interface Telling {
  readonly biz_dt: string
  readonly occurred_at: Date
  readonly kept: () => Partial<
    Pick<
      EventFields,
      | 'client_key'
      | 'batch_no'
      | 'line_no'
      | 'started_at'
      | 'shift_cd'
      | 'told_minutes'
      | 'charge_no'
      | 'charge_share'
    >
  >
  /** Where a refusal of its field is shown. */
  readonly cellOf: (field: string) => string
  /** A person may still say yes to it. */
  readonly ask: (question: BusinessError) => void
  /** What earlier events of the same unit have drawn. */
  readonly taken: TakenLots
}

const verbs = {
  1: 'start',
  2: 'stop',
  3: 'resume',
  4: 'report',
  5: 'finish',
  7: 'join',
  8: 'leave',
  S: 'setUp',
  K: 'firstGood',
  N: 'firstBad',
} as const satisfies Record<string, WorkVerb>

/**
 * One event of a process: its state, its pieces and what they drew, in a unit of work that holds its order. Answers the order as
 * it stands then.
 */
export async function takeEvent(
  context: Context,
  work: WorkInProgress,
  told: ToldWork,
  { biz_dt, occurred_at, kept, cellOf, ask, taken }: Telling,
): Promise<{ readonly order: OrderInWork; readonly event: () => { readonly event_no: string } }> {
  const { header, operation } = work
  const { event_kind, reason_cd, remarks, worker_cd } = told
  if (header.instruction_status === '2') throw planErrors[20060].with({ code: header.work_order_no })
  if (operation.outside_flg) throw workErrors.BIZ_WORK_OUTSIDE.with({ process: operation.process_no })
  await refuseUnknownReason(context, event_kind, reason_cd)
  const verb = verbs[event_kind]
  if (verb === 'start' || verb === 'resume') await refuseHeldLot(context, header)
  const work_status = await takeStep(context, workMachine, {
    ...{
      document: 'work_order_operation',
      key: `${context.session.factory_cd} ${header.work_order_no} ${operation.process_no}`,
    },
    ...{ state: operation.work_status, verb, facts: {}, reason: reason_cd || remarks },
  })
  const counts = verb === 'report' || verb === 'finish'
  const [good, defective, rework] = counts
    ? [decimal(told.good_qty), decimal(told.defective_qty), decimal(told.rework_qty)]
    : [zero, zero, zero]
  if (verb === 'report' && compare(plus(good, defective), zero) === 0)
    throw workErrors.BIZ_WORK_COUNT.with().at('good_qty')
  if (compare(defective, zero) > 0 && reason_cd === '')
    throw workErrors.BIZ_WORK_REASON.with().at('reason_cd')
  const pieces = plus(good, defective)
  await refuseWrongRework(context, work, { rework, pieces })
  await refuseWrongSource(context, work, { pieces })
  await refuseUnchecked(context, work, told, compare(pieces, zero) > 0)
  const measured = await judgeMeasured(context, work, told, { defective, ask })
  if (counts) refuseWrongCounts(work, told, ask)
  const process = { work_order_no: header.work_order_no, process_no: operation.process_no }
  const last = await lastEvent(context, process)
  const crew = last?.workers ?? []
  // What is in a charge stays in it.
  const charge = { charge_no: last?.charge_no ?? '', charge_share: last?.charge_share ?? null }
  refuseCrew(event_kind, worker_cd, crew)
  const workers = crewAfter(event_kind, worker_cd, crew)
  // What is begun elsewhere than planned goes on there; who comes to help brings no machine.
  const moves = verb !== 'join' && verb !== 'leave'
  const facility_cd = (moves && told.facility_cd) || operation.facility_cd
  const { posted, drawn, serial_nos } = await postWork(
    context,
    work,
    { good, defective, rework, biz_dt, reason_cd },
    { cellOf, taken, serial_nos: told.serial_nos ?? [] },
  )
  const counted = { good_qty: written(good), defective_qty: written(defective) }
  const rework_qty = written(rework)
  const reported = recordProgress(context, work, {
    ...{ ...counted, reworked_qty: rework_qty, work_status, facility_cd, used: drawn, at: occurred_at },
  })
  const order = counts ? await outsideAfter(context, reported, operation.process_no) : reported
  const event = () => ({
    ...{ ...process, facility_cd, event_kind, worker_cd, workers, reason_cd, remarks },
    ...{ ...counted, rework_qty, drawn, serial_nos, biz_dt, ...charge, ...kept() },
    ...{ status_before: operation.work_status, ledger_nos: posted?.value.ledger_nos ?? [] },
    occurred_at: occurred_at.toISOString(),
  })
  return { order, event: writeEvent(context, event, measured) }
}
