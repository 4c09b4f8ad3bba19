import { and, eq } from 'drizzle-orm'
import { decimal, written } from '#platform/contract/decimal.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { editMode } from '#platform/contract/master-record.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { changedBy } from '#platform/server/master/edit-master.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { holdSlips } from '#platform/server/slip/read-kept.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type {
  answerRequest as answerCall,
  seeRequest as seeCall,
  withdrawRequest as withdrawCall,
} from '../../contract/requests/request-calls.ts'
import { requestStatus } from '../../contract/requests/request-codes.ts'
import { requestErrors } from '../../contract/requests/request-errors.ts'
import { requestsChanged } from '../../contract/requests/request-list.ts'
import { addCancel } from '../end-lines.ts'
import { judgeOrder } from '../entry/judge-order.ts'
import { orderKept } from '../order-kept.ts'
import { keepPromises } from '../promises/keep-promises.ts'
import { changeRequest } from './tables.ts'

type Request = typeof changeRequest.$inferSelect

/** An order that is changed because the planner has agreed: what was planned no longer stands against it, and what is made or bought beyond what it wants now becomes free. */
const agreedOrder: typeof orderKept = {
  ...orderKept,
  async judge(context, order) {
    await judgeOrder(context, order, { accepted: true })
    return keepPromises(context, order)
  },
}

/** Accepted, it goes through at once; what cannot be undone any more refuses, and the request stays open. */
export async function answerRequest(
  context: Context,
  { request_no, accept, answer }: InputOf<typeof answerCall>,
): Promise<Record<string, never>> {
  const isAccepted = accept === '1'
  if (!isAccepted && answer === '') throw validation.V_REQUIRED.with().at('answer')
  await inOneUnit(context, async () => {
    const request = await holdOpen(context, request_no)
    const { order_no } = request
    if (isAccepted) await carryOut(context, request)
    const { user_cd } = context.session
    await set(context, request_no, {
      ...{ request_status: accept, answer, answer_user: user_cd, answer_dt: context.now.toISOString() },
    })
    say(context, requestsChanged, { orders: [order_no] })
    return () => undefined
  })
  return {}
}

async function carryOut(context: Context, request: Request): Promise<void> {
  const { order_no, line_no, request_kind, wished_qty, wished_dt, reason } = request
  if (request_kind === '2')
    return addCancel(context, { order_no, reason: reason.slice(0, 100), accepted: true })
  const order = await readKept(orderKept, context, { order_no })
  const wished = wished_dt ?? ''
  await saveKept(agreedOrder, context, {
    ...{ assign_mode: editMode, update_cnt: order.update_cnt },
    header: { ...order.header, change_reason: reason.slice(0, 100) },
    lines: order.lines.map((line) => {
      if (line.line_no !== line_no) return line
      const { desired_dt, answer_dt, confirmed_dt } = line
      return {
        ...line,
        qty: wished_qty === null ? line.qty : written(decimal(wished_qty), 0),
        desired_dt: wished || desired_dt,
        // What has been said is said anew.
        answer_dt: answer_dt && (wished || answer_dt),
        confirmed_dt: confirmed_dt && (wished || confirmed_dt),
      }
    }),
  })
}

/** 取下げ: what nobody has answered is not wanted any more. */
export async function withdrawRequest(
  context: Context,
  { request_no }: InputOf<typeof withdrawCall>,
): Promise<Record<string, never>> {
  await inOneUnit(context, async () => {
    const { order_no } = await holdOpen(context, request_no)
    await set(context, request_no, { request_status: '3' })
    say(context, requestsChanged, { orders: [order_no] })
    return () => undefined
  })
  return {}
}

/** A request that waits, with its order held: nobody else answers or withdraws it meanwhile. */
async function holdOpen(context: Context, request_no: string): Promise<Request> {
  const { order_no } = await find(context, request_no)
  await holdSlips(orderKept, context, [{ order_no }])
  // Read again: whoever was faster has had the order until now.
  const request = await find(context, request_no)
  const { request_status } = request
  if (request_status === '0') return request
  const { data: state } = requestStatus.schema.safeParse(request_status)
  throw requestErrors.BIZ_REQUEST_ANSWERED.with({ state: requestStatus.texts[state ?? '1'] })
}

/** The answer has reached whoever asked. */
export async function seeRequest(
  context: Context,
  { request_no }: InputOf<typeof seeCall>,
): Promise<Record<string, never>> {
  const { order_no, seen_dt } = await find(context, request_no)
  if (seen_dt === null)
    await set(context, request_no, { seen_user: context.session.user_cd, seen_dt: context.now.toISOString() })
  say(context, requestsChanged, { orders: [order_no] })
  return {}
}

const isRequest = ({ session }: Context, request_no: string) =>
  and(
    eq(changeRequest.company_cd, session.company_cd),
    eq(changeRequest.factory_cd, session.factory_cd),
    eq(changeRequest.request_no, BigInt(request_no)),
  )

async function find(context: Context, request_no: string): Promise<Request> {
  const [found] = await context.tx.select().from(changeRequest).where(isRequest(context, request_no))
  if (!found) throw http[404].with()
  return found
}

async function set(context: Context, request_no: string, values: Partial<Request>): Promise<void> {
  await context.tx
    .update(changeRequest)
    .set({ ...values, ...changedBy(context) })
    .where(isRequest(context, request_no))
}
