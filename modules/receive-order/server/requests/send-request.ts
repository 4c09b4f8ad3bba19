import { and, eq } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { holdSlips } from '#platform/server/slip/read-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { orderStatus } from '../../contract/order-codes.ts'
import { deliveryDateOf } from '../../contract/order-days.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import { refusalToCancel } from '../../contract/order-machine.ts'
import type { sendRequest as sendCall } from '../../contract/requests/request-calls.ts'
import { requestErrors } from '../../contract/requests/request-errors.ts'
import { requestsChanged } from '../../contract/requests/request-list.ts'
import { askGuards } from '../order-guards.ts'
import { orderKept, type StoredOrder } from '../order-kept.ts'
import { changeRequest } from './tables.ts'

type Asked = InputOf<typeof sendCall>
type Line = StoredOrder['lines'][number]

/** 変更依頼: only for what somebody stands against; what may be done is done. */
export async function sendRequest(context: Context, asked: Asked): Promise<OutputOf<typeof sendCall>> {
  const { order_no, kind, reason } = asked
  return inOneUnit(context, async () => {
    await holdSlips(orderKept, context, [{ order_no }])
    const { header, lines } = await readKept(orderKept, context, { order_no })
    if (header.order_status !== '0')
      throw orderErrors.BIZ_ORDER_STATE.with({ state: orderStatus.texts[header.order_status] })
    const open = lines.filter(({ line_status }) => line_status === '0')
    const wish = kind === '1' ? wishOf(lines, asked) : noWish
    const refusal =
      kind === '1'
        ? await refusalToChange(context, order_no, wish.line)
        : await refusalOfCancel(context, order_no, open)
    if (!refusal) throw requestErrors.BIZ_REQUEST_NEEDLESS.with()
    const request_no = await insert(context, { order_no, kind, reason, wish, refusal })
    say(context, requestsChanged, { orders: [order_no] })
    return () => ({ request_no })
  })
}

interface Wish {
  readonly line: Line | undefined
  readonly qty: string | null
  readonly date: string | null
}
const noWish: Wish = { line: undefined, qty: null, date: null }

function wishOf(lines: readonly Line[], { line_no, qty, date }: Asked): Wish {
  const line = lines.find((one) => one.line_no === line_no)
  if (!line) throw http[404].with()
  const { line_status } = line
  if (line_status !== '0')
    throw orderErrors.BIZ_ORDER_LINE_CLOSED.with({ state: orderStatus.texts[line_status] })
  const wish = {
    line,
    qty: qty === '' || qty === line.qty ? null : qty,
    date: date === '' || date === deliveryDateOf(line) ? null : date,
  }
  if (wish.qty === null && wish.date === null) throw requestErrors.BIZ_REQUEST_EMPTY.with().at('qty')
  return wish
}

async function refusalToChange(
  context: Context,
  order_no: string,
  line: Line | undefined,
): Promise<BusinessError | undefined> {
  if (!line) return undefined
  const { line_no, plan_status } = line
  if (plan_status === '2') return orderErrors[20121].with({ code: order_no })
  const found = await askGuards(context, { order_no, lines: [line_no], verb: 'change', accepted: false })
  return found.get(line_no)
}

async function refusalOfCancel(
  context: Context,
  order_no: string,
  open: readonly Line[],
): Promise<BusinessError | undefined> {
  const own = open.map((line) => refusalToCancel(order_no, line)).find((refusal) => refusal !== undefined)
  // What has been shipped or instructed is taken back there, by nobody's leave.
  if (own && own.code !== 20122) throw own
  const lines = open.map(({ line_no }) => line_no)
  const [guard] = (await askGuards(context, { order_no, lines, verb: 'cancel', accepted: false })).values()
  return own ?? guard
}

interface Sent {
  readonly order_no: string
  readonly kind: Asked['kind']
  readonly reason: string
  readonly wish: Wish
  readonly refusal: BusinessError
}

async function insert(context: Context, { order_no, kind, reason, wish, refusal }: Sent): Promise<string> {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  const line_no = wish.line?.line_no ?? 0
  const key = { company_cd, factory_cd, order_no, line_no }
  const [open] = await tx
    .select({ request_no: changeRequest.request_no })
    .from(changeRequest)
    .where(
      and(
        eq(changeRequest.company_cd, company_cd),
        eq(changeRequest.factory_cd, factory_cd),
        eq(changeRequest.order_no, order_no),
        eq(changeRequest.line_no, line_no),
        eq(changeRequest.request_status, '0'),
      ),
    )
  if (open) throw requestErrors.BIZ_REQUEST_OPEN.with({ line: line_no })
  const [made] = await tx
    .insert(changeRequest)
    .values({
      ...key,
      ...{ request_kind: kind, reason, refused_code: String(refusal.code) },
      ...{ before_qty: wish.line?.qty ?? null, wished_qty: wish.qty },
      ...{ before_dt: wish.line ? deliveryDateOf(wish.line) : null, wished_dt: wish.date },
      ...{ create_user: user_cd, update_user: user_cd },
    })
    .returning({ request_no: changeRequest.request_no })
  if (!made) throw new Error('The request was not stored')
  return String(made.request_no)
}
