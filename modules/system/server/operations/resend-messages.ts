import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { tryAgain } from '#platform/server/outbox/outbox.ts'
import { messageErrors, type resendMessages } from '../../contract/operations/message-list.ts'

export async function resend(
  { tx, session, now }: Context,
  { outbox_no }: InputOf<typeof resendMessages>,
): Promise<OutputOf<typeof resendMessages>> {
  const chosen = [...new Set(outbox_no)]
  const found = await tryAgain(tx, { company_cd: session.company_cd, outbox_no: chosen }, now)
  const sent = found.find(({ was_sent }) => was_sent)
  if (sent) throw messageErrors.BIZ_MESSAGE_SENT.with({ no: sent.outbox_no })
  if (found.length < chosen.length) throw http[404].with()
  return { count: chosen.length }
}
