import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { answerRequest, sendRequest } from '#modules/receive-order/server/index.ts'
import { sendRequest as sendCall } from '#modules/receive-order/contract/requests/request-calls.ts'
import { orderLineRead } from '#modules/receive-order/server/views.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Demo } from '#platform/server/module/demo.ts'

/** What customers would like to be otherwise of what is being made already: by so many days, or so many pieces more or fewer. */
const wishes = [
  { days: 7, pieces: 0, reason: '客先の据付工事が延期' },
  { days: 0, pieces: 2, reason: '予備を含めて増数' },
  { days: 0, pieces: -1, reason: '客先の仕様見直し', refusal: '着手済のため減数できません' },
] as const

/** The first ones wait for the planner's answer, the last one has been refused. */
export const wantChanges: Demo = async (context, _today, { text }) => {
  const { tx, session } = context
  const as = (user_cd: string) => ({ ...context, session: { ...session, user_cd } })
  const making = await rows(
    tx,
    { order_no: z.string(), line_no: z.int(), qty: z.int(), date: z.string() },
    sql`SELECT DISTINCT ON (l.order_no) l.order_no, l.line_no, l.qty::int AS qty,
        coalesce(l.confirmed_dt, l.answer_dt, l.desired_dt)::text AS date
      FROM ${orderLineRead.rows} AS l WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.line_status = '0' AND l.plan_status = '2' AND l.qty > 2 ORDER BY l.order_no, l.line_no LIMIT ${wishes.length}`,
  )
  for (const [at, { order_no, line_no, qty, date }] of making.entries()) {
    const wish = wishes[at]
    if (!wish) continue
    const { request_no } = await sendRequest(
      as('SALES'),
      sendCall.input.parse({
        ...{ order_no, line_no, kind: '1', reason: text(wish.reason) },
        qty: wish.pieces === 0 ? '' : String(qty + wish.pieces),
        date: wish.days === 0 ? '' : dayAfter(date, wish.days),
      }),
    )
    if ('refusal' in wish)
      await answerRequest(as('PLANNER'), { request_no, accept: '2', answer: text(wish.refusal) })
  }
}
