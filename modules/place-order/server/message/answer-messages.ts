import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { validation } from '#platform/contract/validation.ts'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { say } from '#platform/server/facts/say.ts'
import { changedBy } from '#platform/server/master/edit-master.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import type {
  answerMessages as answerCall,
  SeenMessage,
  takeMessages as takeCall,
} from '../../contract/message/message-calls.ts'
import { messageErrors } from '../../contract/message/message-errors.ts'
import { messageState } from '../../contract/proposal/proposal-codes.ts'
import { proposalsChanged } from '../../contract/proposal/proposal-facts.ts'
import { orderMessage } from '../proposal/tables.ts'

/** 担当する. */
export async function takeMessages(
  context: Context,
  { messages }: InputOf<typeof takeCall>,
): Promise<OutputOf<typeof takeCall>> {
  const numbers = await holdOpen(context, messages)
  await set(context, numbers, { owner_user: context.session.user_cd })
  return { messages: numbers.length }
}

/** 対応済・見送り: who answers has it in charge. */
export async function answerMessages(
  context: Context,
  { messages, message_state, reason }: InputOf<typeof answerCall>,
): Promise<OutputOf<typeof answerCall>> {
  if (message_state === '9' && reason === '') throw validation.V_REQUIRED.with().at('reason')
  const numbers = await holdOpen(context, messages)
  await set(context, numbers, { message_state, reason, owner_user: context.session.user_cd })
  await recordSteps(
    context,
    numbers.map((key) => ({
      ...{ document: 'order_message', key, axis: 'message_state', from: '0', to: message_state, reason },
      verb: message_state === '9' ? 'dismiss' : 'answer',
    })),
  )
  return { messages: numbers.length }
}

const standing = {
  ...{ message_no: z.string(), message_state: messageState.schema },
  ...{ update_cnt: z.int(), update_user: z.string(), update_dt: z.string() },
}

/** Messages of this factory that are open and as somebody has seen them, locked in the order of their numbers. */
async function holdOpen(context: Context, seen: readonly SeenMessage[]): Promise<readonly string[]> {
  const { company_cd, factory_cd } = context.session
  const found = await rows(
    context.tx,
    standing,
    sql`SELECT message_no::text, message_state, update_cnt, update_user, update_dt::text FROM ${orderMessage}
      WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd}
        AND message_no = ANY(${textArray(seen.map(({ message_no }) => message_no))}::bigint[])
      ORDER BY order_message.message_no FOR NO KEY UPDATE`,
  )
  const byNumber = new Map(found.map((one) => [one.message_no, one]))
  for (const { message_no: no, update_cnt } of seen) {
    const one = byNumber.get(no)
    if (!one) throw http[404].with()
    const { message_state } = one
    if (message_state !== '0')
      throw messageErrors.BIZ_MESSAGE_STATE.with({ no, state: messageState.texts[message_state] })
    if (one.update_cnt !== update_cnt) throw await staleRecord(context, directory, one)
  }
  return [...byNumber.keys()]
}

async function set(
  context: Context,
  numbers: readonly string[],
  values: Partial<typeof orderMessage.$inferInsert>,
): Promise<void> {
  const { company_cd, factory_cd } = context.session
  await context.tx
    .update(orderMessage)
    .set({ ...values, ...changedBy(context) })
    .where(
      sql`company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND message_no = ANY(${textArray(numbers)}::bigint[])`,
    )
  say(context, proposalsChanged, {})
}
